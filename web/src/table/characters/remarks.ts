import type { Happening } from "@/generated/protocol";

/**
 * What a program may say a word about: the start, a good move of `seat`, something that was done to it, an era that is closed or a night that
 * is over (-1 where it is nobody's in particular). A `turn` that begins tells how time passes; who is `gone` says nothing from then on.
 */
export interface Occasion {
  kind: "start" | "well" | "hit" | "era" | "night" | "turn" | "gone";
  seat: number;
}

/** What a program says: an attribute of the messages `remark-...`. */
export interface Remark {
  seat: number;
  program: string;
  words: string;
}

interface Told<H> {
  seq: number;
  happenings: readonly H[];
}

/** What remarks follow from: what everybody at the table sees. */
export interface Heard<H extends Happening> {
  /** The id of the table. */
  table: string;
  steps: readonly Told<H>[];
  /** The program of each seat, "" for a person. */
  programs: readonly string[];
  over: boolean;
  occasionOf(happening: H): Occasion | null;
}

type Kind = Exclude<Occasion["kind"], "turn" | "gone"> | "end";

const WORDS: Readonly<Record<Kind, readonly string[]>> = {
  start: ["start"],
  well: ["well", "well-2"],
  hit: ["hit", "hit-2"],
  era: ["era"],
  night: ["night"],
  end: ["end"],
};
/** In one of how many cases something is said of an occasion. */
const SELDOM: Readonly<Record<Kind, number>> = { start: 1, well: 3, hit: 2, era: 2, night: 2, end: 1 };
/** Rounds that pass in silence after a remark. */
const REST = 2;

/**
 * What is being said at a table, `null` for nothing. It follows from the table's id and what everybody saw of its steps, so every
 * page says the same without asking the server, and no record tells of it. A remark stands for a round.
 */
export function remarkOf<H extends Happening>(heard: Heard<H>): Remark | null {
  const { steps, programs, over } = heard;
  const round = Math.max(2, programs.length);
  const gone = new Set<number>();
  let turns = 0;
  let said: (Remark & { turn: number }) | null = null;
  for (const { seq, happenings } of steps)
    for (const one of happenings) {
      const { kind = "", seat = -1 } = heard.occasionOf(one) ?? {};
      if (kind === "gone") gone.add(seat);
      if (kind === "turn") turns += 1;
      const late = kind === "start" && turns > 0;
      if (!spokenOf(kind) || late || (said !== null && turns < said.turn + REST * round)) continue;
      const found = wordsOf(heard, kind, seat, gone, seq);
      if (found !== null) said = { ...found, turn: turns };
    }
  if (over) return wordsOf(heard, "end", -1, gone, steps.at(-1)?.seq ?? 0);
  return said !== null && turns < said.turn + round ? said : null;
}

const spokenOf = (kind: string): kind is Kind => Object.hasOwn(WORDS, kind);

/** Who speaks of an occasion: whom it was done to, else a program that did not do it. */
function wordsOf<H extends Happening>(
  { table, programs }: Heard<H>,
  kind: Kind,
  about: number,
  gone: ReadonlySet<number>,
  seq: number,
): Remark | null {
  const number = mixed(`${table} ${seq} ${kind}`);
  const able = programs.flatMap((program, seat) => (program !== "" && !gone.has(seat) ? [seat] : []));
  const speakers = able.filter((seat) => (kind === "hit" ? seat === about : seat !== about));
  const seat = speakers[number % speakers.length];
  if (seat === undefined || (number >>> 8) % SELDOM[kind] !== 0) return null;
  const words = WORDS[kind];
  return { seat, program: programs[seat]!, words: words[(number >>> 16) % words.length]! };
}

/** A number that looks drawn, and is the same everywhere (FNV-1a, 32 bits, with its bits mixed once more). */
function mixed(text: string): number {
  let number = 0x811c9dc5;
  for (const letter of text) number = Math.imul(number ^ letter.codePointAt(0)!, 0x01000193);
  number = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  return (number ^ (number >>> 13)) >>> 0;
}
