import type { Change, Position, ServerMessage, Step, TableInfo, Update, Welcome } from "@/generated/protocol";

/** What the client knows of one table, folded from the server's messages and from nothing else. */
export interface Session {
  welcome: Welcome | null;
  table: TableInfo | null;
  position: Position | null;
  steps: readonly Step[];
  seq: number;
  /** The steps that the latest update brought while the table was already on the screen, for motion. */
  news: readonly Step[];
}

export const EMPTY: Session = { welcome: null, table: null, position: null, steps: [], seq: 0, news: [] };

/** The session after one message. Messages that only answer a command leave it as it is. */
export function fold(session: Session, message: ServerMessage): Session {
  if (message.type === "welcome") return { ...session, welcome: message };
  if (message.type === "update") return told(session, message);
  return message.type === "change" ? told(session, whole(session, message)) : session;
}

function told(session: Session, update: Update): Session {
  const known = update.fresh ? 0 : session.seq;
  const added = update.steps.filter((step) => step.seq > known);
  return {
    ...session,
    table: update.table,
    position: update.position,
    seq: update.seq,
    steps: update.fresh ? added : [...session.steps, ...added],
    news: session.position === null || update.fresh ? [] : added,
  };
}

/** A change and what was known before it, put together. Before the first update of a line there is no change. */
function whole({ table, position }: Session, change: Change): Update {
  if (table === null || position === null) throw new Error("a change before there is anything to change");
  const seats = position.seats.map((seat, number) => change.position.seats?.[number] ?? seat);
  return {
    ...change,
    type: "update",
    fresh: false,
    table: { ...table, ...change.table },
    position: { ...position, ...change.position, seats },
  };
}

/** The viewer must act now. */
export function mustAct(position: Position | null): boolean {
  if (position === null || position.viewer < 0) return false;
  return position.window === null ? position.actors.includes(position.viewer) : position.window.asked;
}
