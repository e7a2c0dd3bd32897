/**
 * The page's service worker: it opens the page without network, and tells of a turn when the server calls.
 *
 * The page itself is asked for first and kept only for when nobody answers, so that an update shows at once. Files under
 * `assets/` carry a hash in their name and never change. Answers of the server are never kept.
 */
const SHELL = "discovery-shell";
const ASSETS = "discovery-assets";
/** What the page has written down for calls: of each seat its secret, its address and what to say. */
const SEATS = "discovery-seats";

const home = new URL(self.registration.scope);

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(shell(new Request(home, { cache: "no-cache" })).catch(() => undefined));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== home.origin || !pathname.startsWith(home.pathname)) return;
  const path = pathname.slice(home.pathname.length);
  if (request.mode === "navigate" && (path === "" || path === "index.html")) event.respondWith(shell(request));
  else if (path.startsWith("assets/")) event.respondWith(asset(request));
});

/** The page as the server has it now; only where it does not answer, as it was. */
async function shell(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(cache, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(home);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Keep the page; with a new one the files of the old one are of no use. */
async function keep(cache, answer) {
  const before = await cache.match(home);
  if (before !== undefined && before.headers.get("etag") !== answer.headers.get("etag")) await caches.delete(ASSETS);
  await cache.put(home, answer);
}

async function asset(request) {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("push", (event) => event.waitUntil(called()));

/** A call says nothing itself: the server is asked at which tables it is the reader's turn, as the page asks. */
async function called() {
  const kept = await (await caches.open(SEATS)).match(new URL("seats.json", home));
  const { seats = [], words = { turn: "Discovery" } } = kept === undefined ? {} : await kept.json();
  const asked = await fetch(new URL("api/mine", home), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ tokens: seats.map((seat) => seat.token) }),
  }).catch(() => null);
  const tables = asked?.ok ? (await asked.json()).tables : [];
  const calling = seats.filter((_, at) => tables[at]?.called > 0);
  const icon = new URL("icon-192.png", home).href;
  const shown = calling.length > 0 ? calling : [{ name: "", address: home.href }];
  await Promise.all(
    shown.map(({ name, address }) =>
      self.registration.showNotification(words.turn, { body: name, tag: address, icon, badge: icon, data: address }),
    ),
  );
  await self.navigator.setAppBadge?.(calling.length);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Show the table where it is open already, else open it. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => page.url === address);
  await (there === undefined ? self.clients.openWindow(address) : there.focus());
}
