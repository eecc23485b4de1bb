import { sql } from 'drizzle-orm';
import { type Actor, routeRoleOf } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { AccountCache } from './account-cache.ts';
import { accountBarred, findBarred } from './barred-accounts.ts';

export const signInAgain = () => new AppError('unauthorized', 'نشست شما به پایان رسیده است. دوباره وارد شوید.');

/**
 * Who an `Authorization` header speaks for. The token is verified without the database; that its session was not ended,
 * and which role and school its account has now, come from the cached record of the account, so that answering a question
 * costs no extra query. Whose account is closed or locked meanwhile reads so.
 */
export function makeSessionGuard(
  { db, clock, tokens }: Pick<Context, 'db' | 'clock' | 'tokens'>,
  accounts: AccountCache,
): (authorization: string | undefined) => Promise<Actor> {
  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new AppError('unauthorized', 'برای این کار باید وارد حساب کاربری شوید.');
    const identity = await tokens.read(token, clock());
    if (!identity) throw signInAgain();
    let account = await accounts.of(identity.id);
    // Newer than what is cached: its message is still on the way, and a fresh token does not wait for it.
    if (account && account.tokenVersion < identity.version) account = await accounts.lookUp(identity.id);
    if (!account) {
      const why = await findBarred(db, sql`a.id = ${identity.id}`);
      throw why === undefined ? signInAgain() : accountBarred(why);
    }
    if (account.tokenVersion !== identity.version || account.endedSessions.has(identity.sessionId)) throw signInAgain();
    return {
      id: identity.id,
      role: routeRoleOf[account.role],
      schoolId: account.schoolId,
      sessionId: identity.sessionId,
    };
  };
}
