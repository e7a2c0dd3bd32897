import type { Effect, SurvivalHappening, SurvivalPosition } from "@/generated/games/discover";
import type { Translate } from "@/kit/i18n";
import { nameMark, pieceMark } from "@/kit/text/markup";
import { changeOf } from "@/kit/text/signed";
import type { LogLine } from "@/table/log";
import { placeOf } from "@/games/survival/map/hexes";
import { read, type MoveParts } from "./notation";
import { projectOf } from "./projects";

/** What a sentence needs of a table. */
export interface SurvivalNames {
  readonly position: SurvivalPosition;
  readonly t: Translate;
  pieceName(piece: string): string;
  seatName(seat: number): string;
  /** Whether a sentence addresses a seat, and its name. */
  who(seat: number): "me" | "other";
  about(seat: number): { who: "me" | "other"; name: string };
  /** Amounts of pieces: `2 × wood, rope`. */
  amounts(pieces: Readonly<Record<string, number>>): string;
  /** The name of a row of a table of content, and what it says. */
  named(table: string, id: string): string;
  sentence(table: string, id: string): string;
  placeText(space: number): string;
}

/** A move in words, with its pieces and people marked. */
export function moveText(table: SurvivalNames, move: string): string {
  const said = read(move, table.position.names);
  return table.t(`discover-move-${moveMessage(table, said)}`, moveArguments(table, said));
}

function moveMessage(table: SurvivalNames, { word, piece, seat, more }: MoveParts): string {
  if (word === "collect" && piece !== "") return "collect-piece";
  if ((word === "rest" || word === "use") && seat >= 0) return `${word}-other`;
  if (word === "salvage" && table.position.phase === "guard") return "salvage-guard";
  if (word === "again") return `again-${piece}`;
  if (word === "pay" && more !== "") return "pay-medicine";
  return word === "flee" && isLethal(table) ? "flee-here" : word;
}

/** From a lethal enemy nobody flees to another space: it turns to somebody else (XF12). */
const isLethal = ({ position }: SurvivalNames): boolean =>
  position.enemies.find(({ row }) => row === position.fight?.row)?.words.includes("lethal") ?? false;

function moveArguments(table: SurvivalNames, said: MoveParts): Record<string, string | number> {
  const { word, piece, seat, place, number, more } = said;
  const [q = "", r = ""] = place.split(",");
  const besides = word === "craft" ? priceText(table, piece, more) : moreText(table, more);
  const named = piece === "" ? "" : pieceMark(piece, table.pieceName(piece));
  return {
    place: placeOf(q, r),
    piece: besides === "" ? named : `${named} (${besides})`,
    ...table.about(seat),
    number,
    text: number === 0 ? "" : partText(table, number),
    letter: piece,
  };
}

/** The price of a project by the recipe that a move takes. */
function priceText(table: SurvivalNames, item: string, more: string): string {
  const recipes = projectOf(table.position, item)?.recipes ?? [];
  const price = { ...(more.startsWith("by 2") ? recipes[1] : recipes[0]) };
  const saved = /less (\S+)/u.exec(more)?.[1];
  if (saved !== undefined && price[saved] !== undefined) price[saved] -= 1;
  return table.amounts(Object.fromEntries(Object.entries(price).filter(([, amount]) => amount > 0)));
}

const STROKES = new Set(["grey", "red", "damage", "reroll", "reroll-red"]);

function moreText(table: SurvivalNames, more: string): string {
  const waters = more.split(" ").filter((word) => word === "dirty" || word === "medicine");
  if (more.startsWith("with ")) return waters.map((word) => table.named("resources", word)).join(", ");
  return STROKES.has(more) ? table.t(`discover-stroke-${more}`) : "";
}

/** What the first or the second part of a card does. */
function partText(table: SurvivalNames, number: number): string {
  const effects = table.position.choices[number - 1] ?? [];
  if (effects.length === 0) return table.t("discover-effect-nothing");
  const told = effects.map((effect) => effectText(table, effect));
  return told.reduce((first, second) => table.t("discover-effect-both", { first, second }));
}

function effectText(table: SurvivalNames, effect: Effect): string {
  const { word, whom, number } = effect;
  const text = table.t(`discover-effect-${word}`, {
    piece: effectPiece(table, effect),
    number,
    change: changeOf(number),
    damage: number === 1 ? effect.piece : "",
  });
  return table.t("discover-effect-for", { whom: whom === "" ? "me" : whom, text });
}

function effectPiece(table: SurvivalNames, { table: kind, piece, number }: Effect): string {
  if (piece === "") return "";
  if (piece === "any") return table.t("discover-any");
  if (piece === "stamina") return `${number} ${table.t("discover-stamina")}`;
  const name = nameOf(table, kind, piece);
  return number === 1 ? name : `${number} × ${name}`;
}

/** The name of a piece of a table; classes of tokens are the page's own words. */
const nameOf = (table: SurvivalNames, kind: string, piece: string): string =>
  kind === "classes" ? table.t(`discover-token-${piece === "water" ? "source" : piece}`) : table.named(kind, piece);

/** What a message about a happening may say. */
export function toldOf(table: SurvivalNames, one: SurvivalHappening): LogLine["args"] {
  const { kind, seat, other, number, space, table: drawn, piece } = one;
  const [grey, red] = kind === "rolled" ? [other, number] : [number, other];
  const isSeat = other >= 0 && other < table.position.survivors.length;
  return {
    place: space < 0 ? "" : table.placeText(space),
    ...table.about(seat),
    whom: isSeat ? table.who(other) : "other",
    other: isSeat ? nameMark(table.seatName(other)) : "",
    piece: piece === "" ? "" : nameOf(table, drawn, piece),
    text: piece === "" ? "" : table.sentence(drawn, piece),
    number,
    grey,
    red,
    change: changeOf(number),
    damage: piece,
  };
}
