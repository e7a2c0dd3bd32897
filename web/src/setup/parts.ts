import { lazyWithTexts } from "@/kit/i18n";

/** What loads the parts of the form that are shown by `LazyPart`. */
export const askName = lazyWithTexts(async () => (await import("./naming/AskName.svelte")).default);
export const deckFile = lazyWithTexts(async () => (await import("./DeckFile.svelte")).default);
export const clockChoice = lazyWithTexts(async () => (await import("./clocks/ClockChoice.svelte")).default);
export const matchTerms = lazyWithTexts(async () => (await import("./MatchTerms.svelte")).default);
