/** Push messages to this browser. The question for permission is asked on a click, never before. */
import { Refused } from '../api/http';
import type { AddPush } from '../api/messages';
import { settings } from '../settings.svelte';
import { zone } from './calls';

export const pushPossible = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
export const pushDenied = (): boolean => pushPossible() && Notification.permission === 'denied';

async function subscribed(key: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.register('/sw.js');
  const before = await worker.pushManager.getSubscription();
  await before?.unsubscribe(); // it may have been made for another key, or for somebody else
  await navigator.serviceWorker.ready;
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** What the server needs to know to reach this browser. */
export async function subscribe(key: string): Promise<AddPush> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Refused('push-denied', '', 0);
  const found = await subscribed(key).catch(() => {
    throw new Refused('push-failed', '', 0);
  });
  const { endpoint = '', keys = {} } = found.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint, p256dh, auth, lang: settings.lang, zone: zone() };
}

/** This browser is told no more. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration('/sw.js');
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
