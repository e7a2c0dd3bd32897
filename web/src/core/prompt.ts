import type { Position } from "../protocol";
import type { Arguments } from "./i18n";
import { cardMark, nameMark } from "./markup";
import { cardsOf } from "./moves";
import { mustAct } from "./session";

/** What the prompt bar says: the question in one message, and below it what helps to answer. */
export interface Prompt {
  message: string;
  hint: string;
  args: Arguments;
  mine: boolean;
}

export interface Names {
  seatName(seat: number): string;
  cardName(card: string): string;
}

/** Whose turn it is and what is asked, as message ids. */
export function prompt(position: Position, names: Names): Prompt {
  const args: Arguments = {
    name: position.turn < 0 ? "" : nameMark(names.seatName(position.turn)),
    card: position.last === "" ? "" : cardMark(position.last, names.cardName(position.last)),
    owed: position.owed === "" ? "" : cardMark(position.owed, names.cardName(position.owed)),
    trumps: position.trumps,
    placed: position.placed,
  };
  if (position.phase === "over") return { message: "prompt-over", hint: "", args, mine: false };
  if (!mustAct(position)) return waiting(position, names, args);
  return { message: question(position), hint: hint(position), args, mine: true };
}

function waiting(position: Position, names: Names, args: Arguments): Prompt {
  const actor = position.actors[0] ?? position.turn;
  const name = actor < 0 ? "" : nameMark(names.seatName(actor));
  return { message: `prompt-wait-${position.phase}`, hint: "", args: { ...args, name }, mine: false };
}

function question(position: Position): string {
  const { phase } = position;
  if (phase === "opening") return opening(position);
  if (phase !== "turn" && phase !== "trump") return `prompt-${phase}`;
  if (phase === "trump") return "prompt-trump";
  if (position.placed === 0) return "prompt-turn";
  return cardsOf(position.legal, ["place"]).size > 0 ? "prompt-series" : "prompt-done";
}

/** Before the first card: passing is free once (rule C11), ending the turn is not. */
function opening({ legal }: Position): string {
  const placeable = cardsOf(legal, ["place"]).size > 0;
  if (legal.includes("pass")) return placeable ? "prompt-opening" : "prompt-opening-pass";
  return placeable ? "prompt-opening-end" : "prompt-opening-none";
}

/** The button that the prompt presses for: the cheapest way out where no card can be touched; `""` where one can. */
export function primary(legal: readonly string[], lit: number, trumps: number): string {
  if (lit > 0 || trumps > 0) return "";
  return ["pass", "end"].find((move) => legal.includes(move)) ?? "";
}

function hint(position: Position): string {
  const placeable = cardsOf(position.legal, ["place"]).size > 0;
  if (position.phase === "trump") return position.last !== "" && placeable ? "prompt-trump-hint" : "";
  if (position.phase === "turn" && position.placed === 0 && !placeable) return "prompt-turn-none";
  return "";
}
