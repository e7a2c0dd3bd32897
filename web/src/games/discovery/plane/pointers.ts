import type { PlaneViewport } from "./viewport.svelte";

/** What fingers, the mouse and the wheel do to the plane; `frame` is the element that they are on. */
export function pointers(viewport: PlaneViewport, frame: () => HTMLElement) {
  const point = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
    const box = frame().getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  return {
    onpointerdown: (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      viewport.gesture.down(event.pointerId, point(event));
    },
    onpointermove: (event: PointerEvent): void => {
      const pull = viewport.gesture.move(event.pointerId, point(event));
      if (pull === null) return;
      frame().setPointerCapture(event.pointerId);
      viewport.pull(pull);
    },
    lift: (event: PointerEvent): void => viewport.gesture.up(event.pointerId),
    /** The click that ends a drag chooses nothing; a click of the keyboard has no detail. */
    onclickcapture: (event: MouseEvent): void => {
      if (viewport.gesture.dragged && event.detail > 0) event.stopPropagation();
    },
    onwheel: (event: WheelEvent): void => {
      event.preventDefault();
      viewport.pull({ dx: 0, dy: 0, factor: Math.exp(-event.deltaY / 500), at: point(event) });
    },
  };
}
