/** Parts whose children take their places one by one. */
const GROUPS = ":is(.pace, .above)";

/** The room that an item has left, while what came after it still stands. */
const GAP = "gap";

/** How an item stood when it was last looked at: its size in pixels, the flex box in which it has its place, and whether it was drawn. */
interface Standing {
  width: number;
  height: number;
  box: Element;
  drawn: boolean;
}

/**
 * Keeps in place what stands in a strip (a flex box) while other items come and go, so that no press lands beside what it was
 * meant for. An item takes its place behind all that are there, whatever its place in the document. While something that came
 * later stands, an item does not get narrower (a clock loses a digit), and its room stays free after it has gone. Room that is
 * free closes after the reader's next press, wherever that is: nothing else is under their finger then.
 */
export function keepPlaces(strip: HTMLElement): () => void {
  const standing = new Map<HTMLElement, Standing>();
  const sizes = new ResizeObserver(settle);
  const changes = new MutationObserver(settle);

  const gaps = (): HTMLElement[] => [...strip.querySelectorAll<HTMLElement>(`.${GAP}`)];
  const last = (): number => Math.max(0, ...[...standing.keys(), ...gaps()].map(orderOf));
  const isLast = (one: HTMLElement): boolean =>
    ![...standing].some(([item, { drawn }]) => drawn && orderOf(item) > orderOf(one));

  function leave(item: HTMLElement, { width, height, box }: Standing): void {
    standing.delete(item);
    if (!isLast(item) && getComputedStyle(box).display === "flex") {
      const gap = document.createElement("div");
      gap.className = GAP;
      gap.style.cssText = `order: ${item.style.order}; width: ${width}px; height: ${height}px`;
      box.append(gap);
    }
    item.style.order = item.style.minWidth = "";
  }

  function settle(): void {
    const items = itemsOf(strip).filter(stands);
    for (const [item, was] of [...standing]) if (!items.includes(item)) leave(item, was);
    for (const item of items) {
      const { offsetWidth: width, offsetHeight: height } = item;
      const was = standing.get(item);
      const narrower = was !== undefined && width < was.width && !isLast(item) && !item.matches("details");
      if (was === undefined) item.style.order = `${last() + 1}`;
      else if (narrower) item.style.minWidth = `${was.width}px`;
      const drawn = was?.drawn ?? false;
      standing.set(item, { width: narrower ? was.width : width, height, box: boxOf(item, strip), drawn });
    }
    for (const gap of gaps()) if (isLast(gap)) gap.remove();
    for (const item of itemsOf(strip)) sizes.observe(item);
    strip.parentElement?.parentElement?.style.setProperty("--news-over", `${overhang(strip)}px`);
    requestAnimationFrame(() => requestAnimationFrame(noteDrawn));
  }

  /** What takes its place in one frame with the end of another thing has not stood behind it. */
  function noteDrawn(): void {
    for (const was of standing.values()) was.drawn = true;
  }

  /** Give up all room that is kept free: on another screen everything has another place. */
  function closeGaps(): void {
    for (const [item, was] of standing) {
      item.style.minWidth = "";
      was.width = 0;
    }
    gaps().forEach((gap) => gap.remove());
    settle();
  }

  const closeSoon = (): void => void requestAnimationFrame(closeGaps);

  changes.observe(strip, { childList: true, subtree: true });
  window.addEventListener("resize", closeGaps);
  window.addEventListener("click", closeSoon);
  settle();
  return () => {
    changes.disconnect();
    sizes.disconnect();
    window.removeEventListener("resize", closeGaps);
    window.removeEventListener("click", closeSoon);
  };
}

const orderOf = (item: HTMLElement): number => Number(item.style.order);

const itemsOf = (strip: HTMLElement): HTMLElement[] => [
  ...strip.querySelectorAll<HTMLElement>(`:scope > :not(${GROUPS}, .${GAP}), :scope > ${GROUPS} > :not(.${GAP})`),
];

/** Whether an item takes room in the strip: some are empty until there is something to tell, some lie elsewhere on a wide page. */
const stands = (item: HTMLElement): boolean =>
  item.offsetHeight > 0 && item.offsetWidth > 0 && getComputedStyle(item).position !== "absolute";

/** The group of an item, or the strip where the group has no box of its own. */
function boxOf(item: HTMLElement, strip: HTMLElement): Element {
  const group = item.parentElement ?? strip;
  return getComputedStyle(group).display === "contents" ? strip : group;
}

/** By how many pixels the strip hangs out of the line that is kept for it: what else lies over the table begins below. */
const overhang = (strip: HTMLElement): number =>
  Math.max(0, strip.offsetHeight - (strip.parentElement?.offsetHeight ?? 0));
