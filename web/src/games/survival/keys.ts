/** What works anywhere at a table of the survival game, and on its map. */
export const SURVIVAL_KEYS = { "discover-map": "m", "discover-actions": "a", "discover-quest": "o" };
export const MAP_KEYS = { "discover-larger": "+", "discover-smaller": "-" };
