import type { SignalInfo } from "@/generated/protocol";
import type { Table } from "@/table/table.svelte";
import { plain } from "@/kit/markup";

/** What somebody told the others, in words. */
export function signalText(table: Table, { seat, kind, told, to }: SignalInfo): string {
  const viewer = table.standing.viewer;
  return table.t(`talk-says-${kind}`, {
    who: seat === viewer ? "me" : "other",
    whom: to === viewer ? "me" : "other",
    name: table.seatName(seat),
    other: to < 0 ? "" : table.seatName(to),
    what: told.map((one) => toldText(table, kind, one)).join(" → "),
  });
}

function toldText(table: Table, kind: SignalInfo["kind"], told: string): string {
  if (kind === "phrase") return table.t(`talk-${told}`);
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
