import { tabShelf } from "@/kit/keeping/shelf";
import { memory } from "@/shell/appState";
import type { Created, TablePlan } from "@/generated/protocol";
import { remember } from "./myTables";

/** Note a table made here and go to it; where no seat is open, the game begins at once. */
export function enterTable(created: Created, plan: TablePlan): void {
  if (plan.seats.every((seat) => seat.kind !== "open")) tabShelf.setItem("discovery.autostart", created.table);
  location.hash = remember(memory, created, plan, Date.now());
}
