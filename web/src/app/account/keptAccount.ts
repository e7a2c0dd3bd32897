import { keepUnder, readKept, shelf, type Shelf } from "@/kit/keeping/shelf";

/** What this device remembers of whoever is logged in: nothing that opens anything. */
export interface Kept {
  /** Whether tables of this device go along into the account. */
  along: boolean;
}

const ACCOUNT = "discovery.account";

/** `null`: nobody has logged in here, as far as this device knows. */
export function keptAccount(store: Pick<Storage, "getItem"> = shelf): Kept | null {
  const read = readKept(store, ACCOUNT);
  return typeof read === "object" && read !== null ? { along: (read as Partial<Kept>).along === true } : null;
}

/** Remember it; `null` forgets whoever was logged in. The account itself is on the server. */
export function keep(value: Kept | null, store: Pick<Shelf, "setItem" | "removeItem"> = shelf): void {
  keepUnder(store, ACCOUNT, value);
}
