import type { SurvivalHappening } from "@/generated/games/discover";
import { DAMAGES, RESOURCES } from "@/games/survival/icons";
import { changeOf } from "@/kit/text/signed";
import type { SurvivalTable } from "@/games/survival/survivalTable.svelte";
import type { Gesture, Tone } from "@/table/feedback/gestures";

/** What changes what a survivor has: whether there is more or less of it then, and whether that is good. */
const CHANGES: Readonly<Record<string, readonly [sign: 1 | -1, tone: Tone]>> = {
  gained: [1, "good"],
  reward: [1, "good"],
  lost: [-1, "bad"],
  paid: [-1, "plain"],
  hurt: [1, "bad"],
  healed: [-1, "good"],
};

/** What is seen of what has just happened: what survivors win and lose, on their boards; the reader's own last, to be read longest. */
export function gesturesOf(table: SurvivalTable, happenings: readonly SurvivalHappening[]): Gesture[] {
  const own = ({ seat }: SurvivalHappening): number => (seat === table.position.viewer ? 1 : 0);
  const sorted = [...happenings].sort((one, other) => own(one) - own(other));
  return sorted.map((one) => change(table, one)).filter((one) => one !== null);
}

function change(table: SurvivalTable, { kind, seat, piece, number }: SurvivalHappening): Gesture | null {
  const [sign, tone] = CHANGES[kind] ?? [0, "plain"];
  if (seat < 0) return null;
  if (kind === "stamina")
    return word(table, seat, "stamina", number, table.t("discover-stamina"), number > 0 ? "good" : "bad");
  return sign === 0 || piece === "" ? null : word(table, seat, piece, sign * number, table.pieceName(piece), tone);
}

function word(table: SurvivalTable, seat: number, what: string, by: number, name: string, tone: Tone): Gesture {
  const text = `${changeOf(by)} ${name}`;
  const rest = { kind: "word", glyph: "", tone } as const;
  if (seat === table.position.viewer) return { ...rest, at: [`own:${boxOf(what)}`, "own:goods"], text };
  return { ...rest, at: [`seat:${seat}`], text: table.t("discover-change-of", { name: table.seatName(seat), text }) };
}

/** The part of the board on which something lies. */
function boxOf(what: string): string {
  if (what === "stamina" || (DAMAGES as readonly string[]).includes(what)) return what;
  return (RESOURCES as readonly string[]).includes(what) ? `goods-${what}` : "goods";
}
