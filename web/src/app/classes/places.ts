import { keepUnder, readList, shelf, type Shelf } from "@/kit/keeping/shelf";

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
export function knownClasses(store: Pick<Storage, "getItem"> = shelf): KnownClass[] {
  return (readList(store, KNOWN) as KnownClass[]).filter((one) => typeof one?.token === "string");
}

/** Keep a class; where there is no room for it the link in the address still works. */
export function remember(one: KnownClass, store: Shelf = shelf): void {
  keepUnder(store, KNOWN, [one, ...knownClasses(store).filter(({ token }) => token !== one.token)].slice(0, MOST));
}

/** A class is gone, or somebody else sits down at this device. */
export function forget(token: string, store: Shelf = shelf): void {
  keepUnder(
    store,
    KNOWN,
    knownClasses(store).filter((one) => one.token !== token),
  );
}
