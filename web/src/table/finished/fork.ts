import type { ForkWanted, SeatPlan } from "@/generated/protocol";

/** Who plays the other seats of a fork: a program by its name, the reader, or whoever gets their links. */
export type Others = { kind: "program"; program: string } | { kind: "me" } | { kind: "open" };

/** What a reader chooses in the dialog. */
export interface ForkForm {
  own: number;
  others: Others;
  /** Everything is dealt anew that the reader's seat does not know. */
  anew: boolean;
}

/** The seats of a fork: those of virtual players stay what they are, and a program plays under the name of its seat, so that nobody's name has to change. */
export function seatsOf(form: ForkForm, names: readonly string[], virtual: ReadonlyMap<string, string>): SeatPlan[] {
  return names.map((name, seat): SeatPlan => {
    const kind = virtual.get(name);
    if (kind !== undefined) return { kind, name, program: "" };
    if (seat === form.own || form.others.kind === "me") return { kind: "me", name, program: "" };
    if (form.others.kind === "open") return { kind: "open", name: "", program: "" };
    return { kind: "program", name, program: form.others.program };
  });
}

/** The request for a fork of a table's game, or of an opened record with the deck file that it may need. */
export const forkRequest = (
  form: ForkForm,
  source: { table: string; record: string; deck: string },
  step: number,
  seats: SeatPlan[],
  language: string,
): ForkWanted => ({
  ...(source.table === "" ? { record: source.record, deck: source.deck } : { table: source.table }),
  step,
  seats,
  knows: form.anew ? form.own : -1,
  language,
});
