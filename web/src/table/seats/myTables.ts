import { sharedBy } from "@/games";
import { conductOf } from "@/setup/conduct";
import { usualProgram } from "./programs";
import type { Catalogue, Created, Reissued, SeatPlan, TableInfo, TablePlan } from "@/generated/protocol";
import type { Language } from "@/kit/i18n";
import { formatRoute } from "@/app/routes";
import type { KnownTable, Memory } from "@/app/storage";

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

/** Note the host's new secret. */
export function renewHost(memory: Memory, table: string, token: string): void {
  const known = memory.table(table);
  if (known !== undefined) memory.keep({ ...known, host: token });
}

/** Note a seat's new secret: one's own seat stays one's own, any other's is there to be handed out. */
export function renew(memory: Memory, table: string, { seat, token }: Reissued, own: boolean, now: number): void {
  memory.learn(table, { seat, token, mine: own }, now);
}

/** The known table with the host's own seats marked, once the table has said who sits where. */
export function withSeatsOf(known: KnownTable, info: TableInfo): KnownTable {
  const seats = known.seats.map((seat) => ({ ...seat, mine: seat.mine || info.seats[seat.seat]?.kind === "me" }));
  const names = info.seats.map((seat) => seat.name);
  return { ...known, seats, game: info.game, deck: info.deck, names, over: info.status === "over" };
}

/** The same table once more: seats of this device stay here, everybody else's are open again. */
export function again(
  info: TableInfo,
  known: KnownTable | undefined,
  catalogue: Catalogue,
  language: Language,
): TablePlan {
  const family = sharedBy(catalogue, info.game);
  const here = new Set(known?.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  const seats = info.seats.map((seat, index): SeatPlan => {
    if (family.bots.includes(seat.kind)) return { kind: seat.kind, name: seat.name, program: "" };
    if (seat.kind === "program")
      return { kind: "program", name: seat.name, program: seat.program || usualProgram(family) };
    return here.has(index) ? { kind: "me", name: seat.name, program: "" } : { kind: "open", name: "", program: "" };
  });
  const options = info.options.filter((key) => !family.bots.includes(key));
  const { game, deck, teams } = info;
  return { game, deck, teams, options, seats, ...conductOf(info), language, dealer: "next" };
}
