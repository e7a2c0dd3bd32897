/** What loads the parts of the table that are shown by `LazyPart`. */
export const lobby = async () => (await import("./seats/Lobby.svelte")).default;
export const endScreen = async () => (await import("./EndScreen.svelte")).default;
export const manage = async () => (await import("./seats/Manage.svelte")).default;
