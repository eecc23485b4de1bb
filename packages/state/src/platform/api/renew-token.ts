import type { ApiError } from '@mashq/api/client';
import { makeId } from '../id.ts';
import { currentToken, storedRefreshToken, storedToken, storeRefreshToken, type Token } from './token.ts';
import { visitorApi } from './visitor.ts';

/**
 * Result of a renewal: a new access token; `refused` the server has ended the session, with what it said of the account; `not-now` the server was not
 * reached or is busy; `not-needed` the token is no longer in use.
 */
export type Renewal = { access: string } | { refused: ApiError } | 'not-now' | 'not-needed';

const LOCK = 'mashq-refresh';

/** Local-storage key of the id of the renewal in progress: a renewal whose reply was lost is repeated with the same id. */
const ATTEMPT_KEY = 'refreshAttempt';

/** The id for renewing `refresh`, the same in every tab and after a reload. Stored with the token's public part. */
function attemptFor(refresh: string): string {
  const name = refresh.slice(0, refresh.lastIndexOf('.'));
  const [storedName, storedId] = (localStorage.getItem(ATTEMPT_KEY) ?? '').split(' ');
  if (storedName === name && storedId) return storedId;
  const id = makeId();
  localStorage.setItem(ATTEMPT_KEY, `${name} ${id}`);
  return id;
}

/** Runs in one tab at a time. In browsers without locks two tabs may ask at once, and the server returns both the same token. */
const exclusively = (work: () => Promise<Renewal>): Promise<Renewal> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

/** Replaces the access token, unless another tab has done so or the user has signed out. */
export function renew(token: Token): Promise<Renewal> {
  return exclusively(async () => {
    if (currentToken() !== token) return 'not-needed';
    const stored = storedToken();
    if (stored !== null && stored !== token.text) return { access: stored };
    const refresh = storedRefreshToken();
    if (refresh === null) return 'not-needed';
    try {
      const pair = await visitorApi.auth.refresh({ body: { refresh, attempt: attemptFor(refresh) } });
      // Signed out meanwhile, here or in another tab: the new pair is discarded.
      if (currentToken() !== token || storedToken() !== token.text) return 'not-needed';
      storeRefreshToken(pair.refresh);
      return { access: pair.access };
    } catch (error) {
      if (currentToken() !== token) return 'not-needed';
      const refused = error as ApiError;
      return refused.status === 401 ? { refused } : 'not-now';
    }
  });
}
