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
  return {
    ...change,
    type: "update",
    fresh: false,
    table: { ...table, ...change.table },
    position: patched(position, change.position),
  };
}

/** A position with its changed fields, the same object where nothing has changed; of a list with an entry a seat only those that have changed came, by number. */
function patched(position: Position, changes: Change["position"]): Position {
  if (Object.keys(changes).length === 0) return position;
  const known: Record<string, unknown> = { ...position };
  for (const [field, value] of Object.entries(changes)) {
    const before = known[field];
    const some = Array.isArray(before) && !Array.isArray(value) && value !== null;
    known[field] = some ? before.map((one, at) => (value as Record<number, unknown>)[at] ?? one) : value;
  }
  return known as unknown as Position;
}
