import { downloadBlob } from "@/kit/download";
import { signed } from "@/kit/text/signed";
import type { Drawing } from "./picture";

/** What people show to others of a game: who played, who won, when, and the table in small. */
export interface Shown {
  title: string;
  headline: string;
  date: string;
  rows: readonly { name: string; won: boolean; total: number | null }[];
  drawing: Drawing | null;
}

/** The picture's size, its margin, and the room on the left for names, in pixels. */
const WIDTH = 1200;
const HEIGHT = 900;
const EDGE = 60;
const NAMES = 400;
const HEAD = 220;
const ROW = 62;
const FILE = "discovery.png";

/** Hand the picture of a game to the device's own way of sharing, else save it. */
export async function share(shown: Shown): Promise<void> {
  await document.fonts.ready;
  const file = new File([await painted(shown)], FILE, { type: "image/png" });
  const data = { files: [file], title: shown.title };
  if (!navigator.canShare?.(data)) return downloadBlob(FILE, file);
  await navigator.share(data).catch((error: unknown) => {
    if ((error as DOMException).name !== "AbortError") downloadBlob(FILE, file);
  });
}

/** The picture, in the colours and letters of the page as it looks now. */
function painted(shown: Shown): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d")!;
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string): string => (name.startsWith("#") ? name : page.getPropertyValue(`--${name}`).trim());
  const write = (text: string, x: number, y: number, font: string, ink: string, room: number): void => {
    Object.assign(context, { font, fillStyle: colour(ink), textBaseline: "alphabetic" });
    context.fillText(fitting(context, text, room), x, y);
  };
  const [title, words] = [page.getPropertyValue("--title"), page.getPropertyValue("--text")];
  context.fillStyle = colour("ground");
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colour("lit");
  context.fillRect(0, 0, WIDTH, 12);
  write(shown.title, EDGE, 100, `800 60px ${title}`, "ink", WIDTH - 2 * EDGE);
  write(shown.headline, EDGE, 152, `600 34px ${words}`, "accent", WIDTH - 2 * EDGE);
  write(shown.date, EDGE, 194, `400 24px ${words}`, "ink-soft", WIDTH - 2 * EDGE);
  shown.rows.forEach(({ name, won, total }, index) => {
    const y = HEAD + 52 + index * ROW;
    const room = total === null ? NAMES : NAMES - 90;
    write(`${won ? "★ " : ""}${name}`, EDGE, y, `${won ? 700 : 400} 30px ${words}`, "ink", room);
    if (total === null) return;
    context.textAlign = "right";
    write(signed(total), EDGE + NAMES, y, `700 38px ${title}`, won ? "accent" : "ink", 90);
    context.textAlign = "left";
  });
  if (shown.drawing !== null) place(context, shown.drawing, colour);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error("no picture")) : done(blob)), "image/png"),
  );
}

/** As much of a text as there is room for. */
function fitting(context: CanvasRenderingContext2D, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  let end = text.length;
  while (end > 1 && context.measureText(`${text.slice(0, end)}…`).width > room) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** The drawing as large as it fits beside the names. */
function place(context: CanvasRenderingContext2D, drawing: Drawing, colour: (name: string) => string): void {
  const left = EDGE + NAMES + 50;
  const [width, height] = [WIDTH - EDGE - left, HEIGHT - EDGE - HEAD];
  const scale = Math.min(width / drawing.width, height / drawing.height);
  context.save();
  context.translate(left + (width - drawing.width * scale) / 2, HEAD + (height - drawing.height * scale) / 2);
  context.scale(scale, scale);
  for (const { d, fill, stroke, width: thick = 1, at = [0, 0, 1] } of drawing.shapes) {
    context.save();
    context.translate(at[0], at[1]);
    context.scale(at[2], at[2]);
    const path = new Path2D(d);
    if (fill !== undefined) {
      context.fillStyle = colour(fill);
      context.fill(path);
    }
    if (stroke !== undefined) {
      Object.assign(context, { strokeStyle: colour(stroke), lineWidth: thick });
      context.stroke(path);
    }
    context.restore();
  }
  context.restore();
}
