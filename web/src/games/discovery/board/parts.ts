/** What loads the parts of the board that are shown by `LazyPart`. */
export const windowStrip = async () => (await import("@/games/discovery/windows/WindowStrip.svelte")).default;
export const pile = async () => (await import("./Pile.svelte")).default;
export const plane = async () => (await import("@/games/discovery/plane/planeParts")).Plane;
export const aimBar = async () => (await import("@/games/discovery/plane/planeParts")).AimBar;
export const spotList = async () => (await import("@/games/discovery/plane/planeParts")).SpotList;
export const keys = async () => (await import("@/app/Keys.svelte")).default;
