import { type ApiError, api } from '../api/index.ts';
import { makeId } from '../id/index.ts';
import { makeMomentWatch } from './moment-watch.ts';
import { attemptFor, storedRefreshToken, storeRefreshToken } from './refresh-token.ts';
import { currentToken, storedToken, type Token } from './token.ts';

const LOCK = 'mashq-refresh';
/** Until the next try, where the server could not be reached. */
const RETRY_MS = 60_000;

export interface RenewalHandlers {
  /** A newer access token is there, from the server or from another tab. */
  readonly onRenewed: (access: string) => void;
  /** The server has ended the session. */
  readonly onRefused: () => void;
}

const watch = makeMomentWatch();

/** Half of its life is over: late enough to be rare, early enough that a day offline does not end the session. */
function renewalMoment({ issuedAt, expiresAt }: Token): number | null {
  return issuedAt === null || expiresAt === null ? null : issuedAt + (expiresAt - issuedAt) / 2;
}

/** Changes a token for a new one once half of its life is over, for as long as it holds. */
export function watchRenewal(token: Token, handlers: RenewalHandlers): void {
  watch.stop();
  const moment = renewalMoment(token);
  if (moment !== null) watch.watch(moment, () => void renew(token, handlers));
}

export const stopRenewal = watch.stop;

/** One tab at a time; without locks two may ask at once, and the server gives both the same token. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request(LOCK, work) : work();

async function renew(token: Token, handlers: RenewalHandlers): Promise<void> {
  await alone(async () => {
    if (currentToken() !== token) return;
    // Another tab was faster.
    const stored = storedToken();
    if (stored !== null && stored !== token.text) {
      handlers.onRenewed(stored);
      return;
    }
    const refresh = storedRefreshToken();
    if (refresh === null) return;
    try {
      const pair = await api.auth.refresh({ body: { refresh, attempt: attemptFor(refresh, makeId) } });
      // Signed out meanwhile, here or in another tab: the new pair belongs to nobody.
      if (currentToken() !== token || storedToken() !== token.text) return;
      storeRefreshToken(pair.refresh);
      handlers.onRenewed(pair.access);
    } catch (error) {
      if (currentToken() !== token) return;
      if ((error as ApiError).status === 401) handlers.onRefused();
      else watch.watch(Date.now() + RETRY_MS, () => void renew(token, handlers));
    }
  });
}
