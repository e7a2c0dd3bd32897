/**
 * How the kinds of ground are drawn: a colour by band, a pattern by letter. The letter itself stands on the map as well, so
 * no ground is told by colour alone. Patterns are drawn in a box of 1 x 1, in the length of a hexagon's side.
 */
export const PATTERNS: readonly string[] = [
  // a few blades
  "M.2 .7v-.2M.28 .7v-.13M.7 .35v-.2M.78 .35v-.13",
  // dots
  "M.25 .25h.01M.75 .5h.01M.3 .8h.01",
  // crowns of trees
  "M.15 .6l.15-.35 .15 .35zM.6 .9l.15-.35 .15 .35z",
  // broken lines
  "M.1 .3l.2-.15 .2 .15M.55 .75l.2-.15 .2 .15",
  // crossed strokes
  "M.1 .1l.35 .35M.45 .1l-.35 .35M.6 .6l.3 .3M.9 .6l-.3 .3",
  // waves
  "M.05 .35q.12-.15 .24 0t.24 0M.45 .8q.12-.15 .24 0t.24 0",
];
