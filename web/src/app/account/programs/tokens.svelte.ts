import type { TokenInfo, TokenWanted } from "@/generated/protocol";
import { language, t } from "@/kit/i18n";
import { requests } from "../requests";
import { ShownOnce } from "./shownOnce.svelte";

/** What a token may be for, as it is shown. */
export const SCOPES = ["read", "play", "tables"] as const;

/** The tokens with which programs come as the account. */
export class Tokens extends ShownOnce {
  /** `null` until the server has told them. */
  all = $state.raw<TokenInfo[] | null>(null);

  load = (): Promise<boolean> =>
    this.attempt(async () => {
      this.all = (await requests.tokens(language.value)).tokens;
    });

  make = (wanted: TokenWanted): Promise<boolean> =>
    this.attempt(async () => {
      const { token, tokens } = await requests.makeToken(wanted, language.value);
      this.made = token;
      this.all = tokens;
    });

  revoke = (one: TokenInfo): Promise<boolean> =>
    this.attempt(async () => {
      this.all = (await requests.revokeToken(one.id, language.value)).tokens;
      this.made = "";
      this.said = t.value("account-token-revoked", { name: one.name });
    });
}
