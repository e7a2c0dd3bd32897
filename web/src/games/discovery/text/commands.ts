import { ARGUMENTS } from "@/generated/discovery";
import { namesSeat, onSpot, parseMove, type Spot } from "@/games/discovery/cards/moves";
import { ruleRead, type Read } from "@/table/line/topics";
import { fold } from "@/kit/fold";
import { ABOUT, matches, type Vocabulary } from "./vocabulary";

/**
 * The `/` line: a game in words. It knows words and the moves that the server offers, and no rules: whatever can be read
 * as a move is sent, and the server says why not. The grammar is that of the terminal (`evolution/terminal/input_parser.py`), and both are held to
 * the same table of examples. A parser on the server would be the only one, but a line would then cost a request, could not
 * be read while the table is out of reach, and what is asked about (hand, pool, points) lies here already.
 */
export type ParsedCommand = Read | { kind: "card" | "needs"; card: string };

/** Words that say all: nothing follows them. Jokers and announcements have words of their own, see `head`. */
const isBare = (verb: string): boolean => ARGUMENTS[verb] === "";
/** Two whole numbers at the end: `2,-1`. */
const SPOT = /\s+(-?\d+)\s*[,;]\s*(-?\d+)\s*$/u;

/** An order taken apart: what stands before the spot and the source, and these where they were said. */
interface Order {
  text: string;
  spot?: Spot;
  source?: string;
}

