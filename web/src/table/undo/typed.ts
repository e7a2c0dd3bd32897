import { faultOf } from "@/kit/faults";
import type { Table } from "@/table/table.svelte";

/** Take back one's latest move if that was typed, or ask for it where it is not free; whether it was typed. */
export async function typed(table: Table, text: string): Promise<boolean> {
  if (!table.t("undo-word").split(", ").includes(text.replace("/", "").trim().toLowerCase())) return false;
  try {
    await table.player?.undo?.(table.info?.undo.free.includes(table.standing.viewer) !== true);
  } catch (error) {
    table.fault = faultOf(error);
    table.announcement = table.fault?.message ?? "";
  }
  return true;
}
