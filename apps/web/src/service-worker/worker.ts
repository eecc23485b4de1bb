/**
 * The service worker: stores the files of a student's screens, so that the app opens without a network. It stores no reply of the
 * API and knows nobody's name; docs/adr/0043 says why.
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
