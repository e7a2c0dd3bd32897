import type { Workshop } from "./workshop.svelte";

/** How far a pointer goes before a press is a pull. */
const FAR = 6;

/** What is pulled over the tree: a card to a place, or a link from the card that is needed. */
interface Pull {
  key: number;
  link: boolean;
  from: { x: number; y: number };
  x: number;
  y: number;
  going: boolean;
}

/** Where in the tree a pointer is: over a card, at the end of an era, or nowhere. */
export interface Under {
  key: number;
  era: number;
}

/** Pulling cards and links with a pointer. */
export class Dragging {
  pull = $state<Pull | null>(null);
  under = $state.raw<Under | null>(null);
  /** A click that ends a pull chooses nothing. */
  justEnded = false;

  constructor(private readonly shop: Workshop) {}

  start(event: PointerEvent, key: number, link: boolean): void {
    if (event.button !== 0 || !event.isPrimary) return;
    if (event.pointerType !== "mouse" && !link) return;
    const at = { x: event.clientX, y: event.clientY };
    this.pull = { key, link, from: at, ...at, going: false };
    this.justEnded = false;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    if (link) event.preventDefault();
  }

  move(event: PointerEvent): void {
    const { pull } = this;
    if (pull === null) return;
    pull.x = event.clientX;
    pull.y = event.clientY;
    pull.going ||= Math.hypot(pull.x - pull.from.x, pull.y - pull.from.y) > FAR;
    if (pull.going) this.under = this.at(pull.x, pull.y);
  }

  end(): void {
    const { pull, under } = this;
    this.stop();
    if (pull?.going !== true) return;
    this.justEnded = true;
    if (under === null) return;
    if (pull.link) {
      if (under.key !== 0 && under.key !== pull.key) void this.shop.link(pull.key, under.key);
    } else if (under.key !== pull.key) {
      const place = under.key === 0 ? Infinity : this.shop.placeOf(under.key);
      void this.shop.move(pull.key, under.era, place);
    }
  }

  stop(): void {
    this.pull = null;
    this.under = null;
  }

  private at(x: number, y: number): Under | null {
    const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-era]");
    return found == null ? null : { key: Number(found.dataset["key"] ?? 0), era: Number(found.dataset["era"]) };
  }
}
