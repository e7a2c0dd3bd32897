/** The secrets of a contest that this device knows. */
export interface Secrets {
  entrant: string;
  director: string;
}

const KEY = "discovery.contests";
const MOST = 30;
const NONE: Secrets = { entrant: "", director: "" };

type Store = Pick<Storage, "getItem" | "setItem">;

function read(store: Store): [string, Secrets][] {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, Secrets][]).filter(Array.isArray) : [];
  } catch {
    return [];
  }
}

/** What this device knows of a contest. */
export const secretsOf = (contest: string, store: Store = localStorage): Secrets => ({
  ...NONE,
  ...read(store).find(([known]) => known === contest)?.[1],
});

/** Keep a secret; `""` forgets it. */
export function keepSecret(contest: string, some: Partial<Secrets>, store: Store = localStorage): void {
  const others = read(store).filter(([known]) => known !== contest);
  const kept = { ...secretsOf(contest, store), ...some };
  try {
    store.setItem(KEY, JSON.stringify([[contest, kept], ...others].slice(0, MOST)));
  } catch {
    // a full or forbidden store: the link with the secret still works
  }
}
