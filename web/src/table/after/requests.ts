import { ask, json } from "@/app/api";
import type { Created, ForkWanted } from "@/generated/protocol";

/** What is asked of the server after a game. */
export const after = {
  fork: (wanted: ForkWanted, language: string) => ask<Created>("api/forks", json(wanted), language),
};
