/**
 * The page's service worker: it opens the page without network, and tells of a turn when the server calls.
 *
 * The page itself is asked for first and kept only for when nobody answers, so that an update shows at once. Files under
 * `assets/` carry a hash in their name and never change. Answers of the server are never kept.
 */
const SHELL = "discovery-shell";
const ASSETS = "discovery-assets";
/** What the page has written down for calls: of each seat its secret, its address and what to say; quiet hours. */
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

/** What is written down, empty where nothing is. */
async function known() {
  const kept = await (await caches.open(SEATS)).match(new URL("seats.json", home));
  return kept === undefined ? {} : kept.json();
}

/** A call says nothing itself: the server is asked at which tables it is the reader's turn, as the page asks. */
async function called() {
  const { seats = [], words = { turn: "Discovery" } } = await known();
  const places = (await Promise.all(seats.map(placeOf))).filter((place) => place.token !== "");
  const asked = await post("api/mine", { tokens: places.map((place) => place.token) }).catch(() => null);
  const tables = asked?.ok ? (await asked.json()).tables : [];
  const calling = places.filter((_, at) => tables[at]?.called > 0);
  const made = places.filter(
    (place, at) => place.isNew && tables[at]?.status === "playing" && !calling.includes(place),
  );
  await tellOnce(made.concat(calling));
  const icon = new URL("icon-192.png", home).href;
  const shown = calling.concat(made);
  if (shown.length === 0) shown.push({ name: "", address: home.href });
  await Promise.all(
    shown.map((place) => {
      const { of, name, address } = place;
      const actions = of && words.stop ? [{ action: of, title: words.stop }] : [];
      const said = { body: name, tag: address, icon, badge: icon, data: address, actions };
      return self.registration.showNotification(made.includes(place) ? words.table : words.turn, said);
    }),
  );
  await self.navigator.setAppBadge?.(calling.length);
}

/** The seat of what a device is called for (`of` its secret); at a contest that is where the entrant plays now, which may be new. */
async function placeOf(seat) {
  const { token: of, name, address } = seat;
  if (seat.contest === undefined) return { of, token: of, name, address };
  const asked = await post(`api/contests/${seat.contest}/mine`, { secret: of }).catch(() => null);
  const { table = "", token = "" } = asked?.ok ? await asked.json() : {};
  return { of, token, name, address, table, isNew: table !== "" && table !== seat.told };
}

/** Write down which tables of contests have been told, so that each is once. */
async function tellOnce(places) {
  const now = await known();
  const told = new Map(places.filter((place) => place.table).map((place) => [place.of, place.table]));
  if (told.size === 0) return;
  await keepKnown({ ...now, seats: now.seats.map((seat) => ({ ...seat, told: told.get(seat.token) ?? seat.told })) });
}

const keepKnown = async (now) =>
  (await caches.open(SEATS)).put(new URL("seats.json", home), new Response(JSON.stringify(now)));

const post = (path, body) =>
  fetch(new URL(path, home), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === "" ? open(event.notification.data) : stop(event.action));
});

/** One press on what a call has shown: this device is called no more for that seat or contest. */
async function stop(token) {
  const { endpoint } = (await self.registration.pushManager.getSubscription()) ?? {};
  const now = await known();
  const contest = now.seats.find((seat) => seat.token === token)?.contest;
  const path = contest === undefined ? "api/push" : `api/contests/${contest}/push`;
  if (endpoint !== undefined && !(await post(path, { token, endpoint, on: false })).ok) return;
  await keepKnown({ ...now, seats: now.seats.filter((seat) => seat.token !== token) });
}

/** Show the table where it is open already, else open it. */
async function open(address) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => page.url === address);
  await (there === undefined ? self.clients.openWindow(address) : there.focus());
}
