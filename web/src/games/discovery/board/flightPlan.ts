import type { Happening } from "@/generated/games/evolution";

/** A card on its way; places are the `data-place` of elements: `hand:fire`, `tree:fire`, `seat:2`, `stack`. */
export interface Flight {
  card: string;
  from: string;
  to: string;
}

/** More flights than this are not shown: somebody was away, and wants to see where things are. */
export const MOST_FLIGHTS = 12;

function flight(happening: Happening, viewer: number): Flight | null {
  const { kind, seat, card, other, number, about } = happening;
  const hand = (owner: number): string => (owner === viewer && card !== "" ? `hand:${card}` : `seat:${owner}`);
  switch (kind) {
    case "placed": {
      const sources = [hand(seat), `pool:${card}`, `discard-${other}:${card}`, `selection-${seat}:${card}`, "stack"];
      return { card, from: sources[number] ?? hand(seat), to: `tree:${card}` };
    }
    case "returned":
      return { card, from: `tree:${card}`, to: `discard-${seat}:${card}` };
    case "joker":
      return { card, from: hand(seat), to: about === "" ? "aside" : `tree:${about}` };
    case "revealed":
      return { card, from: hand(seat), to: `selection-${seat}:${card}` };
    case "discarded":
      return { card, from: hand(seat), to: `discard-${seat}:${card}` };
    case "stolen":
    case "called":
      return other < 0 ? null : { card, from: hand(other), to: hand(seat) };
    case "gave":
      return { card, from: hand(seat), to: hand(other) };
    case "drew":
    case "kept":
      return { card, from: "stack", to: hand(seat) };
    case "uncovered":
      return { card, from: "side", to: `tree:${card}` };
    case "refilled":
      return { card, from: "stack", to: `pool:${card}` };
    default:
      return null;
  }
}

/** The flights that explain what happened; none when too much happened at once. */
export function flights(happenings: readonly Happening[], viewer: number): Flight[] {
  const found = happenings.map((happening) => flight(happening, viewer)).filter((one) => one !== null);
  return found.length > MOST_FLIGHTS ? [] : found;
}
