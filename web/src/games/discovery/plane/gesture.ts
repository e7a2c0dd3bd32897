/** What fingers or a mouse did to the plane since the last event: moved by, pulled apart by, around this point. */
export interface Pull {
  dx: number;
  dy: number;
  factor: number;
  at: { x: number; y: number };
}

interface Point {
  x: number;
  y: number;
}

/** A press that moves less than this is a tap. */
const STILL = 8;

/** One finger or the mouse drags, two fingers pinch; a press that stays where it is remains a tap. */
export class Gesture {
  /** The press has become a drag or a pinch, so its click means nothing. */
  dragged = false;
  private readonly points = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };

  down(id: number, at: Point): void {
    if (this.points.size === 0) [this.start, this.dragged] = [at, false];
    this.points.set(id, at);
  }

  up(id: number): void {
    this.points.delete(id);
  }

  /** The pull of this movement, `null` while it is still a tap, or without a press. */
  move(id: number, at: Point): Pull | null {
    if (!this.points.has(id)) return null;
    if (!this.dragged && this.points.size === 1 && distance(at, this.start) < STILL) return null;
    this.dragged = true;
    const before = this.spread();
    this.points.set(id, at);
    const after = this.spread();
    return {
      dx: after.middle.x - before.middle.x,
      dy: after.middle.y - before.middle.y,
      factor: before.width > 0 && after.width > 0 ? after.width / before.width : 1,
      at: after.middle,
    };
  }

  private spread(): { middle: Point; width: number } {
    const [first = { x: 0, y: 0 }, second = first] = [...this.points.values()];
    const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
    return { middle, width: distance(first, second) };
  }
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
