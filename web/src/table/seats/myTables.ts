import type { Created, Reissued, TableInfo, TablePlan } from "@/generated/protocol";
import { formatRoute } from "@/shell/routes";
import type { KnownTable, Memory } from "@/shell/storage";
import { localSeats } from "./hotseat";

/**
 * Note a table made here; returns the address its host goes to. Seats are drawn by lot, so a host goes straight to a
 * seat only if all seats are theirs; otherwise to the spectators' view, which then tells them where they sit.
 */
export function remember(memory: Memory, created: Created, plan: TablePlan, now: number): string {
  const alone = plan.seats.every((seat) => seat.kind !== "open");
  const seats = created.seats.map(({ seat, token }) => ({ seat, token, mine: alone }));
  memory.keep({
    table: created.table,
    host: created.host,
    join: created.join,
    seats,
    game: plan.game,
    deck: plan.deck,
    names: plan.seats.map((seat) => seat.name ?? ""),
    over: false,
    at: now,
  });
  const first = alone ? seats[0] : undefined;
  return formatRoute(first ? { page: "play", token: first.token } : { page: "watch", table: created.table });
}

/** What the messages call the host where they number seats. */
export const HOST = -1;
/** What they call the table itself, whose link lets people choose a seat. */
export const TABLE = -2;

/** Note the new secret of the host or of the table. */
export function renewTable(memory: Memory, table: string, { seat, token }: Reissued): void {
  const known = memory.table(table);
  if (known !== undefined) memory.keep({ ...known, ...(seat === HOST ? { host: token } : { join: token }) });
}

/** Note a seat's new secret: one's own seat stays one's own, any other's is there to be handed out. */
export function renew(memory: Memory, table: string, { seat, token }: Reissued, own: boolean, now: number): void {
  memory.learn(table, { seat, token, mine: own }, now);
}

/**
 * The known table with the host's own seats marked, once the table has said who sits where. The link of a seat that
 * somebody has taken is forgotten: who came by the table's link has one of their own, and another is made if they leave.
 */
export function withSeatsOf(known: KnownTable, info: TableInfo): KnownTable {
  const seats = known.seats
    .map((seat) => ({ ...seat, mine: seat.mine || info.seats[seat.seat]?.kind === "me" }))
    .filter(({ seat, mine }) => mine || info.status !== "waiting" || !info.seats[seat]?.taken);
  const names = [...info.seats.map((seat) => seat.name), ...(info.match?.newcomers ?? [])];
  return { ...known, seats, game: info.game, deck: info.deck, names, over: info.status === "over" };
}

/** What this device knows of a table that somebody has joined since (R02): its seats by the names in them. */
export function renumbered(known: KnownTable, info: TableInfo): KnownTable {
  if (known.names.length === 0 || known.names.length >= info.seats.length) return known;
  const seats = known.seats.map((one) => {
    const seat = info.seats.findIndex(({ name }) => name === known.names[one.seat]);
    return seat < 0 ? one : { ...one, seat };
  });
  return { ...known, seats, names: info.seats.map(({ name }) => name) };
}

/** The next game of a match is at another table: what this device knows goes there, seats by the names in them. */
export function carry(memory: Memory, last: KnownTable, info: TableInfo, now: number): void {
  const seats = last.seats.flatMap((one) => {
    const seat = info.seats.findIndex(({ name }) => name === last.names[one.seat]);
    return seat < 0 ? [] : [{ ...one, seat }];
  });
  const [own, ...more] = localSeats(last.seats);
  const left = own !== undefined && more.length === 0 ? { own: own.seat } : {};
  memory.keep({ ...last, ...left, seats: [], host: "", join: "", over: true });
  memory.keep({
    ...last,
    table: info.id,
    join: "",
    seats,
    names: info.seats.map(({ name }) => name),
    over: false,
    at: now,
  });
}
