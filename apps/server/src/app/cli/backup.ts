import { spawn } from 'node:child_process';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Config } from '../../platform/config.ts';
import { connect } from '../../platform/db/connect.ts';
import type { Session } from '../../platform/db/database.ts';
import { type EmbeddedDatabase, openEmbedded } from '../../platform/db/embedded.ts';
import { knownMigrations } from '../../platform/db/migrate.ts';
import { pendingMigrations } from '../../platform/db/migration-history.ts';
import { withoutServers } from '../../platform/db/server-lock.ts';
import { StartError } from '../../platform/start-error.ts';

/** Short-lived, and of no use after a restore: codes, counters and messages are not part of a Postgres backup. */
const LEFT_OUT = ['one_time_code', 'throttle', 'sms_outbox'];

const ManifestSchema = v.object({
  engine: v.picklist(['pglite', 'postgres']),
  madeAt: v.string(),
  migrations: v.array(v.object({ madeAt: v.number(), hash: v.string() })),
  /** Rows of each table. */
  totals: v.record(v.string(), v.number()),
});

/** What is known of a backup; lies beside it as `<file>.json`. */
export type Manifest = v.InferOutput<typeof ManifestSchema>;

/** Of a manifest; one has some 10 KB. */
const MAX_MANIFEST_BYTES = 1024 * 1024;

const manifestFile = (file: string) => `${file}.json`;

const TablesRow = v.object({ name: v.string() });

const CountsRow = v.object({ name: v.string(), count: v.number() });

/** Rows of every table that a backup holds. */
export async function tableTotals({ query }: Session): Promise<Record<string, number>> {
  const tables = await query(
    TablesRow,
    sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const kept = tables.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name));
  if (kept.length === 0) return {};
  const counts = await query(
    CountsRow,
    sql.join(
      kept.map((name) => sql`select ${name}::text as name, count(*)::int as count from ${sql.identifier(name)}`),
      sql` union all `,
    ),
  );
  return Object.fromEntries(counts.map(({ name, count }) => [name, count]));
}

const MigrationsRow = v.object({ madeAt: v.number(), hash: v.string() });

async function describe(session: Session, engine: Manifest['engine']): Promise<Manifest> {
  const migrations = await session.query(
    MigrationsRow,
    sql`
    select made_at::float8 as "madeAt", hash from schema_migration order by made_at`,
  );
  return { engine, madeAt: new Date().toISOString(), migrations, totals: await tableTotals(session) };
}

/** The connection as libpq reads it from the environment: a password in an argument can be seen by every user. */
function libpqEnvironment(databaseUrl: string): NodeJS.ProcessEnv {
  const url = new URL(databaseUrl);
  const values = {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode') ?? '',
  };
  return { ...process.env, ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) };
}

async function runProgram(name: string, parameters: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', () =>
      reject(new StartError(`${name} is not installed. It comes with the client programs of Postgres.`)),
    );
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new StartError(`${name} failed:\n${errors.trim()}`)),
    );
  });
}

const ServerRow = v.object({ version: v.number() });

async function requireVersion(program: string, session: Session): Promise<void> {
  const printed = await runProgram(program, ['--version'], process.env);
  const own = Number(/(\d+)/.exec(printed)?.[1]);
  const [server] = await session.query(
    ServerRow,
    sql`
    select current_setting('server_version_num')::int / 10000 as version`,
  );
  if (server && own < server.version) {
    throw new StartError(
      `${program} is of version ${own}, the server of version ${server.version}. Install version ${server.version} or later.`,
    );
  }
}

const ExportedRow = v.object({ snapshot: v.string() });

/** Writes the whole database to a file, as it is at one moment, and its manifest beside it. */
export async function backUp(config: Config, file: string): Promise<Manifest> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  const partialManifest = `${manifestFile(file)}.partial`;
  const db = await connect(config);
  try {
    let manifest: Manifest;
    if (config.databaseUrl === undefined) {
      await writeFile(partial, await (db as EmbeddedDatabase).dump(), { mode: 0o600 });
      manifest = await describe(db, 'pglite');
    } else {
      const url = config.listenUrl ?? config.databaseUrl;
      await requireVersion('pg_dump', db);
      await writeFile(partial, '', { mode: 0o600 });
      manifest = await db.transaction(
        async (session) => {
          await session.execute(sql`set transaction isolation level repeatable read, read only`);
          const [exported] = await session.query(ExportedRow, sql`select pg_export_snapshot() as snapshot`);
          const leftOut = LEFT_OUT.map((table) => `--exclude-table-data=public.${table}`);
          const parameters = ['-Fc', '--no-owner', '--no-privileges', ...leftOut];
          const snapshot = `--snapshot=${exported?.snapshot}`;
          await runProgram('pg_dump', [...parameters, snapshot, `--file=${partial}`], libpqEnvironment(url));
          return describe(session, 'postgres');
        },
        { unlimited: true },
      );
    }
    // Both are whole before either takes the place of the last backup, which a full disk must not cost.
    await writeFile(partialManifest, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await rename(partial, file);
    await rename(partialManifest, manifestFile(file));
    return manifest;
  } finally {
    await db.close();
    await rm(partial, { force: true });
    await rm(partialManifest, { force: true });
  }
}

