import { memory } from "@/shell/appState";
import type { KnownTable } from "@/shell/storage";
import type { HeldTable } from "@/generated/protocol";
import { faultOf } from "@/kit/faults";
import { language } from "@/kit/i18n";
import { keep, keptAccount } from "./keptAccount";
import { requests } from "./requests";

/** Secrets that one request may hold. */
const MOST = 100;
/** What has been taken along since this page was opened. */
const taken = new Set<string>();

/** The secrets of a table that are one's own: those of seats played on this device, and its host's. */
const ownSecrets = ({ seats, host }: KnownTable): string[] => [
  ...seats.filter((one) => one.mine).map((one) => one.token),
  ...(host === "" ? [] : [host]),
];

/** Tables of this device that are not there through an account. */
export const ownTables = (known: readonly KnownTable[]): KnownTable[] =>
  known.filter((table) => !table.lent && ownSecrets(table).length > 0);

/** Show the account the seats of this device that it has not been shown; `null` if there are none. */
export async function takeAlong(): Promise<HeldTable[] | null> {
  const fresh = ownTables(memory.tables())
    .flatMap(ownSecrets)
    .filter((secret) => !taken.has(secret))
    .slice(0, MOST);
  if (fresh.length === 0) return null;
  const { tables } = await requests.take(fresh, language.value);
  for (const secret of fresh) taken.add(secret);
  return tables;
}

/** The same beside whatever page is in view, where somebody is logged in who wants it. */
export async function takeAlongQuietly(): Promise<void> {
  if (keptAccount()?.along !== true) return;
  try {
    await takeAlong();
  } catch (error) {
    if (faultOf(error)?.code === "logged-out") forgetAccount();
  }
}

/** Nobody is logged in here any more: what the account has lent this device opens nothing. */
export function forgetAccount(): void {
  keep(null);
  taken.clear();
  for (const table of memory.tables()) if (table.lent) memory.forget(table.table);
}
