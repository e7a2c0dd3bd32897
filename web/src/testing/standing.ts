import type { TableState } from "@/table/tableState";

/** What a table knows of a position in which nothing is the case but what a test changes: Ann's turn, who also looks. */
export const standing = (change: Partial<TableState> = {}): TableState => ({
  viewer: 0,
  seats: 3,
  turn: 0,
  actors: [0],
  asked: null,
  choosing: false,
  teams: null,
  outcome: null,
  ...change,
});
