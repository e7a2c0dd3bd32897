import { arriving } from "./pendingParts";

/** Add a style sheet to the page; resolves when it holds, fails where it cannot be had. */
export const loadStyle = (href: string): Promise<void> =>
  arriving(
    new Promise((done, failed) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = href;
      link.onload = () => done();
      link.onerror = () => failed(new Error(`no style sheet ${href}`));
      document.head.append(link);
    }),
  );
