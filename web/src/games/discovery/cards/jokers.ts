import type { Position } from "@/generated/games/evolution";
import { isJoker } from "./catalogue";
import { bare, jokerSources, movesOfCard, type Move } from "./moves";

/** The Jokers that lie in the viewer's hand or selection (`""`), the pool, or the discard of `seat`. */
export function jokersAt(source: string, { seats, viewer, pool }: Position, seat: number): string[] {
  const own = seats[viewer];
  if (source === "") return [...(own?.cards ?? []), ...(own?.selection ?? [])].filter(isJoker);
  return (source === "pool" ? pool : (seats[seat]?.discard ?? [])).filter(isJoker);
}

/** What can be done with one Joker; the cards that it can stand for are chosen afterwards, so it is listed once. */
export function movesOfJoker(legal: readonly string[], joker: string, at: (source: string) => string[]): Move[] {
  const found = movesOfCard(legal, joker);
  for (const source of jokerSources(legal)) {
    if (!at(source).includes(joker)) continue;
    const here = bare(legal).filter((move) => move.verb.startsWith("joker-") && (move.source ?? "") === source);
    found.push(...here.filter((move) => move.verb === "joker-trump"));
    if (here.some((move) => move.verb === "joker-as"))
      found.push({ text: `joker-as-${source}`, verb: "joker-as", argument: "", source });
  }
  return found;
}
