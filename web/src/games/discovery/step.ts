import type { Happening } from "@/generated/games/evolution";
import type { StepOf } from "@/table/tableState";

/** A step at a table of the card games. */
export type Step = StepOf<Happening>;
