import { session } from '@mashq/state/platform/session/machine';
import { subscribe } from 'valtio/vanilla';

/**
 * Starts the answer outbox as soon as a student is signed in; a second start does nothing. Its code is not part of the
 * first load. If it cannot be fetched, it is tried again when the network comes back.
 */
export function followAnswers(): void {
  const start = () => {
    if (session.activeUser?.role === 'STUDENT')
      import('@mashq/state/app/answer-sync').then((module) => module.startAnswerSync()).catch(() => undefined);
  };
  start();
  subscribe(session, start);
  window.addEventListener('online', start);
}
