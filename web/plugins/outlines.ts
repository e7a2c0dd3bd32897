/** What the numbers of a command are: coordinates `x` and `y`, a radius `r`, and `-` for angles and flags. */
const NUMBERS: Readonly<Record<string, string>> = {
  m: "xy",
  l: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
  t: "xy",
  a: "rr---xy",
  z: "",
};
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;
const FLAGS = [3, 4];

interface Step {
  command: string;
  relative: boolean;
  numbers: number[];
}

/** The steps of a path, each command with its own numbers. What is no path is an error. */
function steps(path: string): Step[] {
  const found: Step[] = [];
  for (const [, letter = "", text = ""] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const command = letter.toLowerCase();
    const count = NUMBERS[command]?.length;
    const numbers = numbersOf(text, command);
    if (count === undefined || (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count > 0))
      throw new Error(`no path: ${letter}${text}`);
    for (let at = 0; at < Math.max(1, numbers.length); at += count || 1)
      found.push({
        command: command === "m" && at > 0 ? "l" : command,
        relative: letter === command,
        numbers: numbers.slice(at, at + count),
      });
  }
  return found;
}

/** Numbers may follow each other without a gap, and the flags of an arc are one digit each. */
function numbersOf(text: string, command: string): number[] {
  const found: number[] = [];
  for (let at = 0; at < text.length;) {
    const form = command === "a" && FLAGS.includes(found.length % NUMBERS["a"]!.length) ? FLAG : NUMBER;
    form.lastIndex = at;
    const [number] = form.exec(text) ?? [];
    if (number === undefined && !/[\s,]/.test(text[at]!)) throw new Error(`no number: ${text.slice(at)}`);
    if (number !== undefined) found.push(Number(number));
    at += number?.length ?? 1;
  }
  return found;
}

/**
 * The path with every point on a grid of whole units, in relative commands: half the bytes. A point is rounded where it lies,
 * not by what it is away from the last one, so errors do not add up.
 */
export function onGrid(path: string): string {
  const last = { x: 0, y: 0 };
  const start = { x: 0, y: 0 };
  const round = { x: 0, y: 0 };
  let before = "";
  return steps(path)
    .map(({ command, relative, numbers }) => {
      const from = { ...last };
      const base = { ...round };
      const said = numbers.map((number, at) => {
        const kind = NUMBERS[command]![at]!;
        if (kind === "r") return Math.round(number);
        if (kind !== "x" && kind !== "y") return number;
        last[kind] = relative ? from[kind] + number : number;
        round[kind] = Math.round(last[kind]);
        return round[kind] - base[kind];
      });
      if (command === "m") Object.assign(start, last);
      if (command === "z") {
        Object.assign(last, start);
        Object.assign(round, { x: Math.round(start.x), y: Math.round(start.y) });
      }
      const [shorter, short] = straight(command, said);
      const repeated = shorter === before && shorter !== "m";
      before = shorter;
      return (
        (repeated ? "" : shorter) +
        short.map((number, at) => (number < 0 || (at === 0 && !repeated) ? "" : " ") + number).join("")
      );
    })
    .join("");
}

/** A line along one axis needs one number. */
function straight(command: string, numbers: readonly number[]): [string, readonly number[]] {
  const [x = 0, y = 0] = numbers;
  if (command !== "l" || (x !== 0 && y !== 0)) return [command, numbers];
  return y === 0 ? ["h", [x]] : ["v", [y]];
}
