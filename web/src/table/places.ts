/** What is seen of a place of the table, by its `data-place`; `null` if it is not on the page or folded away. */
export const seenAt = (place: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)].find(
    (element) => element.offsetParent !== null,
  ) ?? null;

/** What has to be read now, with all that it can be answered with; `null` where nothing is asked. */
export function questionBox(): DOMRect | null {
  const question = document.getElementById("prompt");
  return (question?.closest(".prompt") ?? question)?.getBoundingClientRect() ?? null;
}

/** The reader has asked for no motion. */
export const calm = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
