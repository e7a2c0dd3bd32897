/** What loads the parts of the table that are shown by `Later`. */
export const lobby = async () => (await import("./Lobby.svelte")).default;
export const endScreen = async () => (await import("./EndScreen.svelte")).default;
export const keys = async () => (await import("./Keys.svelte")).default;
export const windowStrip = async () => (await import("./WindowStrip.svelte")).default;
export const ranking = async () => (await import("./Ranking.svelte")).default;
export const manage = async () => (await import("./Manage.svelte")).default;
export const pile = async () => (await import("./Pile.svelte")).default;
export const plane = async () => (await import("./planeparts")).Plane;
export const aimBar = async () => (await import("./planeparts")).AimBar;
export const spotList = async () => (await import("./planeparts")).SpotList;
