/** How long a finger rests on something that is held, in milliseconds, and how far it may wander meanwhile, in pixels. */
const HELD = 500;
const WANDER = 10;

interface Press {
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Tell what on the page is held: a finger rests on it, or its menu is asked for by the right button or a key. With Shift the
 * right button brings the browser's own menu. Returns what ends it.
 */
export function onLongPress(selector: string, held: (element: HTMLElement) => void): () => void {
  const end = new AbortController();
  const on = { signal: end.signal, capture: true };
  let press: Press | null = null;
  /** The finger that has held something is lifted from it yet: that chooses nothing. */
  let spent = false;

  const heldOf = (event: Event): HTMLElement | null => (event.target as HTMLElement).closest?.(selector) ?? null;
  const drop = (): void => {
    clearTimeout(press?.timer);
    press = null;
  };

  document.addEventListener(
    "pointerdown",
    (event) => {
      drop();
      spent = false;
      const element = heldOf(event);
      if (element === null || event.pointerType === "mouse" || !event.isPrimary) return;
      const done = (): void => {
        spent = true;
        held(element);
      };
      press = { x: event.clientX, y: event.clientY, timer: setTimeout(done, HELD) };
    },
    on,
  );
  document.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => press && Math.hypot(clientX - press.x, clientY - press.y) > WANDER && drop(),
    on,
  );
  for (const name of ["pointerup", "pointercancel", "scroll"] as const) document.addEventListener(name, drop, on);
  document.addEventListener(
    "click",
    (event) => {
      if (!spent) return;
      spent = false;
      event.preventDefault();
      event.stopPropagation();
    },
    on,
  );
  document.addEventListener(
    "contextmenu",
    (event) => {
      const element = heldOf(event);
      if (element === null || (event.shiftKey && event.button === 2)) return;
      event.preventDefault();
      spent = press !== null;
      drop();
      held(element);
    },
    on,
  );
  return () => {
    drop();
    end.abort();
  };
}
