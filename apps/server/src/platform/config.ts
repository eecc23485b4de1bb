import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { count, databaseUrl, flag, milliseconds, origins, port, proxies, secret, secrets } from './config-values.ts';
import { defaultTimeLimits, type TimeLimits } from './db/time-limits.ts';
import { StartError } from './start-error.ts';
import type { S3Settings } from './storage/s3.ts';
import { type VapidKeys, vapidFault } from './vapid.ts';

const root = resolve(import.meta.dirname, '../../../..');

const EnvironmentSchema = v.object({
  /** 0 takes any free port. */
  PORT: v.optional(port, '3000'),
  /** `localhost` listens on both of its addresses; `0.0.0.0` on every network. */
  HOST: v.optional(v.string(), 'localhost'),
  /** Postgres; the embedded database when left out. */
  DATABASE_URL: v.optional(databaseUrl),
  /**
   * Address of Postgres itself, where DATABASE_URL leads to a pooler in transaction mode: for messages between copies, locks
   * and backups, which need a connection of their own.
   */
  DATABASE_LISTEN_URL: v.optional(databaseUrl),
  /**
   * A replica of that database, read for reports that may lag: the primary answers where it is away or too far behind. It has
   * a pool of the same size.
   */
  DATABASE_READ_URL: v.optional(databaseUrl),
  /** How far behind the replica may be. For so long after a write the same browser reads the primary. */
  DATABASE_READ_MAX_LAG_MS: v.optional(milliseconds, '10000'),
  DATABASE_POOL_SIZE: v.optional(count, '10'),
  /** How long one statement may run. */
  DATABASE_STATEMENT_TIMEOUT_MS: v.optional(milliseconds, String(defaultTimeLimits.statementMs)),
  /** How long a call waits for rows that others hold. */
  DATABASE_LOCK_TIMEOUT_MS: v.optional(milliseconds, String(defaultTimeLimits.lockMs)),
  /** How long a transaction may do nothing. */
  DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: v.optional(milliseconds, String(defaultTimeLimits.idleInTransactionMs)),
  /** How long a call waits for a connection. */
  DATABASE_CONNECT_TIMEOUT_MS: v.optional(milliseconds, String(defaultTimeLimits.connectMs)),
  /** Folder of the embedded database and its session key. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** All keys are derived from it. Needed with DATABASE_URL; else made once and kept in the data folder. */
  SESSION_SECRET: v.optional(secret),
  /** Secrets of before a rotation, newest first, separated by commas: they check, but sign nothing. */
  SESSION_SECRET_PREVIOUS: v.optional(secrets, ''),
  /** Phone numbers are encrypted by it. Needed with DATABASE_URL; else made once and kept in the data folder. Without it the numbers are lost. */
  DATA_KEY: v.optional(secret),
  /** Keys of before a rotation, newest first, separated by commas: what they encrypted is encrypted again at the start. */
  DATA_KEY_PREVIOUS: v.optional(secrets, ''),
  /** `maintenance` closes the site and the API to all but admins. */
  STATUS: v.optional(v.picklist(['ok', 'maintenance'], 'must be ok or maintenance'), 'ok'),
  /** Fills an empty database with the demo schools. */
  DEMO: v.optional(flag, '0'),
  /** `known` are printed with every start and only for this machine; `random` are made and printed once. */
  DEMO_PASSWORDS: v.optional(v.picklist(['known', 'random'], 'must be known or random'), 'known'),
  /** `small` has ten students in a class, two weeks instead of eight, and work of one class alone: for tests, filled in a sixth of the time. */
  DEMO_SIZE: v.optional(v.picklist(['whole', 'small'], 'must be whole or small'), 'whole'),
  /** The built app; served where the folder exists. */
  WEB_DIST: v.optional(v.string(), 'apps/web/dist'),
  /** `info` has one line a request. Default: info with DATABASE_URL, else warn. */
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be a level')),
  /**
   * Whose X-Forwarded-For is believed: the number of proxies between this server and the network, or their addresses and
   * CIDR blocks, separated by commas. The header is read from the right: what a stranger wrote into it is not reached.
   */
  TRUST_PROXY: v.optional(proxies, '0'),
  /** An SMS service that speaks Kavenegar's HTTP; without it messages are only kept, and printed by the embedded mode. */
  SMS_URL: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  SMS_API_KEY: v.optional(v.string()),
  /** Number that messages come from. */
  SMS_SENDER: v.optional(v.string()),
  /** Template of the service for codes (its `verify/lookup`); without it codes are sent as plain messages. */
  SMS_TEMPLATE: v.optional(v.string()),
  /** Port of the metrics for Prometheus; without it there are none. */
  METRICS_PORT: v.optional(port),
  /** Where the metrics are served; never a network that strangers reach. */
  METRICS_HOST: v.optional(v.string(), 'localhost'),
  /** Address of an OpenTelemetry collector; without it no traces are sent. The other OTEL_ variables count as well. */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'mashq'),
  /** Source maps of the built app, by which errors of browsers are read; not served to anybody. */
  SOURCE_MAPS: v.optional(v.string(), 'apps/web/source-maps'),
  /** Folder of uploaded files; `files` in the data folder when left out. */
  FILES_DIR: v.optional(v.string()),
  /** A service that speaks S3, for uploaded files; the folder when left out. Its other settings are needed with it. */
  S3_ENDPOINT: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  S3_BUCKET: v.optional(v.string()),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  /** Who takes payments. Default: `local`, which moves no money, on an embedded database that only this machine reaches; else `off`. */
  PAYMENT_GATEWAY: v.optional(v.picklist(['zarinpal', 'local', 'off'], 'must be zarinpal, local or off')),
  /** Allows the local gateway, on whose page everybody can pay without money, where others reach the server. */
  PAYMENT_GATEWAY_LOCAL_IN_PUBLIC: v.optional(flag, '0'),
  /** A gateway that speaks version 4 of Zarinpal's API; its sandbox is https://sandbox.zarinpal.com. */
  ZARINPAL_URL: v.optional(v.pipe(v.string(), v.url('must be an address')), 'https://payment.zarinpal.com'),
  ZARINPAL_MERCHANT_ID: v.optional(v.pipe(v.string(), v.uuid('must be a UUID'))),
  /** Origin of the site, such as https://mashq.example: where payers come back to, and the addresses that public pages give search engines. */
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('must be an address'))),
  /** Keys of Web Push, made by `mashq push keys`; without them browsers are sent nothing while the app is closed. */
  VAPID_PUBLIC_KEY: v.optional(v.string()),
  VAPID_PRIVATE_KEY: v.optional(v.string()),
  /** Whom a push service may write to: `mailto:` and an address, or a page. PUBLIC_URL when left out. */
  VAPID_SUBJECT: v.optional(
    v.pipe(v.string(), v.regex(/^(?:mailto:.+@.+|https:\/\/.+)$/, 'must be mailto: or https:')),
  ),
  /** Months after which messages to a class are deleted, with their pictures and files. */
  CLASS_MESSAGE_MONTHS: v.optional(count, '24'),
  /**
   * Origins of other servers of this API, separated by commas: a teacher may switch the app to one of them, and pages of theirs
   * may call this one. Without it both are refused.
   */
  API_ORIGINS: v.optional(origins, ''),
  /** How many milliseconds behind a server answers 503, so that it recovers; 0 answers whatever it takes. */
  SHED_AFTER_MS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a number of milliseconds from 0 to 999999'), v.transform(Number)),
    '2000',
  ),
  /** Months after which messages of the support chat are removed for good, with their pictures; without it they stay. */
  CHAT_RETENTION_MONTHS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([1-9]\d?|1[01]\d|120)$/, 'must be a whole number of months from 1 to 120'),
      v.transform(Number),
    ),
  ),
  /** The site is served over TLS: tell browsers to insist on it. */
  SECURE: v.optional(flag, '0'),
});

