import { later } from "@/kit/i18n";

/** What loads the parts of the board that are shown by `LazyPart`. */
export const windowStrip = later(async () => (await import("@/games/discovery/windows/WindowStrip.svelte")).default);
export const pile = later(async () => (await import("./Pile.svelte")).default);
export const plane = async () => (await import("@/games/discovery/plane/planeParts")).Plane;
export const beside = async () => (await import("@/games/discovery/plane/Beside.svelte")).default;
export const aimBar = async () => (await import("@/games/discovery/plane/planeParts")).AimBar;
export const spotList = async () => (await import("@/games/discovery/plane/planeParts")).SpotList;
export const goal = later(async () => (await import("@/games/discovery/panel/Goal.svelte")).default);
export const keys = later(async () => (await import("@/app/Keys.svelte")).default);
