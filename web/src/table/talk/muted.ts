import { keepUnder, readRecord, shelf } from "@/kit/keeping/shelf";
import { Store } from "@/kit/store";

const KEPT = "discovery.muted";
const MOST = 30;

type Lists = Record<string, string[]>;

/** Whom the reader does not want to hear, by table and name; it is known to this device alone. */
export const muted = new Store(readRecord(shelf, KEPT) as Lists);

/** Mute somebody at a table, or hear them again. */
export function mute(table: string, name: string, silent: boolean): void {
  const others = (muted.value[table] ?? []).filter((one) => one !== name);
  const kept = Object.entries(muted.value)
    .filter(([one]) => one !== table)
    .slice(0, MOST - 1);
  muted.set(Object.fromEntries([[table, silent ? [...others, name] : others], ...kept]));
  keepUnder(shelf, KEPT, muted.value); // where there is no room the choice lasts as long as the page
}