/** Every variable that the server reads. */
export const VARIABLES: readonly string[] = Object.keys(EnvironmentSchema.entries);

function isPublic({ HOST, TRUST_PROXY, SECURE }: v.InferOutput<typeof EnvironmentSchema>): boolean {
  const isLoopback = HOST === 'localhost' || HOST === '::1' || (isIP(HOST) === 4 && HOST.startsWith('127.'));
  return !isLoopback || SECURE || TRUST_PROXY !== 0;
}

/** Where uploaded files are kept. The other variables of S3 were seen to be there with its address. */
function filesOf(env: v.InferOutput<typeof EnvironmentSchema>): Config['files'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { s3: { endpoint, bucket, region, accessKeyId, secretAccessKey } };
  }
  return { folder: resolve(root, env.FILES_DIR ?? join(env.DATA_DIR, 'files')) };
}

function vapidOf(env: v.InferOutput<typeof EnvironmentSchema>): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUBLIC_URL: site } = env;
  const subject = env.VAPID_SUBJECT ?? site;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) return undefined;
  return { publicKey, privateKey, subject };
}

/** Who takes payments. That Zarinpal's variables are there was checked before. */
function paymentsOf(env: v.InferOutput<typeof EnvironmentSchema>): PaymentSettings {
  const isOwnMachine = env.DATABASE_URL === undefined && !isPublic(env);
  const { PAYMENT_GATEWAY: gateway = isOwnMachine ? 'local' : 'off', ZARINPAL_MERCHANT_ID: merchantId } = env;
  if (gateway !== 'zarinpal' || merchantId === undefined || env.PUBLIC_URL === undefined) {
    return { gateway: gateway === 'local' ? 'local' : 'off' };
  }
  return { gateway, url: env.ZARINPAL_URL, merchantId, origin: new URL(env.PUBLIC_URL).origin };
}

