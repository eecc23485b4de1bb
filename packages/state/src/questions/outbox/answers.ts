import { useSnapshot } from 'valtio/react';
import { subscribe } from 'valtio/vanilla';
import { studentApi } from '../../platform/api/student.ts';

import { currentToken } from '../../platform/api/token.ts';
import { session } from '../../platform/session/machine.ts';
import { openAnswerStore } from './answer-store.ts';
import { Outbox } from './outbox.ts';

const CHANNEL = 'mashq-answers';

/** The outbox of this browser. */
export const outbox = new Outbox({
  store: openAnswerStore(),
  userId: () => currentToken()?.userId ?? null,
  channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL),
  lock: async (run) => {
    if (!navigator.locks) return run(true);
    const isDone = await navigator.locks.request(CHANNEL, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await run(true);
      return lock !== null;
    });
    if (!isDone) await navigator.locks.request(CHANNEL, () => run(false));
  },
  send: ({ id, questionId, raw, shownAt, answeredAt, activeMs, offline }) =>
    studentApi.questions.answer({
      params: { questionId },
      body: { id, raw, shownAt, answeredAt, activeMs, offline, sentAt: new Date().toISOString() },
    }),
});

let isStarted = false;

/** Sends stored answers of earlier visits, and sends again when the network or the user comes back. Call once. */
export function startOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener('online', () => void outbox.flushNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void outbox.flush();
  });
  let owner: string | null = null;
  let access: string | null = null;
  const follow = () => {
    const now = currentToken()?.userId ?? null;
    const isRenewed = session.access !== null && session.access !== access;
    access = session.access;
    if (now === owner) {
      // Answers that the server did not take with a token that had run out.
      if (now !== null && isRenewed) void outbox.flush();
      return;
    }
    owner = now;
    void outbox.refresh();
    if (now !== null) void outbox.flush();
  };
  subscribe(session, follow);
  follow();
}

/** The signed-in user's answers that are not yet sent, and those the server refused. */
export function useWaitingAnswers() {
  return useSnapshot(outbox.state);
}
