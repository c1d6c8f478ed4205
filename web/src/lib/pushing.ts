// Being called in this browser although no page is open: the service worker, and what a push service needs to know.
import type { WishesForm } from '../generated/protocol';
import * as hall from './hall';
import { settings } from './settings.svelte';

export type Push = 'ready' | 'on' | 'denied' | 'unsafe' | 'unable';

/** The worker keeps the page that says that the hall is not there; browsers have one only where nobody can listen in. */
export function startWorker(): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** What stands between the reader and being called here. */
export async function pushHere(): Promise<Push> {
  if (!window.isSecureContext) return 'unsafe';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unable';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscription()) ? 'on' : 'ready';
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const bytes = (words: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(words.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

/** What a reader knows this browser by, in a list of their own. */
export function browserName(agent = navigator.userAgent): string {
  const brand = /Edg\//.test(agent) ? 'Edge' : /Firefox\//.test(agent) ? 'Firefox' : /Chrome\//.test(agent) ? 'Chrome' : /Safari\//.test(agent) ? 'Safari' : '';
  const system = /Android/.test(agent) ? 'Android' : /iPhone|iPad/.test(agent) ? 'iOS' : /Windows/.test(agent) ? 'Windows' : /Mac OS/.test(agent) ? 'macOS' : /Linux/.test(agent) ? 'Linux' : '';
  return [brand, system].filter(Boolean).join(', ');
}

async function tell(one: PushSubscription): Promise<void> {
  const { endpoint, keys } = one.toJSON();
  await hall.addPush({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '', label: browserName() });
  settings.set({ pushed: endpoint ?? '' });
}

/** Ask the browser, and tell the hall. */
export async function startPush(key: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const registration = await navigator.serviceWorker.ready;
  await tell(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }));
}

export async function stopPush(): Promise<void> {
  await (await subscription())?.unsubscribe();
  settings.set({ pushed: '' });
}

/** A push service may move a browser to another place of its own: the hall is told when the pages are next opened. */
export async function renewPush(): Promise<void> {
  if (!settings.pushed || !('serviceWorker' in navigator)) return;
  const one = await subscription();
  if (one && one.endpoint !== settings.pushed) await tell(one);
}

type Wishes = Required<WishesForm>;
const LEFT = 'budokan.wishes';

/** What a page of this tab was left with before the hall had said that it keeps it: requests of two pages may overtake each other. */
export function wishesLeft(): Wishes | null {
  try {
    return JSON.parse(sessionStorage.getItem(LEFT) ?? 'null') as Wishes | null;
  } catch {
    return null;
  }
}

export function leaveWishes(wishes: Wishes | null): void {
  try {
    sessionStorage.setItem(LEFT, JSON.stringify(wishes));
  } catch {
    // A browser that keeps nothing: the request that is under way has to do.
  }
}
