import type { StandingOrder } from "@/generated/protocol";
import { ORDERS } from "@/generated/words";
import type { Table } from "@/table/table.svelte";

/** Where everybody sees who could answer, nobody needs to be asked only then; to some of it one may agree beforehand. */
export const offered = (table: Table, reaction: string): readonly StandingOrder["order"][] =>
  ORDERS.filter((one) =>
    one === "agree" ? table.info?.agreeable.includes(reaction) : one !== "ask-if-could" || !table.openly,
  );