export type PaymentSettings =
  | { readonly gateway: 'local' | 'off' }
  | { readonly gateway: 'zarinpal'; readonly url: string; readonly merchantId: string; readonly origin: string };

export interface SmsSettings {
  readonly url: string;
  readonly apiKey: string;
  readonly sender: string | undefined;
  readonly template: string | undefined;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  /** Postgres itself, where the database's address is that of a pooler. */
  readonly listenUrl: string | undefined;
  /** A replica for reads that may lag; undefined where there is none. */
  readonly readReplica: { readonly url: string; readonly maxLagMs: number } | undefined;
  readonly poolSize: number;
  readonly limits: TimeLimits;
  readonly dataDir: string;
  readonly sessionSecret: string | undefined;
  readonly previousSecrets: readonly string[];
  readonly dataKey: string | undefined;
  readonly previousDataKeys: readonly string[];
  readonly status: 'ok' | 'maintenance';
  readonly demo: boolean;
  readonly demoPasswords: 'known' | 'random';
  readonly demoSize: 'whole' | 'small';
  /** Others than this machine reach the server: it listens on a network, or a proxy is in front of it. */
  readonly isPublic: boolean;
  readonly webDist: string;
  /** Undefined where no service is set. */
  readonly sms: SmsSettings | undefined;
  readonly logLevel: string;
  readonly trustProxy: number | readonly string[];
  /** Origin of the site; undefined where it is not set. */
  readonly origin: string | undefined;
  /** Other servers of this API, which the app may be switched to and whose pages may call this one. */
  readonly apiOrigins: readonly string[];
  /** How many milliseconds behind it answers 503; 0 never. */
  readonly shedAfterMs: number;
  /** Undefined where messages of the support chat stay. */
  readonly chatRetentionMonths: number | undefined;
  readonly secure: boolean;
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Name of the service in traces; undefined where none are sent. */
  readonly tracedAs: string | undefined;
  readonly sourceMaps: string;
  readonly payments: PaymentSettings;
  /** Undefined where browsers are sent nothing. */
  readonly vapid: VapidKeys | undefined;
  /** For how many months messages to a class are kept. */
  readonly classMessageMonths: number;
  /** Folder of uploaded files, or the bucket that they are kept in. */
  readonly files: { readonly folder: string } | { readonly s3: S3Settings };
}

