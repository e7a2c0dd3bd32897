import type { SignalInfo } from "@/generated/protocol";
import type { Table } from "@/table/table.svelte";
import { lookOf } from "@/table/replay/together";
import { plain } from "@/kit/text/markup";
import type { TalkInfo } from "@/generated/protocol";

/** Something that somebody told or wrote; `seat` is -1 for what the table says. */
export interface Heard {
  number: number;
  seat: number;
  text: string;
  /** A move that was suggested to the reader, "" for none. */
  move: string;
}

/** What no seat says, but the table. */
const TABLE = -1;

/** All that was told and written, oldest first, but for whom the reader has muted; and that the host has switched the chat. */
export function heardOf(table: Table, { signals, lines, switched }: TalkInfo, muted: readonly string[]): Heard[] {
  const told = signals.map((one) => ({
    number: one.number,
    seat: one.seat,
    text: signalText(table, one),
    move: one.to === table.standing.viewer ? (one.told[0] ?? "") : "",
  }));
  const written = lines.map(({ number, seat, text }) => ({
    number,
    seat,
    text: table.t("talk-line", { name: table.seatName(seat), text }),
    move: "",
  }));
  const [number, which] = switched === null ? [] : [switched.number, switched.chat ? "on" : "off"];
  const notice =
    number === undefined ? [] : [{ number, seat: TABLE, text: table.t(`talk-chat-now-${which}`), move: "" }];
  return [...told, ...written, ...notice]
    .filter(({ seat }) => seat === TABLE || !muted.includes(table.seatName(seat)))
    .sort((a, b) => a.number - b.number);
}

/** What somebody told the others, in words. */
export function signalText(table: Table, { seat, kind, told, to }: SignalInfo): string {
  return table.t(`talk-says-${kind}`, {
    ...table.spokenOf(seat),
    whom: table.who(to),
    other: to < 0 ? "" : table.seatName(to),
    step: kind === "look" ? lookOf({ told }) : 0,
    what: kind === "look" ? "" : told.map((one) => toldText(table, kind, one)).join(" → "),
  });
}

function toldText(table: Table, kind: SignalInfo["kind"], told: string): string {
  if (kind === "phrase" || kind === "reaction") return table.t(`talk-${told}`);
  return kind === "suggest" ? plain(table.moveText(told)) : aboutText(table, told);
}

/** What can be shown to the others: seats, and what lies open. */
export const pointables = (table: Table): string[] => [
  ...table.people.map((_, seat) => `seat:${seat}`),
  ...(table.openThings?.() ?? []),
];

/** What somebody points at, in words. */
export function aboutText(table: Table, about: string): string {
  const [word = "", name = ""] = about.split(":");
  if (word === "seat") return table.seatName(Number(name));
  return table.aboutText?.(about) ?? table.pieceName(name);
}
