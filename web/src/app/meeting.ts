import type { CodeDrawn, CodeWanted, OpenTables } from "@/generated/protocol";
import { ask, json } from "./api";

/** A text as a code to be scanned. */
export const drawn = (text: string, language: string): Promise<CodeDrawn> =>
  ask("api/qr", json({ text } satisfies CodeWanted), language);

/** The tables that wait for players. */
export const openTables = (language: string): Promise<OpenTables> => ask("api/lobby", {}, language);
