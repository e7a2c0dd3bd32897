import { shelf } from "@/kit/keeping/shelf";
/** Where somebody is on the pages of classes, by what stands behind `#/class/`. */
export type Place =
  | { at: "make" }
  | { at: "join"; code: string }
  | { at: "me" | "teach"; token: string }
  | { at: "board" | "cards"; id: string };

export function placeOf(address: string): Place {
  const [at = "", key = ""] = address.split("/");
  if (at === "join") return { at, code: key };
  if ((at === "me" || at === "teach") && key !== "") return { at, token: key };
  if ((at === "board" || at === "cards") && key !== "") return { at, id: key };
  return { at: "make" };
}

/** A code as people read it aloud, in two halves. */
export const spoken = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

const KNOWN = "discovery.classes";
const MOST = 10;

/** A class that this device is the teacher's of, or a place in one that is a pupil's. */
export interface KnownClass {
  code: string;
  token: string;
  teaches: boolean;
}

/** The classes that this device knows, the latest first. Unreadable memory counts as none. */
export function known(store: Pick<Storage, "getItem"> = shelf): KnownClass[] {
  try {
    const read: unknown = JSON.parse(store.getItem(KNOWN) ?? "[]");
    return Array.isArray(read) ? (read as KnownClass[]).filter((one) => typeof one?.token === "string") : [];
  } catch {
    return [];
  }
}

export function remember(one: KnownClass, store: Pick<Storage, "getItem" | "setItem"> = shelf): void {
  write([one, ...known(store).filter(({ token }) => token !== one.token)].slice(0, MOST), store);
}

/** A class is gone, or somebody else sits down at this device. */
export function forget(token: string, store: Pick<Storage, "getItem" | "setItem"> = shelf): void {
  write(
    known(store).filter((one) => one.token !== token),
    store,
  );
}

function write(classes: KnownClass[], store: Pick<Storage, "setItem">): void {
  try {
    store.setItem(KNOWN, JSON.stringify(classes));
  } catch {
    // A full or forbidden store must not stop a lesson; the link in the address still works.
  }
}
