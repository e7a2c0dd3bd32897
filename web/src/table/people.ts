import type { SeatInfo } from "@/generated/protocol";

/** A person at the table as the views show them, live or in a replay. */
export interface Person {
  name: string;
  kind: SeatInfo["kind"];
  program: string;
  present: boolean;
  taken: boolean;
  left: boolean;
  thinking: boolean;
  /** It is to move and has not begun to think: others are before it. */
  waiting: boolean;
}

/** People of a replay: only their names are known. */
export const fromNames = (names: readonly string[]): Person[] =>
  names.map((name) => ({
    name,
    kind: "me",
    program: "",
    present: true,
    taken: true,
    left: false,
    thinking: false,
    waiting: false,
  }));
