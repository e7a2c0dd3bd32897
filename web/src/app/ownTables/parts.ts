import MyTables from "./MyTables.svelte";
import { look } from "./turnWatcher";

/** What tells of the tables of this device: their list, and what watches whose turn it is. */
export { watchTurns } from "./turnWatcher";

/** The list, once it is known where the reader is called: its order stays while it is looked at. */
export async function listed(): Promise<typeof MyTables> {
  await look();
  return MyTables;
}
