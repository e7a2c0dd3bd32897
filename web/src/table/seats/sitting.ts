const WANTED = "discovery.sit";

/** Whoever has pressed "sit down" in the list of open tables takes a seat as soon as they are at the table. */
export function sitAt(table: string): void {
  sessionStorage.setItem(WANTED, table);
}

/** Whether the reader has just asked for a seat at this table; asked once, it is forgotten. */
export function atOnce(table: string): boolean {
  if (sessionStorage.getItem(WANTED) !== table) return false;
  sessionStorage.removeItem(WANTED);
  return true;
}
