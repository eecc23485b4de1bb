import { createHash } from 'node:crypto';
import type { Contract, ParsedOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { networkOf } from '../security/network.ts';
import { makeWriteLimit } from '../security/write-limit.ts';
import { makeStackReader } from './source-maps.ts';

const RULES: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, '[token]'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '[id]'],
  [/[?#][^\s):]*/g, ''],
  // A phone number, a national id, a long number of any digit set.
  [/\+?[0-9۰-۹٠-٩][0-9۰-۹٠-٩ -]{5,}[0-9۰-۹٠-٩]/g, '[number]'],
  // Words of the page: a name or what a child typed may be among them.
  [/[\u0600-\u06ff\u200c]+(?:\s+[\u0600-\u06ff\u200c]+)*/g, '[text]'],
];

/** Takes out of an error's text whatever may be of a person: tokens, addresses, ids, numbers, queries, Persian text. */
function scrub(text: string): string {
  return RULES.reduce((rest, [pattern, mark]) => rest.replaceAll(pattern, mark), text);
}

type Report = ParsedOf<Contract['log']['frontend']>['body'];

/** Kinds of errors kept at most: beyond it an unknown one is not stored, so that nobody can fill the database. */
const MAX_KINDS = 2000;

/** Reports of one network: a school behind one address meets the same error forty times within a minute. */
const LIMIT = { burst: 60, perSecond: 1 };

/** Numbers and ids of a path are of one class or child; its pattern is of the page. */
function patternOf(path: string): string {
  return scrub(path)
    .split('/')
    .map((part) => (/^\[|\d/.test(part) ? ':id' : part))
    .join('/');
}

/** Errors of the app in browsers, grouped, read by source maps, without personal data. */
export function frontendLogService({ db, clock, sourceMaps }: Context) {
  const readStack = sourceMaps === undefined ? async (stack: string) => stack : makeStackReader(sourceMaps);
  const limit = makeWriteLimit(LIMIT);

  /** Whether one more report of this network is taken. The browser is answered alike: a report must never make another. */
  function isWithinLimit(ip: string): boolean {
    try {
      limit(networkOf(ip));
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  return {
    report: async ({ message, stack, path }: Report, ip: string): Promise<{ ok: true }> => {
      if (!isWithinLimit(ip)) return { ok: true };
      const shown = { message: scrub(message), stack: scrub(await readStack(stack)), path: patternOf(path) };
      const fingerprint = createHash('sha256').update(`${shown.message}\n${shown.stack}`).digest('base64url');
      const now = clock().toISOString();
      await db.execute(sql`
        insert into frontend_error as f (fingerprint, message, stack, path, count, first_seen_at, last_seen_at)
        select ${fingerprint}, ${shown.message}, ${shown.stack}, ${shown.path}, 1, ${now}::timestamptz, ${now}::timestamptz
        where exists (select from frontend_error where fingerprint = ${fingerprint})
          or (select count(*) from frontend_error) < ${MAX_KINDS}
        on conflict (fingerprint) do update set count = f.count + 1, path = excluded.path, last_seen_at = excluded.last_seen_at`);
      return { ok: true };
    },
  };
}
