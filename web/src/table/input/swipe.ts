/** How far a finger is drawn at least, in pixels, and how many times as far as to the other side: else it scrolls, or slips. */
const FAR = 40;
const STRAIGHT = 2;

/** Where a finger may be drawn to, and what the browser goes on doing there by itself. */
const AXES = { across: "pan-y pinch-zoom", down: "pan-x pinch-zoom" } as const;

/**
 * Attached to what a finger may be drawn over: `across` to a side, which is 1 for what comes next (the finger goes to the left)
 * and -1 for what came before, or `down`, which is 1. A swipe only shows something else, and buttons and keys do the same:
 * a move that a slip of the thumb could make would have to be asked about.
 */
export const swiping =
  (axis: keyof typeof AXES, swiped: (way: 1 | -1) => void) =>
  (element: HTMLElement): (() => void) => {
    const end = new AbortController();
    const on = { signal: end.signal };
    let from: PointerEvent | null = null;
    element.style.touchAction = AXES[axis];
    element.addEventListener(
      "pointerdown",
      (event) => (from = event.isPrimary && event.pointerType !== "mouse" ? event : null),
      on,
    );
    element.addEventListener("pointercancel", () => (from = null), on);
    element.addEventListener(
      "pointerup",
      (event) => {
        if (from === null) return;
        const [x, y] = [from.clientX - event.clientX, event.clientY - from.clientY];
        from = null;
        const [along, aside] = axis === "across" ? [x, y] : [y, x];
        const far = Math.abs(along) >= FAR && Math.abs(along) >= STRAIGHT * Math.abs(aside);
        if (far && (axis === "across" || along > 0)) swiped(along > 0 ? 1 : -1);
      },
      on,
    );
    return () => {
      end.abort();
      element.style.touchAction = "";
    };
  };
