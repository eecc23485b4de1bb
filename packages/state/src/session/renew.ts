import { type ApiError, api } from '../api/index.ts';
import { makeId } from '../id/index.ts';
import { attemptFor, storedRefreshToken, storeRefreshToken } from './refresh-token.ts';
import { currentToken, storedToken, type Token } from './token.ts';

/** What became of a renewal: a newer access token, a session that the server has ended, or nothing yet. */
export type Renewal = { access: string } | 'refused' | 'not-now' | 'not-needed';

const LOCK = 'mashq-refresh';

/** One tab at a time; without locks two may ask at once, and the server gives both the same token. */
const alone = (work: () => Promise<Renewal>): Promise<Renewal> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

/** Changes the token in force for a new one, unless another tab has done so, or the person has left. */
export function renew(token: Token): Promise<Renewal> {
  return alone(async () => {
    if (currentToken() !== token) return 'not-needed';
    const stored = storedToken();
    if (stored !== null && stored !== token.text) return { access: stored };
    const refresh = storedRefreshToken();
    if (refresh === null) return 'not-needed';
    try {
      const pair = await api.auth.refresh({ body: { refresh, attempt: attemptFor(refresh, makeId) } });
      // Signed out meanwhile, here or in another tab: the new pair belongs to nobody.
      if (currentToken() !== token || storedToken() !== token.text) return 'not-needed';
      storeRefreshToken(pair.refresh);
      return { access: pair.access };
    } catch (error) {
      if (currentToken() !== token) return 'not-needed';
      return (error as ApiError).status === 401 ? 'refused' : 'not-now';
    }
  });
}
