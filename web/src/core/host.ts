import type { Catalogue, Created, SeatPlan, TableInfo, TablePlan } from "../protocol";
import type { Language } from "./i18n";
import { formatRoute } from "./routes";
import { strongest } from "./setup";
import type { KnownTable, Memory } from "./storage";

/** Note a table made here and say where its host goes: to his first seat, else beside the table. */
export function remember(memory: Memory, created: Created, plan: TablePlan, now: number): string {
  const seats = created.seats.map(({ seat, token }) => ({ seat, token, mine: plan.seats[seat]?.kind === "me" }));
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
  const first = seats.find((seat) => seat.mine);
  return formatRoute(first ? { page: "play", token: first.token } : { page: "watch", table: created.table });
}

/** The same table once more: seats of this device stay here, everybody else's are open again. */
export function again(info: TableInfo, known: KnownTable | undefined, catalogue: Catalogue, language: Language): TablePlan {
  const here = new Set(known?.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  const seats = info.seats.map((seat, index): SeatPlan => {
    if (seat.kind === "bot" || seat.kind === "bot+") return { kind: seat.kind, name: seat.name, program: "" };
    if (seat.kind === "program") return { kind: "program", name: seat.name, program: seat.program || strongest(catalogue) };
    return here.has(index) ? { kind: "me", name: seat.name, program: "" } : { kind: "open", name: "", program: "" };
  });
  const options = info.options.filter((key) => !catalogue.bots.includes(key));
  const leaving = info.leaving === "program" ? "program" : "discard";
  return { game: info.game, deck: info.deck, options, seats, leaving, turn_seconds: info.turn_seconds, language };
}
