/** What a key asks for at the table. */
export type KeyAction =
  | { kind: "hand"; index: number }
  | { kind: "pool"; index: number }
  | { kind: "answer"; key: string }
  | { kind: "go"; to: "tree" | "prompt" | "points" | "log" | "command" }
  | { kind: "why" | "hint" | "density" | "help" | "cancel" };

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Keys that answer in a window; they mean nothing while none is open. */
const ANSWERS = new Set(["s", "j", "m"]);

const LETTERS: Readonly<Record<string, KeyAction>> = {
  t: { kind: "go", to: "tree" },
  g: { kind: "go", to: "prompt" },
  p: { kind: "go", to: "points" },
  l: { kind: "go", to: "log" },
  "/": { kind: "go", to: "command" },
  w: { kind: "why" },
  h: { kind: "hint" },
  z: { kind: "density" },
  "?": { kind: "help" },
};

/** The action of a key press; `single` tells whether single-key shortcuts are switched on (Escape always works). */
export function keyAction(press: KeyPress, single: boolean): KeyAction | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (press.key === "Escape") return { kind: "cancel" };
  if (!single) return null;
  if (/^[1-9]$/.test(press.key)) return { kind: "hand", index: Number(press.key) - 1 };
  if (/^[a-e]$/.test(press.key)) return { kind: "pool", index: "abcde".indexOf(press.key) };
  if (ANSWERS.has(press.key)) return { kind: "answer", key: press.key };
  return LETTERS[press.key] ?? null;
}

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
