import { session } from '@mashq/state/platform/session/machine';
import { onSessionEnd } from '@mashq/state/platform/session/session';
import { subscribe } from 'valtio/vanilla';
import { offerVersion } from './new-version.ts';
import { WORKER } from './worker-address.ts';

/** Milliseconds between two questions for a newer version, in a page that stays open. */
const ASK_AGAIN = 3_600_000;

/**
 * Stores the files of a student's screens while a student is signed in, by the service worker; they are removed when the session
 * ends. Only builds have the worker.
 */
export function followServiceWorker(): void {
  // Missing where the page did not come over TLS, and in private windows of some browsers.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (import.meta.env.DEV || container === undefined) return;
  let isAsked = false;
  const start = () => {
    if (isAsked || session.activeUser?.role !== 'STUDENT') return;
    isAsked = true;
    container.register(WORKER, { updateViaCache: 'none' }).then(follow, () => {
      // Without a network, or where storage is full: the next visit tries again.
      isAsked = false;
    });
  };
  start();
  subscribe(session, start);
  window.addEventListener('online', start);
  onSessionEnd(() => {
    isAsked = false;
    void forgetFiles(container);
  });
}

function follow(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    const { waiting } = registration;
    if (waiting === null) return;
    const script = document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src');
    const { port1, port2 } = new MessageChannel();
    // Where the page is of the newer version already, the worker follows it and nothing is offered.
    port1.onmessage = ({ data: isSame }) => {
      if (!isSame) offerVersion(() => begin(waiting));
    };
    waiting.postMessage({ kind: 'is-same', script }, [port2]);
  };
  const followInstalling = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && registration.active !== null) offer();
    });
  };
  registration.addEventListener('updatefound', followInstalling);
  // One that began before this page followed it.
  followInstalling();
  offer();
  const ask = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  setInterval(ask, ASK_AGAIN);
}

function begin(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage({ kind: 'begin' });
}

/** Removes the worker and all that it has stored. */
async function forgetFiles(container: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await container.getRegistration(WORKER);
    await registration?.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // The browser refuses its storage: then nothing is in it.
  }
}
