import { ALL_KEYS, WINDOW_KEYS } from "./keys";
import { answerOf } from "@/games/discovery/windows/windows";
import type { DiscoveryBoard } from "./board.svelte";
import { prefer, preferences } from "@/shell/appState";
import { shortcutOf, TYPED } from "@/shell/shortcuts";

/** What the keys reach beyond the board itself. */
export interface Reach {
  close(): void;
  help(): void;
}

const DENSITIES = { names: "cards", cards: "full", full: "names" } as const;
/** How much of the cards is shown after what is shown now. */
export const nextDensity = () => DENSITIES[preferences.value.density];
const UNTIL_ANSWERED = 60;
const PRESSED = "button, a, summary, [role=button]";
const PLACES = ["tree", "prompt", "points", "log", "command"];

/** Give the focus to a card's place, else to its group's tab stop, else to the question. */
export function focusPlace(place: string): void {
  const group = place.split(":")[0] ?? "";
  const exact = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  const stop = document.querySelector<HTMLElement>(`[data-group="${group}"] .tile[tabindex="0"]`);
  (exact ?? stop ?? document.getElementById("prompt"))?.focus({ preventScroll: exact === null });
}

/** A key pressed at the table. */
export function handleKey(event: KeyboardEvent, board: DiscoveryBoard, reach: Reach): void {
  if (event.key === "Escape" || event.key === "Enter") return inHand(event, board, reach);
  const name = shortcutOf(event, ALL_KEYS, preferences.value);
  const [row = "", place] = name.split("-");
  const act = place === undefined ? acts(board, reach)[name] : () => focusCard(row, Number(place) - 1);
  if (act === undefined) return;
  event.preventDefault();
  act();
}

/** What each shortcut of the board does; the others belong to parts beside it. */
const acts = (board: DiscoveryBoard, reach: Reach): Readonly<Record<string, () => void>> => ({
  ...Object.fromEntries(PLACES.map((place) => [place, () => go(place)])),
  ...Object.fromEntries(Object.keys(WINDOW_KEYS).map((word) => [word, () => answer(word, board)])),
  density: () => prefer({ density: nextDensity() }),
  help: () => reach.help(),
  hint: () => void board.hints.ask(),
  why: () => why(board),
});

/** Enter lets an action pass, unless it presses something; Escape closes what is open. */
function inHand(event: KeyboardEvent, board: DiscoveryBoard, reach: Reach): void {
  const target = event.target as Partial<Element> | null;
  if (event.ctrlKey || event.altKey || event.metaKey || target?.closest?.(TYPED)) return;
  if (event.key === "Enter") {
    if (target?.closest?.(PRESSED) || answerOf("let", board.position) === "") return;
    event.preventDefault();
    return answer("let", board);
  }
  if (board.pressed === null && board.use === "") return;
  event.preventDefault();
  board.cancelUse();
  reach.close();
}

function answer(word: string, board: DiscoveryBoard): void {
  const move = answerOf(word, board.position);
  if (move !== "") void board.play(move);
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
