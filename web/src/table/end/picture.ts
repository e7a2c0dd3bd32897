/** An outline in a drawing; colours are names of the page's tokens, `era-1`, or written out, `#d9cf9b`. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  /** How thick the stroke is, in units of the drawing. */
  width?: number;
  /** Where the outline is put, and how much larger than it is written. */
  at?: readonly [x: number, y: number, scale: number];
}

/** A game in small, as its family draws it: shown on the page, and painted into the picture that people share. */
export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

/** A rectangle with round corners. */
export const box = (x: number, y: number, width: number, height: number, round: number): string =>
  `M${x + round} ${y}h${width - 2 * round}a${round} ${round} 0 0 1 ${round} ${round}v${height - 2 * round}` +
  `a${round} ${round} 0 0 1 ${-round} ${round}h${2 * round - width}a${round} ${round} 0 0 1 ${-round} ${-round}` +
  `v${2 * round - height}a${round} ${round} 0 0 1 ${round} ${-round}z`;

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** A colour as SVG wants it. */
export const paint = (colour: string | undefined): string =>
  colour === undefined ? "none" : colour.startsWith("#") ? colour : `var(--${colour})`;
