import type {
  Analysis,
  Catalogue,
  ChanceCheck,
  Checked,
  Created,
  DeckChecked,
  DeckTexts,
  Fault,
  FileWithDeck,
  Followed,
  MatchSheet,
  Newcomer,
  OwnDeck,
  Replay,
  RuleBook,
  TablePlan,
} from "@/generated/protocol";
import { t } from "@/kit/i18n";

/** A request that the server refused, in its own words. */
export class FaultError extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

const offline = (): Fault => ({ code: "offline", rule: "", message: t.value("link-none"), line: 0 });

export async function reach(path: string, init: RequestInit, language: string): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", language);
  const response = await fetch(new URL(path, document.baseURI), { ...init, headers }).catch(() => null);
  if (response === null) throw new FaultError(offline());
  if (!response.ok) throw new FaultError((await response.json().catch(offline)) as Fault);
  return response;
}

/** Ask for a message, see `api`; parts of the page that come later ask for theirs with it. */
export async function ask<T>(path: string, init: RequestInit, language: string): Promise<T> {
  const response = await reach(path, init, language);
  return (await response.json().catch(() => Promise.reject(new FaultError(offline())))) as T;
}

/** A message to be sent. */
export const json = (body: unknown): RequestInit => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

/** A record or a match file, with the deck file that it needs, `""` for none. */
const withDeck = (file: string, deck: string): RequestInit =>
  deck === ""
    ? { method: "POST", body: file, headers: { "Content-Type": "text/plain" } }
    : json({ file, deck } satisfies FileWithDeck);

/** The server's HTTP side. Addresses are relative, so that a table may live under any path. */
export const api = {
  catalogue: (language: string) => ask<Catalogue>("api/catalogue", {}, language),
  check: (plan: TablePlan, language: string) => ask<Checked>("api/setups", json(plan), language),
  setup: (code: string, language: string) => ask<TablePlan>(`api/setups/${encodeURIComponent(code)}`, {}, language),
  create: (plan: TablePlan, language: string) => ask<Created>("api/tables", json(plan), language),
  replay: (table: string, language: string) => ask<Replay>(`api/tables/${table}/replay`, {}, language),
  analysis: (table: string, language: string) => ask<Analysis>(`api/tables/${table}/analysis`, {}, language),
  chance: (table: string, language: string) => ask<ChanceCheck>(`api/tables/${table}/chance`, {}, language),
  match: (table: string, language: string) => ask<MatchSheet>(`api/tables/${table}/match`, {}, language),
  matchFile: (table: string, language: string) =>
    reach(`api/tables/${table}/match-file`, {}, language).then((response) => response.text()),
  next: (table: string, token: string, language: string) =>
    ask<Followed>(`api/tables/${table}/next`, json({ token }), language),
  invite: (table: string, token: string, name: string, comes: boolean, language: string) =>
    ask<Newcomer>(`api/tables/${table}/newcomers`, json({ token, name, comes }), language),
  endMatch: (table: string, token: string, language: string) =>
    ask<MatchSheet>(`api/tables/${table}/end-match`, json({ token }), language),
  takeUp: (match: string, deck: string, language: string) =>
    ask<Created>("api/matches", withDeck(match, deck), language),
  checkDeck: (game: string, file: Blob, language: string) =>
    ask<DeckChecked>(`api/decks?game=${encodeURIComponent(game)}`, { method: "POST", body: file }, language),
  cards: (table: string, language: string) => ask<OwnDeck>(`api/tables/${table}/cards`, {}, language),
  record: (table: string, language: string) =>
    reach(`api/tables/${table}/record`, {}, language).then((response) => response.text()),
  open: (record: string, deck: string, language: string) =>
    ask<Replay | Fault>("api/replays", withDeck(record, deck), language).then((answer) =>
      "code" in answer ? Promise.reject(new FaultError(answer)) : answer,
    ),
  texts: (deck: string, language: string) =>
    ask<DeckTexts>(`api/decks/${encodeURIComponent(deck)}/${language}`, {}, language),
  rules: (language: string) => ask<RuleBook>(`api/rules/${language}`, {}, language),
};

/** The address of the socket beside this page. It names the table where that is known, so that a proxy can lead to the process that has it. */
export function socketAddress(base: string, table: string): string {
  const address = new URL(table ? `api/tables/${encodeURIComponent(table)}/socket` : "api/socket", base);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  return address.href;
}
