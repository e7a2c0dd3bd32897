import type { StandingOrder } from "@/generated/protocol";
import { fold } from "@/kit/fold";
import type { Table } from "@/table/table.svelte";
import { offered } from "./offered";

type Order = StandingOrder["order"];

/** What an order does in words; some families say it for each kind of answer. */
function doing(table: Table, reaction: string, order: Order): string {
  const own = table.t(`order-about-${reaction}.${order}`);
  return own.startsWith("order-about-") ? table.t(`order-${order}`) : own;
}

const wordsOf = (table: Table, id: string): string[] => [id, ...table.t(`words-order-${id}`).split(",")].map(fold);

/** Give a standing order, as `support never`, and say so once it holds; without one tell those that hold. */
export async function ordered(table: Table, typed: string): Promise<string> {
  const orders = table.info?.orders ?? {};
  const reactions = Object.keys(orders) as StandingOrder["reaction"][];
  if (reactions.length === 0) return table.t("answer-no-orders");
  const said = fold(typed);
  if (said === "")
    return reactions.map((one) => `${table.t(`order-about-${one}`)} ${doing(table, one, orders[one]!)}`).join("\n");
  for (const reaction of reactions)
    for (const order of offered(table, reaction)) {
      const given = wordsOf(table, reaction).flatMap((what) => wordsOf(table, order).map((how) => `${what} ${how}`));
      if (!given.includes(said)) continue;
      if (!(await table.setOrder(reaction, order))) return table.fault?.message ?? table.t("answer-not-sent");
      return `${table.t(`order-about-${reaction}`)} ${doing(table, reaction, order)}`;
    }
  return table.t("answer-unclear", { word: typed });
}
