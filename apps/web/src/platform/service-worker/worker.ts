/**
 * The service worker: stores the files of a student's screens, so that the app opens without a network. It stores no reply of the
 * API and knows nobody's name; docs/adr/0043 says why. It shows what the site sends while the app is closed (docs/adr/0045).
 */

import { FILES, SHELL } from 'virtual:stored-files';
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** How long, in seconds, a page is waited for before the stored one opens: a weak network must not keep a child from its work. */
const PAGE_WITHIN = 4;
/** Addresses that are no page of the app. */
const NO_PAGE = [/^\/api\//, /^\/(kit-stories|science-frame)\//, /^\/parent\//, /\.\w+$/];

clientsClaim();
precacheAndRoute(FILES);
cleanupOutdatedCaches();

// The page is asked for while the worker starts; the strategies take that reply.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

// The page comes from the network where there is one: so it is of the newest version, and in the look of its school's host.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PAGE_WITHIN,
      plugins: [{ handlerDidError: () => matchPrecache(SHELL) }],
    }),
    { denylist: NO_PAGE },
  ),
);
// What is no page of the app was asked for, too: without this the browser would ask twice.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());

// Sheet and logo of a school's host are public, and linked from the page before the app knows who is signed in.
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/api/site/look/'),
  new StaleWhileRevalidate({ cacheName: 'school-look' }),
);

// A new worker waits until no page of the old version is open, or until a page says that it may begin. A page that is already
// of its version, because it came from the network, says so by the name of its script.
self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  const { kind, script } = data as { kind?: string; script?: string };
  const isSame = kind === 'is-same' && FILES.some(({ url }) => url === script);
  if (kind === 'begin' || isSame) void self.skipWaiting();
  ports[0]?.postMessage(isSame);
});

interface Shown {
  title: string;
  body: string;
  tag: string;
  path: string;
}

/** Only a path of this site is opened, whatever was sent. */
const pathOf = (path: unknown) => (typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : '/');

// Browsers end a subscription that shows nothing: what cannot be read is shown as news.
self.addEventListener('push', (event: PushEvent) => {
  let sent: Partial<Shown> = {};
  try {
    sent = (event.data?.json() as Partial<Shown> | undefined) ?? {};
  } catch {
    // See above.
  }
  const { title = 'مشق', body = 'خبر تازه‌ای هست.', tag = 'notice', path } = sent;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang: 'fa',
      dir: 'rtl',
      icon: '/app-icon/icon-192.png',
      data: pathOf(path),
    }),
  );
});

self.addEventListener('notificationclick', (event: NotificationEvent) => {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data)));
});

/** In a window of the app that is open, or in a new one. */
async function open(path: string): Promise<void> {
  const [window] = await self.clients.matchAll({ type: 'window' });
  if (window === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  await window.focus();
  await window.navigate(path).catch(() => self.clients.openWindow(path));
}
