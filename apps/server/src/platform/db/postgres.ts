import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { connectFault } from './connect-fault.ts';
import {
  casing,
  type Database,
  makeSession,
  type Orm,
  type QueryObserver,
  type QueryTracer,
  type Session,
  type TransactionOptions,
} from './database.ts';
import { makeListener } from './listener.ts';
import { connectionSettings } from './pooler.ts';
import { makeReplica, type Query } from './replica.ts';
import { makeSemaphore } from './semaphore.ts';
import { defaultTimeLimits, REPLY_GRACE_MS, type TimeLimits } from './time-limits.ts';
import {
  breaksConnection,
  DatabaseUnavailable,
  isLockConflict,
  readConnectError,
  readQueryError,
} from './unavailable.ts';

export interface PostgresOptions {
  readonly url: string;
  /**
   * Where Postgres itself is, beside a pooler in transaction mode at `url`: for what belongs to one connection. The pooler's
   * connections have no statements with names, and their settings from their role.
   */
  readonly listenUrl?: string | undefined;
  /** A replica for reads that may lag, and how many milliseconds it may be behind. */
  readonly readReplica?: { readonly url: string; readonly maxLagMs: number } | undefined;
  /** Connections held at most. */
  readonly poolSize: number;
  readonly limits?: TimeLimits;
  readonly observe?: QueryObserver;
  readonly traceQuery?: QueryTracer | undefined;
  /** Called with a connection lost while idle; the pool makes a new one by itself. */
  readonly onLostConnection?: (error: Error) => void;
}

type SessionOptions = Pick<PostgresOptions, 'observe' | 'traceQuery' | 'listenUrl'>;

function session(run: Query, { observe, traceQuery, listenUrl }: SessionOptions): Session {
  const query: Query = traceQuery ? (config, values) => traceQuery(config.text, () => run(config, values)) : run;
  // Drizzle's session only ever calls `query` on what it is given.
  const orm: Orm = drizzle({ query } as unknown as pg.Pool, {
    casing,
    ...(observe ? { logger: { logQuery: observe } } : {}),
  });
  return makeSession(orm, (text, values, name) => {
    observe?.(text);
    return query(name === undefined || listenUrl !== undefined ? { text, values } : { name, text, values });
  });
}

const ignore = () => undefined;

/** How a transaction begins: limits of its own in the same round trip. */
function beginning({ unlimited }: TransactionOptions, lockMs: number | null): string {
  if (unlimited) {
    return 'begin; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';
  }
  return lockMs === null ? 'begin' : `begin; set local lock_timeout = ${Math.max(1, Math.round(lockMs))}`;
}

/**
 * Runs work on connections of the pool. A connection stays in the pool after an error the server reported, for it is as good
 * as before; a new one costs Postgres a process.
 *
 * Work that waits for a row holds a connection while it waits, and so many waiters would take all of them from everybody
 * else. It therefore waits twice: shortly on whatever connection it has, then, begun again, for the rest of its time on one
 * of a few connections that are set aside for that. Those behind them wait without a connection.
 */
