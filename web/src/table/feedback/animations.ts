import { GLYPHS } from "@/kit/glyphs";
import { changeOf, signed } from "@/kit/text/signed";
import { calm, questionBox, seenAt } from "@/table/places";
import { freePlace, type Box } from "@/kit/freePlace";
import type { Gesture, Sign, Tone } from "./gestures";

/** Times in milliseconds: how long a movement takes, how long words stay, and what lies between two gestures. */
const MOVES = 420;
const STAYS = 1500;
const APART = 140;
/** The last gesture of a moment begins this long after the first one at most. */
const LATEST = 700;
/** When all that flies at first has landed. */
const LANDED = 240;
/** More gestures than this show nothing: somebody was away, and wants to see where things are. */
const MOST = 16;
/** More words than this are not read at a time: the oldest ones go. */
const READ = 4;
const EDGE = 6;
/** How far below the upper edge of the window words stand that have no other place. */
const ABOVE = 84;
const EASING = "cubic-bezier(.2,.7,.3,1)";

type Of<K extends Gesture["kind"]> = Extract<Gesture, { kind: K }>;

/** The layer above a table on which gestures are shown. Nothing on it can be pressed, and nothing waits for it. */
export class Animator {
  private readonly running = new Set<Animation>();
  private readonly shown = new Set<Element>();
  private drawn = 0;

  constructor(private readonly layer: HTMLElement) {}

  /** Show some gestures, one shortly after the other; under reduced motion only their words, where they belong. */
  show(gestures: readonly Gesture[]): void {
    if (gestures.length > MOST) return;
    const apart = Math.min(APART, LATEST / gestures.length);
    gestures.forEach((gesture, index) => {
      const at = calm() ? 0 : LANDED + index * apart;
      if (gesture.kind === "gain") this.gain(gesture, at);
      else if (gesture.kind === "token") this.token(gesture, at);
      else if (gesture.kind === "word") this.words(first(gesture.at), gesture.text, gesture.tone, at, gesture.glyph);
      else this.row(gesture, at);
    });
  }

  /** Be done with all that is shown. */
  skip(): void {
    cancelAnimationFrame(this.drawn);
    for (const one of this.running) one.cancel();
    for (const one of this.shown) one.remove();
    this.running.clear();
    this.shown.clear();
  }

  private gain({ from, seat, amount, total, why }: Of<"gain">, at: number): void {
    const text = changeOf(amount);
    const tone = amount > 0 ? "good" : "bad";
    const source = first([...from, `seat:${seat}`].filter(inSight));
    if (source === null) return;
    const number = seenAt(`seat:${seat}`)?.querySelector<HTMLElement>(".points") ?? null;
    if (calm() || number === null) return this.words(source, why === "" ? text : `${text} ${why}`, tone, at);
    for (const one of this.layer.querySelectorAll(`[data-of="${seat}"]`)) one.remove();
    this.words(source, why, "plain", at);
    this.fly(source, number, this.made("gain", text, tone), at);
    if (total !== null) this.count(number, seat, total - amount, total, at);
  }

  private token({ from, to, glyph, text }: Of<"token">, at: number): void {
    const [source, target] = [first(from), first(to)];
    if (calm() || source === null || target === null) return this.words(target ?? source, text, "plain", at, glyph);
    this.fly(source, target, this.made("token", "", "plain", glyph), at);
    this.words(target, text, "plain", at + MOVES, glyph);
  }

  /** A row of the table, or what stands for it where it is folded away, is painted over or stamped. */
  private row({ kind, rows, colour, text }: Of<"paint" | "seal">, at: number): void {
    const target = rows.map(seen).find((one) => one !== null) ?? null;
    if (!calm() && target !== null) {
      const over = this.made(kind, "", "plain", kind === "seal" ? "check" : "");
      over.classList.add(colour);
      const box = inside(target);
      put(over, kind === "seal" ? middle(box, over) : box);
      const stamped = [
        { transform: "rotate(-24deg) scale(2.4)", opacity: 0 },
        { transform: "rotate(-12deg) scale(1)", opacity: 1, offset: 0.3 },
        { transform: "rotate(-12deg) scale(1)", opacity: 1, offset: 0.8 },
        { transform: "rotate(-12deg) scale(1)", opacity: 0 },
      ];
      const painted = [
        { transform: "scaleX(0)", opacity: 0.5 },
        { transform: "scaleX(1)", opacity: 0.5, offset: 0.6 },
        { transform: "scaleX(1)", opacity: 0 },
      ];
      this.play(over, kind === "seal" ? stamped : painted, kind === "seal" ? STAYS : MOVES * 1.6, at);
    }
    this.words(target, text, "plain", at);
  }

