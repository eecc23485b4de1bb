import { ClassMessageReaderSchema, ClassMessageSchema, type TeacherClassMessageSchema } from '@mashq/api/contract';
import type { RichTextDocument } from '@mashq/curriculum/rich-text';
import { type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Session } from '../../platform/db/database.ts';
import { jsonAs } from '../../platform/db/row.ts';
import { persianOrder } from '../../platform/persian-order.ts';
import { teachesClass } from '../../school/find-classes.ts';

export type MemberMessage = InferOutput<typeof ClassMessageSchema>;
export type TeacherMessage = InferOutput<typeof TeacherClassMessageSchema>;
type Reader = InferOutput<typeof ClassMessageReaderSchema>;

/** A message as the teacher's queries bring it. */
export const MessageRow = v.object({
  attachments: jsonAs<TeacherMessage['attachments']>(),
  id: v.string(),
  classId: v.string(),
  classTitle: v.string(),
  authorId: v.string(),
  authorName: v.string(),
  title: v.string(),
  body: v.string(),
  document: v.nullable(jsonAs<RichTextDocument>()),
  publishAt: v.nullable(v.date()),
  pinnedUntil: v.nullable(v.date()),
  editedAt: v.nullable(v.date()),
  createdAt: v.date(),
  version: v.number(),
  seenCount: v.number(),
  studentsCount: v.number(),
});
export type MessageRow = v.InferOutput<typeof MessageRow>;

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export const noSuchMessage = () => notFound('این پیام پیدا نشد.');

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export function messageState({ publishAt }: Pick<MessageRow, 'publishAt'>, now: Date): TeacherMessage['state'] {
  if (publishAt === null) return 'draft';
  return publishAt.getTime() > now.getTime() ? 'scheduled' : 'published';
}

export function teacherMessage(row: MessageRow, { id: callerId }: Actor, now: Date): TeacherMessage {
  const state = messageState(row, now);
  return {
    id: row.id,
    class_id: row.classId,
    class_title: row.classTitle,
    author_name: row.authorName,
    title: row.title,
    body: row.body,
    document: row.document,
    attachments: row.attachments,
    is_pinned: state === 'published' && row.pinnedUntil !== null && row.pinnedUntil.getTime() > now.getTime(),
    edited_at: iso(row.editedAt),
    state,
    is_mine: row.authorId === callerId,
    publish_at: iso(row.publishAt),
    pinned_until: iso(row.pinnedUntil),
    created_at: row.createdAt.toISOString(),
    version: row.version,
    seen_count: row.seenCount,
    students_count: row.studentsCount,
  };
}

/** The condition that `class_message m` of `class c` is the teacher's: of a class they teach now; drafts are their author's. */
export function ownMessage(actor: Actor, now: Date): SQL {
  return sql`m.school_id = ${actor.schoolId} and (m.publish_at is not null or m.author_id = ${actor.id})
    and ${teachesClass(actor, now)}`;
}

/** The condition that `enrolment e` puts a child into the class of `class_message m` now. */
const inItsClass = sql`e.school_id = m.school_id and e.class_id = m.class_id and e.state = 'active'`;

/** The attachments of `class_message m` in their order, as the contract has them. */
const attachments = sql`coalesce((
    select json_agg(json_build_object('id', t.id, 'kind', t.kind, 'alt', t.alt, 'name', coalesce(f.name, ''),
      'media_type', coalesce(f.media_type, 'image/webp'), 'size', coalesce(f.size, 0), 'width', i.width, 'height', i.height)
      order by t.place)
    from class_message_attachment t
    left join image i on i.school_id = t.school_id and i.id = t.id
    left join stored_file f on f.school_id = t.school_id and f.id = t.id
    where t.school_id = m.school_id and t.message_id = m.id), '[]'::json)`;

