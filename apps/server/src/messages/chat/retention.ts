import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { IdRow } from '../../platform/db/row.ts';
import type { imageService } from '../../platform/images/service.ts';
import { picturesOf, unusedPictures } from './pictures.ts';

/** Messages removed in one transaction. */
const BATCH = 500;

const ExpiredRow = v.object({
  schoolId: v.string(),
  id: v.string(),
  imageSchoolId: v.nullable(v.string()),
  imageId: v.nullable(v.string()),
});

const RemoveOldMessagesRow = v.object({ before: v.date() });

/**
 * Removes messages of more than `months` calendar months ago for good, deleted ones too, with their pictures, what they said before they
 * were changed, and notifications that show a part of them. Places stay as they are, so that what is unread is counted as before. The audit
 * log keeps who changed and deleted which message.
 *
 * A picture goes before its message: where it is broken off, the message is found again. Several copies of the server may do it at once.
 * Returns how many messages were removed.
 */
export async function removeOldMessages(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  images: Pick<ReturnType<typeof imageService>, 'remove'>,
  months: number,
): Promise<number> {
  const now = clock();
  const [{ before } = { before: now }] = await db.query(
    RemoveOldMessagesRow,
    sql`
    select ${now.toISOString()}::timestamptz - make_interval(months => ${months}::int) as before`,
  );
  const expired = sql`sent_at < ${before.toISOString()}::timestamptz`;
  let removed = 0;
  for (;;) {
    const rows = await db.query(
      ExpiredRow,
      sql`
      /* across schools: support chats */
      select school_id as "schoolId", id, image_school_id as "imageSchoolId", image_id as "imageId"
      from chat_message where ${expired} order by sent_at limit ${BATCH}`,
    );
    if (rows.length === 0) return removed;
    const unused = await unusedPictures(db, picturesOf(rows), sql`m.sent_at >= ${before.toISOString()}::timestamptz`);
    for (const { id, schoolId } of unused) await images.remove(schoolId, id);
    removed += await db.transaction(async (tx) => {
      const ids = sql.param(rows.map(({ id }) => id));
      const schools = sql.param(rows.map(({ schoolId }) => schoolId));
      const gone = await tx.query(
        IdRow,
        sql`
        delete /* across schools: support chats */ from chat_message m
        using unnest(${schools}::uuid[], ${ids}::uuid[]) as old(school_id, id)
        where m.school_id = old.school_id and m.id = old.id
        returning m.id`,
      );
      if (gone.length === 0) return 0;
      await tx.execute(sql`
        delete /* across schools: support chats */ from notification n
        using unnest(${schools}::uuid[], ${ids}::uuid[]) as old(school_id, id)
        where n.school_id = old.school_id and n.kind = 'support' and n.cause = old.id::text`);
      await recordAudit(
        tx,
        now,
        { actor: 'server' },
        {
          action: 'chat.expire',
          after: { messages: gone.length, pictures: unused.length, sentBefore: before.toISOString() },
        },
      );
      return gone.length;
    });
  }
}
