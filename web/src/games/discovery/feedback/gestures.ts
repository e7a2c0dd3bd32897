import type { Happening } from "@/generated/games/evolution";
import type { DiscoveryBoard } from "@/games/discovery/board/board.svelte";
import { EARNING, logLine } from "@/games/discovery/text/log";
import { plain } from "@/kit/text/markup";
import type { GlyphName } from "@/kit/glyphs";
import type { Gesture } from "@/table/feedback/gestures";
import { paid } from "./paid";

type Gain = Extract<Gesture, { kind: "gain" }>;

/** What is done to somebody, with its sign; it is seen at whom it is done to. */
const DONE_TO: Readonly<Record<string, GlyphName>> = {
  stolen: "hand",
  stopped: "stop",
  objected: "flag",
  interrupted: "joker",
};
/** Parts of a card's points for its neighbours (S13). */
const KINSHIP = new Set(["era", "shared", "needed", "surrounded"]);

/** What is seen of what has just happened: points with their reasons, eras, trumps, and what is done to others. */
export function gesturesOf(board: DiscoveryBoard, happenings: readonly Happening[]): Gesture[] {
  const found: Gesture[] = [];
  let from: string[] = [];
  let why: string[] = [];
  for (const one of paid(board, happenings)) {
    const glyph = DONE_TO[one.kind];
    if (EARNING.has(one.kind)) [from, why] = [placeOf(one), []];
    const source = one.payer < 0 ? from : [`seat:${one.payer}`];
    const reason = reasonOf(board, one);
    if (reason !== "") why = [...why, reason];
    if (one.kind === "opened" || one.kind === "closed") found.push(turned(board, one));
    else if (one.kind === "scored" && one.number !== 0) gain(board, found, one, source, why);
    else if (one.kind === "trump") found.push(token(board, one, from));
    else if (glyph !== undefined) found.push(doneTo(board, one, glyph));
    else found.push(...(board.assets?.gestures(one) ?? []));
  }
  return found;
}

/** Where a card lies now; a Joker lies as what it stands for. */
function placeOf({ kind, seat, card, about }: Happening): string[] {
  const shown = kind === "joker" ? about : card;
  return [...(shown === "" ? [] : [`tree:${shown}`]), `seat:${seat}`];
}

function reasonOf({ t }: DiscoveryBoard, { kind, number }: Happening): string {
  if (KINSHIP.has(kind)) return number > 0 ? t(`part-${kind}`, { points: number }) : "";
  if (kind === "series") return number > 1 ? t("gain-series", { number }) : "";
  return ["opened", "closed", "emptied", "finalist"].includes(kind) ? t(`gain-${kind}`, { number }) : "";
}

/** All that one seat has won at once is one gain: its number counts up once. */
function gain(board: DiscoveryBoard, found: Gesture[], one: Happening, from: string[], why: string[]): void {
  const before = found.find((other): other is Gain => other.kind === "gain" && other.seat === one.seat);
  if (before !== undefined) found.splice(found.indexOf(before), 1);
  const amount = one.number + (before?.amount ?? 0);
  const total = board.position.seats[one.seat]?.points ?? null;
  const reasons = [...(before === undefined || before.why === "" ? [] : [before.why]), ...(one.number > 0 ? why : [])];
  const text = [...new Set(reasons)].join(", ");
  if (amount !== 0) found.push({ kind: "gain", from, seat: one.seat, amount, total, why: text });
}

const turned = (board: DiscoveryBoard, one: Happening): Gesture => ({
  kind: one.kind === "opened" ? "paint" : "seal",
  rows: [
    `.tree .row.era-${one.number}:not(.off)`,
    `.tree .fold.era-${one.number}`,
    `.tabs .era-${one.number}`,
    ".tree-box",
  ],
  colour: `era-${one.number}`,
  text: sentence(board, one),
});

/** One's own trumps lie beside the hand, those of others with their points. */
const token = (board: DiscoveryBoard, one: Happening, from: string[]): Gesture => ({
  kind: "token",
  from: [...from, `seat:${one.seat}`],
  to: [...(one.seat === board.position.viewer ? ["trumps"] : []), `seat:${one.seat}`],
  glyph: "star",
  text: sentence(board, one),
});

const doneTo = (board: DiscoveryBoard, one: Happening, glyph: GlyphName): Gesture => ({
  kind: "word",
  at: [`seat:${one.other < 0 ? one.seat : one.other}`, `seat:${one.seat}`],
  glyph,
  tone: one.other === board.position.viewer ? "bad" : "plain",
  text: sentence(board, one),
});

/** What happened, in the words of the log. */
export function sentence(board: DiscoveryBoard, one: Happening): string {
  const line = logLine(one, board.narrator(), 0, "");
  return line === null ? "" : plain(board.t(line.message, line.args));
}
