import { tabShelf } from "@/kit/keeping/shelf";
const WANTED = "discovery.sit";

/** Whoever has pressed "sit down" in the list of open tables takes a seat as soon as they are at the table. */
export function sitAt(table: string): void {
  tabShelf.setItem(WANTED, table);
}

/** Whether the reader has just asked for a seat at this table; asked once, it is forgotten. */
export function atOnce(table: string): boolean {
  if (tabShelf.getItem(WANTED) !== table) return false;
  tabShelf.removeItem(WANTED);
  return true;
}
