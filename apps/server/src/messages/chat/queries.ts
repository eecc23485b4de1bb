import type { ChatMessageSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Session } from '../../platform/db/database.ts';

export type ChatMessage = InferOutput<typeof ChatMessageSchema>;

/** Whose conversation it is: the person, under the person's school. */
export const ChatOwner = v.object({
  id: v.string(),
  schoolId: v.string(),
});
export type ChatOwner = v.InferOutput<typeof ChatOwner>;

export type Side = 'person' | 'support';

export const MessageRow = v.object({
  id: v.string(),
  seq: v.number(),
  senderId: v.string(),
  fromSupport: v.boolean(),
  body: v.string(),
  imageSchoolId: v.nullable(v.string()),
  imageId: v.nullable(v.string()),
  sentAt: v.date(),
  editedAt: v.nullable(v.date()),
  removedAt: v.nullable(v.date()),
  senderRole: v.string(),
});
export type MessageRow = v.InferOutput<typeof MessageRow>;

/** Messages that are read at once. */
const PAGE = 50;

const tehran = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Tehran',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function timestampOf(moment: Date): string {
  const parts = Object.fromEntries(tehran.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
}

/** A message as one side gets it. */
export function messageView(row: MessageRow, owner: ChatOwner, side: Side): ChatMessage {
  const base = side === 'person' ? '/chat/message/' : `/chat/users/${owner.id}/message/`;
  return {
    id: row.id,
    seq: row.seq,
    message: row.body,
    image: row.imageId !== null,
    role: row.senderRole,
    url: row.imageId === null ? '' : `${base}${row.id}/image/`,
    timestamp: timestampOf(row.sentAt),
    sent_at: row.sentAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    sender: row.fromSupport ? 'support' : owner.id,
    receiver: row.fromSupport ? owner.id : 'support',
    is_own: row.fromSupport === (side === 'support'),
  };
}

/** Rows of a conversation by a condition on `m`. */
export function findMessages(
  { query }: Session,
  { id, schoolId }: ChatOwner,
  condition: SQL,
  limit = 1,
): Promise<MessageRow[]> {
  return query(
    MessageRow,
    sql`
    select m.id, m.seq, m.sender_id as "senderId", m.from_support as "fromSupport", m.body,
      m.image_school_id as "imageSchoolId", m.image_id as "imageId", m.sent_at as "sentAt", m.edited_at as "editedAt",
      m.removed_at as "removedAt", a.role as "senderRole"
    from chat_message m join account a on a.id = m.sender_id
    where m.school_id = ${schoolId} and m.account_id = ${id} and ${condition}
    order by m.seq desc limit ${limit}`,
  );
}

/** The newest messages, or those before a place, oldest first. */
export async function messagesBefore(session: Session, owner: ChatOwner, before: number | undefined) {
  const found = await findMessages(
    session,
    owner,
    before === undefined ? sql`m.removed_at is null` : sql`m.removed_at is null and m.seq < ${before}`,
    PAGE + 1,
  );
  return { rows: found.slice(0, PAGE).reverse(), hasOlder: found.length > PAGE };
}
