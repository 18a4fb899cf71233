/*
 * Shows the notices that are pushed to this browser, and opens the table when one is clicked.
 * It keeps no pages and answers no requests: what is not pushed goes past it.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data.json();
  // a notice that comes twice has the same tag: it takes the place of the first, in silence
  const shown = { body, tag, lang, icon: '/favicon.svg', data: { url } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

// The push service has given this browser another address: that is told at once, by nobody's click.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew({ newSubscription }) {
  const { key, wishes } = await (await fetch('/api/notices')).json();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const found = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = found.toJSON();
  const { lang, zone } = wishes;
  const token = await self.cookieStore?.get('csrf');
  await fetch('/api/notices/push', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': decodeURIComponent(token?.value ?? ''),
    },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, lang, zone }),
  });
}

/** The page at this address: one that is there, else any of ours, else a new one. */
async function open(url) {
  const { pathname } = new URL(url);
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === pathname);
  const page = there ?? pages.find((one) => one.visibilityState === 'visible') ?? pages[0];
  if (!page) return self.clients.openWindow(pathname);
  if (!there) await page.navigate(pathname);
  return page.focus().catch(() => undefined);
}
