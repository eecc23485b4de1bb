import { onSessionEnd, type SessionEnd } from '@mashq/state/session';
import { navigate } from 'wouter/use-browser-location';
import { LOGIN_PATH, loginPath } from '../routing/return-to.ts';

/** Where each kind of session end leads; after an end in another tab the guards redirect by themselves. */
const AFTER: Readonly<Partial<Record<SessionEnd, (path: string) => string>>> = {
  'signed-out': () => '/',
  expired: loginPath,
  refused: loginPath,
};

/** Navigates away when the session ends. */
export function followSession(): void {
  onSessionEnd((reason) => {
    const { pathname, search } = window.location;
    const target = AFTER[reason]?.(pathname + search);
    if (target === undefined || pathname === LOGIN_PATH) return;
    navigate(target, { replace: reason !== 'signed-out' });
  });
}
