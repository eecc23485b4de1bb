import { createCalls } from '@mashq/api/client';
import { live } from '@mashq/api/client/live';
import type { Contract } from '@mashq/api/contract';
import { subscribe } from 'valtio/vanilla';
import { clientOptions } from '../api/api.ts';
import { queryClient } from '../query/query-client.ts';
import { session } from '../session/machine.ts';
import { noteReach } from '../status/online.ts';
import { followEvents } from './connection.ts';
import { makeRefresh } from './refresh-queries.ts';
import { shareEvents } from './share-tabs.ts';

const calls = createCalls<Contract['live']>(live, clientOptions);

let isStarted = false;

function begin(userId: string): () => void {
  const refresh = makeRefresh(queryClient);
  const stop = shareEvents({
    userId,
    onEvent: refresh.event,
    onReset: refresh.reset,
    follow: (position, signal) =>
      followEvents(
        {
          ...position,
          baseUrl: clientOptions.baseUrl,
          fetch: (url, init) => fetch(url, init),
          getToken: () => clientOptions.getToken?.() ?? undefined,
          poll: (after, ofPoll) => calls.since({ query: { after } }, { signal: ofPoll }),
          onReach: noteReach,
        },
        signal,
      ),
  });
  return () => {
    stop();
    refresh.stop();
    noteReach(true);
  };
}

/**
 * From now on what changes for the signed-in person is shown as it happens, in whichever tab is open. Call it once, after the first
 * paint; it follows sign-in and sign-out by itself.
 */
export function startLive(): void {
  if (isStarted) return;
  isStarted = true;
  let current: string | null = null;
  let stop: (() => void) | undefined;
  const follow = () => {
    const userId = session.activeUser?.id ?? null;
    if (userId === current) return;
    current = userId;
    stop?.();
    stop = userId === null ? undefined : begin(userId);
  };
  follow();
  subscribe(session, follow);
}
