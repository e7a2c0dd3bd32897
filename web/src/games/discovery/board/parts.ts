import { lazyWithTexts } from "@/kit/i18n";
import { whenIdle } from "@/kit/pendingParts";

/** What loads the parts of the board that are shown by `LazyPart`. */
export const windowStrip = lazyWithTexts(
  async () => (await import("@/games/discovery/windows/WindowStrip.svelte")).default,
);
export const line = lazyWithTexts(async () => (await import("@/games/discovery/text/cardsLine.svelte")).CardsLine);
export const pile = lazyWithTexts(async () => (await import("./Pile.svelte")).default);
export const plane = async () => (await import("@/games/discovery/plane/planeParts")).Plane;
export const sidePile = async () => (await import("@/games/discovery/plane/SidePile.svelte")).default;
export const aimBar = async () => (await import("@/games/discovery/plane/planeParts")).AimBar;
export const spotList = async () => (await import("@/games/discovery/plane/planeParts")).SpotList;
export const assets = lazyWithTexts(async () => (await import("@/games/discovery/assets/Assets.svelte")).default);
export const goal = lazyWithTexts(async () => (await import("@/games/discovery/panel/Goal.svelte")).default);
/** Cards in their full size, and how all of them look at their best, come when the table has time. */
export const large = lazyWithTexts(async () => {
  await whenIdle();
  return (await import("@/games/discovery/large/parts")).Large;
});
