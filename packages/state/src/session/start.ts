import { onUnauthorized } from '../api/index.ts';
import { beginSession, endSession, leaveSession } from './begin-end.ts';
import { loadBrief } from './brief.ts';
import { session } from './session.ts';
import { currentToken, readToken, storedToken, TOKEN_KEY } from './token.ts';

/**
 * Takes up the session of the last visit and keeps it in step with other tabs. Call once, before the first render:
 * `session.loading` is then true wherever somebody may turn out to be signed in.
 */
export function startSession(): void {
  window.addEventListener('storage', (event) => {
    // A key of null means that the whole storage was cleared.
    if (event.storageArea === localStorage && (event.key === TOKEN_KEY || event.key === null)) followOtherTab();
  });
  onUnauthorized((token) => {
    if (token === currentToken()?.text) endSession('refused');
  });
  const stored = storedToken();
  if (stored !== null && beginSession(stored)) void loadBrief();
}

function followOtherTab(): void {
  const before = currentToken();
  const stored = storedToken();
  if (stored === (before?.text ?? null)) return;
  if (stored === null) {
    endSession('elsewhere');
    return;
  }
  const isSamePerson = before !== null && session.activeUser !== null && readToken(stored)?.userId === before.userId;
  if (isSamePerson) {
    beginSession(stored);
    return;
  }
  if (before) leaveSession('elsewhere');
  if (beginSession(stored)) void loadBrief();
}
