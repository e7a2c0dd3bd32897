/** A move in the record's notation, taken apart: `place fire`, `exchange Ann`, `end`. */
export interface Move {
  text: string;
  verb: string;
  argument: string;
}

const WITH_CARD = new Set(["place", "replay", "discard", "call", "give"]);
const WITH_SEAT = new Set(["exchange", "steal"]);

/** The four uses of a trump, in the rule book's order (rules E08 to E11). */
export const TRUMP_USES = ["replay", "exchange", "discard", "call"] as const;
export type TrumpUse = (typeof TRUMP_USES)[number];

export function parseMove(text: string): Move {
  const space = text.indexOf(" ");
  if (space < 0) return { text, verb: text, argument: "" };
  return { text, verb: text.slice(0, space), argument: text.slice(space + 1) };
}

/** The legal moves that name `card`, in the order the server gave them. */
export function movesOfCard(legal: readonly string[], card: string): Move[] {
  return legal.map(parseMove).filter((move) => WITH_CARD.has(move.verb) && move.argument === card);
}

/** Every card named by a legal move of these verbs (all verbs when none are given). */
export function cardsOf(legal: readonly string[], verbs: readonly string[] = []): Set<string> {
  const cards = new Set<string>();
  for (const move of legal.map(parseMove))
    if (WITH_CARD.has(move.verb) && (verbs.length === 0 || verbs.includes(move.verb))) cards.add(move.argument);
  return cards;
}

/** The legal moves that name a seat: victims of an exchange or a theft. */
export function movesOnSeats(legal: readonly string[]): Move[] {
  return legal.map(parseMove).filter((move) => WITH_SEAT.has(move.verb));
}

/** Where a card lies for the viewer; the outline in the tree when nobody sees it. */
export type Place = "tree" | "hand" | "pool" | "own-discard" | "discard" | "hidden";

/** What a viewer might want to do with a card that lies there; the server says which of these he may. */
export function intents(card: string, place: Place, phase: string, trumps: number): string[] {
  if (phase === "give") return place === "hand" ? [`give ${card}`] : [`place ${card}`];
  if (phase === "discard") return place === "hand" ? [`discard ${card}`] : [`place ${card}`];
  const wanted = [`place ${card}`];
  if (trumps === 0) return wanted;
  if (place !== "hidden") wanted.push(`replay ${card}`);
  if (place === "hand") wanted.push(`discard ${card}`);
  if (place === "hidden") wanted.push(`call ${card}`);
  return wanted;
}
