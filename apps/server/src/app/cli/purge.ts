import { sql } from 'drizzle-orm';
import { sweepSignIn } from '../../auth/sweep.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { nestedTransaction } from '../../platform/db/nested-transaction.ts';
import type { Invocation } from './command.ts';
import { cliOrigin } from './open-context.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface Purged {
  readonly signInRecords: number;
  readonly messages: number;
  /** Kinds of browser errors that nobody has met for three months. */
  readonly browserErrors: number;
}

class DryRun extends Error {
  readonly purged: Purged;
  constructor(purged: Purged) {
    super('nothing is removed');
    this.purged = purged;
  }
}

/** Removes what has served its time; with `dryRun` everything is put back and only counted. */
export async function purge(context: Context, { dryRun }: { readonly dryRun: boolean }): Promise<Purged> {
  const { db, clock } = context;
  const work = async () =>
    db.transaction(async (session) => {
      const signInRecords = await sweepSignIn({ clock, db: nestedTransaction(db.engine, session) });
      const before = new Date(clock().getTime() - DAY).toISOString();
      const messages = await session.execute(sql`
        delete from sms_outbox where sent_at < ${before}::timestamptz and status <> 'queued' returning 1 as one`);
      const forgotten = new Date(clock().getTime() - 90 * DAY).toISOString();
      const errors = await session.execute(sql`
        delete from frontend_error where last_seen_at < ${forgotten}::timestamptz returning 1 as one`);
      const purged = { signInRecords, messages: messages.length, browserErrors: errors.length };
      if (dryRun) throw new DryRun(purged);
      await recordAudit(session, clock(), cliOrigin(), { action: 'database.purge', after: purged });
      return purged;
    });
  try {
    return await work();
  } catch (error) {
    if (error instanceof DryRun) return error.purged;
    throw error;
  }
}

export async function runPurge({ withContext, values, print }: Invocation): Promise<number> {
  const dryRun = values['dry-run'] === true;
  const { signInRecords, messages, browserErrors } = await withContext((context) => purge(context, { dryRun }));
  print(
    `${dryRun ? 'Would remove' : 'Removed'} ${signInRecords} expired codes, counters and sessions, ${messages} messages, ${browserErrors} browser errors.`,
  );
  return 0;
}
