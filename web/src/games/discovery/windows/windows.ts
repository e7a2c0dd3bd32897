import type { TableInfo } from "@/generated/protocol";
import type { Position, Window } from "@/generated/games/evolution";

/** What may be said in a window, in the order of its buttons. */
export const ANSWERS = ["stop", "interrupt", "bis", "me", "let"] as const;
export type Answer = (typeof ANSWERS)[number];

/** The answers that the strip offers to all members of a window: they depend on the window, never on the hand. */
export function answers(window: Window, viewer: number): Answer[] {
  if (!window.members.includes(viewer)) return [];
  const own = window.seat === viewer;
  const shown: Answer[] = [];
  if (window.contestable && !own) shown.push("stop");
  if (window.interruptible && !own) shown.push("interrupt");
  if (window.flash) shown.push(own ? "bis" : "me");
  return [...shown, "let"];
}

/** What the strip says of the action, as a message id: what was done, or only that something was. */
export function windowMessage(window: Window): string {
  const known =
    window.action.startsWith("announce-") ||
    window.card !== "" ||
    ["pass", "end", "joker-trump"].includes(window.action);
  return known ? `window-${window.action}` : "window-any";
}

/** How much of the window's time is left, from 1 to 0, and in whole seconds; `null` without a clock. */
export function remaining(
  info: Pick<TableInfo, "window_since" | "window_until"> | null,
  now: number,
): { share: number; seconds: number } | null {
  if (info === null || info.window_until === 0) return null;
  const left = Math.max(0, info.window_until - now);
  const whole = Math.max(1, info.window_until - info.window_since);
  return { share: Math.min(1, left / whole), seconds: Math.ceil(left / 1000) };
}

/** The answer that a key stands for in this position, `""` for none: Stop, interrupt, Bis or Me. */
export function answerOf(key: string, position: Position): string {
  if (position.window === null) return "";
  const wanted = { s: ["stop"], j: ["interrupt"], m: ["me", "bis"], Enter: ["let"] }[key] ?? [];
  return wanted.find((move) => position.legal.includes(move)) ?? "";
}
