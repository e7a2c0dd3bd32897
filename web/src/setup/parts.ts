import { later } from "@/kit/i18n";

/** What loads the parts of the form that are shown by `LazyPart`. */
export const askName = later(async () => (await import("./naming/AskName.svelte")).default);
export const deckFile = later(async () => (await import("./DeckFile.svelte")).default);
export const clockChoice = later(async () => (await import("./clocks/ClockChoice.svelte")).default);
export const matchTerms = later(async () => (await import("./MatchTerms.svelte")).default);
