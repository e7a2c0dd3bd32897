import { disc, type Shape } from "@/table/end/picture";

/** The side of the box that faces are drawn in. */
export const SIDE = 48;
const DARK = "#2a2521";
const PALE = "#fff7e8";

const oval = (x: number, y: number, across: number, down: number, fill: string): Shape => ({
  d: `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`,
  fill,
});
const shape = (d: string, fill: string): Shape => ({ d, fill });
const line = (d: string, stroke: string, width = 1.5): Shape => ({ d, stroke, width });
const ground = (fill: string): Shape => ({ d: disc(24, 24, 23), fill });
const both = (x: number, y: number, radius: number, fill: string): Shape[] => [
  { d: disc(24 - x, y, radius), fill },
  { d: disc(24 + x, y, radius), fill },
];
const eyes = (x: number, y: number, radius: number, iris = PALE): Shape[] => [
  ...both(x, y, radius, iris),
  ...both(x, y, radius / 2, DARK),
];

const mole = [
  ground("#e0cfae"),
  oval(24, 27, 15, 15, "#5b4636"),
  ...both(15, 40, 4, "#e7a39a"),
  oval(24, 33, 7, 5, "#8a6d55"),
  oval(24, 31, 4, 3, "#e7a39a"),
  ...both(6, 22, 1.6, PALE),
];
const wren = [
  ground("#cfe0d0"),
  oval(24, 27, 14, 13, "#8a5a33"),
  shape("M30 10l12-4-7 12z", "#6d4526"),
  oval(24, 33, 9, 7, "#e6cfa8"),
  line("M12 19q5-4 10-1M36 19q-5-4-10-1", PALE, 2.2),
  ...eyes(6, 23, 3),
  shape("M21 27h6l-3 7z", "#d9962f"),
];
const otter = [
  ground("#c9dfe6"),
  ...both(12, 15, 4, "#5f3f29"),
  oval(24, 26, 15, 14, "#7a5236"),
  oval(24, 32, 10, 7, "#e8d2b0"),
  shape("M20 27h8l-4 5z", DARK),
  line("M24 32v3M11 31h-6M12 34l-6 2M37 31h6M36 34l6 2", "#5f3f29", 1.2),
  ...eyes(6, 22, 2.6),
];
const heron = [
  ground("#d5dcea"),
  shape("M26 48c2-10 2-14-2-20h12c4 8 4 14 2 20z", "#aab8cc"),
  oval(27, 21, 11, 9, "#7f93ad"),
  shape("M19 22L2 27l18 2z", "#d9962f"),
  line("M27 13q8-4 17 2", DARK, 2.4),
  { d: disc(24, 20, 2.8), fill: "#f4d35e" },
  { d: disc(24, 20, 1.4), fill: DARK },
];
const lynx = [
  ground("#efe0c2"),
  shape("M10 22L9 6l11 9zM38 22L39 6l-11 9z", "#b67a3d"),
  line("M9 8L8 2M39 8l1-6", DARK, 2),
  oval(24, 27, 15, 13, "#c58b4a"),
  shape("M11 31l-6 8 10-2zM37 31l6 8-10-2z", PALE),
  oval(24, 33, 8, 6, PALE),
  shape("M21 29h6l-3 4z", "#7a3b2e"),
  ...both(6.5, 24, 3.2, "#b6cf6a"),
  line("M17.5 21v6M30.5 21v6", DARK, 1.6),
];
const raven = [
  ground("#dcd3e3"),
  oval(25, 25, 15, 14, "#2b2a33"),
  shape("M15 22L2 27q7 6 15 4z", "#55535f"),
  line("M3 27h13", "#2b2a33", 1),
  line("M30 36l5 4M33 33l6 3", "#4a4858", 2),
  { d: disc(21, 21, 3), fill: "#e8e4f2" },
  { d: disc(21, 21, 1.5), fill: DARK },
];
const owl = [
  ground("#dfe3c8"),
  shape("M10 20L9 6l12 7h6l12-7-1 14z", "#6f5434"),
  oval(24, 27, 16, 15, "#8b6b45"),
  ...both(7, 24, 7, PALE),
  ...eyes(7, 24, 4.4, "#e3a52d"),
  shape("M21 28h6l-3 6z", "#d9962f"),
  line("M17 37q3 3 7 0q4 3 7 0", PALE, 1.5),
];
const butterfly = [
  ground("#f3dede"),
  oval(15, 18, 9, 9, "#c8566c"),
  oval(33, 18, 9, 9, "#c8566c"),
  oval(17, 32, 7, 7, "#dc8a3c"),
  oval(31, 32, 7, 7, "#dc8a3c"),
  ...both(10, 17, 3, PALE),
  oval(24, 25, 2.5, 12, DARK),
  line("M24 14q-2-7-7-8M24 14q2-7 7-8", DARK, 1.5),
];
const magpie = [
  ground("#dfe7ea"),
  oval(26, 22, 13, 12, "#23262b"),
  shape("M14 34q12 8 25-2l2 12q-14 6-26 0z", PALE),
  shape("M15 20L4 23l11 4z", "#3c4149"),
  { d: disc(5, 25, 4), fill: "#e3a52d", stroke: "#8f6408" },
  { d: disc(21, 19, 3), fill: PALE },
  { d: disc(21, 19, 1.5), fill: DARK },
];
const tortoise = [
  ground("#dbe5cd"),
  shape("M5 34a16 15 0 0 1 32 0z", "#6f8a48"),
  line("M14 33l4-12M21 33v-14M28 33l-4-12M9 28h24", "#4f6631", 1.5),
  oval(38, 28, 6, 6, "#9bb36a"),
  shape("M10 34h6v5h-6zM27 34h6v5h-6z", "#9bb36a"),
  { d: disc(40, 26, 1.6), fill: DARK },
];
const hedgehog = [
  ground("#e8ddcb"),
  shape("M4 34l3-6-2-5 5-3 1-6 6 1 4-5 5 4 6-2 2 6 6 2-1 6 4 4z", "#6b5442"),
  shape("M24 36q0-14 10-12 5 2 9 9 0 4-5 5-14 2-14-2z", "#e2c19a"),
  { d: disc(43, 33, 2.4), fill: DARK },
  { d: disc(34, 29, 1.8), fill: DARK },
];

/** The faces of the programs that come with the project, our own drawings. */
export const FACES: Readonly<Record<string, readonly Shape[]>> = {
  random: butterfly,
  greedy: magpie,
  careful: tortoise,
  wanderer: hedgehog,
  "level-1": mole,
  "level-2": wren,
  "level-3": otter,
  "level-4": heron,
  "level-5": lynx,
  "level-6": raven,
  "level-7": owl,
};