function makeRunner(pool: pg.Pool, poolSize: number, limits: TimeLimits) {
  const lockSlots = makeSemaphore(Math.max(1, Math.floor(poolSize / 5)));
  const queryTimeout = limits.statementMs + REPLY_GRACE_MS;
  // `query_timeout` of a single query is in pg, not yet in its types.
  const withTimeout = (config: pg.QueryConfig): pg.QueryConfig =>
    Object.assign({ ...config }, { query_timeout: queryTimeout });

  async function onConnection<T>(work: (query: Query, client: pg.PoolClient) => Promise<T>, timed = true): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw readConnectError(error);
    });
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    // Without a listener the loss of a connection in use would end the process.
    client.on('error', onError);
    const query: Query = async (config, values) => {
      try {
        return await client.query(timed ? withTimeout(config) : config, values);
      } catch (error) {
        if (breaksConnection(error)) broken = error as Error;
        throw error;
      }
    };
    try {
      return await work(query, client);
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  function inTransaction<T>(
    work: (query: Query) => Promise<T>,
    options: TransactionOptions,
    lockMs: number | null,
  ): Promise<T> {
    return onConnection(async (query) => {
      try {
        await query({ text: beginning(options, lockMs) });
        const result = await work(query);
        await query({ text: 'commit' });
        return result;
      } catch (error) {
        // On a connection that is lost this fails too, and the loss has been noted.
        await query({ text: 'rollback' }).catch(ignore);
        throw error;
      }
    }, !options.unlimited);
  }

  /** `first` waits for locks as the connections do, `again` for as long as its argument says. */
  async function withLockWait<T>(first: () => Promise<T>, again: (lockMs: number) => Promise<T>): Promise<T> {
    const deadline = performance.now() + limits.lockMs;
    try {
      return await first();
    } catch (error) {
      const left = deadline - performance.now();
      if (!isLockConflict(error) || left <= 0) throw readQueryError(error);
      const release = await lockSlots.take(left);
      if (release === null) throw new DatabaseUnavailable('locked', error);
      try {
        return await again(deadline - performance.now());
      } catch (last) {
        throw readQueryError(last);
      } finally {
        release();
      }
    }
  }

  return {
    query: (config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> =>
      withLockWait(
        () => onConnection((query) => query(config, values)),
        (lockMs) => inTransaction((query) => query(config, values), {}, lockMs),
      ),
    transaction: <T>(work: (query: Query) => Promise<T>, options: TransactionOptions): Promise<T> =>
      withLockWait(
        () => inTransaction(work, options, null),
        (lockMs) => inTransaction(work, options, lockMs),
      ),
  };
}

interface PoolOptions extends Pick<PostgresOptions, 'url' | 'poolSize' | 'onLostConnection'> {
  readonly limits: TimeLimits;
  /** Connections bring their settings with them. */
  readonly hasSettings: boolean;
}

/** No connection is made before the first query. */
function makePool({ url, poolSize, limits, hasSettings, onLostConnection }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: limits.connectMs,
    idleTimeoutMillis: 60_000,
    ...(hasSettings && {
      options: Object.entries(connectionSettings(limits))
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    }),
  });
  pool.on('error', (error) => onLostConnection?.(error));
  return pool;
}

/** The replica with its pool. */
function openReplica(options: PoolOptions, maxLagMs: number, primary: Query) {
  const pool = makePool(options);
  const made = makeReplica({ primary, standby: makeRunner(pool, options.poolSize, options.limits).query, maxLagMs });
  return {
    ...made,
    close: async () => {
      made.close();
      await pool.end();
    },
  };
}

/** A pool of connections to a Postgres server. Throws `StartError` when none answers. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, listenUrl, readReplica, poolSize, limits = defaultTimeLimits, onLostConnection } = options;
  const common = { poolSize, limits, ...(onLostConnection && { onLostConnection }) };
  const pool = makePool({ ...common, url, hasSettings: listenUrl === undefined });
  const runner = makeRunner(pool, poolSize, limits);
  try {
    await runner.query({ text: 'select 1' });
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      reason.includes('startup parameter')
        ? `DATABASE_URL leads to a pooler that refuses settings of connections (${reason}). Set DATABASE_LISTEN_URL to the address of Postgres itself beside it (docs/operate.md, “A pooler”).`
        : connectFault('DATABASE_URL', error),
    );
  }
  const listener = makeListener({ url: listenUrl ?? url, ...(onLostConnection ? { onLost: onLostConnection } : {}) });
  const reports =
    readReplica &&
    openReplica({ ...common, url: readReplica.url, hasSettings: true }, readReplica.maxLagMs, runner.query);
  return {
    engine: 'postgres',
    ...session(reports?.query ?? runner.query, options),
    transaction: (work, transactionOptions = {}) => {
      reports?.beginWriting();
      return runner.transaction((query) => work(session(query, options)), transactionOptions);
    },
    replica: reports?.replica ?? null,
    listen: listener.listen,
    announceServer: listener.announceServer,
    poolCounts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await listener.close();
      await reports?.close();
      await pool.end();
    },
  };
}
