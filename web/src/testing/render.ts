import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach } from "vitest";
import { registry } from "@/games";
import { t } from "@/kit/i18n";
import { provideGames } from "@/table/gameRegistry";
import type { Table } from "@/table/table.svelte";
import { speaking } from "./texts";
import WithTable from "./WithTable.svelte";

provideGames(registry);

const shown: Record<string, unknown>[] = [];

beforeEach(() => t.set(speaking("en")));

afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
  document.body.replaceChildren();
});

/** Show a component on an empty page; it goes with the test. */
export function render<Props extends Record<string, unknown>>(View: Component<Props>, props: Props): HTMLElement {
  shown.push(mount(View, { target: document.body, props }));
  flushSync();
  return document.body;
}

/** Show a part of a table. */
export const renderAt = <Props extends Record<string, unknown>>(
  table: Table,
  View: Component<Props>,
  props: Props,
): HTMLElement => render(WithTable as unknown as Component<Record<string, unknown>>, { table, View, props });

/** The words that a reader sees or hears, spaces as one. */
export const words = (element: Element | null): string => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

/** The button with this name. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? words(one)) === name,
  );
  if (found === undefined) throw new Error(`there is no button ${name}`);
  return found;
}

/** Press something and let the page follow, answers of the server included. */
export async function press(element: HTMLElement): Promise<void> {
  element.click();
  await settled();
}

/** Wait until all that has been answered is shown. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  flushSync();
}
