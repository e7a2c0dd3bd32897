import { socketAddress } from "@/app/api";
import type { Connection } from "./connection";
import { language } from "@/kit/i18n";
import { browser, dial, type Ticket } from "./lines";
import type { Route } from "@/app/routes";
import { memory } from "@/app/world";

interface Call {
  ticket: Ticket;
  line: Connection;
}

let early: Call | null = null;

/** Who comes with this token, or to watch this table: what the line says of itself each time it comes back. */
function ticketOf(token: string, table: string): Ticket {
  const known = token ? memory.tableOf(token) : memory.table(table);
  return { token, table: token ? "" : table, host: known?.host ?? "" };
}

function call(token: string, table: string): Call {
  const ticket = ticketOf(token, table);
  return { ticket, line: dial(browser(socketAddress(document.baseURI)), ticket, () => language.value) };
}

/** Call a table while the script of its page is still on the way. */
export function dialEarly(route: Route): void {
  if (route.page !== "play" && route.page !== "watch") return;
  early = call(route.page === "play" ? route.token : "", route.page === "watch" ? route.table : "");
  early.line.start();
}

/** The line to a table: the one that was called early if it is that one, else a new one that has not been started. */
export function lineTo(token: string, table: string): Call {
  const found = early;
  early = null;
  if (found !== null && found.ticket.token === token && found.ticket.table === table) return found;
  found?.line.stop();
  return call(token, table);
}
