import { keyAction } from "./keys";
import { answerOf } from "@/games/discovery/windows/windows";
import type { DiscoveryBoard } from "./board.svelte";
import { prefer, preferences } from "@/app/appState";

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
export function focusPlace(place: string): void {
  const group = place.split(":")[0] ?? "";
  const exact = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  const stop = document.querySelector<HTMLElement>(`[data-group="${group}"] .tile[tabindex="0"]`);
  (exact ?? stop ?? document.getElementById("prompt"))?.focus({ preventScroll: exact === null });
}

/** A key pressed at the table. */
export function handleKey(event: KeyboardEvent, board: DiscoveryBoard, reach: Reach): void {
  if (typing(event.target)) return;
  if (letPass(event, board)) return;
  const action = keyAction(event, preferences.value.keys);
  if (action === null || (action.kind === "cancel" && board.selected === null && board.use === "")) return;
  event.preventDefault();
  switch (action.kind) {
    case "answer":
      return answer(action.key, board);
    case "hand":
    case "pool":
      return focusCard(action.kind, action.index);
    case "go":
      return go(action.to);
    case "cancel":
      board.cancelUse();
      return reach.close();
    case "density":
      return prefer({ density: DENSITIES[preferences.value.density] });
    case "help":
      return reach.help();
    case "hint":
      return void board.hints.ask();
    case "why":
      return why(board);
  }
}

function answer(key: string, board: DiscoveryBoard): void {
  const move = answerOf(key, board.position);
  if (move !== "") void board.play(move);
}

/** Enter lets an action pass, unless it presses something. */
function letPass(event: KeyboardEvent, board: DiscoveryBoard): boolean {
  const busy =
    event.target instanceof HTMLElement && event.target.closest("button, a, summary, [role=button]") !== null;
  if (event.key !== "Enter" || busy || answerOf("Enter", board.position) === "") return false;
  event.preventDefault();
  answer("Enter", board);
  return true;
}

function focusCard(group: string, index: number): void {
  const row =
    group === "hand"
      ? '[data-group="called"] .tile, [data-group^="selection-"] .tile, [data-group="hand"] .tile'
      : `[data-group="${group}"] .tile`;
  document.querySelectorAll<HTMLElement>(row)[index]?.focus();
}

function go(to: string): void {
  const selectors = to === "tree" ? ['.plane .spot[tabindex="0"]', '.tree [tabindex="0"]', ".tree .tile"] : [`#${to}`];
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) return found.focus();
  }
}

/** Open the focused card and go to the reasons as soon as the server has given them. */
function why(board: DiscoveryBoard): void {
  const { card, place } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
  if (card !== undefined) board.select(card, place ?? "");
  setTimeout(() => document.getElementById("why")?.focus(), UNTIL_ANSWERED);
}
