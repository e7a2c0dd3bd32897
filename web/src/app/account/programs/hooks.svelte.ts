import type { HookInfo, HookList, HookWanted } from "@/generated/protocol";
import { language, t } from "@/kit/i18n";
import { requests } from "../requests";
import { ShownOnce } from "./shownOnce.svelte";

/** What a webhook may be told of, as it is shown. */
export const EVENTS = ["turn", "over", "full"] as const;

/** The webhooks of the account. */
export class Hooks extends ShownOnce {
  /** `null` until the server has told them. */
  all = $state.raw<HookInfo[] | null>(null);

  load = (): Promise<boolean> =>
    this.attempt(async () => {
      this.all = (await requests.hooks(language.value)).hooks;
    });

  make = (wanted: HookWanted): Promise<boolean> =>
    this.attempt(async () => {
      const { secret, hooks } = await requests.makeHook(wanted, language.value);
      this.made = secret;
      this.all = hooks;
    });

  remove = (one: HookInfo): Promise<boolean> =>
    this.change(() => requests.removeHook(one.id, language.value), t.value("account-hook-removed", { url: one.url }));

  switchOn = (one: HookInfo): Promise<boolean> =>
    this.change(() => requests.switchHookOn(one.id, language.value), t.value("account-hook-is-on", { url: one.url }));

  private readonly change = (asked: () => Promise<HookList>, done: string): Promise<boolean> =>
    this.attempt(async () => {
      this.all = (await asked()).hooks;
      this.made = "";
      this.said = done;
    });
}
