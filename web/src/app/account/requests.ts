import type {
  Accepting,
  Confirmed,
  Credentials,
  HeldTables,
  HookList,
  HookMade,
  HookNamed,
  HookWanted,
  KeyMade,
  KeyWanted,
  Me,
  NewPassword,
  PasskeyAdded,
  PasskeyAsked,
  PasskeyNamed,
  PasskeyNew,
  PasskeyShown,
  PasskeyTask,
  SessionNamed,
  Taken,
  TokenList,
  TokenMade,
  TokenNamed,
  TokenWanted,
} from "@/generated/protocol";
import { ask, json, reach } from "@/shell/api";

/** What is asked about accounts. The cookie that says who asks is the browser's: no script sees it. */
export const requests = {
  me: (language: string) => ask<Me>("api/account", {}, language),
  logIn: (body: Credentials, language: string) => ask<Me>("api/account/log-in", json(body), language),
  register: (body: Credentials, language: string) => ask<Me>("api/account/register", json(body), language),
  accept: (body: Accepting, language: string) => ask<Me>("api/account/invitation", json(body), language),
  logOut: (language: string) => ask<Me>("api/account/log-out", json({}), language),
  password: (body: NewPassword, language: string) => ask<Me>("api/account/password", json(body), language),
  /** End a session by its id, `""` all others. */
  end: (id: string, language: string) => ask<Me>("api/account/sessions", json({ id } satisfies SessionNamed), language),
  seats: (language: string) => ask<HeldTables>("api/account/seats", {}, language),
  take: (tokens: string[], language: string) =>
    ask<HeldTables>("api/account/seats", json({ tokens } satisfies Taken), language),
  key: (table: string, seat: number, language: string) =>
    ask<KeyMade>("api/account/key", json({ table, seat } satisfies KeyWanted), language),
  tokens: (language: string) => ask<TokenList>("api/account/tokens", {}, language),
  makeToken: (body: TokenWanted, language: string) => ask<TokenMade>("api/account/tokens", json(body), language),
  revokeToken: (id: string, language: string) =>
    ask<TokenList>("api/account/tokens/revoke", json({ id } satisfies TokenNamed), language),
  hooks: (language: string) => ask<HookList>("api/account/hooks", {}, language),
  makeHook: (body: HookWanted, language: string) => ask<HookMade>("api/account/hooks", json(body), language),
  removeHook: (id: string, language: string) =>
    ask<HookList>("api/account/hooks/remove", json({ id } satisfies HookNamed), language),
  /** Tell a webhook again that was switched off because it did not answer. */
  switchHookOn: (id: string, language: string) =>
    ask<HookList>("api/account/hooks/on", json({ id } satisfies HookNamed), language),
  all: (language: string) => reach("api/account/export", {}, language).then((response) => response.blob()),
  /** What a passkey is to sign. */
  challenge: (body: PasskeyAsked, language: string) =>
    ask<PasskeyTask>("api/account/passkeys/challenge", json(body), language),
  showPasskey: (body: PasskeyShown, language: string) => ask<Me>("api/account/passkeys/log-in", json(body), language),
  registerPasskey: (body: PasskeyNew, language: string) =>
    ask<Me>("api/account/passkeys/register", json(body), language),
  addPasskey: (body: PasskeyAdded, language: string) => ask<Me>("api/account/passkeys/add", json(body), language),
  removePasskey: (id: string, language: string) =>
    ask<Me>("api/account/passkeys/remove", json({ id } satisfies PasskeyNamed), language),
  erase: (body: Confirmed, language: string) => ask<Me>("api/account/erase", json(body), language),
};
