import { resolve } from 'node:path';
import * as v from 'valibot';
import { StartFailure } from './start-failure.ts';

const root = resolve(import.meta.dirname, '../../..');

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
);
const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1'), v.transform(Number));
const flag = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((value) => value === '1'),
);

const EnvironmentSchema = v.object({
  /** 0 takes any free port. */
  PORT: v.optional(port, '3000'),
  /** `localhost` listens on both of its addresses; `0.0.0.0` on every network. */
  HOST: v.optional(v.string(), 'localhost'),
  /** Postgres; the embedded database when left out. */
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATABASE_POOL_SIZE: v.optional(count, '10'),
  /** Folder of the embedded database and its session key. */
  DATA_DIR: v.optional(v.string(), '.data'),
  /** Signs the tokens. Needed with DATABASE_URL; else made once and kept in the data folder. */
  SESSION_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  /** `maintenance` puts every screen behind the maintenance screen. */
  STATUS: v.optional(v.picklist(['ok', 'maintenance'], 'must be ok or maintenance'), 'ok'),
  /** Fills an empty database with the demo schools. */
  DEMO: v.optional(flag, '0'),
  /** The built app; served where the folder exists. */
  WEB_DIST: v.optional(v.string(), 'apps/web/dist'),
  /** `info` has one line a request. Default: info with DATABASE_URL, else warn. */
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be a level')),
  /** Believe X-Forwarded-For: only behind a proxy of one's own. */
  TRUST_PROXY: v.optional(flag, '0'),
  /** The site is served over TLS: tell browsers to insist on it. */
  SECURE: v.optional(flag, '0'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly poolSize: number;
  readonly dataDir: string;
  readonly sessionSecret: string | undefined;
  readonly status: 'ok' | 'maintenance';
  readonly demo: boolean;
  readonly webDist: string;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  readonly secure: boolean;
}

/**
 * Reads the environment; relative folders stand below the repository's root. Throws `StartFailure` that names every
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
  if (!result.success || faults.length > 0) {
    throw new StartFailure(`The environment does not allow a start:\n${faults.join('\n')}`);
  }
  const env = result.output;
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    dataDir: resolve(root, env.DATA_DIR),
    sessionSecret: env.SESSION_SECRET,
    status: env.STATUS,
    demo: env.DEMO,
    webDist: resolve(root, env.WEB_DIST),
    logLevel: env.LOG_LEVEL ?? (env.DATABASE_URL === undefined ? 'warn' : 'info'),
    trustProxy: env.TRUST_PROXY,
    secure: env.SECURE,
  };
}
