/** Small signs of our own, drawn as strokes in a box of 24 x 24. */
export const GLYPHS = {
  check: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M7 7l10 10M17 7L7 17",
  play: "M8 5.5v13l10-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  hand: "M4 8.5h9v12H4zM8 8.5v-4h12v12h-7",
  discard: "M4 8.5l9-3.5 5 12.5-9 3.5zM15 5h5v12",
  stack: "M4 7h13v13H4zM7 4h13v13",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
  moon: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  half: "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
  book: "M4 5c3-1 6-.5 8 1 2-1.5 5-2 8-1v13c-3-1-6-.5-8 1-2-1.5-5-2-8-1zM12 6v13",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5",
  copy: "M8 8h11v12H8zM5 16V4h11",
  share: "M12 15V4M8 7.5L12 4l4 3.5M6 12v8h12v-8",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M7 5v14",
  last: "M6 5l7 7-7 7M17 5v14",
  down: "M12 4v11M7.5 11L12 15.5 16.5 11M5 20h14",
  target: "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v6M12 16v6M2 12h6M16 12h6",
  unfold: "M6 9l6 6 6-6",
  shut: "M6 15l6-6 6 6",
  grid: "M4 5h16v5H4zM4 14h16v5H4z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  joker: "M4 19h16M5 16L3 7l6 4 3-7 3 7 6-4-2 9z",
  hourglass: "M7 4h10M7 20h10M8 4c0 5 8 7 8 11v5M16 4c0 5-8 7-8 11v5",
  token: "M12 3.5l7.5 4.3v8.4L12 20.5l-7.5-4.3V7.8z",
  stop: "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM8 12h8",
  close: "M6 6l12 12M18 6L6 18",
  flag: "M6 21V4h11l-2 4 2 4H6",
  away: "M4 4l16 16M8.5 5.5A8 8 0 0 1 20 12M17.5 18A8 8 0 0 1 5 9",
  program: "M5 8h14v11H5zM12 8V4M9 13v1M15 13v1",
  bulb: "M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2V17h5v-1.1c0-.8.4-1.5 1-2A6 6 0 0 0 12 3zM9.5 20h5",
  pen: "M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3",
  branch: "M7 4v16M7 14c0-4 10-2 10-7M14 9.5L17 6.5l3 3",
  chart: "M4 4v16h16M7 15l4-5 3 3 5-7",
  person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5",
} as const;

export type GlyphName = keyof typeof GLYPHS;

/** The Joker's picture, in the box of 512 x 512 that the cards' pictures have. */
export const JOKER_PICTURE =
  "M96 400h320v40H96zM112 368L72 150c48 10 88 40 104 86C184 160 216 100 256 60c40 40 72 100 80 176 16-46 56-76 104-86l-40 218zM72 110a24 24 0 1 0 .1 0zM256 20a24 24 0 1 0 .1 0zM440 110a24 24 0 1 0 .1 0z";

/** The outline of a family's sign in a box of 24 x 24; an unknown shape is a disc. */
export function shapePath(shape: string): string {
  return SHAPES[shape] ?? SHAPES["circle"]!;
}

const SHAPES: Readonly<Record<string, string>> = {
  circle: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
  square: "M3 2h18a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z",
  triangle: "M12 .5L24 22.5H0z",
  diamond: "M12 0l12 12-12 12L0 12z",
  pentagon: "M12 .5l11.7 8.7-4.5 14H4.8L.3 9.2z",
  hexagon: "M6 1.5h12L24 12l-6 10.5H6L0 12z",
  octagon: "M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z",
  star: "M12 0l3.3 7.6 8.3.8-6.3 5.5 1.9 8.1L12 17.7 4.8 22l1.9-8.1L.4 8.4l8.3-.8z",
  shield: "M2 2h20v10c0 6-5 10-10 11.5C7 22 2 18 2 12z",
  drop: "M12 0c5 6 9 9.5 9 14.5a9 9 0 0 1-18 0C3 9.5 7 6 12 0z",
  cross: "M8 1h8v7h7v8h-7v7H8v-7H1V8h7z",
  heart: "M12 23C4 17 0 12.5 0 8a6.5 6.5 0 0 1 12-3.5A6.5 6.5 0 0 1 24 8c0 4.5-4 9-12 15z",
  arch: "M2 23V11a10 10 0 0 1 20 0v12z",
  arrow: "M0 3h14l10 9-10 9H0l4-9z",
  leaf: "M2 2h10a10 10 0 0 1 10 10v10H12A10 10 0 0 1 2 12z",
};
