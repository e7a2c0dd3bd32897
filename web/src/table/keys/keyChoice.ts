import type { GameHelp } from "@/table/game";
import { folded, isFree, type Preferences } from "@/shell/storage";
import { keyOf, TABLE_KEYS, type Keys, type ShortcutGroup } from "@/shell/shortcuts";

/** Every shortcut of the page: the groups that are shown, and which of them a person may meet at once. */
export class KeyChoice {
  readonly groups: readonly ShortcutGroup[];
  readonly keys: Keys;

  constructor(private readonly helps: readonly Pick<GameHelp, "shortcuts">[]) {
    this.groups = [{ where: "at-table", keys: TABLE_KEYS }, ...helps.flatMap(({ shortcuts }) => shortcuts)];
    this.keys = Object.assign({}, ...this.groups.map(({ keys }) => keys)) as Keys;
  }

  /** The key of a shortcut, whether or not shortcuts are switched on. */
  key = (name: string, preferences: Preferences): string => keyOf(this.keys, name, { ...preferences, keys: true });

  /** The name of another shortcut that has `key` where `name` works, `""` for none. */
  rival(name: string, key: string, preferences: Preferences): string {
    return this.beside(name).find((other) => other !== name && this.key(other, preferences) === key) ?? "";
  }

  /** The names of all shortcuts that may work where this one does. */
  private beside(name: string): string[] {
    const table: ShortcutGroup = { where: "", keys: TABLE_KEYS };
    const pages = this.helps.flatMap(({ shortcuts }) => [
      [table, ...shortcuts.filter(({ apart }) => !apart)],
      ...shortcuts.filter(({ apart }) => apart).map((one) => [one]),
    ]);
    const names = [[table], ...pages].map((groups) => groups.flatMap(({ keys }) => Object.keys(keys)));
    return [...new Set(names.filter((page) => page.includes(name)).flat())];
  }

  /**
   * All chosen keys once `key` was pressed for a shortcut; where that cannot be, the name of the `rival` that has it, `""`
   * for a key that no shortcut may have.
   */
  chosen(name: string, key: string, preferences: Preferences): Pick<Preferences, "shortcuts"> | { rival: string } {
    const wanted = folded(key);
    if (!isFree(wanted)) return { rival: "" };
    const rival = this.rival(name, wanted, preferences);
    if (rival !== "") return { rival };
    const others = Object.entries(preferences.shortcuts).filter(([other]) => other !== name);
    const own = wanted === this.keys[name] ? [] : [[name, wanted] as const];
    return { shortcuts: Object.fromEntries([...others, ...own]) };
  }
}
