import { existsSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { requireKnownKeys } from '../auth/encrypt-phones.ts';
import { dataKey } from '../auth/server-secrets.ts';
import { openGateway } from '../payments/zarinpal.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';
import { countPending } from '../platform/db/migrate.ts';
import { readRights } from '../platform/db/rights.ts';
import { makeKeyring } from '../platform/security/keys.ts';
import { makePhoneCipher } from '../platform/security/phone-cipher.ts';
import { smsFault } from '../platform/sms/kavenegar.ts';
import { StartError } from '../platform/start-error.ts';
import { tryStorage } from '../platform/storage/try-storage.ts';
import { openStorage } from '../platform/storage/unavailable.ts';
import { examineArchives } from '../work/answer-archive/files.ts';

/** What was found of something that a server needs, and what to do about it. */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
const warn = (text: string): Finding => ({ level: 'warn', text });
export const fail = (text: string): Finding => ({ level: 'fail', text });

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

const SettingRow = v.object({ name: v.string(), setting: v.string() });

async function settingFindings(db: Database, poolSize: number): Promise<Finding[]> {
  const rows = await db.query(
    SettingRow,
    sql`select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_encoding', 'max_connections', 'superuser_reserved_connections')`,
  );
  const found = new Map(rows.map(({ name, setting }) => [name, setting]));
  const faults = [
    found.get('server_encoding') === 'UTF8'
      ? ok('the database stores text as UTF8')
      : fail(`the database stores text as ${found.get('server_encoding')}: make it anew with encoding UTF8`),
  ];
  const off = ['fsync', 'full_page_writes', 'synchronous_commit'].filter((name) => found.get(name) === 'off');
  if (off.length > 0) faults.push(warn(`${off.join(', ')} of the database: off. A crash can lose confirmed answers`));
  const free = Number(found.get('max_connections')) - Number(found.get('superuser_reserved_connections'));
  const needed = poolSize + 1;
  const copies = Math.floor(free / needed);
  faults.push(
    copies < 1
      ? fail(`max_connections of the database leaves ${free}, one copy needs ${needed}: lower DATABASE_POOL_SIZE`)
      : ok(`the database has connections for ${copies} ${copies === 1 ? 'copy' : 'copies'} of the server`),
  );
  const rights = await readRights(db);
  if (rights?.superuser)
    faults.push(warn('the role of DATABASE_URL is a superuser: give the server a role of its own'));
  faults.push(
    rights?.makes && rights.foreign === 0
      ? ok('the role of the server owns its tables and may make more')
      : fail(
          `the role of the server ${rights?.makes ? `does not own ${rights.foreign} of the tables` : 'may not make tables'}: migrations will fail`,
        ),
  );
  // As docs/operate.md advises.
  if (rights?.audits === false)
    faults.push(ok('the audit log belongs to a role of its own, and the server cannot change it'));
  return faults;
}

async function keyFinding(config: Config, db: Database): Promise<Finding> {
  const phones = makePhoneCipher(makeKeyring(await dataKey(config), config.previousDataKeys));
  try {
    await requireKnownKeys(db, phones);
    return ok('the stored phone numbers are of a key that is set');
  } catch (error) {
    if (error instanceof StartError) return fail(error.message);
    throw error;
  }
}

/** The outermost folder of a path that does not exist yet. */
function firstMissing(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  return firstMissing(dirname(folder)) ?? folder;
}

export async function storageFindings(config: Config): Promise<Finding[]> {
  const { files } = config;
  const place = 'folder' in files ? files.folder : `${files.s3.endpoint}/${files.s3.bucket}`;
  const made = 'folder' in files ? firstMissing(files.folder) : undefined;
  const fault = await tryStorage(await openStorage(config));
  // Another user may run this than the server, which then could not write into what this user made.
  if (made !== undefined) await rm(made, { recursive: true, force: true }).catch(() => undefined);
  return [
    fault === null ? ok(`files are written to ${place}, read and removed`) : fail(`files at ${place}: ${fault.text}`),
    ...('folder' in files ? [await diskFinding(files.folder)] : []),
  ];
}

/** Settings that each are right, but not beside the others. */
export function siteFindings({ databaseUrl, origin, secure, trustProxy }: Config): Finding[] {
  if (databaseUrl === undefined) return [];
  const findings = [
    origin === undefined
      ? warn('PUBLIC_URL is not set: no payments, no weekly messages to parents')
      : ok(`the site is ${origin}`),
  ];
  if (origin?.startsWith('http:') && new URL(origin).hostname !== 'localhost')
    findings.push(
      warn(
        'PUBLIC_URL is http: passwords pass in the open, and browsers work neither offline nor with notifications. Use https',
      ),
    );
  if (origin?.startsWith('https:') && !secure)
    findings.push(warn('PUBLIC_URL is https, but SECURE is 0: browsers are not told to insist on TLS'));
  if (secure && trustProxy === 0)
    findings.push(
      warn(
        'SECURE is 1, but TRUST_PROXY is 0: behind a proxy all people have one address, and share the limits of sign-in',
      ),
    );
  return findings;
}

async function paymentFinding({ payments }: Config): Promise<Finding> {
  if (payments.gateway !== 'zarinpal') return ok(`payments: ${payments.gateway}`);
  try {
    // Lists payments that wait; it changes nothing, and needs a merchant that the gateway knows.
    await openGateway(payments)?.unverified();
    return ok(`${new URL(payments.url).host} knows the merchant`);
  } catch (error) {
    return fail(`payments: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function replicaFinding({ replica }: Database): Promise<Finding[]> {
  if (replica === null) return [];
  const found = await replica.examine();
  return [
    'fault' in found
      ? fail(`the replica at DATABASE_READ_URL is not read: ${found.fault}`)
      : ok(`reports are read of a replica, which has what the primary has within ${Math.round(found.lagMs)} ms`),
  ];
}

async function archiveFinding(db: Database, config: Config): Promise<Finding[]> {
  const { files, fault } = await examineArchives({ db, storage: await openStorage(config) });
  if (files === 0) return [];
  return [fault === null ? ok(`${files} files of archived answers; the newest is as it was written`) : fail(fault)];
}

export async function databaseFindings(db: Database, clock: () => Date, config: Config): Promise<Finding[]> {
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
  if (db.engine === 'postgres') findings.push(...(await settingFindings(db, config.poolSize)));
  findings.push(...(await replicaFinding(db)));
  const pending = await countPending(db);
  if (pending === 0) findings.push(await keyFinding(config, db), ...(await archiveFinding(db, config)));
  findings.push(
    pending > 0 ? fail(`${pending} migrations are pending: run mashq migrate`) : ok('the schema is this program’s'),
  );
  return findings;
}

async function smsFinding({ sms, databaseUrl }: Config): Promise<Finding> {
  if (sms) {
    const { host } = new URL(sms.url);
    const fault = await smsFault(sms);
    return fault === null ? ok(`messages go to ${host}`) : fail(`messages to ${host}: ${fault}`);
  }
  return databaseUrl === undefined
    ? ok('no SMS service is set: messages are printed by the server')
    : warn('no SMS service is set (SMS_URL, SMS_API_KEY): nobody can sign in by code');
}

/** Of this machine, and of the services that the settings name: each is asked, and nothing is sent to anybody. */
export async function surroundingFindings(config: Config, clock: () => Date): Promise<Finding[]> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const now = clock().toISOString();
  return [
    clock() < NOT_BEFORE ? fail(`the clock says ${now}: set it`) : ok(`the clock says ${now}`),
    ok(`the time zone here is ${timeZone}; days and deadlines are those of Tehran whatever it is`),
    await diskFinding(config.dataDir),
    ...siteFindings(config),
    await smsFinding(config),
    await paymentFinding(config),
  ];
}

/** A finding as a line. */
export const lineOf = ({ level, text }: Finding): string => `${level.padEnd(4)}  ${text}`;
