/** What is seen of a place of the table, by its `data-place`; `null` if it is not on the page or folded away. */
export const seenAt = (place: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)].find(
    (element) => element.offsetParent !== null,
  ) ?? null;

/** The reader has asked for no motion. */
export const calm = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
