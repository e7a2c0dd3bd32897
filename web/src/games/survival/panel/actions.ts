import type { MoveParts } from "@/games/survival/text/notation";

/** The groups of what one does by day, in the order in which they stand below the map. */
const GROUPS: readonly (readonly [group: string, words: readonly string[]])[] = [
  ["quest", ["escape", "deliver", "survey", "investigate"]],
  ["here", ["collect", "fight", "cook", "relight", "loot", "attack"]],
  ["cards", ["craft", "use", "rest"]],
  ["others", ["hand", "trade"]],
  ["end", ["end"]],
];

export interface Group {
  group: string;
  moves: string[];
}

/** The moves of a day but those that lead to a space, by group; a word of no group stands with the last. */
export function actionsOf(moves: readonly { move: string; said: MoveParts }[]): Group[] {
  const left = moves.filter(({ said }) => said.place === "");
  const known = new Set(GROUPS.flatMap(([, words]) => words));
  const last = GROUPS.length - 1;
  return GROUPS.map(([group, words], at) => ({
    group,
    moves: left
      .filter(({ said }) => words.includes(said.word) || (at === last && !known.has(said.word)))
      .map(({ move }) => move),
  })).filter((one) => one.moves.length > 0);
}
