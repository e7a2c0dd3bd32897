import { api } from "@/shell/api";
import { memory } from "@/shell/appState";
import { formatRoute } from "@/shell/routes";
import type { Language } from "@/kit/i18n";

/**
 * Begin the next game of a match. Whoever has a seat is sent there by the table, with the link that opens it from now on; so is
 * a newcomer, who has only a link (`linked`). A host without either goes to watch it.
 */
export async function startNextGame(
  table: string,
  secret: string,
  seat: number,
  linked: boolean,
  language: Language,
): Promise<void> {
  const { table: next } = await api.next(table, secret, language);
  if (seat >= 0) return;
  if (linked) return location.reload();
  const known = memory.table(table);
  if (known !== undefined) memory.keep({ ...known, table: next, seats: [], over: false });
  location.hash = formatRoute({ page: "watch", table: next });
}
