import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { lockDataDir } from './data-lock.ts';
import { casing, type Database, makeSession, type Orm, type QueryObserver } from './database.ts';
import { makePrepared, type Prepared } from './embedded-prepared.ts';

export interface EmbeddedOptions {
  /** Folder of the database; in memory when left out. */
  readonly dataDir?: string;
  /** A data folder as a tar file to begin a new database with. */
  readonly template?: Blob;
  readonly observe?: QueryObserver;
}

export interface EmbeddedDatabase extends Database {
  /** The data folder as a tar file, fit for `template`. */
  readonly dump: () => Promise<Uint8Array>;
}

function session(client: PGlite | Transaction, prepared: Prepared, observe: QueryObserver | undefined) {
  // Drizzle's session only ever calls `query` on what it is given, which a transaction has too.
  const orm: Orm = drizzle(client as PGlite, { casing, ...logger(observe) });
  return makeSession(orm, (text, values) => {
    observe?.(text);
    return prepared(client, text, values);
  });
}

function logger(observe: QueryObserver | undefined) {
  return observe ? { logger: { logQuery: observe } } : {};
}

/**
 * Postgres inside this process. It has one connection: queries wait in PGlite's own queue, a transaction holds it.
 *
 * PGlite writes its log with the commit but never syncs it to the disk (`fsync` is off in its build): what was confirmed
 * survives the death of the process, SIGKILL included, since it is with the kernel; a power cut may take the last moments.
 * Who needs more sets `DATABASE_URL`.
 */
export async function openEmbedded({ dataDir, template, observe }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (dataDir) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = dataDir ? await lockDataDir(dataDir) : undefined;
  const client = await PGlite.create({
    ...(dataDir ? { dataDir: join(dataDir, 'postgres') } : {}),
    ...(template ? { loadDataDir: template } : {}),
  });
  const prepared = makePrepared();
  return {
    engine: 'pglite',
    ...session(client, prepared, observe),
    transaction: (work) => client.transaction((tx) => work(session(tx, prepared, observe))),
    listen: (channel, { onMessage, onConnected }) => {
      let isStopped = false;
      const listening = client.listen(channel, (payload) => {
        if (!isStopped) onMessage(payload);
      });
      listening.then(
        () => {
          if (!isStopped) onConnected?.();
        },
        // The database was closed meanwhile: nothing is ever heard.
        () => undefined,
      );
      return () => {
        isStopped = true;
        listening.then((stop) => stop()).catch(() => undefined);
      };
    },
    // The lock of the folder keeps every other program out.
    announceServer: async () => {},
    replica: null,
    poolCounts: () => ({ total: 1, idle: 1, waiting: 0 }),
    dump: async () => new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer()),
    close: async () => {
      await client.close();
      await unlock?.();
    },
  };
}