/** Messages by a condition on `class_message m` of `class c`, which names the school. */
export function findMessages({ query }: Session, condition: SQL, now: Date, page?: Page): Promise<MessageRow[]> {
  return query(
    MessageRow,
    sql`
    select m.id, m.class_id as "classId", c.title as "classTitle", m.author_id as "authorId",
      a.first_name || ' ' || a.last_name as "authorName", m.title, m.body, m.document, m.publish_at as "publishAt",
      m.pinned_until as "pinnedUntil", m.edited_at as "editedAt", m.created_at as "createdAt", m.version,
      ${attachments} as attachments,
      (select count(*)::int from enrolment e where ${inItsClass}) as "studentsCount",
      (select count(*)::int from class_message_reader r
        join enrolment e on ${inItsClass} and e.student_id = r.student_id
        where r.school_id = m.school_id and r.message_id = m.id) as "seenCount"
    from class_message m
    join class c on c.school_id = m.school_id and c.id = m.class_id
    join account a on a.id = m.author_id
    where m.removed_at is null and ${condition}
    order by m.publish_at is null desc, m.publish_at > ${now}::timestamptz desc,
      coalesce(m.pinned_until > ${now}::timestamptz, false) desc, m.publish_at desc, m.created_at desc, m.id desc
    ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`,
  );
}

const CountMessagesRow = v.object({ total: v.number() });

export async function countMessages({ query }: Session, condition: SQL): Promise<number> {
  const [found] = await query(
    CountMessagesRow,
    sql`
    select count(*)::int as total from class_message m
    join class c on c.school_id = m.school_id and c.id = m.class_id
    where m.removed_at is null and ${condition}`,
  );
  return found?.total ?? 0;
}

/** One message of the teacher's; throws `not-found`. */
export async function ownMessageRow(session: Session, actor: Actor, id: string, now: Date): Promise<MessageRow> {
  const [row] = await findMessages(session, sql`m.id = ${id} and ${ownMessage(actor, now)}`, now);
  if (!row) throw noSuchMessage();
  return row;
}

const ReadersOfRow = v.object({
  ...v.omit(ClassMessageReaderSchema, ['seen_at']).entries,
  seen_at: v.nullable(v.date()),
});

/** The children of a message's class by name, and when each first saw it. */
export async function readersOf({ query }: Session, { schoolId }: Actor, id: string): Promise<Reader[]> {
  const found = await query(
    ReadersOfRow,
    sql`
    select e.student_id, a.first_name || ' ' || a.last_name as name, r.seen_at
    from class_message m
    join enrolment e on ${inItsClass}
    join account a on a.id = e.student_id
    left join class_message_reader r on r.school_id = m.school_id and r.message_id = m.id and r.student_id = e.student_id
    where m.school_id = ${schoolId} and m.id = ${id}`,
  );
  return found
    .map((reader) => ({ ...reader, seen_at: iso(reader.seen_at) }))
    .sort((a, b) => persianOrder.compare(a.name, b.name));
}

/** The condition that a child may read `class_message m` at `now`. */
export function readableBy({ id, schoolId }: Actor, now: Date): SQL {
  return sql`m.school_id = ${schoolId} and m.removed_at is null and m.publish_at <= ${now}::timestamptz and exists (
    select from enrolment e where ${inItsClass} and e.student_id = ${id})`;
}

/** What a child reads: pinned messages first, then the newest. */
export async function messagesOfChild(
  { query }: Session,
  actor: Actor,
  now: Date,
  { limit, offset }: Page,
): Promise<MemberMessage[]> {
  const Row = v.object({
    ...v.omit(ClassMessageSchema, ['edited_at', 'published_at', 'seen_at']).entries,
    edited_at: v.nullable(v.date()),
    published_at: v.date(),
    seen_at: v.nullable(v.date()),
  });
  const found = await query(
    Row,
    sql`
    select m.id, m.class_id, c.title as class_title, a.first_name || ' ' || a.last_name as author_name, m.title, m.body, m.document,
      ${attachments} as attachments, coalesce(m.pinned_until > ${now}::timestamptz, false) as is_pinned, m.edited_at, m.publish_at as published_at, r.seen_at
    from class_message m
    join class c on c.school_id = m.school_id and c.id = m.class_id
    join account a on a.id = m.author_id
    left join class_message_reader r on r.school_id = m.school_id and r.message_id = m.id and r.student_id = ${actor.id}
    where ${readableBy(actor, now)}
    order by is_pinned desc, m.publish_at desc, m.id desc limit ${limit} offset ${offset}`,
  );
  return found.map((row) => ({
    ...row,
    edited_at: iso(row.edited_at),
    published_at: row.published_at.toISOString(),
    seen_at: iso(row.seen_at),
  }));
}
