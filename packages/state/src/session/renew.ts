import { type ApiError, api } from '../api/index.ts';
import { makeId } from '../id/index.ts';
import { storedRefreshToken, storeRefreshToken } from './refresh-token.ts';
import { currentToken, storedToken, type Token } from './token.ts';

/** What became of a renewal: a newer access token, a session that the server has ended, or nothing yet. */
export type Renewal = { access: string } | 'refused' | 'not-now' | 'not-needed';

const LOCK = 'mashq-refresh';

/** Local-storage key of the id of the change under way: a lost reply is asked for again under the same id. */
const ATTEMPT_KEY = 'refreshAttempt';

/** The id under which a token is changed, the same in every tab and after a reload. Stored with the token's public part. */
function attemptFor(refresh: string): string {
  const name = refresh.slice(0, refresh.lastIndexOf('.'));
  const [forName, known] = (localStorage.getItem(ATTEMPT_KEY) ?? '').split(' ');
  if (forName === name && known) return known;
  const id = makeId();
  localStorage.setItem(ATTEMPT_KEY, `${name} ${id}`);
  return id;
}

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
      const pair = await api.auth.refresh({ body: { refresh, attempt: attemptFor(refresh) } });
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