  /** Words that stand at an element for a moment, or above the table where that is out of sight. */
  private words(target: Element | null, text: string, tone: Tone, at: number, glyph: Sign | "" = ""): void {
    if (text === "") return;
    const chip = this.made("word", text, tone, glyph);
    for (const old of [...this.layer.querySelectorAll(".feel-word")].slice(0, -READ)) old.remove();
    const box = target && inside(target);
    const visible = box !== null && box.width * box.height > 0;
    const place = middle(visible ? box : { left: 0, top: ABOVE, width: innerWidth, height: 0 }, chip);
    put(chip, this.free(kept(place), chip));
    const still = [{ opacity: 1 }, { opacity: 1 }];
    const risen = [
      { transform: "translateY(14px)", opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.15 },
      { transform: "none", opacity: 1, offset: 0.85 },
      { transform: "none", opacity: 0 },
    ];
    this.play(chip, calm() ? still : risen, STAYS, at);
  }

  /** Beside all words and seals that stand there, and beside what has to be read now. */
  private free(box: Box, own: HTMLElement): Box {
    const others = [...this.layer.querySelectorAll<HTMLElement>(".feel-word, .feel-seal")].filter((one) => one !== own);
    const there = others.map((one) => ({
      left: one.offsetLeft,
      top: one.offsetTop,
      width: one.offsetWidth,
      height: one.offsetHeight,
    }));
    return freePlace(box, there, questionBox(), innerHeight);
  }

  private fly(from: Element, to: Element, flying: HTMLElement, at: number): void {
    const start = middle(from.getBoundingClientRect(), flying);
    const end = middle(to.getBoundingClientRect(), flying);
    put(flying, start);
    const frames = [
      { transform: "scale(.5)", opacity: 0 },
      { transform: "translateY(-18px) scale(1.15)", opacity: 1, offset: 0.35 },
      { transform: `translate(${end.left - start.left}px, ${end.top - start.top}px) scale(.9)`, opacity: 1 },
    ];
    this.play(flying, frames, MOVES, at);
  }

  /** The number that stands there is right from the beginning; another one counts up to it over it. */
  private count(number: HTMLElement, seat: number, from: number, to: number, at: number): void {
    const over = this.made("count", signed(from), "plain");
    over.dataset["of"] = `${seat}`;
    const { font, color } = getComputedStyle(number);
    Object.assign(over.style, { font, color });
    put(over, number.getBoundingClientRect());
    this.keep(number.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at + MOVES * 2 }));
    this.play(over, [{ opacity: 1 }, { opacity: 1 }], at + MOVES * 2, 0);
    const begun = performance.now() + at + MOVES;
    const draw = (): void => {
      const done = Math.min(1, Math.max(0, (performance.now() - begun) / (MOVES * 0.8)));
      over.textContent = signed(Math.round(from + (to - from) * done));
      if (done < 1 && over.isConnected) this.drawn = requestAnimationFrame(draw);
    };
    draw();
  }

  private made(kind: string, text: string, tone: Tone, glyph: Sign | "" = ""): HTMLElement {
    const element = document.createElement("span");
    element.className = `feel-${kind} ${tone}`;
    if (glyph !== "") element.append(drawing(glyph));
    if (text !== "") element.append(text);
    this.layer.append(element);
    this.shown.add(element);
    return element;
  }

  /** Play an element's part; afterwards it is gone. */
  private play(element: HTMLElement, frames: Keyframe[], duration: number, delay: number): void {
    const animation = element.animate(frames, { duration, delay, easing: EASING, fill: "backwards" });
    this.keep(animation);
    const gone = (): void => {
      element.remove();
      this.shown.delete(element);
    };
    animation.finished.then(gone, gone);
  }

  private keep(animation: Animation): void {
    this.running.add(animation);
    const gone = (): boolean => this.running.delete(animation);
    animation.finished.then(gone, gone);
  }
}

const first = (places: readonly string[]): HTMLElement | null => places.map(seenAt).find((one) => one !== null) ?? null;

/** Whether anything of a place is in the window. */
function inSight(place: string): boolean {
  const element = seenAt(place);
  const box = element && inside(element);
  return box !== null && box.width * box.height > 0;
}

const seen = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null) ?? null;

/** What is seen of an element: within the window, and within what scrolls around it. */
function inside(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const frames = [document.documentElement, element.closest(".tree-box, .beside")].filter((one) => one !== null);
  for (const frame of frames) {
    const box =
      frame === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : frame.getBoundingClientRect();
    [left, top] = [Math.min(Math.max(left, box.left), box.right), Math.min(Math.max(top, box.top), box.bottom)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** Where an element stands in the middle of a box. */
function middle(box: Box, element: HTMLElement): Box {
  const size = element.getBoundingClientRect();
  const [width, height] = [Math.ceil(size.width), Math.ceil(size.height)];
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}

/** The same box, moved into the window where it would leave it. */
const kept = (box: Box): Box => ({
  ...box,
  left: Math.max(EDGE, Math.min(box.left, innerWidth - box.width - EDGE)),
  top: Math.max(EDGE, Math.min(box.top, innerHeight - box.height - EDGE)),
});

function put(element: HTMLElement, { left, top, width, height }: Box): void {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

const SVG = "http://www.w3.org/2000/svg";

function drawing(sign: Sign): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  const path = document.createElementNS(SVG, "path");
  if (typeof sign === "string") path.setAttribute("d", GLYPHS[sign]);
  else {
    path.setAttribute("d", sign.path);
    svg.classList.add("filled");
  }
  svg.append(path);
  return svg;
}