/**
 * Reads the environment; relative folders stand below the repository's root. Throws `StartError` that names every
 * variable at fault, never its value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(EnvironmentSchema, given);
  const faults = result.success ? [] : result.issues.map((issue) => `  ${v.getDotPath(issue)} ${issue.message}`);
  if (given.DATABASE_URL !== undefined && given.SESSION_SECRET === undefined) {
    faults.push('  SESSION_SECRET is needed with DATABASE_URL: every copy of the server must sign alike');
  }
  if (given.DATABASE_URL !== undefined && given.DATA_KEY === undefined) {
    faults.push('  DATA_KEY is needed with DATABASE_URL: every copy of the server must read the same phone numbers');
  }
  for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_READ_URL']) {
    if (given[name] !== undefined && given.DATABASE_URL === undefined) {
      faults.push(`  ${name} is of use with DATABASE_URL alone`);
    }
  }
  if (given.DATA_KEY !== undefined && given.DATA_KEY === given.SESSION_SECRET) {
    faults.push('  DATA_KEY must not be SESSION_SECRET: that one is changed to sign everybody out');
  }
  if ((given.SMS_URL === undefined) !== (given.SMS_API_KEY === undefined)) {
    faults.push('  SMS_URL and SMS_API_KEY are set together or not at all');
  }
  const s3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const lacking = s3.filter((name) => given[name] === undefined);
  if (lacking.length > 0 && lacking.length < s3.length) {
    faults.push(`  ${lacking.join(', ')}: the variables of S3 are set together or not at all`);
  }
  if (result.success && result.output.DEMO && result.output.DEMO_PASSWORDS === 'known' && isPublic(result.output)) {
    faults.push(
      '  DEMO=1 makes accounts whose password everybody knows, and others than this machine reach the server: set HOST=localhost without TRUST_PROXY and SECURE, or DEMO_PASSWORDS=random',
    );
  }
  for (const name of ['ZARINPAL_MERCHANT_ID', 'PUBLIC_URL']) {
    if (given.PAYMENT_GATEWAY === 'zarinpal' && given[name] === undefined) {
      faults.push(`  ${name} is needed with PAYMENT_GATEWAY=zarinpal`);
    }
  }
  if (result.success && given.PAYMENT_GATEWAY === 'local' && !result.output.PAYMENT_GATEWAY_LOCAL_IN_PUBLIC) {
    if (result.output.DATABASE_URL !== undefined || isPublic(result.output)) {
      faults.push(
        '  PAYMENT_GATEWAY=local lets everybody pay without money: set PAYMENT_GATEWAY=zarinpal, or PAYMENT_GATEWAY_LOCAL_IN_PUBLIC=1 where that is meant',
      );
    }
  }
  if ((given.VAPID_PUBLIC_KEY === undefined) !== (given.VAPID_PRIVATE_KEY === undefined)) {
    faults.push('  VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are set together or not at all');
  } else if (
    given.VAPID_PUBLIC_KEY !== undefined &&
    given.VAPID_SUBJECT === undefined &&
    given.PUBLIC_URL === undefined
  ) {
    faults.push('  VAPID_SUBJECT or PUBLIC_URL is needed with VAPID_PUBLIC_KEY');
  } else if (result.success) {
    const vapid = vapidOf(result.output);
    // The library's message may name the key's value.
    if (vapid && vapidFault(vapid) !== null) {
      faults.push('  VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT do not fit: make keys with mashq push keys');
    }
  }
  if (!result.success || faults.length > 0) {
    throw new StartError(`The environment does not allow a start:\n${faults.join('\n')}`);
  }
  const env = result.output;
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    listenUrl: env.DATABASE_LISTEN_URL,
    readReplica:
      env.DATABASE_READ_URL === undefined
        ? undefined
        : { url: env.DATABASE_READ_URL, maxLagMs: env.DATABASE_READ_MAX_LAG_MS },
    poolSize: env.DATABASE_POOL_SIZE,
    limits: {
      statementMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
      lockMs: env.DATABASE_LOCK_TIMEOUT_MS,
      idleInTransactionMs: env.DATABASE_IDLE_TRANSACTION_TIMEOUT_MS,
      connectMs: env.DATABASE_CONNECT_TIMEOUT_MS,
    },
    dataDir: resolve(root, env.DATA_DIR),
    sessionSecret: env.SESSION_SECRET,
    previousSecrets: env.SESSION_SECRET_PREVIOUS,
    dataKey: env.DATA_KEY,
    previousDataKeys: env.DATA_KEY_PREVIOUS,
    status: env.STATUS,
    demo: env.DEMO,
    demoPasswords: env.DEMO_PASSWORDS,
    demoSize: env.DEMO_SIZE,
    isPublic: isPublic(env),
    webDist: resolve(root, env.WEB_DIST),
    sms:
      env.SMS_URL === undefined || env.SMS_API_KEY === undefined
        ? undefined
        : { url: env.SMS_URL, apiKey: env.SMS_API_KEY, sender: env.SMS_SENDER, template: env.SMS_TEMPLATE },
    logLevel: env.LOG_LEVEL ?? (env.DATABASE_URL === undefined ? 'warn' : 'info'),
    trustProxy: env.TRUST_PROXY,
    origin: env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL).origin,
    apiOrigins: env.API_ORIGINS,
    shedAfterMs: env.SHED_AFTER_MS,
    chatRetentionMonths: env.CHAT_RETENTION_MONTHS,
    secure: env.SECURE,
    metrics: env.METRICS_PORT === undefined ? undefined : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    tracedAs: env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : env.OTEL_SERVICE_NAME,
    sourceMaps: resolve(root, env.SOURCE_MAPS),
    payments: paymentsOf(env),
    vapid: vapidOf(env),
    classMessageMonths: env.CLASS_MESSAGE_MONTHS,
    files: filesOf(env),
  };
}
