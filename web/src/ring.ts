/** Notices when the page is closed: asking the browser, and telling the house where this browser can be rung. */
import { api } from "./api";
import { keep, kept } from "./memory";
import { words } from "./words/words.svelte";

export type Ringing = "impossible" | "denied" | "off" | "on";

const canRing = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** How things are on this device. */
export async function ringing(): Promise<Ringing> {
  if (!canRing()) return "impossible";
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return "impossible";
  const there = await registration.pushManager.getSubscription();
  return there && kept("ring", "") ? "on" : "off";
}

/** Ask the browser, and tell the house. Call it only after a tap that wants it. */
export async function ring(): Promise<Ringing> {
  if (!canRing()) return "impossible";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const registration = await navigator.serviceWorker.ready;
  const applicationServerKey = bytes((await api.noticeKey()).key);
  const before = await registration.pushManager.getSubscription();
  if (before && !isSame(before.options.applicationServerKey, applicationServerKey)) await before.unsubscribe();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await tell(made);
  return "on";
}

/** This device is not to be rung any longer. */
export async function ringNoMore(): Promise<void> {
  const device = kept("ring", "");
  if (device) await api.unsubscribe(device);
  keep("ring", "");
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** A notice that it is my turn at this table is no longer needed: I am there. */
export async function quiet(table: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const there = (await registration?.getNotifications?.({ tag: `turn-${table}` })) ?? [];
  for (const one of there) one.close();
}

/** The house speaks the language of this page. */
export async function spoken(): Promise<void> {
  if (!canRing() || !kept("ring", "")) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const there = await registration?.pushManager.getSubscription();
  if (there && kept("ring-language", "") !== words.language) await tell(there);
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const asked = { endpoint: endpoint!, p256dh: keys!["p256dh"]!, auth: keys!["auth"]!, language: words.language };
  keep("ring", (await api.subscribe(asked)).device);
  keep("ring-language", words.language);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  return one !== null && new Uint8Array(one).every((byte, i) => byte === other[i]);
}
