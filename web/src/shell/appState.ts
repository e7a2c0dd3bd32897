import { shelf } from "@/kit/keeping/shelf";
import { Store } from "@/kit/store";
import { preferredLanguage, loadLanguage, type Language } from "@/kit/i18n";
import { here, type Route } from "./routes";
import { Memory, type Preferences } from "./storage";
import type { Catalogue, Replay } from "@/generated/protocol";

/** What the whole page shares: where the reader is, what this device remembers, what can be played. */
export const memory = new Memory(shelf);
/** The page stands in a frame of another page, where it shows replays and nothing else. */
export const EMBEDDED = location.search === "?embed";
export const preferences = new Store<Preferences>(memory.preferences());
export const density = new Store<Preferences["density"]>(preferences.value.density);
export const route = new Store<Route>(here());
export const catalogue = new Store<Catalogue | null>(null);
/** The catalogue or the script of a page could not be had. */
export const failed = new Store(false);
/** The record opened from a file; it lives as long as the page. */
export const openedRecord = new Store<Replay | null>(null);
/** The deck file that it was opened with, `""` for none. */
export const openedDeck = new Store("");

const DARK = window.matchMedia("(prefers-color-scheme: dark)");

export function prefer(change: Partial<Preferences>): void {
  const wanted = { ...preferences.value, ...change };
  memory.prefer(wanted);
  preferences.set(wanted);
  density.set(wanted.density);
  applyTheme();
}

/** Put the theme on the page: the reader's choice, else the system's. */
export function applyTheme(): void {
  const { theme } = preferences.value;
  const dark = theme === "dark" || (theme === "auto" && DARK.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

export async function changeLanguage(wanted: Language): Promise<void> {
  await loadLanguage(wanted);
  document.documentElement.lang = wanted;
}

export const startLanguage = (): Language => preferredLanguage([preferences.value.language, ...navigator.languages]);

export function watchSystem(): void {
  DARK.addEventListener("change", applyTheme);
  window.addEventListener("hashchange", () => route.set(here()));
}
