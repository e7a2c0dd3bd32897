import type { TableInfo } from "@/generated/protocol";
import type { TableState } from "@/table/tableState";
import type { KnownSeat } from "@/shell/storage";
import { Store } from "@/kit/store";

/** The hot seat whose player has said that they are looking; -1 when nobody has. */
export const shownSeat = new Store(-1);

/** The seats that are played on this device, in seat order. */
export const localSeats = (known: readonly KnownSeat[]): KnownSeat[] => known.filter((seat) => seat.mine);

/**
 * The seat that the device must be passed to before anything is shown, or `null`.
 *
 * Whoever is asked about taking something back comes before those who decide in the game, which waits for the answers.
 * Whose own seat is lost goes on to another one of this device.
 *
 * `shown` is the seat whose player has said that they are looking, -1 for none yet; `current` the connected one.
 */
export function handOver(
  table: TableInfo | null,
  standing: Pick<TableState, "actors"> | null,
  local: readonly KnownSeat[],
  current: number,
  shown: number,
): KnownSeat | null {
  const lost = current >= 0 && seatOf(local, current) === null;
  if (local.length < (lost ? 1 : 2) || table?.status !== "playing" || standing === null) return null;
  const awaited = table.undo.request?.awaited ?? [];
  const due = local.some((one) => awaited.includes(one.seat)) ? awaited : standing.actors;
  if (!lost && due.includes(current)) return shown === current ? null : seatOf(local, current);
  const next = local.find((one) => due.includes(one.seat));
  if (next !== undefined) return next;
  if (lost) return local[0] ?? null;
  return shown === current ? null : seatOf(local, current);
}

const seatOf = (local: readonly KnownSeat[], seat: number): KnownSeat | null =>
  local.find((one) => one.seat === seat) ?? null;
