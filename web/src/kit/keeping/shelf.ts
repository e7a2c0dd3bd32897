/** Where the page keeps what it is to know later. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps things as long as the page is open. */
class Fleeting implements Shelf {
  private readonly items = new Map<string, string>();

  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.items.delete(key);
  }
}

const PROBE = "discovery.probe";

/** A store of the browser; in a foreign frame or a private window it may refuse even to be named. */
export function shelfOf(store: () => Storage): Shelf {
  try {
    const found = store();
    // one that holds something may be full, and is read all the same
    if (found.length === 0) {
      found.setItem(PROBE, "");
      found.removeItem(PROBE);
    }
    return found;
  } catch {
    return new Fleeting();
  }
}

/** What stays on this device, and what stays as long as the tab is open. */
export const shelf = shelfOf(() => localStorage);
export const tabShelf = shelfOf(() => sessionStorage);
/** The browser keeps nothing for this page. */
export const FORGETS = shelf instanceof Fleeting;

/** What is kept under a name; `null` where nothing is, or nothing that can be read. */
export function readKept(store: Pick<Storage, "getItem">, name: string): unknown {
  try {
    return JSON.parse(store.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Keep something under a name, `null` for nothing; whether there was room. A store that is full or forbidden stops nothing else. */
export function keepUnder(store: Pick<Storage, "setItem" | "removeItem">, name: string, value: unknown): boolean {
  try {
    if (value === null) store.removeItem(name);
    else store.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The list that is kept under a name; empty where there is none. */
export function readList(store: Pick<Storage, "getItem">, name: string): unknown[] {
  const read = readKept(store, name);
  return Array.isArray(read) ? read : [];
}

/** The same for things by name. */
export function readRecord(store: Pick<Storage, "getItem">, name: string): Record<string, unknown> {
  const read = readKept(store, name);
  return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
}
