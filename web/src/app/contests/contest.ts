import type { Catalogue, ContestBoard, ContestSheet } from "@/generated/protocol";
import { gameText, type Translate } from "@/kit/i18n";

/** Where an entrant was in a round: the points there (`null` while they do not count), and whom they met. */
export interface Cell {
  board: ContestBoard;
  points: number | null;
  others: number[];
}

/** The tables of an entrant, in order; in formats with rounds one for each round, `null` without a table. */
export function cellsOf(sheet: ContestSheet, number: number): (Cell | null)[] {
  const own = sheet.boards.filter((board) => board.seats.includes(number));
  if (sheet.format === "arena") return own.map((board) => cell(board, number));
  return Array.from({ length: sheet.round }, (_, at) => {
    const board = own.find((one) => one.round === at + 1);
    return board ? cell(board, number) : null;
  });
}

function cell(board: ContestBoard, number: number): Cell {
  const seat = board.seats.indexOf(number);
  return { board, points: board.points[seat] ?? null, others: board.seats.filter((_, other) => other !== seat) };
}

/** The table that an entrant plays at now. */
export const boardNow = (sheet: ContestSheet, number: number): ContestBoard | undefined =>
  sheet.boards.find((board) => !board.over && board.seats.includes(number));

/** The tables of the latest round that are being played. */
export const playing = (sheet: ContestSheet): number => sheet.boards.filter((board) => !board.over).length;

/** The rounds with their tables, the latest first. */
export function roundsOf(sheet: ContestSheet): { round: number; boards: ContestBoard[] }[] {
  const rounds = Array.from({ length: sheet.round }, (_, at) => ({
    round: at + 1,
    boards: sheet.boards.filter((board) => board.round === at + 1),
  }));
  if (sheet.format === "arena") for (const one of rounds) one.boards.reverse();
  return rounds.reverse();
}

/** Whether a table has one seat: a bye. */
export const isBye = (board: ContestBoard): boolean => board.seats.length === 1;

/** What is played on a ladder of ratings, and by how many. */
export const ladderTitle = (t: Translate, catalogue: Catalogue, of: { game: string; seats: number }): string =>
  t("contest-rating-of", {
    game: catalogue.games.some(({ key }) => key === of.game) ? t(gameText(of.game)) : t("table-unnamed"),
    seats: of.seats,
  });