async function readManifest(file: string): Promise<Manifest> {
  try {
    await stat(file);
    if ((await stat(manifestFile(file))).size > MAX_MANIFEST_BYTES) throw unreadable(file);
    return v.parse(ManifestSchema, JSON.parse(await readFile(manifestFile(file), 'utf8')));
  } catch {
    throw new StartError(`No backup at ${file} with its manifest ${manifestFile(file)}.`);
  }
}

const unreadable = (file: string) => new StartError(`${file} is no whole backup. The database is as it was.`);

const IsEmptyRow = v.object({ exists: v.boolean() });

/** Whether the database holds a school or a person. */
async function isEmpty({ execute, query }: Session): Promise<boolean> {
  const [found] = await query(IsEmptyRow, sql`select to_regclass('account') is not null as exists`);
  if (!found?.exists) return true;
  const used = await execute(sql`select from account union all select from school limit 1`);
  return used.length === 0;
}

const notEmpty = () =>
  new StartError('The database is not empty. Restore into an empty one, or give --force: what it holds is then lost.');

export interface RestoreOptions {
  /** Restore over a database that is not empty. */
  readonly force: boolean;
}

/**
 * Reads a backup into an empty database and compares its totals. Throws `StartError` before anything is changed, also where a
 * server runs on the database.
 */
export async function restore(config: Config, file: string, options: RestoreOptions): Promise<Manifest> {
  const { databaseUrl } = config;
  if (databaseUrl === undefined) return restoreAlone(config, file, options);
  // Past a pooler: schemas are dropped and made, and a pooler may have connections that know the old ones.
  const direct = config.listenUrl ?? databaseUrl;
  const own = { ...config, databaseUrl: direct, listenUrl: undefined };
  return withoutServers(direct, () => restoreAlone(own, file, options));
}

async function restoreAlone(config: Config, file: string, { force }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(file);
  const engine = config.databaseUrl === undefined ? 'pglite' : 'postgres';
  if (manifest.engine !== engine) {
    throw new StartError(`The backup was made of ${manifest.engine}; this database is ${engine}.`);
  }
  pendingMigrations(knownMigrations(), manifest.migrations);
  if (config.databaseUrl === undefined) await restoreEmbedded(config, file, force);
  else await restorePostgres(config, config.databaseUrl, file, force);

  const db = await connect(config);
  try {
    const totals = await tableTotals(db);
    const differing = Object.keys({ ...manifest.totals, ...totals }).filter(
      (table) => manifest.totals[table] !== totals[table],
    );
    if (differing.length > 0) throw new StartError(`Restored, but these tables differ: ${differing.join(', ')}.`);
    return manifest;
  } finally {
    await db.close();
  }
}

async function restoreEmbedded(config: Config, file: string, force: boolean): Promise<void> {
  const db = await connect(config);
  const empty = await isEmpty(db).finally(() => db.close());
  if (!empty && !force) throw notEmpty();
  // Beside the old data, which is there until the new one has been opened.
  const folder = join(config.dataDir, 'restoring');
  await rm(folder, { recursive: true, force: true });
  try {
    const made = await openEmbedded({ dataDir: folder, template: new Blob([await readFile(file)]) }).catch(() => {
      throw unreadable(file);
    });
    const isWhole = await tableTotals(made).then((totals) => Object.keys(totals).length > 0);
    await made.close();
    if (!isWhole) throw unreadable(file);
    await rm(join(config.dataDir, 'postgres'), { recursive: true, force: true });
    await rename(join(folder, 'postgres'), join(config.dataDir, 'postgres'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restorePostgres(config: Config, url: string, file: string, force: boolean): Promise<void> {
  const db = await connect(config);
  try {
    await requireVersion('pg_restore', db);
    if (!(await isEmpty(db)) && !force) throw notEmpty();
    // Reads the whole file: one that is no backup, or half of one, is refused while the old data is still there.
    await runProgram('pg_restore', [`--file=${devNull}`, file], process.env).catch((error: unknown) => {
      throw error instanceof StartError ? new StartError(`${unreadable(file).message} ${error.message}`) : error;
    });
    await db.transaction(async ({ execute }) => {
      await execute(sql`drop schema public cascade`);
      await execute(sql`create schema public`);
    });
  } finally {
    await db.close();
  }
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  const parameters = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await runProgram('pg_restore', [...parameters, `--dbname=${database}`, file], libpqEnvironment(url));
}