/** Read one line; `legal` are the moves that the server offers, one by one. */
export function parseCommand(line: string, words: Vocabulary, legal: readonly string[]): ParsedCommand {
  const text = line.replace(/^\s*\//, "").trim();
  const folded = fold(text);
  const [first = ""] = folded.split(" ");
  const topic = words.topics.get(folded) ?? words.topics.get(first);
  const rest = folded.slice(first.length).trim();
  if (topic !== undefined && ABOUT.includes(topic)) return about(topic, text, rest, words, legal);
  if (topic !== undefined && (rest === "" || words.topics.has(folded))) return { kind: "ask", topic };
  return order(text, words, legal);
}

function about(topic: string, text: string, rest: string, words: Vocabulary, legal: readonly string[]): ParsedCommand {
  if (topic === "rule") return ruleRead(rest);
  if (topic === "order") return { kind: "ask", topic, rest };
  const word = text.split(/\s+/)[0] ?? "";
  const tail = text.slice(word.length).trim();
  if (topic === "why") {
    const read = order(tail, words, legal);
    if (read.kind === "move") return { kind: "why", move: read.move };
    return read.kind === "choices" ? { ...read, about: topic } : read;
  }
  const cards = matches(words.cards, rest);
  if (cards.length === 1) return { kind: topic as "card", card: cards[0]! };
  return cards.length === 0 ? { kind: "unclear", word: rest } : { kind: "choices", orders: cards, about: topic };
}

/** A move, in whole or short; every legal move that it fits where it says too little. */
function order(line: string, words: Vocabulary, legal: readonly string[]): Read {
  const said = takenApart(line, words);
  const heads = [...new Set(headsOf(said, words, legal))];
  const orders = [...new Set(heads.flatMap((head) => completed(head, said, legal)))];
  if (orders.length === 0) return { kind: "unclear", word: unclear(said.text, words) };
  return orders.length === 1 ? { kind: "move", move: orders[0]! } : { kind: "choices", orders, about: "" };
}

/** `joker as tent at 1,0 from pool`: the source stands last, the spot before it, each behind its word. */
function takenApart(line: string, words: Vocabulary): Order {
  const parts = line.split(/\s+/);
  for (let at = parts.length - 2; at > 0; at--) {
    if (words.links.get(fold(parts[at]!)) !== "from") continue;
    const name = fold(parts.slice(at + 1).join(" "));
    const source = words.links.get(name) === "pool" ? "pool" : words.seats.get(name);
    if (source !== undefined) return { ...withSpot(parts.slice(0, at).join(" "), words), source };
  }
  return withSpot(line, words);
}

function withSpot(line: string, words: Vocabulary): Order {
  const found = SPOT.exec(` ${line}`);
  if (found === null) return { text: line };
  const spot = { x: Number(found[1]), y: Number(found[2]) };
  const before = line.slice(0, Math.max(0, found.index - 1)).trim();
  const parts = before.split(/\s+/);
  const last = fold(parts.at(-1) ?? "");
  if (words.links.get(last) === "at") return { text: parts.slice(0, -1).join(" "), spot };
  return words.verbs.get(last) === "look" ? { text: before, spot } : { text: line };
}

/** The moves that may be meant, without spots and sources. */
function headsOf({ text, spot }: Order, words: Vocabulary, legal: readonly string[]): string[] {
  const [first = "", ...others] = fold(text).split(" ");
  const rest = others.join(" ");
  const exact = words.verbs.get(first);
  const verbs = exact === undefined ? cutShort(first, words) : [exact];
  if (verbs.length === 0 || (rest === "" && exact === undefined && !verbs.some((verb) => isBare(verb))))
    return named(fold(text), words, legal);
  const possible = verbs.filter((verb) => legal.some((move) => move.split(" ")[0] === verb));
  const found = (possible.length > 0 ? possible : verbs).flatMap((verb) => head(verb, rest, text, spot, words, legal));
  return found.length > 0 || exact !== undefined ? found : named(fold(text), words, legal);
}

/** Verbs of the notation that begin so. */
const cutShort = (start: string, words: Vocabulary): string[] =>
  start === "" ? [] : [...new Set(words.verbs.values())].filter((verb) => verb.startsWith(start));

function head(
  verb: string,
  rest: string,
  text: string,
  spot: Spot | undefined,
  words: Vocabulary,
  legal: readonly string[],
): string[] {
  if (isBare(verb)) return rest === "" ? [verb] : [];
  if (verb === "look")
    return spot === undefined ? legal.filter((move) => move.startsWith("look ")) : [`look ${spot.x},${spot.y}`];
  if (verb === "draw") return begun(`draw ${rest}`.trim(), legal);
  if (verb === "harvest") return harvest(rest, words, legal);
  if (verb === "joker") return joker(rest, words, legal);
  if (verb === "announce") return announcement(rest, words);
  if (verb === "select") return selection(text, words);
  return among(namesSeat(verb) ? words.seats : words.cards, rest, verb, legal).map((target) => `${verb} ${target}`);
}

/** The legal moves that begin so: `draw` where a number is asked, `harvest rob`; what was said where there is none. */
function begun(said: string, legal: readonly string[]): string[] {
  const found = legal.filter((move) => fold(move).startsWith(said));
  return found.length > 0 ? found : [said];
}

/** `harvest take fire`, `harvest rob Bo`, also by the words of the reader; only a name is what is taken, or who is robbed. */
function harvest(rest: string, words: Vocabulary, legal: readonly string[]): string[] {
  const said = begun(`harvest ${rest}`.trim(), legal);
  if (rest === "" || legal.includes(said[0]!)) return said;
  const [what = "", ...others] = rest.split(" ");
  const verb = words.verbs.get(what) ?? what;
  const way = verb === "steal" ? "rob" : verb;
  const name = others.join(" ");
  if (name === "" && (way === "draw" || way === "none")) return [`harvest ${way}`];
  const taken = (word: string): string[] => matches(words.cards, word).map((card) => `harvest take ${card}`);
  const robbed = (word: string): string[] => matches(words.seats, word).map((seat) => `harvest rob ${seat}`);
  const orders = way === "take" ? taken(name) : way === "rob" ? robbed(name) : [...taken(rest), ...robbed(rest)];
  const now = legal.filter((move) => orders.some((one) => move === one || move.startsWith(`${one} `)));
  return now.length > 0 ? now : orders;
}

/** Whom or what a word means behind a verb: what is possible now comes before everything else. */
function among(names: ReadonlyMap<string, string>, word: string, verb: string, legal: readonly string[]): string[] {
  const found = matches(names, word);
  const now = found.filter((one) => legal.some((move) => headOf(move) === `${verb} ${one}`));
  return now.length > 0 ? now : found;
}

/** `joker as fire` stands for a card, any other Joker wins a trump. */
function joker(rest: string, words: Vocabulary, legal: readonly string[]): string[] {
  const [link = "", ...others] = rest.split(" ");
  const meant = words.links.get(link);
  if (meant === "as") return among(words.cards, others.join(" "), "joker as", legal).map((card) => `joker as ${card}`);
  return link === "" || meant === "trump" ? ["joker trump"] : [];
}

/** `announce open 3`. */
function announcement(rest: string, words: Vocabulary): string[] {
  const parts = rest.split(" ");
  const what = parts.map((word) => words.links.get(word)).find((link) => link === "open" || link === "close");
  const era = parts.find((word) => /^\d+$/.test(word));
  return what === undefined || era === undefined ? [] : [`announce ${what} ${era}`];
}

/** `select fire, hide`; nothing behind it is an empty selection. */
function selection(text: string, words: Vocabulary): string[] {
  const list = text.trim().split(/\s+/).slice(1).join(" ");
  const found = list
    .split(/[,;]/)
    .map(fold)
    .filter((name) => name !== "")
    .map((name) => matches(words.cards, name));
  return found
    .reduce<string[][]>((lists, cards) => lists.flatMap((before) => cards.map((card) => [...before, card])), [[]])
    .map((cards) => `select ${cards.join(", ")}`.trim());
}

/** Only a name: the legal moves of that card or seat; a card that has none is placed. */
function named(word: string, words: Vocabulary, legal: readonly string[]): string[] {
  const cards = new Set(matches(words.cards, word));
  const seats = new Set(matches(words.seats, word));
  const fitting = legal.map(headOf).filter((move) => {
    const { verb, argument } = parseMove(move);
    return namesSeat(verb) ? seats.has(argument) : cards.has(argument) && !isBare(verb);
  });
  return fitting.length > 0 ? fitting : [...cards].map((card) => `place ${card}`);
}

/** A move without its spot and its source. */
export function headOf(move: string): string {
  const { verb, argument } = parseMove(move);
  return `${verb.replace("-", " ")} ${argument}`.trim();
}

/** The legal moves that begin so and lie where it was said; the order itself where there is none. */
function completed(head: string, { spot, source }: Order, legal: readonly string[]): string[] {
  const placed = (move: string): string => (spot === undefined || head.startsWith("look ") ? move : onSpot(move, spot));
  if (source === undefined && legal.includes(head)) return [placed(head)];
  const fitting = legal.filter(
    (move) => headOf(move) === head && (source === undefined || parseMove(move).source === source),
  );
  if (fitting.length > 0) return fitting.map(placed);
  return [placed(head) + (source === undefined ? "" : ` from ${source}`)];
}

/** What of an order was not understood: all of it, or what stands behind a verb that was. */
function unclear(text: string, words: Vocabulary): string {
  const [first = "", ...others] = fold(text).split(" ");
  return words.verbs.has(first) && others.length > 0 ? others.join(" ") : fold(text);
}
