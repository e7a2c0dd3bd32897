export const WALK_KEYS = { "walk-map": "m" };
