import type { Config } from '../config.ts';
import type { Database, QueryObserver, QueryTracer } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { requireOwnBackends, requireSettings } from './pooler.ts';
import { openPostgres } from './postgres.ts';

interface ConnectOptions {
  readonly observe?: QueryObserver;
  /** Only of Postgres: the embedded database waits for nobody. */
  readonly traceQuery?: QueryTracer | undefined;
  readonly onLostConnection?: (error: Error) => void;
}

/**
 * Postgres at `DATABASE_URL`, or the embedded one in the data folder. Throws `StartError` where a pooler would lose what the
 * server needs of a connection.
 */
export async function connect(config: Config, options: ConnectOptions = {}): Promise<Database> {
  const { databaseUrl, listenUrl, readReplica, poolSize, limits, dataDir } = config;
  if (databaseUrl === undefined) {
    return openEmbedded({ dataDir, ...(options.observe ? { observe: options.observe } : {}) });
  }
  await requireOwnBackends(
    listenUrl ?? databaseUrl,
    listenUrl === undefined ? 'DATABASE_URL' : 'DATABASE_LISTEN_URL',
    limits.connectMs,
  );
  if (readReplica) await requireOwnBackends(readReplica.url, 'DATABASE_READ_URL', limits.connectMs);
  const db = await openPostgres({ url: databaseUrl, listenUrl, readReplica, poolSize, limits, ...options });
  try {
    await requireSettings(db, limits);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
}
