import { session } from '@mashq/state/platform/session/machine';
import { subscribe } from 'valtio/vanilla';

/** Stores a student's open work for times without a network. Its code loads once a student is signed in. */
export function followOpenWork(): void {
  const start = () => {
    if (session.activeUser?.role === 'STUDENT')
      import('@mashq/state/work/open-work/start-open-work')
        .then((module) => module.startOpenWork())
        .catch(() => undefined);
  };
  start();
  subscribe(session, start);
  window.addEventListener('online', start);
}
