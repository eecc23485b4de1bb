import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { type AttachmentStores, Detached, removeDetached } from './attachments.ts';

const DAY = 24 * 3_600_000;

/** For how many days a deleted message is kept for the audit. */
export const DELETED_KEPT_DAYS = 30;

/** Days after which an upload that no message came to use is removed. */
const UNUSED_KEPT_DAYS = 2;

const AT_ONCE = 100;

const DueRow = v.object({ schoolId: v.string(), id: v.string() });

/**
 * Removes messages that were deleted a month ago, and those older than `months`, with their pictures, files, readers and
 * notifications; and uploads of teachers that were never put into anything. Returns how many messages and uploads are gone. Several
 * copies of the server may do it at once.
 */
export async function sweepClassMessages(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  stores: AttachmentStores,
  months: number,
): Promise<{ messages: number; uploads: number }> {
  const now = clock();
  const deletedBefore = new Date(now.getTime() - DELETED_KEPT_DAYS * DAY);
  const { messages, lost } = await db.transaction(async ({ execute, query }) => {
    const due = await query(
      DueRow,
      sql`
      select /* across schools: class messages that have served their time */ school_id as "schoolId", id from class_message
      where removed_at < ${deletedBefore}::timestamptz
        or publish_at < ${now}::timestamptz - make_interval(months => ${months}::int)
      order by school_id, id limit ${AT_ONCE} for update skip locked`,
    );
    const lost: Detached[] = [];
    for (const [schoolId, own] of Map.groupBy(due, (each) => each.schoolId)) {
      const ids = own.map(({ id }) => id);
      const list = sql`any(${sql.param(ids)}::uuid[])`;
      lost.push(
        ...(await query(
          Detached,
          sql`
          delete from class_message_attachment where school_id = ${schoolId} and message_id = ${list}
          returning school_id as "schoolId", id, kind`,
        )),
      );
      await execute(sql`delete from class_message_reader where school_id = ${schoolId} and message_id = ${list}`);
      await execute(sql`
        delete from notification where school_id = ${schoolId} and kind = 'class-message'
          and cause = any(${sql.param(ids)}::text[])`);
      await execute(sql`delete from class_message where school_id = ${schoolId} and id = ${list}`);
    }
    return { messages: due.length, lost };
  });
  const unusedBefore = new Date(now.getTime() - UNUSED_KEPT_DAYS * DAY);
  const unused = await db.query(
    Detached,
    sql`
    select /* across schools: uploads that nothing came to use */ i.school_id as "schoolId", i.id, 'image' as kind from image i
    join account a on a.id = i.owner_id and a.role = 'TEACHER'
    where a.profile_url not like '%' || i.id || '%' and i.created_at < ${unusedBefore}::timestamptz
      and not exists (select from class_message_attachment t where t.school_id = i.school_id and t.id = i.id)
      and not exists (select from chat_message h where h.school_id = i.school_id and h.account_id = i.owner_id and h.image_id = i.id)
    union all
    select f.school_id, f.id, 'file' from stored_file f
    where f.created_at < ${unusedBefore}::timestamptz
      and not exists (select from class_message_attachment t where t.school_id = f.school_id and t.id = f.id)
    limit ${AT_ONCE}`,
  );
  await removeDetached(stores, [...lost, ...unused]);
  return { messages, uploads: unused.length };
}
