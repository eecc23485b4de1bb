import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';
import type { Session } from './database.ts';
import type { TimeLimits } from './time-limits.ts';
import { FIRST_LOCK_WAIT_MS } from './time-limits.ts';

/** Several looks, for others may take the pooler's connections meanwhile. */
const LOOKS = 4;

const BackendRows = v.tuple([v.object({ pid: v.number() })]);

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return v.parse(BackendRows, rows)[0].pid;
}

/**
 * Whether two open connections are given the same backend by turns, which only a pooler in transaction mode does. False where
 * nobody answers: opening the database says so.
 */
async function sharesBackends(url: string, withinMs: number): Promise<boolean> {
  const clients = Array.from(
    { length: 2 },
    () => new pg.Client({ connectionString: url, connectionTimeoutMillis: withinMs, query_timeout: withinMs }),
  );
  const [one, other] = clients;
  try {
    for (const client of clients) {
      client.on('error', () => undefined);
      await client.connect();
    }
    for (let look = 0; look < LOOKS; look += 1) {
      if (one && other && (await backendOf(one)) === (await backendOf(other))) return true;
    }
    return false;
  } catch {
    return false;
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

/**
 * Throws `StartError` where a variable leads to a pooler in transaction mode: messages between copies, locks and the limits of
 * a connection are lost there without a word.
 */
export async function requireOwnBackends(
  url: string,
  variable: 'DATABASE_URL' | 'DATABASE_LISTEN_URL' | 'DATABASE_READ_URL',
  withinMs: number,
): Promise<void> {
  if (!(await sharesBackends(url, withinMs))) return;
  throw new StartError(
    `${variable} leads to a pooler in transaction mode. ${
      variable === 'DATABASE_URL'
        ? 'Set it to the address of Postgres itself, or set DATABASE_LISTEN_URL to that beside it'
        : 'Set it to the address of Postgres itself'
    } (docs/operate.md, “A pooler”).`,
  );
}

/** What every connection of the pool has. Short queries are asked often: compiling one takes longer than it ever runs. */
export function connectionSettings(limits: TimeLimits): Readonly<Record<string, number | 'off'>> {
  return {
    jit: 'off',
    statement_timeout: limits.statementMs,
    lock_timeout: Math.min(FIRST_LOCK_WAIT_MS, limits.lockMs),
    idle_in_transaction_session_timeout: limits.idleInTransactionMs,
  };
}

const SettingRow = v.object({ name: v.string(), setting: v.string() });
const RoleRow = v.object({ role: v.string() });

/**
 * Throws `StartError` where connections are without their settings, as a pooler drops them: a statement could then run for
 * ever. Its role can bring them instead.
 */
export async function requireSettings({ query }: Session, limits: TimeLimits): Promise<void> {
  const wanted = connectionSettings(limits);
  const names = Object.keys(wanted);
  const found = await query(
    SettingRow,
    sql`select name, setting from pg_settings where name in (${sql.join(
      names.map((name) => sql`${name}`),
      sql`, `,
    )})`,
  );
  const lacking = names.filter((name) => found.find((each) => each.name === name)?.setting !== String(wanted[name]));
  if (lacking.length === 0) return;
  const [me] = await query(RoleRow, sql`select current_user::text as role`);
  const statements = lacking.map((name) => `alter role "${me?.role}" set ${name} = '${wanted[name]}';`);
  throw new StartError(
    `The pooler drops the settings of connections. Give them to the role, and reconnect the pooler: ${statements.join(' ')}`,
  );
}
