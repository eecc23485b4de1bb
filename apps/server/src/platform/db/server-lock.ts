import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';
import { connectFault } from './connect-fault.ts';
import type { Session } from './database.ts';

/** Any number, the same in every copy of the server: only one migrates at a time, and none while a backup is restored. */
export const MIGRATION_LOCK = 7_236_411;

/** Shared by the copies of the server that run on a database; taken alone by what no server may run beside. */
const SERVER_LOCK = 7_236_412;

/**
 * What a copy's connection runs first. The lock lives as long as the connection; a machine that went without a word is forgotten
 * when its heartbeat has failed for a minute. Gives whether the lock was free.
 */
export const SHARE_SERVER_LOCK = `
  set idle_session_timeout = '60s';
  select pg_try_advisory_lock_shared(${SERVER_LOCK}) as "isFree"`;

const CopiesRow = v.object({ count: v.number() });

/** How many copies of the server run on this database. The embedded one has a lock of its own (`data-lock.ts`). */
export async function runningCopies({ query }: Session): Promise<number> {
  const [found] = await query(
    CopiesRow,
    sql`
    select count(*)::int as count from pg_locks
    where locktype = 'advisory' and mode = 'ShareLock' and granted and classid = 0 and objid = ${SERVER_LOCK}
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return found?.count ?? 0;
}

const TakenRows = v.tuple([v.object({ taken: v.boolean() })]);

/**
 * Does work that no server may run beside, and no migration. Throws `StartError` where one does, before the work begins. `url`
 * leads to Postgres itself, for the locks belong to a connection.
 */
export async function withoutServers<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'mashq-alone', keepAlive: true });
  // The work notices by itself that the database has gone.
  client.on('error', () => undefined);
  const take = async (lock: number): Promise<boolean> => {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lock]);
    return v.parse(TakenRows, rows)[0].taken;
  };
  try {
    await client.connect().catch((error: unknown) => {
      throw new StartError(connectFault('DATABASE_URL', error));
    });
    if (!(await take(SERVER_LOCK))) {
      throw new StartError('A server runs on this database. Stop every copy of it, then try again.');
    }
    if (!(await take(MIGRATION_LOCK))) {
      throw new StartError('This database is being migrated. Try again when that has ended.');
    }
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}
