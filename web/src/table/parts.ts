/** What loads the parts of the table that are shown by `Later`. */
export const lobby = async () => (await import("@/table/seats/Lobby.svelte")).default;
export const endScreen = async () => (await import("./EndScreen.svelte")).default;
export const keys = async () => (await import("@/app/Keys.svelte")).default;
export const windowStrip = async () => (await import("@/games/discovery/windows/WindowStrip.svelte")).default;
export const ranking = async () => (await import("./Ranking.svelte")).default;
export const manage = async () => (await import("@/table/seats/Manage.svelte")).default;
export const pile = async () => (await import("@/games/discovery/board/Pile.svelte")).default;
export const plane = async () => (await import("@/games/discovery/plane/planeParts")).Plane;
export const aimBar = async () => (await import("@/games/discovery/plane/planeParts")).AimBar;
export const spotList = async () => (await import("@/games/discovery/plane/planeParts")).SpotList;
