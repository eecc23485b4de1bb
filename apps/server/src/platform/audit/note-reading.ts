import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Context } from '../context.ts';
import { IdRow } from '../db/row.ts';
import { type AuditAction, recordAudit } from './audit.ts';
import { originOf } from './request-origin.ts';

/** Pages and pictures of one visit are one reading. */
const ONCE_MS = 60 * 60_000;

/** Notes that one of the staff reads what is a person's own: once an hour for each reader and person. */
export async function noteReading(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  reader: Actor,
  action: AuditAction,
  person: { readonly id: string; readonly schoolId: string },
): Promise<void> {
  const now = clock();
  const since = new Date(now.getTime() - ONCE_MS).toISOString();
  const known = await db.query(
    IdRow,
    sql`
    select e.id from audit_event e
    where e.target = ${person.id} and e.actor = ${reader.id} and e.action = ${action} and e.at > ${since}::timestamptz limit 1`,
  );
  if (known.length > 0) return;
  await recordAudit(db, now, originOf(reader.id), { action, target: person.id, schoolId: person.schoolId });
}
