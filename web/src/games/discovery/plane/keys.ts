/** What works while something of the plane has the focus. */
export const GRID_KEYS = { nearer: "+", farther: "-", whole: "0" };
