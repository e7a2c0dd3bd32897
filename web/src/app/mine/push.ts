import { ask, json } from "@/app/api";
import type { PushWanted } from "@/generated/protocol";
import { language, t } from "@/kit/i18n";

const SEATS = "discovery-seats";
const KEPT = "./seats.json";

/** What the worker needs to tell of a turn: it has no page to ask. */
interface Seat {
  token: string;
  address: string;
  name: string;
}

/** Whether this device can be called, and the server calls. */
export const canBeCalled = (key: string | undefined): boolean =>
  key !== undefined && key !== "" && "serviceWorker" in navigator && "PushManager" in window;

async function seats(): Promise<Seat[]> {
  const kept = await (await caches.open(SEATS)).match(KEPT);
  return kept === undefined ? [] : ((await kept.json()) as { seats: Seat[] }).seats;
}

async function keep(all: readonly Seat[]): Promise<void> {
  const words = { turn: t.value("friends-push-said") };
  await (await caches.open(SEATS)).put(KEPT, new Response(JSON.stringify({ seats: all, words })));
}

/** Whether this device is called for a seat. */
export const isCalled = async (token: string): Promise<boolean> =>
  Notification.permission === "granted" && (await seats()).some((one) => one.token === token);

/** Let the server call this device when it is the turn of a seat; false where the reader does not let it. */
export async function call(seat: Seat, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint } = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(options));
  await tell({ token: seat.token, endpoint, on: true });
  await keep([...(await seats()).filter((one) => one.token !== seat.token), seat]);
  return true;
}

/** Call this device for a seat no more. */
export async function callNoMore(token: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  const rest = (await seats()).filter((one) => one.token !== token);
  await keep(rest);
  if (subscription === null) return;
  await tell({ token, endpoint: subscription.endpoint, on: false });
  if (rest.length === 0) await subscription.unsubscribe();
}

const tell = (wanted: PushWanted): Promise<unknown> => ask("api/push", json(wanted), language.value);
