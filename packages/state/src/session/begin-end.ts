import { api } from '../api/index.ts';
import { forgetUserTheme } from '../settings/index.ts';
import { forgetUser } from './kept-user.ts';
import { makeMomentWatch } from './moment-watch.ts';
import { storedRefreshToken, storeRefreshToken } from './refresh-token.ts';
import { stopRenewal, watchRenewal } from './renewal.ts';
import { clearSession, session } from './session.ts';
import { announceSessionEnd, type SessionEnd } from './session-events.ts';
import { dropToken, keepToken, readToken } from './token.ts';
import { logTokenProblem } from './token-log.ts';

const expiry = makeMomentWatch();

/**
 * Takes a token into use: kept, sent with every call, changed for a new one in time, and given up when its time passes. Without a token, or with one
 * that is none, the stored one is removed. Tells whether a session began.
 */
export function beginSession(text: string | null): boolean {
  expiry.stop();
  stopRenewal();
  const token = text === null ? null : readToken(text);
  if (token === null) {
    keepToken(null);
    storeRefreshToken(null);
    session.access = null;
    session.refresh = null;
    return false;
  }
  if (token.expiresAt !== null && token.expiresAt <= Date.now()) {
    logTokenProblem('Token already expired.');
    endSession('expired');
    return false;
  }
  keepToken(token);
  session.access = token.text;
  session.refresh = storedRefreshToken();
  if (token.expiresAt !== null) {
    expiry.watch(token.expiresAt, () => {
      window.alert('Token expired');
      endSession('expired');
    });
  }
  watchRenewal(token, { onRenewed: beginSession, onRefused: () => endSession('refused') });
  return true;
}

/** Ends the session: the token is removed, everything about the person is forgotten, and listeners are told why. */
export function endSession(reason: SessionEnd): void {
  keepToken(null);
  storeRefreshToken(null);
  forgetUser();
  leaveSession(reason);
}

/** Ends the session in this tab alone; what the others have kept stays. */
export function leaveSession(reason: SessionEnd): void {
  expiry.stop();
  stopRenewal();
  dropToken();
  clearSession();
  forgetUserTheme();
  announceSessionEnd(reason);
}

/** «خروج». Nobody waits for the server, or for a network: it is told if it can be. */
export function logout(): void {
  const refresh = storedRefreshToken();
  endSession('signed-out');
  if (refresh !== null) api.auth.logout({ body: { refresh } }).catch(() => undefined);
}
