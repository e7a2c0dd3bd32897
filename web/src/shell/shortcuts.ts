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

/** Where a keyboard writes letters of another script, the Latin one that stands at their place; `null` for none. */
const atPlace = ({ key, code }: KeyboardEvent): string | null =>
  /^\p{L}$/u.test(key) && !/^\p{Script=Latin}$/u.test(key) && code.startsWith("Key") ? folded(code.slice(3)) : null;

/** Which of the shortcuts in `keys` a key press stands for, `""` for none; a chosen key goes before one that nobody chose. */
export function shortcutOf(event: KeyboardEvent, keys: Keys, preferences: Preferences): string {
  const typing = (event.target as Partial<Element> | null)?.closest?.(WRITTEN);
  if (typing || event.ctrlKey || event.altKey || event.metaKey) return "";
  const pressed = [folded(event.key), atPlace(event)];
  const names = Object.keys(keys).filter((name) => pressed.includes(keyOf(keys, name, preferences)));
  return names.find((name) => name in preferences.shortcuts) ?? names[0] ?? "";
}
