import { Gesture, type Pull } from "./gesture";
import {
  EASY,
  fit,
  gather,
  inSight,
  LEAST,
  LEGIBLE,
  pan,
  reveal,
  TOUCH,
  widest,
  zoom,
  type Camera,
  type Size,
} from "./plane";
import type { Spot } from "@/games/discovery/cards/moves";

/** What the viewport may show: squares with cards, the newest first, and the offered spots, the best first. */
export interface Targets {
  cells: readonly Spot[];
  offers: readonly Spot[];
  /** Somebody is about to choose one of the offers. */
  choosing: boolean;
}

type Mode = "home" | "all" | "own";
const REST = 150;

/**
 * The part of the plane that is on the screen. By default it shows everything, never too small to be read, on a touch screen
 * never too small for a finger; while a spot is chosen it shows the offered spots. What does not fit, the newest cards and the
 * best spots last, is found on the map; the reader may move the plane at any time.
 *
 * Pulls are collected and applied once a frame, and change nothing but a CSS transform.
 */
export class PlaneViewport {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  gliding = $state(false);
  /** The plane follows a finger: it is a layer of its own until it rests, then it is drawn sharp again. */
  moving = $state(false);
  readonly gesture = new Gesture();
  private readonly least = window.matchMedia("(pointer: coarse)").matches ? TOUCH : LEAST;
  /** Of itself the plane is never shown so small that names cannot be read: what does not fit is a step away. */
  private readonly readable = Math.max(this.least, LEGIBLE);
  private mode: Mode = "home";
  private before: { camera: Camera; mode: Mode } | null = null;
  private offers: readonly Spot[] = [];
  private pulls: Pull[] = [];
  private resting = 0;

  constructor(
    private readonly targets: () => Targets,
    private readonly frame: () => Size,
  ) {}

  private get everything(): Spot[] {
    const { cells, offers } = this.targets();
    return [...offers, ...cells];
  }

  /** Something has changed: other cards, other spots, another size of the frame. */
  arrange(): void {
    if (this.frame().width === 0) return;
    const { offers, choosing } = this.targets();
    const others = offers !== this.offers;
    this.offers = offers;
    if (choosing) this.choose(others);
    else if (this.before !== null) this.goBack(this.before);
    else if (this.mode !== "own") this.camera = this.ofItself();
  }

  private choose(others: boolean): void {
    this.before ??= { camera: this.camera, mode: this.mode };
    if (others) this.mode = "home";
    if (this.offers.length > 0 && this.mode !== "own") this.glide(this.ofItself());
  }

  private goBack({ camera, mode }: { camera: Camera; mode: Mode }): void {
    this.before = null;
    this.mode = mode;
    this.glide(mode === "own" ? camera : this.ofItself());
  }

  private ofItself(): Camera {
    const { cells, offers } = this.targets();
    const frame = this.frame();
    if (this.mode === "all") return this.whole();
    if (offers.length === 0) return gather(cells, frame, this.readable);
    if (widest(this.everything, frame) >= EASY) return fit(this.everything, frame);
    return gather(this.everything, frame, Math.min(TOUCH, Math.max(this.readable, widest(offers, frame))), EASY);
  }

  private whole(): Camera {
    const frame = this.frame();
    return fit(this.everything, frame, Math.min(LEAST, widest(this.everything, frame)));
  }

  private glide(to: Camera): void {
    this.gliding = true;
    this.camera = to;
  }

  /** Everything, however small. */
  all(): void {
    this.mode = "all";
    this.glide(this.whole());
  }

  nearer(factor: number): void {
    const { width, height } = this.frame();
    this.pull({ dx: 0, dy: 0, factor, at: { x: width / 2, y: height / 2 } });
  }

  by(dx: number, dy: number): void {
    this.pull({ dx, dy, factor: 1, at: { x: 0, y: 0 } });
  }

  /** What a finger, the wheel or a key wants; it happens with the next frame. */
  pull(wanted: Pull): void {
    this.mode = "own";
    this.gliding = false;
    this.moving = true;
    if (this.pulls.push(wanted) === 1) requestAnimationFrame(() => this.apply());
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => (this.moving = false), REST);
  }

  private apply(): void {
    let camera = this.camera;
    for (const { dx, dy, factor, at } of this.pulls) {
      if (factor !== 1) camera = zoom(camera, factor, at);
      camera = pan(camera, dx, dy, this.everything, this.frame());
    }
    this.pulls = [];
    this.camera = camera;
  }

  /** Move just so far that a square can be seen. */
  reveal(spot: Spot): void {
    if (!inSight(spot, this.camera, this.frame())) this.glide(reveal(spot, this.camera, this.frame()));
  }

  /** Move so that a point of the plane, in its own pixels, comes to lie in the middle. */
  centre(left: number, top: number): void {
    const { width, height } = this.frame();
    const { x, y, scale } = this.camera;
    this.by(width / 2 - left * scale - x, height / 2 - top * scale - y);
  }

  /** Whether there is more than can be shown in a readable size, so that it takes a map to see where one is. */
  get vast(): boolean {
    return this.frame().width > 0 && widest(this.everything, this.frame()) < this.readable;
  }

  /** Bring a square near enough to be read and hit. */
  approach(spot: Spot): void {
    if (!this.small) return this.reveal(spot);
    this.mode = "own";
    this.glide(fit([spot], this.frame(), EASY, EASY));
  }

  /** Whether a finger may miss a spot as it is shown now. */
  get small(): boolean {
    return this.camera.scale < this.least;
  }
}
