import type { Change, Position, ServerMessage, Step, TableInfo, Update, Welcome } from "@/generated/protocol";
import { unpacked } from "@/games/discovery/cards/moves";

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
    position: update.position && unpacked(update.position),
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

/** Cards that reached the tree since the viewer's own last turn ended; all of the last round for a spectator. */
export function freshCards(steps: readonly Step[], viewer: number, seats: number): Set<string> {
  const happenings = steps.flatMap((step) => step.happenings);
  let turns = 0;
  const cards = new Set<string>();
  const back = new Set<string>();
  for (let at = happenings.length - 1; at >= 0; at -= 1) {
    const happening = happenings[at]!;
    if (happening.kind === "returned") back.add(happening.card);
    if (happening.kind === "placed" && happening.seat !== viewer && !back.delete(happening.card))
      cards.add(happening.card);
    if (happening.kind === "turn") turns += 1;
    if (happening.kind === "turn" && (turns > seats || (happening.seat === viewer && turns > 1))) break;
  }
  return cards;
}

/** Whether the viewer is asked the same as before: somebody came or went, and nothing was played. */
export const sameQuestion = (before: Position, now: Position): boolean =>
  before.phase === now.phase && before.turn_number === now.turn_number && before.legal.join() === now.legal.join();
