import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type NewNotification, notify } from '../../notifications/notify.ts';
import type { Session } from '../../platform/db/database.ts';

interface Stay {
  readonly schoolId: string;
  readonly studentIds: readonly string[];
}

const Message = v.object({
  id: v.string(),
  title: v.string(),
  body: v.string(),
  publishAt: v.date(),
});
type Message = v.InferOutput<typeof Message>;

/** As much of a long text as a notification shows. */
const EXCERPT = 140;

/** What children are notified of by a message, from its time on. */
export const messageNews = ({ id, title, body, publishAt }: Message): Omit<NewNotification, 'now'> => ({
  kind: 'class-message',
  cause: id,
  title: 'پیام کلاس',
  body: title || body.slice(0, EXCERPT),
  path: '/student/class-message',
  at: publishAt,
});

/**
 * Children who joined a class are notified of its messages that are pinned now, and of those still to come. What else was
 * published before is in their list, and weeks of it do not bury the news of today (docs/adr/0039).
 */
export async function notifyJoined(
  tx: Session,
  { schoolId, classId, studentIds }: Stay & { readonly classId: string },
  now: Date,
): Promise<void> {
  const messages = await tx.query(
    Message,
    sql`
    select m.id, m.title, m.body, m.publish_at as "publishAt" from class_message m
    where m.school_id = ${schoolId} and m.class_id = ${classId} and m.removed_at is null
      and (m.publish_at > ${now}::timestamptz or (m.publish_at is not null and m.pinned_until > ${now}::timestamptz))
    order by m.publish_at`,
  );
  for (const message of messages) {
    const at = message.publishAt > now ? message.publishAt : now;
    await notify(
      tx,
      schoolId,
      { ...messageNews(message), at, now },
      sql`select unnest(${sql.param([...studentIds])}::uuid[])`,
    );
  }
}

/** Children who leave their class are not notified of its messages that are still to come: they will not be able to read them. */
export async function withdrawComing({ execute }: Session, { schoolId, studentIds }: Stay, now: Date): Promise<void> {
  await execute(sql`
    delete from notification n
    using class_message m, enrolment e
    where n.school_id = ${schoolId} and n.kind = 'class-message' and n.account_id = any(${sql.param([...studentIds])}::uuid[])
      and n.created_at > ${now}::timestamptz
      and m.school_id = n.school_id and m.id::text = n.cause
      and e.school_id = m.school_id and e.class_id = m.class_id and e.student_id = n.account_id and e.state = 'active'`);
}
