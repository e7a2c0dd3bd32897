import type { Happening } from "@/generated/protocol";
import type { Occasion } from "@/table/characters/remarks";
import type { StepOf } from "@/table/tableState";
import type { Gesture } from "./gestures";
import type { SoundName } from "./sounds";

/** How a family of games lets its readers feel what happens, loaded when a table has nothing better to do. */
export interface Feedback<H extends Happening = Happening, T = unknown> {
  /** What is heard when something happens, `null` for nothing. Who is to move and who has won is heard at any table. */
  soundOf(happening: H): SoundName | null;
  /** What is seen of what has just happened, in the order in which it happened; the table is past it. */
  gesturesOf(table: T, happenings: readonly H[]): Gesture[];
  /** What happened in some steps in a line; "" if nothing is worth one. While the reader was `away`, what was done for them counts, too. */
  sinceOf(table: T, steps: readonly StepOf<H>[], away: boolean): string;
  /** What everybody at the table has seen of some steps, in a line, for a screen that all look at; a game without it has nothing of the kind. */
  openlyOf?(table: T, steps: readonly StepOf<H>[]): string;
  /** What a program may say a word about, from what everybody at the table sees; `null` for nothing. */
  occasionOf(happening: H): Occasion | null;
}
