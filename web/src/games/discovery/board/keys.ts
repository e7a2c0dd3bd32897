import { keyOf, TABLE_KEYS, type Keys } from "@/shell/shortcuts";
import type { Preferences } from "@/shell/storage";

/** The cards of the reader's hand and of the pool, each by its place. */
const rowOf = (row: string, signs: string): Keys =>
  Object.fromEntries([...signs].map((sign, at) => [`${row}-${at + 1}`, sign]));
export const CARD_KEYS = { ...rowOf("hand", "123456789"), ...rowOf("pool", "abcde") };
export const BOARD_KEYS = { tree: "t", why: "w", density: "z" };
/** They mean nothing while no window is open. */
export const WINDOW_KEYS = { stop: "s", interrupt: "j", me: "m" };
/** All that the board itself listens to. */
export const ALL_KEYS = { ...TABLE_KEYS, ...CARD_KEYS, ...BOARD_KEYS, ...WINDOW_KEYS };

/** The keys of the cards in a row, `hand` or `pool`. */
export const keysOfRow = (row: string, preferences: Preferences): string[] =>
  Object.keys(CARD_KEYS)
    .filter((name) => name.startsWith(row))
    .map((name) => keyOf(CARD_KEYS, name, preferences));

/** Where an arrow leads in rows of cells that need not be equally long; `null` for any other key. */
export function step(rows: readonly number[], row: number, column: number, key: string): [number, number] | null {
  const last = (index: number): number => Math.max(0, (rows[index] ?? 1) - 1);
  switch (key) {
    case "ArrowLeft":
      return [row, Math.max(0, column - 1)];
    case "ArrowRight":
      return [row, Math.min(last(row), column + 1)];
    case "ArrowUp":
      return row > 0 ? [row - 1, Math.min(column, last(row - 1))] : [row, column];
    case "ArrowDown":
      return row < rows.length - 1 ? [row + 1, Math.min(column, last(row + 1))] : [row, column];
    case "Home":
      return [row, 0];
    case "End":
      return [row, last(row)];
    default:
      return null;
  }
}
