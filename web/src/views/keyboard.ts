import { keyAction } from "../core/keys";
import type { Board } from "./board.svelte";
import { prefer, preferences } from "./world";

/** What the keys reach beyond the board itself. */
export interface Reach {
  close(): void;
  help(): void;
}

const DENSITIES = { names: "cards", cards: "full", full: "names" } as const;
const UNTIL_ANSWERED = 60;

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, select, textarea, dialog") !== null;

/** Give the focus to a card's place, else to its group's tab stop, else to the question. */
export function settle(place: string): void {
  const group = place.split(":")[0] ?? "";
  const exact = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  const stop = document.querySelector<HTMLElement>(`[data-group="${group}"] .tile[tabindex="0"]`);
  (exact ?? stop ?? document.getElementById("prompt"))?.focus({ preventScroll: exact === null });
}

/** A key pressed at the table. */
export function press(event: KeyboardEvent, board: Board, reach: Reach): void {
  if (typing(event.target)) return;
  const action = keyAction(event, preferences.value.keys);
  if (action === null || (action.kind === "cancel" && board.selected === null && board.use === "")) return;
  event.preventDefault();
  switch (action.kind) {
    case "hand":
    case "pool":
      return focusCard(action.kind, action.index);
    case "go":
      return go(action.to);
    case "cancel":
      board.use = "";
      return reach.close();
    case "density":
      return prefer({ density: DENSITIES[preferences.value.density] });
    case "help":
      return reach.help();
    case "why":
      return why(board);
  }
}

function focusCard(group: string, index: number): void {
  document.querySelectorAll<HTMLElement>(`[data-group="${group}"] .tile`)[index]?.focus();
}

function go(to: string): void {
  const selector = to === "tree" ? '.tree .tile[tabindex="0"]' : `#${to}`;
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Open the focused card and go to the reasons as soon as the server has given them. */
function why(board: Board): void {
  const { card, place } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
  if (card !== undefined) board.select(card, place ?? "");
  setTimeout(() => document.getElementById("why")?.focus(), UNTIL_ANSWERED);
}
