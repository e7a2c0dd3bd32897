import type { Hello } from "@/generated/protocol";
import { WIRE } from "@/generated/protocol";
import { Connection, type Surroundings, type Wire } from "./connection";

/** The browser's own socket, clock and chance. */
export function browser(address: string): Surroundings {
  return {
    open: () => new WebSocket(address) as unknown as Wire,
    later: (action, milliseconds) => window.setTimeout(action, milliseconds),
    cancel: (timer) => window.clearTimeout(timer),
    random: () => Math.random(),
    newId: () =>
      [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
  };
}

export interface Ticket {
  token: string;
  table: string;
  host: string;
}

/** A line to a table under a ticket, in the language that is spoken at that moment. */
export function dial(world: Surroundings, ticket: Ticket, language: () => Hello["language"]): Connection {
  return new Connection(world, () => ({ wire: WIRE, ...ticket, language: language() }));
}
