import type { Happening } from "@/generated/games/evolution";

/** What a Stop contests: `did` tells messages apart (`place`, `call`, `announce`, `other`), `card` is `""` without one. */
export interface Contest {
  did: string;
  card: string;
}

export const UNCONTESTED: Contest = { did: "other", card: "" };

const DID: Record<string, string> = {
  place: "place",
  replay: "place",
  "joker-as": "place",
  call: "call",
  sos: "call",
  "announce-open": "announce",
  "announce-close": "announce",
};

/** What a happening of kind `stopped` contests. */
export const contestOf = ({ about, card }: Happening): Contest => ({ did: DID[about] ?? "other", card });

/** The three cases of a fault: a wrong Stop, one that was not verified, a right one. */
const CASES = ["", "unfounded", "conceded", "founded"];

/** How a Stop was settled, as a message id, from a happening of kind `fault`. */
export const verdictId = ({ number }: Happening): string => `verdict-${CASES[number] ?? "founded"}`;

/** How an objection was settled, as a message id, from a happening of kind `objected` (S34). */
export const objectionId = ({ number }: Happening): string => `log-objected-${number === 1 ? "right" : "wrong"}`;

/**
 * The call that a Stop answers, as a happening that precedes it in the log. A call is answered, and so reported, only when no
 * Stop stands in its way; everything else that can be contested was reported when it was done.
 */
export const contestedCall = ({ family, about, card, other }: Happening): Happening | null =>
  about === "call" ? { family, kind: "calls", seat: other, card, other: -1, number: -1, about: "" } : null;
