import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartFailure } from '../start-failure.ts';
import { casing, type Database, makeSession, type Orm, type QueryObserver, type Session } from './database.ts';
import { makeListener } from './listener.ts';
import * as schema from './schema/index.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Connections held at most. */
  readonly poolSize: number;
  readonly observe?: QueryObserver;
  /** Told of a connection lost while idle; the pool makes a new one by itself. */
  readonly onLostConnection?: (error: Error) => void;
}

function session(client: pg.Pool | pg.PoolClient, observe: QueryObserver | undefined): Session {
  const orm: Orm = drizzle(client, { schema, casing, ...(observe ? { logger: { logQuery: observe } } : {}) });
  return makeSession(orm, (text, values, name) => {
    observe?.(text);
    return client.query(name === undefined ? { text, values } : { name, text, values });
  });
}

async function inTransaction<T>(
  pool: pg.Pool,
  observe: QueryObserver | undefined,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(session(client, observe));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** A pool of connections to a Postgres server. Throws `StartFailure` when none answers. */
export async function openPostgres({ url, poolSize, observe, onLostConnection }: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    // Short queries asked often: compiling one to machine code takes longer than it ever runs.
    options: '-c jit=off',
  });
  pool.on('error', (error) => onLostConnection?.(error));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`No Postgres answers at DATABASE_URL: ${reason}`);
  }
  const listener = makeListener({ url, ...(onLostConnection ? { onLost: onLostConnection } : {}) });
  return {
    engine: 'postgres',
    ...session(pool, observe),
    transaction: (work) => inTransaction(pool, observe, work),
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
