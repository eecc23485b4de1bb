import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Config, readConfig } from '../../platform/config.ts';
import { connect } from '../../platform/db/connect.ts';
import type { Database } from '../../platform/db/database.ts';
import { countPending } from '../../platform/db/migrate.ts';
import { StartError } from '../../platform/start-error.ts';
import type { Invocation } from './command.ts';

interface Finding {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly text: string;
}

const ok = (text: string): Finding => ({ level: 'ok', text });
const warn = (text: string): Finding => ({ level: 'warn', text });
const fail = (text: string): Finding => ({ level: 'fail', text });

const OLDEST_POSTGRES = 14;
const MIN_FREE_BYTES = 1024 ** 3;
const MAX_SKEW_SECONDS = 5;
/** A clock before this version of the program was written is wrong. */
const NOT_BEFORE = new Date('2026-09-01T00:00:00Z');

async function diskFinding(folder: string): Promise<Finding> {
  for (let place = folder; ; place = dirname(place)) {
    try {
      const { bavail, bsize } = await statfs(place);
      const free = bavail * bsize;
      const text = `${(free / 1024 ** 3).toFixed(1)} GB are free at ${place}`;
      return free < MIN_FREE_BYTES ? fail(`${text}: free some space`) : ok(text);
    } catch (error) {
      if (place === dirname(place)) return warn(`free space is unknown: ${String(error)}`);
    }
  }
}

const ServerRow = v.object({ version: v.number(), name: v.string(), now: v.date(), size: v.string() });

async function databaseFindings(db: Database, clock: () => Date): Promise<Finding[]> {
  const [server] = await db.query(
    ServerRow,
    sql`
    select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as name,
      clock_timestamp() as now, pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  if (!server) return [fail('the database gives no answer')];
  const skew = Math.abs(server.now.getTime() - clock().getTime()) / 1000;
  const findings = [
    server.version < OLDEST_POSTGRES
      ? fail(`Postgres ${server.name} is too old: ${OLDEST_POSTGRES} or later is needed`)
      : ok(`Postgres ${server.name} answers; the database takes ${server.size}`),
    skew > MAX_SKEW_SECONDS
      ? fail(`the clocks of this machine and the database differ by ${Math.round(skew)} s: run a time service on both`)
      : ok('the clocks of this machine and the database agree'),
  ];
  const pending = await countPending(db);
  findings.push(
    pending > 0 ? fail(`${pending} migrations are pending: run mashq migrate`) : ok('the schema is this program’s'),
  );
  return findings;
}

function smsFinding({ sms, databaseUrl }: Config): Finding {
  if (sms) return ok(`messages go to ${new URL(sms.url).host}`);
  return databaseUrl === undefined
    ? ok('no SMS service is set: messages are printed by the server')
    : warn('no SMS service is set (SMS_URL, SMS_API_KEY): nobody can sign in by code');
}

async function examine(environment: NodeJS.ProcessEnv, clock: () => Date): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (error instanceof StartError) return [fail(error.message)];
    throw error;
  }
  const findings = [ok('the environment is right')];
  findings.push(
    config.sessionSecret === undefined
      ? ok('the session secret is kept in the data folder')
      : ok('SESSION_SECRET is strong enough'),
    config.dataKey === undefined
      ? ok('the key of phone numbers is kept in the data folder: copy it with the backups')
      : ok('DATA_KEY is strong enough'),
  );
  findings.push(
    clock() < NOT_BEFORE
      ? fail(`the clock says ${clock().toISOString()}: set it`)
      : ok(`the clock says ${clock().toISOString()}`),
  );
  findings.push(await diskFinding(config.dataDir), smsFinding(config));
  try {
    const db = await connect(config);
    try {
      findings.push(...(await databaseFindings(db, clock)));
    } finally {
      await db.close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    findings.push(fail(error.message));
  }
  return findings;
}

/** Prints one line for each thing that can keep a server from working; exit code 1 where one does. */
export async function doctor({ environment, print }: Invocation): Promise<number> {
  const findings = await examine(environment, () => new Date());
  for (const { level, text } of findings) print(`${level.padEnd(4)}  ${text}`);
  return findings.some(({ level }) => level === 'fail') ? 1 : 0;
}
