let count = 0;

function add(more: 1 | -1): void {
  count += more;
  if (count > 0) document.documentElement.dataset.arriving = String(count);
  else delete document.documentElement.dataset.arriving;
}

/**
 * A part of the page that is on its way. While there are any, the root element carries their number as `data-arriving`: whoever
 * looks at the page from outside, a test or what takes its picture, learns from it when the page stands.
 */
export async function arriving<T>(part: Promise<T>): Promise<T> {
  add(1);
  try {
    return await part;
  } finally {
    add(-1);
  }
}

const SOON = 300;

/** Wait until the page has nothing better to do. */
export const whenIdle = (): Promise<void> =>
  arriving(
    new Promise((done) => {
      if ("requestIdleCallback" in window) window.requestIdleCallback(() => done(), { timeout: 3000 });
      else setTimeout(done, SOON);
    }),
  );
