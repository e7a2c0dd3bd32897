import { ask, json } from "@/shell/api";
import type { Created, DealAsked, DealInfo, ForkWanted, Seen, SeenAsked } from "@/generated/protocol";

/** What is asked of the server after a game, or beside one. */
export const after = {
  fork: (wanted: ForkWanted, language: string) => ask<Created>("api/forks", json(wanted), language),
  seen: (table: string, token: string, language: string) =>
    ask<Seen>(`api/tables/${table}/seen`, json({ token } satisfies SeenAsked), language),
  deal: (code: string, tokens: string[], language: string) =>
    ask<DealInfo>(`api/deals/${encodeURIComponent(code)}`, json({ tokens } satisfies DealAsked), language),
  newDeal: (setup: string, language: string) =>
    ask<DealInfo>(`api/setups/${encodeURIComponent(setup)}/deals`, { method: "POST" }, language),
};
