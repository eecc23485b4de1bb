import { makeMomentWatch } from './moment-watch.ts';
import { currentToken, type Token } from './token.ts';

/** Until the next try, where the server could not be reached. */
const RETRY_MS = 60_000;

export interface RenewalHandlers {
  /** A newer access token is there, from the server or from another tab. */
  readonly onRenewed: (access: string) => void;
  /** The server has ended the session. */
  readonly onRefused: () => void;
}

const { watch, stop } = makeMomentWatch();

export const stopRenewal = stop;

/**
 * Changes a token for a new one once half of its life is over, for as long as it holds: late enough to be rare, early
 * enough that a morning offline does not end the session.
 */
export function watchRenewal(token: Token, { onRenewed, onRefused }: RenewalHandlers): void {
  stop();
  const { issuedAt, expiresAt } = token;
  if (issuedAt === null || expiresAt === null) return;
  const renewAt = (moment: number) =>
    watch(moment, async () => {
      // Loaded when it is needed: most visits are over before.
      const result = await import('./renew.ts').then(
        ({ renew }) => renew(token),
        () => 'not-now' as const,
      );
      if (currentToken() !== token) return;
      if (result === 'not-now') renewAt(Date.now() + RETRY_MS);
      else if (result === 'refused') onRefused();
      else if (result !== 'not-needed') onRenewed(result.access);
    });
  renewAt((issuedAt + expiresAt) / 2);
}
