/** The control that shows a table or a contest to a club, loaded where it is first seen. */
export const showToClub = async () => (await import("./ShowToClub.svelte")).default;
