import { keepUnder, readRecord, shelf } from "@/kit/keeping/shelf";
import { ask, json } from "@/shell/api";
import type { Missed, MissedAsked } from "@/generated/protocol";
import type { Frame } from "./playback";

const KEPT = "discovery.seen";
const MOST = 30;

const seen = (): Record<string, number> => readRecord(shelf, KEPT) as Record<string, number>;

/** The last step of a table that was on the screen of this device; 0 where none was. */
export const lastSeenStep = (table: string): number => Number(seen()[table] ?? 0);

/** A step of a table is on the screen. Where there is no room to keep that, nothing is told of an absence. */
export function markSeen(table: string, step: number): void {
  const { [table]: before = 0, ...others } = seen();
  if (step === before) return;
  const kept = Object.entries(others).slice(0, MOST - 1);
  keepUnder(shelf, KEPT, Object.fromEntries([[table, step], ...kept]));
}

/** The positions that a seat would have been sent after a step, and the one before them. */
export async function missed(table: string, token: string, since: number, language: string): Promise<Frame[]> {
  const asked = json({ token, since } satisfies MissedAsked);
  const { frames } = await ask<Missed>(`api/tables/${table}/missed`, asked, language);
  return frames.map(({ position, steps }) => ({ position, news: steps }));
}
