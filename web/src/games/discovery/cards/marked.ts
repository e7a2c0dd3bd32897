import type { SignalInfo } from "@/generated/protocol";
import { teamLetter } from "@/table/seats/teams";

/** What people show one another of a card. */
export interface Marked {
  /** The letters of their seats; with the place in a row where somebody shows several. */
  sign: string;
  seats: readonly number[];
}

/** The cards that people show one another, by their ids. */
export function markedCards(signals: readonly SignalInfo[]): ReadonlyMap<string, Marked> {
  const found = new Map<string, Marked>();
  for (const { kind, seat, told } of signals) {
    if (kind !== "point" && kind !== "plan") continue;
    told.forEach((about, index) => {
      if (!about.startsWith("card:")) return;
      const card = about.slice("card:".length);
      const before = found.get(card);
      const sign = teamLetter(seat) + (told.length > 1 ? index + 1 : "");
      found.set(card, {
        sign: [...(before ? [before.sign] : []), sign].join(" "),
        seats: [...(before?.seats ?? []), seat],
      });
    });
  }
  return found;
}
