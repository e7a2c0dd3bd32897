import { ask, json } from "@/shell/api";
import { noHours } from "./quiet";
import type { PushWanted, QuietTime } from "@/generated/protocol";
import { language, t } from "@/kit/i18n";

const SEATS = "discovery-seats";
const KEPT = "./seats.json";

/**
 * For what a device is called: a seat, or with `contest` whatever seat an entrant has there, whose secret the `token` is. With what the
 * worker needs to tell of it, which has no page to ask.
 */
export interface Called {
  token: string;
  address: string;
  name: string;
  contest?: string;
}

/** Whether this device can be called, and the server calls. */
export const canBeCalled = (key: string | undefined): boolean =>
  key !== undefined && key !== "" && "serviceWorker" in navigator && "PushManager" in window;

/** The seats for which this device is called, and its quiet hours, which hold for all of them. */
interface Known {
  seats: Called[];
  quiet?: QuietTime;
}

async function known(): Promise<Known> {
  const kept = await (await caches.open(SEATS)).match(KEPT);
  return kept === undefined ? { seats: [] } : ((await kept.json()) as Known);
}

const seats = async (): Promise<Called[]> => (await known()).seats;

async function keep(change: Partial<Known>): Promise<void> {
  const words = {
    turn: t.value("friends-push-said"),
    table: t.value("friends-push-table"),
    stop: t.value("friends-push-stop"),
  };
  const now = { ...(await known()), ...change, words };
  await (await caches.open(SEATS)).put(KEPT, new Response(JSON.stringify(now)));
}

/** The hours in which this device is not called. */
export const quietHours = async (): Promise<QuietTime> => (await known()).quiet ?? noHours();

/** Whether this device is called for a seat. */
export const isCalled = async (token: string): Promise<boolean> =>
  Notification.permission === "granted" && (await seats()).some((one) => one.token === token);

/** Let the server call this device when it is somebody's turn; false where the reader does not let it. */
export async function call(seat: Called, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint } = (await pushManager.getSubscription()) ?? (await pushManager.subscribe(options));
  await tell(seat, endpoint, true, await quietHours());
  await keep({ seats: [...(await seats()).filter((one) => one.token !== seat.token), seat] });
  return true;
}

/** Choose other quiet hours for this device, which is called already. */
export async function quieten(seat: Called, quiet: QuietTime): Promise<void> {
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  if (subscription !== null) await tell(seat, subscription.endpoint, true, quiet);
  await keep({ quiet });
}

/** Call this device no more. */
export async function callNoMore(seat: Called): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  const rest = (await seats()).filter((one) => one.token !== seat.token);
  await keep({ seats: rest });
  if (subscription === null) return;
  await tell(seat, subscription.endpoint, false, null);
  if (rest.length === 0) await subscription.unsubscribe();
}

function tell({ token, contest }: Called, endpoint: string, on: boolean, quiet: QuietTime | null): Promise<unknown> {
  const wanted: PushWanted = { token, endpoint, on, quiet };
  return ask(contest === undefined ? "api/push" : `api/contests/${contest}/push`, json(wanted), language.value);
}
