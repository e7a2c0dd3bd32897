import type { DiscoveryBoard } from "./board.svelte";

/**
 * The card that the mouse points at. A mouse that rests where a card happens to appear points at nothing: what a browser
 * says of its own accord when the page moves below the mouse has no movement in it.
 */
export class HoverTracker {
  private tile: HTMLElement | null = null;

  constructor(private readonly board: DiscoveryBoard) {}

  moved({ pointerType, movementX, movementY, target }: PointerEvent): void {
    if (pointerType !== "mouse" || (movementX === 0 && movementY === 0)) return;
    this.at((target as HTMLElement).closest<HTMLElement>(".tile"));
  }

  left(): void {
    this.at(null);
  }

  /** Another position: a card that is gone is pointed at no more. */
  settled(): void {
    if (this.tile?.isConnected === false) this.at(null);
  }

  private at(tile: HTMLElement | null): void {
    if (tile === this.tile) return;
    this.tile = tile;
    const card = tile?.dataset["card"];
    this.board.hoveredCard = card === undefined ? "" : this.board.face(card).id;
  }
}
