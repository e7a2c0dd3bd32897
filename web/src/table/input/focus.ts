import { afterPaint } from "@/kit/afterPaint";

/** What can hold the focus itself and stays where the things in it come and go. */
const PLACE = "[id][tabindex='-1']";
const BUSY = "main[aria-busy=true], .prompt[aria-busy=true]";

/** What had the focus last, `null` after somebody took it away themselves. */
let held: HTMLElement | null = null;
/** The id of the place that it was in, "" for none. */
let place = "";
let looking = false;

/**
 * Keep the focus where somebody can go on by keys, on all pages from now on: what can be pressed again gets it back, else the
 * place that it was in, else the question. Where a page sees to it itself, it is left alone. (What takes over in each component
 * was weighed: whatever vanishes with its whole part, as when a device is passed on, has nobody left to look after it.)
 */
export function keepFocus(): void {
  document.addEventListener("focusin", ({ target }) => hold(target as HTMLElement));
  document.addEventListener("pointerdown", () => hold(null), true);
  document.addEventListener("keydown", ({ key }) => key === "Tab" && hold(null), true);
  const attributes = ["disabled", "class", "hidden", "aria-busy"];
  const watch = { subtree: true, childList: true, attributes: true, attributeFilter: attributes };
  new MutationObserver(look).observe(document.body, watch);
}

function hold(target: HTMLElement | null): void {
  held = target;
  place = target?.parentElement?.closest(PLACE)?.id ?? "";
}

const lost = (): boolean => held !== null && document.activeElement === document.body;
/** A button that can no longer be pressed loses the focus with the next frame. */
const losing = (): boolean => lost() || held?.matches(":disabled") === true;

/** Others that look after the focus do so before the next frame. */
function look(): void {
  if (looking || !losing()) return;
  looking = true;
  afterPaint(() => {
    looking = false;
    if (lost() && !document.querySelector(BUSY)) goOn();
  });
}

function goOn(): void {
  const ways = [held, place && document.getElementById(place), document.getElementById("prompt")];
  for (const way of ways) {
    if (!way || !way.isConnected) continue;
    way.focus({ preventScroll: true });
    if (document.activeElement === way) return;
  }
}
