import { shelf } from "@/kit/keeping/shelf";
/** What this device remembers of whoever is logged in: nothing that opens anything. */
export interface Kept {
  /** Whether tables of this device go along into the account. */
  along: boolean;
}

const ACCOUNT = "discovery.account";

/** `null`: nobody has logged in here, as far as this device knows. */
export function kept(store: Pick<Storage, "getItem"> = shelf): Kept | null {
  try {
    const read: unknown = JSON.parse(store.getItem(ACCOUNT) ?? "null");
    return typeof read === "object" && read !== null ? { along: (read as Partial<Kept>).along === true } : null;
  } catch {
    return null;
  }
}

/** Remember it; `null` forgets whoever was logged in. A store that is full or forbidden is let be. */
export function keep(value: Kept | null, store: Pick<Storage, "setItem" | "removeItem"> = shelf): void {
  try {
    if (value === null) store.removeItem(ACCOUNT);
    else store.setItem(ACCOUNT, JSON.stringify(value));
  } catch {
    // The account itself is on the server.
  }
}
