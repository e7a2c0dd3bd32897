import type { Happening } from "@/generated/games/evolution";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import type { StepOf } from "@/table/tableState";
import { sentence } from "./gestures";
import { paid } from "./paid";

/** What is done to somebody. */
const DONE_TO = new Set(["stolen", "called", "stopped", "objected", "interrupted", "gave", "used", "looted"]);
const ERAS = new Set(["opened", "closed"]);

const lost = ({ kind, number }: Happening): boolean => kind === "scored" && number < 0;

/** What the others did and won, in a line, and what was done to the reader; and what was done for them while they were away. */
export function sinceOf(board: DiscoveryBoard, steps: readonly StepOf<Happening>[], away: boolean): string {
  const { viewer, seats } = board.position;
  const happenings = steps.flatMap((step) => step.happenings);
  const doing = [...seats.keys()].filter((seat) => away || seat !== viewer);
  const told = deedsOf(board, doing, happenings);
  const mine = paid(board, happenings).filter((one) =>
    one.seat === viewer ? one.payer === viewer && lost(one) : DONE_TO.has(one.kind) && one.other === viewer,
  );
  const done = [...new Set(mine.map((one) => sentence(board, one)))];
  return [...(told === "" ? [] : [`${told}.`]), ...done].join(" ");
}

/** What everybody did and won in plain sight: how many cards, for how many points, eras opened and closed. */
export const openlyOf = (board: DiscoveryBoard, steps: readonly StepOf<Happening>[]): string =>
  deedsOf(
    board,
    [...board.position.seats.keys()],
    steps.flatMap((step) => step.happenings),
  );

/** What each of them did, in a line. */
const deedsOf = (board: DiscoveryBoard, seats: readonly number[], happenings: readonly Happening[]): string =>
  seats
    .map((seat) => deeds(board, seat, happenings))
    .filter((line) => line !== "")
    .join("; ");

/** What one of them did: so many cards, so many points, eras opened and closed. */
function deeds(board: DiscoveryBoard, seat: number, happenings: readonly Happening[]): string {
  const own = happenings.filter((one) => one.seat === seat);
  const count = own.filter(({ kind }) => kind === "placed").length;
  const points = own.filter(({ kind }) => kind === "scored").reduce((sum, { number }) => sum + number, 0);
  const parts = [
    ...(count > 0 ? [board.t("since-cards", { count })] : []),
    ...(points > 0 ? [board.t("log-points", { points })] : []),
    ...own.filter(({ kind }) => ERAS.has(kind)).map(({ kind, number }) => board.t(`gain-${kind}`, { number })),
  ];
  return parts.length === 0 ? "" : board.t("since-seat", { name: board.seatName(seat), what: parts.join(", ") });
}
