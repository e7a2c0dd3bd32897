import { ARGUMENTS, TRUMP_USES } from "@/generated/discovery";
import type { Position } from "@/generated/games/evolution";

/** A square of the plane; x to the right, y upwards. */
export interface Spot {
  x: number;
  y: number;
}

/** A move in the record's notation, taken apart: `place fire`, `joker as fire at 1,-2 from pool`, `end`. */
export interface Move {
  text: string;
  /** The first word; words in two parts are joined: `joker-as`, `announce-open`. */
  verb: string;
  /** The card, seat, era or spot it names. */
  argument: string;
  spot?: Spot;
  /** Where it comes from when that is not the own hand: `pool`, or a seat's name. */
  source?: string;
  /** What an asset is aimed at: a seat's name, or the card that is looted. */
  aim?: string;
}

const words = Object.keys(ARGUMENTS);
/** Words in two parts by their first one: `joker as`, `announce open`. */
const IN_TWO = new Set(words.filter((word) => word.includes("-")).map((word) => word.split("-")[0]));

/** Whether a word of the notation is followed by a card. */
export const namesCard = (verb: string): boolean => ARGUMENTS[verb] === "card";
/** Whether a word of the notation is followed by a seat. */
export const namesSeat = (verb: string): boolean => ARGUMENTS[verb] === "seat";

/** What a trump can be used for, in the rule book's order. */
export type TrumpUse = (typeof TRUMP_USES)[number];
/** The uses that every game with trumps has (E08 to E11); the others are shown where the server offers them. */
export const EVERYWHERE: readonly TrumpUse[] = TRUMP_USES.slice(0, 4);

/** What the next chosen card or player will be used for. */
export type Use = TrumpUse | "sos" | "joker-as";

export function parseMove(text: string): Move {
  const words = text.split(" ");
  const verb = IN_TWO.has(words[0]!) ? words.splice(0, 2).join("-") : words.shift()!;
  if (!namesCard(verb) && verb !== "joker-trump") return { text, verb, argument: words.join(" ") };
  const on = verb === "use" ? words.indexOf("on") : -1;
  const aim = on < 0 ? {} : { aim: words.splice(on).slice(1).join(" ") };
  const from = words.indexOf("from");
  const source = from < 0 ? {} : { source: words.splice(from).slice(1).join(" ") };
  const at = words.indexOf("at");
  const spot = at < 0 ? {} : { spot: parseSpot(words.splice(at)[1] ?? "") };
  return { text, verb, argument: words.join(" "), ...spot, ...source, ...aim };
}

/** `2,-1` as a spot. */
export function parseSpot(text: string): Spot {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return { x, y };
}

/** The same move on a spot of the plane; the spot stands before the source. */
export function onSpot(text: string, { x, y }: Spot): string {
  const from = text.indexOf(" from ");
  const [head, tail] = from < 0 ? [text, ""] : [text.slice(0, from), text.slice(from)];
  return `${head} at ${x},${y}${tail}`;
}

/** The legal moves one by one: on the wire those that differ in their card alone are one text, `call fire|wheel`. */
export function spread(legal: readonly string[]): string[] {
  return legal.flatMap((text) => {
    const cards = text.split(" ").find((word) => word.includes("|"));
    return cards === undefined ? [text] : cards.split("|").map((card) => text.replace(cards, card));
  });
}

/** A position as it came, with its legal moves one by one. */
export const unpacked = (position: Position): Position => ({ ...position, legal: spread(position.legal) });

/** The move without its spot. */
export const withoutSpot = (text: string): string => text.replace(/ at -?\d+,-?\d+(?= from |$)/, "");

/** The legal moves, each once however many spots it has. */
export function bare(legal: readonly string[]): Move[] {
  return [...new Set(legal.map(withoutSpot))].map(parseMove);
}

/** The legal moves that name `card`, in the order the server gave them. */
export function movesOfCard(legal: readonly string[], card: string): Move[] {
  return bare(legal).filter((move) => namesCard(move.verb) && move.argument === card);
}

/** Every card named by a legal move of these verbs (all verbs when none are given). */
export function cardsOf(legal: readonly string[], verbs: readonly string[] = []): Set<string> {
  const cards = new Set<string>();
  for (const move of legal.map(parseMove))
    if (namesCard(move.verb) && (verbs.length === 0 || verbs.includes(move.verb))) cards.add(move.argument);
  return cards;
}

/** The legal moves that name a seat: whom to exchange with, steal from or ask. */
export function movesOnSeats(legal: readonly string[]): Move[] {
  return legal.map(parseMove).filter((move) => namesSeat(move.verb));
}

/** The first word of every legal move. */
export const verbsOf = (legal: readonly string[]): Set<string> => new Set(legal.map((text) => parseMove(text).verb));

/** Where Jokers lie that can be used now: `""` the own hand, `pool`, or the name of a seat with one in its discard. */
export function jokerSources(legal: readonly string[], verb = ""): string[] {
  const found = legal
    .map(parseMove)
    .filter((move) => move.verb.startsWith("joker-") && (verb === "" || move.verb === verb));
  return [...new Set(found.map((move) => move.source ?? ""))];
}

/** Where a card lies for the viewer; `hidden` if the viewer does not see it (shown as an outline). */
export type Place = "tree" | "hand" | "pool" | "called" | "own-discard" | "discard" | "selection" | "aside" | "hidden";
