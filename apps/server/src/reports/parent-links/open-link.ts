import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { makeAttemptCounters } from '../../platform/security/attempt-counters.ts';
import { networkOf } from '../../platform/security/network.ts';

const SCHOOL_BYTES = 16;
const RANDOM_BYTES = 24;

/** A token that names its school, so that it is looked up there alone. What is secret are the random bytes. */
export function newToken(schoolId: string): string {
  const school = Buffer.from(schoolId.replaceAll('-', ''), 'hex');
  return Buffer.concat([school, randomBytes(RANDOM_BYTES)]).toString('base64url');
}

/** The school a token names; null where it is no token. */
function schoolOfToken(token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== SCHOOL_BYTES + RANDOM_BYTES || bytes.toString('base64url') !== token) return null;
  const hex = bytes.subarray(0, SCHOOL_BYTES).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const HOUR_MS = 60 * 60_000;

/** A link in force. */
export interface OpenLink {
  readonly id: string;
  readonly studentId: string;
  readonly schoolId: string;
}

const FindRow = v.object({ id: v.string(), studentId: v.string() });

/** Finds links by their tokens. A link that was revoked, is over, or never was looks the same. */
export function openLinks(context: Pick<Context, 'db' | 'clock' | 'keyring'>) {
  const { db, clock, keyring } = context;
  const counters = makeAttemptCounters(context);
  const missing = () => notFound('این نشانی باز نمی‌شود. شاید باطل شده یا زمانش گذشته است؛ نشانی تازه‌ای بگیرید.');
  return {
    missing,

    /** Throws `not-found`. Notes that the link was opened. */
    find: async (token: string, ip: string): Promise<OpenLink> => {
      await counters.takeOfWindow({ key: ['parent-link', networkOf(ip)], most: 600, windowMs: HOUR_MS });
      const schoolId = schoolOfToken(token);
      if (schoolId === null) throw missing();
      const at = sql`${clock().toISOString()}::timestamptz`;
      const hashes = keyring.hashes('parent-link', token).map((hash) => sql`${hash}`);
      const [found] = await db.query(
        FindRow,
        sql`
        update parent_link set last_opened_at = ${at}
        where school_id = ${schoolId} and token_hash in (${sql.join(hashes, sql`, `)}) and revoked_at is null
          and expires_at > ${at}
        returning id, student_id as "studentId"`,
      );
      if (!found) throw missing();
      return { ...found, schoolId };
    },
  };
}
