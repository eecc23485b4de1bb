import type { Config } from '../config.ts';
import type { Database, QueryObserver, QueryTracer } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

interface ConnectOptions {
  readonly observe?: QueryObserver;
  /** Only of Postgres: the embedded database waits for nobody. */
  readonly traceQuery?: QueryTracer | undefined;
  readonly onLostConnection?: (error: Error) => void;
}

/** Postgres at `DATABASE_URL`, or the embedded one in the data folder. */
export function connect(config: Config, options: ConnectOptions = {}): Promise<Database> {
  const { databaseUrl, poolSize, limits, dataDir } = config;
  return databaseUrl === undefined
    ? openEmbedded({ dataDir, ...(options.observe ? { observe: options.observe } : {}) })
    : openPostgres({ url: databaseUrl, poolSize, limits, ...options });
}
