import { session } from '@mashq/state/platform/session/machine';
import { onSessionEnd, type SessionEnd } from '@mashq/state/platform/session/session';
import { navigate } from 'wouter/use-browser-location';
import { LOGIN_PATH, loginPath } from '../../platform/routing/return-to.ts';

/** Where each kind of session end leads; after an end in another tab the guards redirect by themselves. */
const AFTER: Readonly<Partial<Record<SessionEnd, (path: string) => string>>> = {
  'signed-out': () => '/',
  expired: loginPath,
  refused: loginPath,
};

/** Why somebody is suddenly at the login. */
async function saySo(): Promise<void> {
  const [{ sessionEnd }, { showToast }] = await Promise.all([
    import('../strings/session-end.ts'),
    import('../../platform/toasts/show-toast.ts'),
  ]);
  await showToast(sessionEnd.refused, 'info');
}

/** Navigates away when the session ends, and says so where its person did not end it. */
export function followSession(): void {
  onSessionEnd((reason) => {
    const { pathname, search } = window.location;
    // To an account that is closed nobody comes back: the login says so itself, and takes who is next to their own home.
    const isBarred = session.ended !== null;
    const target = isBarred ? LOGIN_PATH : AFTER[reason]?.(pathname + search);
    if (target === undefined || pathname === LOGIN_PATH) return;
    navigate(target, { replace: reason !== 'signed-out' });
    if (reason === 'refused' && !isBarred) void saySo();
  });
}
