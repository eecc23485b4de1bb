import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import { account } from '../db/schema/index.ts';
import { Failure } from '../failure.ts';

/** How long a withdrawn token may still work. */
const RECHECK_MS = 60_000;
/** Accounts remembered at most, some 100 bytes each. */
const REMEMBERED = 20_000;

const signInAgain = () => new Failure('unauthorized', 'نشست شما به پایان رسیده است. دوباره وارد شوید.');

/**
 * Who an `Authorization` header speaks for. The token itself is verified here without the database; that its account
 * still exists and has not withdrawn its tokens is looked up once a minute for each account, so that answering a question
 * costs no extra query. A second copy of the server only looks it up for itself.
 */
export function makeSessionGuard({
  db,
  clock,
  tokens,
}: Context): (authorization: string | undefined) => Promise<Actor> {
  const checked = new Map<string, { version: number; until: number }>();

  async function currentVersion(id: string, now: number): Promise<number | null> {
    const known = checked.get(id);
    if (known && known.until > now) return known.version;
    const [row] = await db.orm
      .select({ version: account.tokenVersion, archivedAt: account.archivedAt })
      .from(account)
      .where(eq(account.id, id));
    checked.delete(id);
    if (!row || row.archivedAt !== null) return null;
    if (checked.size >= REMEMBERED) {
      const [oldest] = checked.keys();
      if (oldest !== undefined) checked.delete(oldest);
    }
    checked.set(id, { version: row.version, until: now + RECHECK_MS });
    return row.version;
  }

  return async (authorization) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new Failure('unauthorized', 'برای این کار باید وارد حساب کاربری شوید.');
    const now = clock();
    const identity = await tokens.read(token, 'access', now);
    if (!identity) throw signInAgain();
    if ((await currentVersion(identity.id, now.getTime())) !== identity.version) throw signInAgain();
    return { id: identity.id, role: identity.role, schoolId: identity.schoolId };
  };
}
