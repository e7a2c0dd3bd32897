import { api } from "./api";
import { Cell } from "@/kit/cell";
import { remember } from "@/table/seats/host";
import { language, preferred, speak, type Language } from "@/kit/i18n";
import { parseRoute, type Route } from "./routes";
import { Memory, type Preferences } from "./storage";
import type { Catalogue, Created, Replay, TablePlan } from "@/generated/protocol";

/** What the whole page shares: where the reader is, what this device remembers, what can be played. */
export const memory = new Memory(window.localStorage);
export const preferences = new Cell<Preferences>(memory.preferences());
export const density = new Cell<Preferences["density"]>(preferences.value.density);
export const route = new Cell<Route>(parseRoute(location.hash));
export const catalogue = new Cell<Catalogue | null>(null);
/** The catalogue or the script of a page could not be had. */
export const failed = new Cell(false);
/** The record opened from a file; it lives as long as the page. */
export const opened = new Cell<Replay | null>(null);

/** Ask the server for the catalogue. */
export function loadCatalogue(): Promise<void> {
  return api.catalogue(language.value).then(
    (found) => {
      catalogue.set(found);
      failed.set(false);
    },
    () => failed.set(true),
  );
}

const DARK = window.matchMedia("(prefers-color-scheme: dark)");

export function prefer(change: Partial<Preferences>): void {
  const wanted = { ...preferences.value, ...change };
  memory.prefer(wanted);
  preferences.set(wanted);
  density.set(wanted.density);
  paint();
}

/** Put the theme on the page: the reader's choice, else the system's. */
export function paint(): void {
  const { theme } = preferences.value;
  const dark = theme === "dark" || (theme === "auto" && DARK.matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

export async function changeLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  document.documentElement.lang = wanted;
}

export const startLanguage = (): Language => preferences.value.language || preferred(navigator.languages);

export function follow(): void {
  DARK.addEventListener("change", paint);
  window.addEventListener("hashchange", () => route.set(parseRoute(location.hash)));
}

/** Note a table made here and go to it; where nobody is waited for, the game begins at once. */
export function settleIn(created: Created, plan: TablePlan): void {
  if (plan.seats.every((seat) => seat.kind !== "open")) sessionStorage.setItem("discovery.autostart", created.table);
  location.hash = remember(memory, created, plan, Date.now());
}

/** The hot seat whose player has said that he is looking; -1 when nobody has. */
export const shownSeat = new Cell(-1);

/** Offer a text as a file to keep. */
export function offer(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
