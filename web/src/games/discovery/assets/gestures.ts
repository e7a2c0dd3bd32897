import type { Happening } from "@/generated/games/evolution";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import type { Gesture } from "@/table/feedback/gestures";
import { sentence } from "@/games/discovery/feedback/gestures";
import { assetOf, SYMBOLS } from "./asset";

/** An asset flies from its card to whom or what it is aimed at; what is warded off or looted is said where it happens. */
export function assetGestures(board: DiscoveryBoard, one: Happening): Gesture[] {
  const { kind, seat, card, other, about } = one;
  const glyph = { path: SYMBOLS[assetOf(board, card)?.kind ?? ""] ?? "" };
  const text = sentence(board, one);
  const own = [`tree:${card}`, `seat:${seat}`];
  const aim = other < 0 ? own : [...(about === "" ? [] : [`tree:${about}`]), `seat:${other}`];
  switch (kind) {
    case "used":
      return [{ kind: "token", from: own, to: aim, glyph, text }];
    case "warded":
      return [{ kind: "word", at: [`seat:${seat}`], glyph, tone: "good", text }];
    case "looted":
      return [{ kind: "token", from: aim, to: [`seat:${seat}`], glyph, text }];
    case "readied":
      return [{ kind: "token", from: [`seat:${seat}`], to: own, glyph, text: "" }];
    default:
      return [];
  }
}
