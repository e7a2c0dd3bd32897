import { folded, type Preferences } from "@/app/storage";

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

/** The key of a shortcut now, `""` while shortcuts are switched off. */
export const keyOf = (keys: Keys, name: string, { keys: on, shortcuts }: Preferences): string =>
  on ? (shortcuts[name] ?? keys[name] ?? "") : "";

/** Which of the shortcuts in `keys` a key press stands for, `""` for none; a chosen key goes before one that nobody chose. */
export function shortcutOf(event: KeyboardEvent, keys: Keys, preferences: Preferences): string {
  const typing = (event.target as Partial<Element> | null)?.closest?.(TYPED);
  if (typing || event.ctrlKey || event.altKey || event.metaKey) return "";
  const names = Object.keys(keys).filter((name) => keyOf(keys, name, preferences) === folded(event.key));
  return names.find((name) => name in preferences.shortcuts) ?? names[0] ?? "";
}
