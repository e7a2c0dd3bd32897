import type { SeatInfo, TableInfo } from "@/generated/protocol";

/** What a reader is to a table: a player, a player who is one no more, or somebody who looks on. */
export type Membership = "seated" | "left" | "replaced" | "watching";

export const personal = (seat: Pick<SeatInfo, "kind">): boolean => seat.kind === "me" || seat.kind === "open";

/** `seat` is the one that the reader's link was made for, -1 for none. A seat once lost stays lost. */
export function membership(info: TableInfo, seat: number): Membership {
  const own = info.seats[seat];
  if (own === undefined) return "watching";
  if (own.left) return "left";
  return personal(own) ? "seated" : "replaced";
}

/**
 * What the lobby says of a seat, as message ids. `own` is the reader's seat, `here` the seats of their device: what is
 * "me" to the host is a person like any other to everybody else.
 */
export function lobbyState(
  seat: SeatInfo,
  index: number,
  own: number,
  here: ReadonlySet<number>,
  host: boolean,
): string[] {
  if (index === own) return ["seat-you"];
  if (!seat.taken) return [host ? "lobby-free" : "lobby-free-guest"];
  if (!personal(seat)) return [`kind-${seat.kind.replace("+", "-plus")}`];
  if (here.has(index)) return ["kind-me"];
  return ["seat-person", seat.present ? "seat-here" : "seat-away"];
}
