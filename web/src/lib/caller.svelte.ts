// Calls the reader while they look elsewhere: a mark on the icon, a quiet sound, the browser's own notification if allowed. Once,
// until they have looked.
import type { Call } from './calls';
import { place } from './route.svelte';
import { settings } from './settings.svelte';
import { chime } from './sound';
import { t } from './speech.svelte';

const ICON = '/seal.svg';
const CALLING = '/seal-calls.svg';

const WORDS: Record<Call, string> = { decision: 'call-decision', wish: 'call-wish', over: 'call-over', seat: 'call-seat', invitation: 'call-invitation' };

export const canNotify = (): boolean => 'Notification' in window;

class Caller {
  /** Something has called since the reader last looked. */
  called = $state(false);
  /** What the reader has allowed their browser. */
  allowed = $state<NotificationPermission>(canNotify() ? Notification.permission : 'denied');
  #shown: Notification | null = null;

  constructor() {
    addEventListener('focus', this.#looked);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#looked();
    });
  }

  /** At most one call until the reader has looked. */
  call(why: Call, game: string, code: string): void {
    if (this.called || document.hasFocus()) return;
    this.called = true;
    this.#icon(CALLING);
    if (settings.callSound) chime();
    if (settings.notify && this.allowed === 'granted') this.#notify(why, game, code);
  }

  #notify(why: Call, game: string, code: string): void {
    try {
      this.#shown = new Notification(t(WORDS[why], { game }), { body: t('call-table', { code }), tag: 'budokan', icon: ICON, silent: true });
      this.#shown.onclick = () => {
        window.focus();
        if (place.path !== `/table/${code}`) place.go(`/table/${code}`);
      };
    } catch {
      this.#shown = null; // some browsers let only an installed app speak
    }
  }

  /** The reader wishes to be called by the browser, which asks them itself. */
  async ask(wanted: boolean): Promise<void> {
    if (wanted && canNotify() && this.allowed === 'default') this.allowed = await Notification.requestPermission();
    settings.set({ notify: wanted && this.allowed === 'granted' });
  }

  #looked = (): void => {
    this.called = false;
    this.#icon(ICON);
    this.#shown?.close();
    this.#shown = null;
  };

  #icon(href: string): void {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', href);
  }
}

export const caller = new Caller();
