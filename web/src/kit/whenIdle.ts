import { arriving } from "./arriving";

const SOON = 300;

/** Wait until the page has nothing better to do. */
export const whenIdle = (): Promise<void> =>
  arriving(
    new Promise((done) => {
      if ("requestIdleCallback" in window) window.requestIdleCallback(() => done(), { timeout: 3000 });
      else setTimeout(done, SOON);
    }),
  );
