import { folded, type Preferences } from "./storage";

/** The key of each shortcut by its name, unless the reader has chosen another; `key-NAME` says what it does. */
export type Keys = Readonly<Record<string, string>>;

/** Shortcuts that work in one place; both what binds them and the page of keys read them here. */
export interface ShortcutGroup {
  /** What names the place: `key-WHERE`. */
  where: string;
  keys: Keys;
  /** It is no part of a table, so its keys may be those of a table as well. */
  apart?: boolean;
}

/** What works at any table. */
export const TABLE_KEYS = {
  prompt: "g",
  log: "l",
  points: "p",
  command: "/",
  hint: "h",
  large: "f",
  undo: "u",
  agree: "y",
  refuse: "n",
  sound: "v",
  help: "?",
} as const;

/** Where a key means what it says. */
export const TYPED = "input, select, textarea, dialog";
/** Where a letter does: on a slider or a box, which keep the focus for long, letters are shortcuts as anywhere else. */
const WRITTEN = "input:not([type=range], [type=checkbox], [type=radio]), select, textarea, dialog";

/** The key of a shortcut now, `""` while shortcuts are switched off. */
export const keyOf = (keys: Keys, name: string, { keys: on, shortcuts }: Preferences): string =>
  on ? (shortcuts[name] ?? keys[name] ?? "") : "";

/** What a Cyrillic keyboard writes where others have the slash and, with Shift, the question mark. */
const AT_SLASH: Readonly<Record<string, string>> = { ".": "/", ",": "?" };

/**
 * What stands on other keyboards at the place of a key, `null` for nothing: the Latin letter where this one writes another
 * script, the digit where a French one wants Shift for it.
 */
function atPlace({ key, code, shiftKey }: KeyboardEvent): string | null {
  if (code.startsWith("Key"))
    return /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key) ? folded(code.slice(3)) : null;
  if (code.startsWith("Digit")) return shiftKey ? null : code.slice(5);
  return code === "Slash" ? (AT_SLASH[key] ?? null) : null;
}

/**
 * Which of the shortcuts in `keys` a key press stands for, `""` for none. A chosen key goes before one that nobody chose, and what
 * the key writes before what stands at its place elsewhere.
 */
export function shortcutOf(event: KeyboardEvent, keys: Keys, preferences: Preferences): string {
  const typing = (event.target as Partial<Element> | null)?.closest?.(WRITTEN);
  if (typing || event.ctrlKey || event.altKey || event.metaKey) return "";
  const names = [folded(event.key), atPlace(event)].flatMap((pressed) =>
    Object.keys(keys).filter((name) => pressed !== null && keyOf(keys, name, preferences) === pressed),
  );
  return names.find((name) => name in preferences.shortcuts) ?? names[0] ?? "";
}
