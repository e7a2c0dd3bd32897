import { api } from "@/app/api";
import { memory } from "@/app/appState";
import { formatRoute } from "@/app/routes";
import type { Language } from "@/kit/i18n";

/**
 * Begin the next game of a match. Whoever has a seat is sent there by the table, with the link that opens it from now on; a host
 * without one goes to watch it.
 */
export async function goOn(table: string, secret: string, seat: number, language: Language): Promise<void> {
  const { table: next } = await api.next(table, secret, language);
  if (seat >= 0) return;
  const known = memory.table(table);
  if (known !== undefined) memory.keep({ ...known, table: next, seats: [], over: false });
  location.hash = formatRoute({ page: "watch", table: next });
}
