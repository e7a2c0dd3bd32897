/** A move as it is written, taken apart. What a move does not say is `""`, -1 or 0. */
export interface MoveParts {
  word: string;
  /** What it is about: a resource, an item, a project, a character, a die, a kind of damage. */
  piece: string;
  /** The seat that it names, -1 for none. */
  seat: number;
  /** Column and row, `""` for none. */
  place: string;
  number: number;
  /** A second recipe, a resource saved, dirty water, medicine. */
  more: string;
}

const SPACES = new Set(["move", "flee", "turn", "explore", "scout"]);
const SEATS = new Set(["trade", "attack", "help", "name"]);
const NUMBERS = new Set(["cook", "take", "vote"]);
const LINK = / (?:to|from|for) /u;

/** Read a move; `names` are the seats' as moves name them. */
export function read(move: string, names: readonly string[]): MoveParts {
  const [, word = "", rest = ""] = /^(\S+) ?(.*)$/u.exec(move) ?? [];
  const said: MoveParts = { word, piece: "", seat: -1, place: "", number: 0, more: "" };
  if (SPACES.has(word)) return { ...said, place: rest };
  if (SEATS.has(word)) return { ...said, seat: names.indexOf(rest) };
  if (NUMBERS.has(word)) return { ...said, number: Number(rest) };
  const [what = "", name] = split(rest, LINK);
  const seat = name === undefined ? -1 : names.indexOf(name);
  const [, piece = "", more = ""] = /^(\S*) ?(.*)$/u.exec(what) ?? [];
  if (word === "deliver") return { ...said, piece, number: more === "" ? 1 : Number(more) };
  return { ...said, piece, seat, more };
}

/** The parts before and behind the first mark; what is behind may hold the mark again. */
function split(text: string, mark: RegExp): [string, string?] {
  const found = mark.exec(text);
  return found === null ? [text] : [text.slice(0, found.index), text.slice(found.index + found[0].length)];
}
