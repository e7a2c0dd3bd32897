import type { TableInfo } from "@/generated/protocol";
import type { Position, Window } from "@/generated/games/evolution";
import { parseMove, type Move } from "@/games/discovery/cards/moves";
import type { Step } from "@/games/discovery/step";

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

/** Whether a window is open at the end of a turn, in which one can object to cards (S34). */
export const objecting = ({ window, classic }: Position): boolean =>
  window?.action === "end" && (classic?.objectable.length ?? 0) > 0;

/** The objections that a viewer can make, but for those to cards that they placed themselves. */
export function objections({ legal, viewer }: Position, steps: readonly Step[]): Move[] {
  const placed = steps.flatMap((step) => step.happenings).filter(({ kind }) => kind === "placed");
  const placer = (card: string): number => placed.findLast((one) => one.card === card)?.seat ?? -1;
  return legal.map(parseMove).filter(({ verb, argument }) => verb === "object" && placer(argument) !== viewer);
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

/** The answer that a shortcut stands for in this position, `""` for none; Bis and Me share one. */
export function answerOf(name: string, position: Position): string {
  if (position.window === null) return "";
  return (name === "me" ? ["me", "bis"] : [name]).find((move) => position.legal.includes(move)) ?? "";
}
