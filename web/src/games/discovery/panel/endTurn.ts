import { endWarning } from "@/games/discovery/text/endWarning";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import { preferences } from "@/shell/appState";

/** The question before the end of a turn that would give something away, as a sentence; `""` where none is asked. */
export function endQuestion(board: DiscoveryBoard): string {
  const who = { ...board.narrator(), t: board.t };
  const warning = endWarning(board.position, who, preferences.value.ask);
  return warning === null ? "" : board.t(warning.message, warning.args);
}

/** Ask once before such an end; whether the question was put now, so that nothing is to be sent yet. */
export function confirmEnd(board: DiscoveryBoard, move: string): boolean {
  if (
    move !== "end" ||
    board.touched ||
    board.confirmingEnd ||
    !board.position.legal.includes("end") ||
    endQuestion(board) === ""
  )
    return false;
  board.confirmingEnd = true;
  return true;
}
