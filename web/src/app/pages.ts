import type { Component } from "svelte";
import type { Route } from "./routes";
import type { Catalogue } from "@/generated/protocol";

/** A page whose script is there: what it is made with, `null` while that is missing, and `key`, with which it is another page. */
export interface Page {
  view: Component<Record<string, unknown>>;
  props(catalogue: Catalogue | null): Record<string, unknown> | null;
  key: string;
}

type Loaders = { [P in Route["page"]]: (route: Extract<Route, { page: P }>) => Promise<Page> };

function page<P extends Record<string, unknown>>(
  loaded: { default: Component<P> },
  props: (catalogue: Catalogue | null) => P | null,
  key = "",
): Page {
  return { view: loaded.default as unknown as Page["view"], props, key };
}

/** Each page is a script of its own, so that only the page in view is loaded. */
const PAGES: Loaders = {
  home: async () => page(await import("./Home.svelte"), (catalogue) => catalogue && { catalogue }),
  new: async ({ code }) =>
    page(await import("@/setup/NewTable.svelte"), (catalogue) => catalogue && { catalogue, code }, code),
  play: async ({ token }) =>
    page(await import("@/table/Live.svelte"), (catalogue) => catalogue && { token, table: "" }, token),
  watch: async ({ table }) =>
    page(await import("@/table/Live.svelte"), (catalogue) => catalogue && { token: "", table }, table),
  replay: async ({ table }) =>
    page(await import("@/table/replay/ReplayPage.svelte"), (catalogue) => catalogue && { table }, table),
  rules: async ({ rule }) => page(await import("@/app/rulebook/Rules.svelte"), () => ({ rule })),
  help: async () => page(await import("./Help.svelte"), () => ({})),
};

/** The page of a route; fails where its script cannot be had. */
export const pageOf = (route: Route): Promise<Page> => (PAGES[route.page] as (route: Route) => Promise<Page>)(route);
