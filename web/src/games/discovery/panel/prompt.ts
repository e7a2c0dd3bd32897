import type { Position } from "@/generated/games/evolution";
import type { Arguments } from "@/kit/i18n";
import { pieceMark, nameMark } from "@/kit/text/markup";
import { mustAct } from "@/table/tableState";
import { standingOf } from "@/games/discovery/standing";

/** What the prompt bar says: the question in one message, and below it what helps to answer. */
export interface Prompt {
  message: string;
  hint: string;
  args: Arguments;
  mine: boolean;
}

export interface Names {
  seatName(seat: number): string;
  pieceName(card: string): string;
}

/** Whose turn it is and what is asked, as message ids. */
export function prompt(position: Position, names: Names): Prompt {
  const card = (id: string): string => (id === "" ? "" : pieceMark(id, names.pieceName(id)));
  const name = (seat: number): string => (seat < 0 ? "" : nameMark(names.seatName(seat)));
  const args: Arguments = {
    name: name(position.turn),
    other: name(position.interrupted.at(-1) ?? -1),
    asker: name(position.asker),
    card: card(position.last),
    owed: card(position.owed),
    cards: position.wanted.map(card).join(", "),
    count: position.wanted.length,
    trumps: position.trumps,
    granted: position.granted,
    placed: position.placed,
  };
  if (position.phase === "over") return { message: "prompt-over", hint: "", args, mine: false };
  if (mustAct(standingOf(position))) {
    const { question, hint } = position.ask ?? { question: position.phase, hint: "" };
    return { message: `prompt-${question}`, hint: hint ? `prompt-${hint}` : interruption(position), args, mine: true };
  }
  const awaited = position.actors.length > 0 ? position.actors : [position.turn];
  args["name"] = awaited.map(name).join(", ");
  args["who"] = awaited.every((seat) => seat === position.viewer) ? "me" : "other";
  return { message: waiting(position), hint: interruption(position), args, mine: false };
}

function waiting({ phase, asker }: Position): string {
  return phase === "give" && asker >= 0 ? "prompt-wait-give-asked" : `prompt-wait-${phase}`;
}

/** Whose turn waits while this one is played (rule N02). */
const interruption = ({ interrupted, viewer, turn }: Position): string => {
  if (interrupted.length === 0 || turn < 0) return "";
  if (interrupted.at(-1) === viewer) return "prompt-interrupted";
  return turn === viewer ? "prompt-interrupting" : "prompt-wait-interrupting";
};

/** The button that the prompt presses for: the cheapest way out where no card can be touched; `""` where one can. */
export function primary(legal: readonly string[], lit: number, trumps: number): string {
  if (lit > 0 || trumps > 0) return "";
  return ["pass", "end"].find((move) => legal.includes(move)) ?? "";
}
