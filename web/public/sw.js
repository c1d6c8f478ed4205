// What works when no page of the hall is open: notices are shown, a tap opens their table, and without a hall a page says so.
// It keeps nothing but that page: of a table nothing is ever shown that the hall has not just sent.
const KEPT = 'budokan-offline-1';
const OFFLINE = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll([OFFLINE, '/offline.css', '/seal.svg'].map((one) => new Request(one, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((one) => one !== KEPT).map((one) => caches.delete(one))))
      .then(() => self.clients.claim()),
  );
});

// The hall itself answers everything; only where a whole page does not come is there something to say.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const own = ['/offline.css', '/seal.svg'].includes(new URL(request.url).pathname);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (own) event.respondWith(fetch(request).catch(() => caches.match(request, { ignoreSearch: true })));
});

/** What was sent; a message that cannot be read still shows something, for the browser wants it so. */
function read(data) {
  try {
    return data ? data.json() : {};
  } catch {
    return {};
  }
}

self.addEventListener('push', (event) => {
  const { title = 'Budokan', body = '', url = '/', off = '', tag = '', turnOff = '' } = read(event.data);
  const actions = off && turnOff ? [{ action: 'off', title: turnOff }] : [];
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: `budokan ${tag}`, icon: '/icon-192.png', badge: '/badge.png', data: { url, off }, actions }),
  );
});

/** Only what lies in this hall is opened, whatever a message says. */
function within(path) {
  const url = new URL(path, self.location.origin);
  return url.origin === self.location.origin ? url : new URL('/', self.location.origin);
}

async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  if (there) return there.focus();
  return self.clients.openWindow(url.href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url = '/', off = '/' } = event.notification.data ?? {};
  event.waitUntil(open(within(event.action === 'off' ? off : url)));
});
