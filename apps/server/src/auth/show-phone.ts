import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notFound } from '../platform/app-error.ts';
import { type AuditAction, type Origin, recordAudit } from '../platform/audit/audit.ts';
import type { Context } from '../platform/context.ts';

interface Place {
  readonly table: 'registration' | 'visitor_message' | 'pre_order' | 'job_application';
  readonly id: string;
  readonly action: AuditAction;
}

const ShowPhoneRow = v.object({ phone: v.string() });

/** The whole phone number that somebody without an account left: each look at one is noted. */
export async function showPhone(
  { db, clock, phones }: Pick<Context, 'db' | 'clock' | 'phones'>,
  origin: Origin,
  { table, id, action }: Place,
): Promise<{ phone: string }> {
  return db.transaction(async (tx) => {
    const [row] = await tx.query(ShowPhoneRow, sql`select phone from ${sql.identifier(table)} where id = ${id}`);
    if (!row || row.phone === '') throw notFound('این شماره پیدا نشد.');
    await recordAudit(tx, clock(), origin, { action, target: id });
    return { phone: phones.decrypt(row.phone) };
  });
}
