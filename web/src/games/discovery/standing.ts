import type { Position } from "@/generated/games/evolution";
import type { TableState } from "@/table/tableState";

/** What any table knows of a position of the card games. */
export const standingOf = (position: Position): TableState => ({
  viewer: position.viewer,
  seats: position.seats.length,
  turn: position.turn,
  actors: position.actors,
  asked: position.window?.asked ?? null,
  choosing: position.legal.length > 0,
  teams: position.teams,
  outcome: position.phase === "over" ? outcome(position) : null,
});

const outcome = ({ ranking, reason, rule }: Position): TableState["outcome"] => ({
  winners: ranking.filter((row) => row.winner).map((row) => row.seat),
  reason: reason && `reason-${reason}`,
  rule,
});

/** All cards stay where they are, and no seat is to move. */
export const atRest = (position: Position): Position => ({ ...position, turn: -1, actors: [], legal: [] });
