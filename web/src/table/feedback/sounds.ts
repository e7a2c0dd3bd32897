/** A part of a sound: a tone that may glide `to` another pitch, or noise around a pitch. Times in seconds. */
export interface Tone {
  wave: "sine" | "triangle" | "noise";
  /** In hertz. */
  pitch: number;
  to?: number;
  at?: number;
  lasts: number;
  /** From 0 to 1, of what the loudest tone may have. */
  loud: number;
}

const bell = (pitch: number, at: number, lasts: number, loud: number): Tone[] => [
  { wave: "sine", pitch, at, lasts, loud },
  { wave: "sine", pitch: pitch * 2, at, lasts: lasts / 2, loud: loud / 4 },
];

const tap = (pitch: number, at: number, lasts: number, loud: number): Tone => ({
  wave: "noise",
  pitch,
  to: pitch / 2,
  at,
  lasts,
  loud,
});

/** All sounds by name; each is `sound-NAME` in words. A family of games says which of its happenings has which. */
export const SOUNDS = {
  place: [tap(900, 0, 0.07, 0.22), { wave: "sine", pitch: 190, to: 120, lasts: 0.1, loud: 0.6 }],
  points: [...bell(659, 0, 0.16, 0.35), ...bell(880, 0.08, 0.3, 0.4)],
  trump: [...bell(523, 0, 0.3, 0.3), ...bell(659, 0.07, 0.3, 0.3), ...bell(988, 0.14, 0.5, 0.4)],
  "era-opens": [...bell(294, 0, 0.5, 0.4), ...bell(440, 0.12, 0.5, 0.35), ...bell(587, 0.24, 0.7, 0.35)],
  "era-closes": [...bell(587, 0, 0.3, 0.3), ...bell(440, 0.12, 0.4, 0.35), tap(240, 0.3, 0.12, 0.4)],
  stop: [
    { wave: "triangle", pitch: 233, lasts: 0.14, loud: 0.6 },
    { wave: "triangle", pitch: 196, at: 0.16, lasts: 0.24, loud: 0.6 },
  ],
  steal: [
    { wave: "sine", pitch: 740, to: 330, lasts: 0.24, loud: 0.4 },
    { wave: "noise", pitch: 2400, to: 900, lasts: 0.22, loud: 0.14 },
  ],
  turn: [...bell(523, 0, 0.3, 0.4), ...bell(784, 0.13, 0.5, 0.4)],
  win: [
    ...bell(523, 0, 0.4, 0.35),
    ...bell(659, 0.12, 0.4, 0.35),
    ...bell(784, 0.24, 0.4, 0.35),
    ...bell(1047, 0.36, 0.9, 0.4),
  ],
  die: [tap(2200, 0, 0.04, 0.6), tap(1900, 0.06, 0.04, 0.55), tap(2400, 0.15, 0.04, 0.5), tap(1700, 0.19, 0.07, 0.55)],
  step: [tap(340, 0, 0.1, 0.64), tap(300, 0.15, 0.1, 0.55)],
  fight: [
    { wave: "noise", pitch: 600, to: 2600, lasts: 0.16, loud: 0.15 },
    { wave: "triangle", pitch: 147, to: 131, at: 0.12, lasts: 0.3, loud: 0.6 },
  ],
  wound: [{ wave: "triangle", pitch: 220, to: 139, lasts: 0.26, loud: 0.6 }, tap(500, 0, 0.06, 0.15)],
  night: [...bell(220, 0, 0.7, 0.4), ...bell(165, 0.25, 0.9, 0.4)],
  dawn: [...bell(330, 0, 0.6, 0.35), ...bell(415, 0.18, 0.6, 0.35), ...bell(494, 0.36, 0.8, 0.35)],
  out: [...bell(262, 0, 0.4, 0.35), ...bell(247, 0.22, 0.4, 0.35), ...bell(196, 0.44, 0.9, 0.4)],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

export type SoundName = keyof typeof SOUNDS;

export const NAMES = Object.keys(SOUNDS) as SoundName[];

/** How long a sound lasts, in seconds. */
export const length = (name: SoundName): number =>
  Math.max(...(SOUNDS[name] as readonly Tone[]).map(({ at = 0, lasts }) => at + lasts));
