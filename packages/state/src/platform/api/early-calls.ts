import type { Fetch } from '@mashq/api/client';
import { SCREEN_KEY } from './token.ts';

/** Milliseconds after which a reply that nobody has asked for is no longer used. */
const FRESH_MS = 20_000;

interface EarlyCalls {
  readonly token: string;
  readonly replies: Record<string, Promise<Response> | undefined>;
}

declare global {
  var earlyCalls: EarlyCalls | undefined;
}

/** Gives the reply of a call that the page began with the same token, once; every other call is made. */
export const fetchOrTakeEarly: Fetch = (input, init) => {
  const { earlyCalls } = globalThis;
  const early = earlyCalls?.replies[input];
  const sent = new Headers(init.headers).get('authorization');
  const isRead = (init.method ?? 'GET').toUpperCase() === 'GET';
  // What a screen said may not be so any more.
  if (!isRead) localStorage.removeItem(SCREEN_KEY);
  if (early === undefined || !isRead || sent !== `Bearer ${earlyCalls?.token}` || performance.now() > FRESH_MS)
    return fetch(input, init);
  delete earlyCalls?.replies[input];
  const { signal } = init;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal?.reason);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    early.then(resolve, reject);
  });
};
