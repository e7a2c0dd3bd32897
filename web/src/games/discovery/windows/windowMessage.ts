import type { Window } from "@/generated/games/evolution";

/** What the strip says of the action, as a message id: what was done, or only that something was. */
export function windowMessage(window: Window): string {
  const known =
    window.action.startsWith("announce-") ||
    window.card !== "" ||
    ["pass", "end", "joker-trump"].includes(window.action);
  return known ? `window-${window.action}` : "window-any";
}
