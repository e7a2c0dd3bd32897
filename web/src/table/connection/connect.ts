import { socketAddress } from "@/shell/api";
import { memory } from "@/shell/appState";
import type { Route } from "@/shell/routes";
import type { Hello } from "@/generated/protocol";
import { WIRE } from "@/generated/protocol";
import { language } from "@/kit/i18n";
import { Connection, type Environment, type SocketLike } from "./connection";

/** What a connection says of itself each time it is opened: a seat's token, or a table to watch; and the host's token. */
export interface Ticket {
  token: string;
  table: string;
  host: string;
}

interface Call {
  ticket: Ticket;
  line: Connection;
}

let early: Call | null = null;

/** The browser's own socket, timers and randomness. */
function browser(address: () => string): Environment {
  return {
    open: () => new WebSocket(address()) as unknown as SocketLike,
    later: (action, milliseconds) => window.setTimeout(action, milliseconds),
    cancel: (timer) => window.clearTimeout(timer),
    random: () => Math.random(),
    newId: () =>
      [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
  };
}

/** The ticket for this token, or for watching this table. */
function ticketOf(token: string, table: string): Ticket {
  const known = token ? memory.tableOf(token) : memory.table(table);
  return { token, table: token ? "" : table, host: known?.host ?? "" };
}

/** The greeting names the language that is spoken when it is sent, not when the call was made. */
function call(token: string, table: string): Call {
  const ticket = ticketOf(token, table);
  const hello = (): Omit<Hello, "type" | "have"> => ({ wire: WIRE, ...ticket, language: language.value });
  // which table a token is for is known once the page has been there
  const address = (): string => socketAddress(document.baseURI, table || (memory.tableOf(token)?.table ?? ""));
  return { ticket, line: new Connection(browser(address), hello) };
}

/** Open the connection to a table while the script of its page is still being loaded. */
export function connectEarly(route: Route): void {
  if (route.page === "play" || route.page === "join") early = call(route.token, "");
  else if (route.page === "watch") early = call("", route.table);
  else return;
  early.line.start();
}

/** The connection to a table: the one opened early if it is for this table, else a new one, not yet started. */
export function connectTable(token: string, table: string): Call {
  const found = early;
  early = null;
  if (found !== null && found.ticket.token === token && found.ticket.table === table) return found;
  found?.line.stop();
  return call(token, table);
}
