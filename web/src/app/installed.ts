import { language } from "@/kit/i18n";
import { keepInstallOffer } from "./installOffer";

const ASSETS = "discovery-assets";

/** Where scripts may come from only as the page's policy says: this one is our own. */
interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/** A page that can be installed: its manifest in the reader's language, and its worker, which opens it without network. */
export function makeInstallable(): void {
  keepInstallOffer();
  colourBars();
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  const touch = document.createElement("link");
  touch.rel = "apple-touch-icon";
  touch.href = "./icon-192.png";
  language.subscribe((spoken) => (manifest.href = `./app.${spoken}.webmanifest`));
  document.head.append(manifest, touch);
  if (import.meta.env.PROD && "serviceWorker" in navigator) void register().catch(() => undefined);
}

/** The bars that the system draws around an installed page have the ground of the theme, which the reader may change. */
function colourBars(): void {
  const bars = document.createElement("meta");
  bars.name = "theme-color";
  const page = document.documentElement;
  const colour = () => (bars.content = getComputedStyle(page).getPropertyValue("--ground"));
  new MutationObserver(colour).observe(page, { attributeFilter: ["data-theme"] });
  colour();
  document.head.append(bars);
}

async function register(): Promise<void> {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  const rules = { createScriptURL: (address: string) => address };
  const trusted = trustedTypes?.createPolicy("worker", rules) ?? rules;
  await navigator.serviceWorker.register(trusted.createScriptURL("./worker.js"));
  await navigator.serviceWorker.ready;
  await keepLoaded();
}

/** What was loaded before the worker was there is kept, too, so that the very first visit is enough. */
async function keepLoaded(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const assets = new Set(loaded.filter((name) => name.startsWith(new URL("assets/", document.baseURI).href)));
  for (const address of assets) if ((await cache.match(address)) === undefined) await cache.add(address);
}
