import { Store } from "@/kit/store";

/** What a browser hands over when it can install the page; not in TypeScript's own types, as it is Chromium's alone. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the page; null before there is one, and once it has been used. */
export const installOffer = new Store<InstallOffer | null>(null);

/** Keep the offer for the button of the start page. The browser's own way to install stays as its users know it. */
export function keepInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => installOffer.set(event as InstallOffer));
  window.addEventListener("appinstalled", () => installOffer.set(null));
}

/** Ask the browser to install the page: it asks the reader itself. An offer holds once. */
export async function install(): Promise<void> {
  const offer = installOffer.value;
  installOffer.set(null);
  await offer?.prompt();
}

/** The page runs in a window of its own, without the browser's bars. */
export const isInstalled = (): boolean => matchMedia("(display-mode: standalone)").matches;
