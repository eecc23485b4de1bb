import { session } from '@mashq/state/session';
import { subscribe } from 'valtio/vanilla';

/**
 * Starts the answer outbox as soon as a student is signed in. Its code is no part of the first load; if it cannot be
 * fetched, it is tried again when the network or the page comes back.
 */
export function followAnswers(): void {
  let isStarted = false;
  const start = async () => {
    if (isStarted || session.activeUser?.role !== 'STUDENT') return;
    isStarted = true;
    try {
      const { startAnswerSync } = await import('@mashq/state/member');
      startAnswerSync();
    } catch {
      isStarted = false;
    }
  };
  subscribe(session, () => void start());
  window.addEventListener('online', () => void start());
  document.addEventListener('visibilitychange', () => void start());
  void start();
}
