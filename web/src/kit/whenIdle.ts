const SOON = 300;

/** Do something once the page has nothing better to do. */
export function whenIdle(action: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(action, { timeout: 3000 });
  else setTimeout(action, SOON);
}
