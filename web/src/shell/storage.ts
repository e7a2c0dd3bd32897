import { keepUnder, readList, readRecord, type Shelf } from "@/kit/keeping/shelf";

/** A seat whose secret this device knows; `mine` tells a seat played here from a link to be handed out. */
export interface KnownSeat {
  seat: number;
  token: string;
  mine: boolean;
}

/** A table that this device has been at. */
export interface KnownTable {
  table: string;
  host: string;
  /** The secret of the table's link, where its host knows it. */
  join?: string;
  seats: KnownSeat[];
  /** The reader's seat, where its secret opens the next game of a match by now. */
  own?: number;
  game: string;
  deck: string;
  names: string[];
  over: boolean;
  at: number;
  /** Its secrets were made for a session of the reader's account and end with it. */
  lent?: boolean;
}

export interface Preferences {
  theme: "auto" | "light" | "dark";
  language: string;
  density: "names" | "cards" | "full";
  keys: boolean;
  /** The keys that the reader has chosen, by the names of their shortcuts. */
  shortcuts: Readonly<Record<string, string>>;
  /** Whether to ask before a turn is ended in which a card could be placed. */
  ask: boolean;
  /** Whether what happens at a table is heard. */
  sounds: boolean;
  /** How fast others' turns are shown. */
  pace: "slow" | "usual" | "instant";
  /** Whether a game may lead a newcomer through its beginning. */
  guide: boolean;
  /** Whether a newcomer is told at the table what the game is played for. */
  goal: boolean;
  /** Whether programs say a word now and then. */
  remarks: boolean;
  name: string;
}

const TABLES = "discovery.tables";
const HANDICAPS = "discovery.handicaps";
const FOLDS = "discovery.folds";
const PREFERENCES = "discovery.preferences";
const MOST_TABLES = 30;

export const DEFAULTS: Preferences = {
  theme: "auto",
  language: "",
  density: "cards",
  keys: true,
  shortcuts: {},
  ask: true,
  sounds: true,
  pace: "usual",
  guide: true,
  goal: true,
  remarks: true,
  name: "",
};

/** A key as shortcuts compare it: a letter with and without Shift, and `+` on the key of `=`. */
export const folded = (key: string): string => (key === "=" ? "+" : key.toLowerCase());

/**
 * Whether a shortcut may have a key: it prints one sign, as `folded` writes it. Every other key (Tab, Escape, Enter, the
 * space bar, arrows, modifiers) is the browser's, a screen reader's, or presses what has the focus.
 */
export const isFree = (key: unknown): boolean =>
  typeof key === "string" && /^[^\s=]$/u.test(key) && folded(key) === key;

/** What this device remembers. Unreadable memory counts as none. */
export class Memory {
  constructor(private readonly store: Shelf) {}

  tables(): KnownTable[] {
    return (readList(this.store, TABLES) as KnownTable[]).filter((one) => typeof one?.table === "string");
  }

  table(id: string): KnownTable | undefined {
    return this.tables().find((known) => known.table === id);
  }

  /** The table that a seat's secret belongs to, as far as this device knows. */
  tableOf(token: string): KnownTable | undefined {
    return this.tables().find((known) => known.seats.some((seat) => seat.token === token));
  }

  keep(table: KnownTable): void {
    const others = this.tables().filter((known) => known.table !== table.table);
    keepUnder(this.store, TABLES, [table, ...others].sort((a, b) => b.at - a.at).slice(0, MOST_TABLES));
  }

  forget(id: string): void {
    keepUnder(
      this.store,
      TABLES,
      this.tables().filter((known) => known.table !== id),
    );
  }

  /** Note a seat's secret under its table, which is made known if need be. */
  learn(id: string, seat: KnownSeat, now: number): void {
    const blank = { table: id, host: "", seats: [], game: "", deck: "", names: [], over: false, at: now };
    const known = this.table(id) ?? blank;
    const before = known.seats.find((one) => one.token === seat.token);
    const others = known.seats.filter((one) => one.seat !== seat.seat && one.token !== seat.token);
    const mine = seat.mine || (before?.mine ?? false);
    this.keep({ ...known, seats: [...others, { ...seat, mine }].sort((a, b) => a.seat - b.seat) });
  }

  /** Which eras of a table's tree this device has opened or folded. */
  folds(table: string): Readonly<Record<number, boolean>> {
    return this.folded().find(([known]) => known === table)?.[1] ?? {};
  }

  /** Keep them; a table without an id is a file that was opened, which is gone with the page. */
  fold(table: string, eras: Readonly<Record<number, boolean>>): void {
    const others = this.folded().filter(([known]) => known !== table);
    if (table !== "") keepUnder(this.store, FOLDS, [[table, eras], ...others].slice(0, MOST_TABLES));
  }

  private folded(): [string, Record<number, boolean>][] {
    return (readList(this.store, FOLDS) as [string, Record<number, boolean>][]).filter(Array.isArray);
  }

  /** The reader's standard handicap (rule S32) for a game, its length and a number of seats, in one word. */
  handicap(kept: string): number {
    return Number(this.handicaps()[kept] ?? 0);
  }

  keepHandicap(kept: string, value: number): void {
    keepUnder(this.store, HANDICAPS, { ...this.handicaps(), [kept]: value });
  }

  private handicaps(): Record<string, number> {
    return readRecord(this.store, HANDICAPS) as Record<string, number>;
  }

  preferences(): Preferences {
    const kept = { ...DEFAULTS, ...(readRecord(this.store, PREFERENCES) as Partial<Preferences>) };
    const shortcuts = Object.entries(Object(kept.shortcuts) as object).filter(([, key]) => isFree(key));
    return { ...kept, shortcuts: Object.fromEntries(shortcuts) };
  }

  prefer(preferences: Preferences): void {
    keepUnder(this.store, PREFERENCES, preferences);
  }
}
