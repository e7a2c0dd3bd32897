import type { Component } from "svelte";
import { loadCompanion, loadGame, loadTimeline, loadWorkshop } from "@/games";
import { lazyWithTexts } from "@/kit/i18n";
import { memory } from "@/shell/appState";
import type { Route } from "@/shell/routes";
import type { KnownTable } from "@/shell/storage";
import type { Catalogue } from "@/generated/protocol";

/** A page whose script is there: what it is made with, `null` while that is missing, and `key`, with which it is another page. */
export interface Page {
  view: Component<Record<string, unknown>>;
  props(catalogue: Catalogue | null): Record<string, unknown> | null;
  key: string;
}

type Loaders = { [P in Route["page"]]: (route: Extract<Route, { page: P }>) => Promise<Page> };

function page<P extends Record<string, unknown>>(
  view: Component<P>,
  props: (catalogue: Catalogue | null) => P | null,
  key = "",
): Page {
  return { view: view as unknown as Page["view"], props, key };
}

/** A page with the script of the game that this device knows it for, else of the first one: most probably what it will ask for. */
async function withGame<T>(loaded: Promise<T>, known: KnownTable | undefined): Promise<T> {
  await loadGame(known?.game ?? "").catch(() => undefined);
  return loaded;
}

const live = (known: KnownTable | undefined) => withGame(import("@/table/LiveTable.svelte"), known);

const cut = lazyWithTexts(() => import("./CutLink.svelte"));
const replay = lazyWithTexts(() => import("@/table/replay/page"));
const record = lazyWithTexts(() => import("@/table/finished/RecordPage.svelte"));
const deal = lazyWithTexts(() => import("@/table/finished/DealPage.svelte"));
const rules = lazyWithTexts(() => import("@/app/rulebook/Rules.svelte"));
const puzzles = lazyWithTexts(() => import("@/table/puzzles/PuzzlePage.svelte"));
const lobby = lazyWithTexts(() => import("./OpenTables.svelte"));
const lessons = lazyWithTexts(() => import("@/table/lessons/LessonPage.svelte"));
const account = () => import("./account/page");
const contests = () => import("./contests/page");
const moderation = () => import("./moderation/page");
const newTable = lazyWithTexts(() => import("@/setup/NewTable.svelte"));
const classes = lazyWithTexts(() => import("./classes/ClassPage.svelte"));
const clubs = () => import("./clubs/page");
/** With the style of the keys, which these load over a table. */
const help = lazyWithTexts(async () => (await Promise.all([import("./Help.svelte"), import("@/table/keys/parts")]))[0]);

const workshop = async ({ page: at, draft }: Extract<Route, { draft: string }>) =>
  page((await loadWorkshop()).default, (catalogue) => catalogue && { catalogue, draft, at }, draft);

/** Letters of a secret. */
const SECRET = 43;

const cutLink = async (): Promise<Page> => page((await cut()).default, () => ({}));

/** A table by the secret of a seat, or by its own link; a link may have lost its end on the way. */
const atTable = async ({ token }: { token: string }) =>
  token.length < SECRET
    ? cutLink()
    : page((await live(memory.tableOf(token))).default, (catalogue) => catalogue && { token, table: "" }, token);

/** A page that has several places, each with an address of its own. */
const places =
  (load: () => Promise<{ default: Component<{ catalogue: Catalogue; at: string }> }>) =>
  async ({ at }: { at: string }): Promise<Page> =>
    page((await load()).default, (catalogue) => catalogue && { catalogue, at }, at);

/** Each page is a script of its own, so that only the page in view is loaded. */
const PAGES: Loaders = {
  home: async () => page((await import("./Home.svelte")).default, (catalogue) => catalogue && { catalogue }),
  cut: cutLink,
  new: async ({ code, game }) =>
    page((await newTable()).default, (catalogue) => catalogue && { catalogue, code, game }, code + game),
  play: atTable,
  join: atTable,
  mail: async ({ token }) => page((await import("./LettersPage.svelte")).default, () => ({ token }), token),
  lobby: async () => page((await lobby()).default, (catalogue) => catalogue && { catalogue }),
  account: async ({ invitation }) =>
    page((await account()).default, (catalogue) => catalogue && { catalogue, invitation }, invitation),
  contest: async ({ contest, secret }) =>
    page((await contests()).default, (catalogue) => catalogue && { catalogue, contest, secret }, contest),
  ratings: async () => page((await import("./contests/ratings")).default, (catalogue) => catalogue && { catalogue }),
  moderation: async () => page((await moderation()).default, () => ({})),
  watch: async ({ table }) =>
    page((await live(memory.table(table))).default, (catalogue) => catalogue && { token: "", table }, table),
  replay: async ({ table, step }) =>
    page((await withGame(replay(), memory.table(table))).default, (catalogue) => catalogue && { table, step }, table),
  record: async ({ packed, step }) =>
    page((await record()).default, (catalogue) => catalogue && { packed, step }, packed),
  deal: async ({ code }) => page((await deal()).default, (catalogue) => catalogue && { catalogue, code }, code),
  rules: async ({ rule }) => page((await rules()).default, () => ({ rule })),
  puzzles: async ({ puzzle }) =>
    page((await puzzles()).default, (catalogue) => catalogue && { catalogue, puzzle }, puzzle),
  learn: async ({ lesson, step }) =>
    page((await lessons()).default, (catalogue) => catalogue && { catalogue, lesson, step }, `${lesson}/${step}`),
  help: async () => page((await help()).default, () => ({})),
  class: places(classes),
  club: places(clubs),
  workshop,
  deck: workshop,
  timeline: async () => page((await loadTimeline()).default, (catalogue) => catalogue && { catalogue }),
  companion: async () => page((await loadCompanion()).default, (catalogue) => catalogue && { catalogue }),
};

/** The page of a route; fails where its script cannot be had. */
export const pageOf = (route: Route): Promise<Page> => (PAGES[route.page] as (route: Route) => Promise<Page>)(route);
