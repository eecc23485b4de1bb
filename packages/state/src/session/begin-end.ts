import { forgetUserTheme } from '../settings/index.ts';
import { stopExpiryWatch, watchExpiry } from './expiry-watch.ts';
import { forgetUser } from './kept-user.ts';
import { clearSession, session } from './session.ts';
import { announceSessionEnd, type SessionEnd } from './session-events.ts';
import { dropToken, keepToken, readToken } from './token.ts';
import { logTokenProblem } from './token-log.ts';

/**
 * Takes a token into use: kept, sent with every call, and given up when its time passes. Without a token, or with one
 * that is none, the stored one is removed. Tells whether a session began.
 */
export function beginSession(text: string | null): boolean {
  stopExpiryWatch();
  const token = text === null ? null : readToken(text);
  if (token === null) {
    keepToken(null);
    session.access = null;
    return false;
  }
  if (token.expiresAt !== null && token.expiresAt <= Date.now()) {
    logTokenProblem('Token already expired.');
    endSession('expired');
    return false;
  }
  keepToken(token);
  session.access = token.text;
  if (token.expiresAt !== null) {
    watchExpiry(token.expiresAt, () => {
      window.alert('Token expired');
      endSession('expired');
    });
  }
  return true;
}

/** Ends the session: the token is removed, everything about the person is forgotten, and listeners are told why. */
export function endSession(reason: SessionEnd): void {
  keepToken(null);
  forgetUser();
  leaveSession(reason);
}

/** Ends the session in this tab alone; what the others have kept stays. */
export function leaveSession(reason: SessionEnd): void {
  stopExpiryWatch();
  dropToken();
  clearSession();
  forgetUserTheme();
  announceSessionEnd(reason);
}

/** «خروج». */
export function logout(): void {
  endSession('signed-out');
}
