import type { TallyInfo } from "@/generated/protocol";
import { ask } from "@/shell/api";

/** How a finished game was won, by source and by deed. */
export const tally = (table: string, language: string): Promise<TallyInfo> =>
  ask(`api/tables/${table}/tally`, {}, language);
