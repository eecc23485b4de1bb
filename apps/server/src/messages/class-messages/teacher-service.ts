import type { ClassMessageReaderSchema, Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { plainRichText, type RichTextDocument, readRichText } from '@mashq/curriculum/rich-text';
import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import { changeNotifications, notify, withdrawNotifications } from '../../notifications/notify.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { publishLive } from '../../platform/live/publish.ts';
import { findClasses, teachesClass } from '../../school/find-classes.ts';
import { type AttachmentStores, type Detached, removeDetached, setAttachments } from './attachments.ts';
import { messageNews } from './notify-joined.ts';
import {
  countMessages,
  findMessages,
  type MessageRow,
  messageState,
  noSuchMessage,
  ownMessage,
  ownMessageRow,
  readersOf,
  type TeacherMessage,
  teacherMessage,
} from './queries.ts';

type Calls = Contract['teacher']['classMessages'];
type Content = Omit<ParsedOf<Calls['replace']>['body'], 'version'>;

interface Written {
  readonly body: string;
  readonly document: RichTextDocument | null;
}

/** The text of a message, and the document that it comes from, with nothing in it but what is known. */
function writtenOf({ body, document: given }: Content): Written {
  if (given === null) return { body, document: null };
  const document = readRichText(given);
  return { body: plainRichText(document).trim(), document };
}

/** Read once more, a document is written the same however a database has ordered its keys. */
const jsonOf = (document: RichTextDocument | null) => document && JSON.stringify(readRichText(document));

const hasText = (before: MessageRow, { body, document }: Written) =>
  before.body === body && jsonOf(before.document) === jsonOf(document);

/** When children read it: null for a draft, now where no later time is asked for. */
function publishTime({ draft, publishAt }: Content, now: Date): Date | null {
  if (draft) return null;
  const asked = publishAt === undefined ? now : new Date(publishAt);
  return asked.getTime() > now.getTime() ? asked : now;
}

function pinTime(pinnedUntil: string | null, publishAt: Date | null, now: Date): Date | null {
  if (pinnedUntil === null) return null;
  const until = new Date(pinnedUntil);
  if (until.getTime() <= Math.max(now.getTime(), publishAt?.getTime() ?? 0)) {
    throw unprocessable('pin-over', 'زمان پایان سنجاق باید بعد از انتشار پیام باشد.');
  }
  return until;
}

const sameTime = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** What of a message is audited; its first text is in its row. */
const audited = ({ version, publishAt, pinnedUntil, attachments }: MessageRow) => ({
  version,
  publishAt,
  pinnedUntil,
  attachments: attachments.map(({ id }) => id),
});

/** Whether a message has these pictures and files already, in this order and with these words. */
const hasAttachments = ({ attachments }: MessageRow, wanted: Content['attachments']) =>
  attachments.length === wanted.length &&
  attachments.every(({ id, alt }, place) => id === wanted[place]?.id && alt === wanted[place]?.alt);

const RemoveRow = v.object({ removedAt: v.nullable(v.date()), classId: v.string(), publishAt: v.nullable(v.date()) });

/** Messages to a class by those who teach it now. Its author alone changes the text; any of them pins and deletes. */
export function teacherClassMessageService({ db, clock }: Context, stores: AttachmentStores) {
  /** Says to the children of the class that its messages changed, from the time of this one on. */
  function publishMessage(
    tx: Session,
    { id, classId, publishAt }: Pick<MessageRow, 'id' | 'classId' | 'publishAt'>,
    change: 'published' | 'changed' | 'removed',
    schoolId: string,
  ): Promise<void> {
    // A draft is its author's alone.
    if (publishAt === null) return Promise.resolve();
    const data = { id, class_id: classId, change };
    const to = sql`select e.student_id from enrolment e
      where e.school_id = ${schoolId} and e.class_id = ${classId} and e.state = 'active'`;
    return publishLive(tx, { kind: 'class-message', data, schoolId, to, now: clock(), at: publishAt });
  }

  /** Notifies the children of the class as the message is now: from its time on, or not at all. */
  async function announce(
    tx: Session,
    { schoolId }: Actor,
    before: MessageRow | null,
    after: MessageRow,
  ): Promise<void> {
    const { id, title, body, publishAt, classId } = after;
    const now = clock();
    const subject = { kind: 'class-message', cause: id, now } as const;
    const change = before?.publishAt && before.publishAt <= now ? 'changed' : 'published';
    if (publishAt === null) return withdrawNotifications(tx, schoolId, subject);
    await publishMessage(tx, after, change, schoolId);
    const news = { ...messageNews({ id, title, body, publishAt }), now };
    if (before && before.publishAt !== null) return changeNotifications(tx, schoolId, news);
    await notify(
      tx,
      schoolId,
      news,
      sql`select e.student_id from enrolment e
        where e.school_id = ${schoolId} and e.class_id = ${classId} and e.state = 'active'`,
    );
  }

  /** Makes other changes of the message wait until the transaction's end. */
  const lock = ({ execute }: Session, { schoolId }: Actor, id: string) =>
    execute(sql`select from class_message where school_id = ${schoolId} and id = ${id} for no key update`);

  async function replaceContent(
    tx: Session,
    actor: Actor,
    before: MessageRow,
    content: Content,
    now: Date,
  ): Promise<{ after: MessageRow; lost: Detached[] }> {
    const wasPublished = messageState(before, now) === 'published';
    const { title, pinnedUntil } = content;
    const written = writtenOf(content);
    const publishAt = wasPublished ? before.publishAt : publishTime(content, now);
    const isSamePin = sameTime(pinnedUntil === null ? null : new Date(pinnedUntil), before.pinnedUntil);
    const pinned = isSamePin ? before.pinnedUntil : pinTime(pinnedUntil, publishAt, now);
    const isSame = title === before.title && hasText(before, written) && hasAttachments(before, content.attachments);
    const isEdit = wasPublished && !isSame;
    await tx.execute(sql`
      update class_message set title = ${title}, body = ${written.body}, document = ${jsonOf(written.document)}::jsonb, publish_at = ${publishAt}::timestamptz,
        pinned_until = ${pinned}::timestamptz, version = version + 1, updated_at = ${now}::timestamptz
        ${
          isEdit
            ? sql`, edited_at = ${now}::timestamptz, first_title = coalesce(first_title, ${before.title}),
                first_body = coalesce(first_body, ${before.body})`
            : sql``
        }
      where school_id = ${actor.schoolId} and id = ${before.id}`);
    const lost = await setAttachments(tx, actor, before.id, content.attachments);
    const after = await ownMessageRow(tx, actor, before.id, now);
    await announce(tx, actor, before, after);
    await recordAudit(tx, now, originOf(actor.id), {
      action: 'class-message.update',
      target: before.id,
      schoolId: actor.schoolId,
      before: audited(before),
      after: { ...audited(after), isEdit },
    });
    return { after, lost };
  }

  return {
    list: async (
      actor: Actor,
      classId: string,
      { page, size }: ParsedOf<Calls['list']>['query'],
    ): Promise<ResponseOf<Calls['list']>> => {
      const now = clock();
      const [found] = await findClasses(db, sql`c.id = ${classId} and ${teachesClass(actor, now)}`);
      if (!found) throw notFound('این کلاس پیدا نشد.');
      const condition = sql`m.class_id = ${classId} and ${ownMessage(actor, now)}`;
      const [total, messages] = await Promise.all([
        countMessages(db, condition),
        findMessages(db, condition, now, { limit: size, offset: (page - 1) * size }),
      ]);
      return { page, size, total, items: messages.map((row) => teacherMessage(row, actor, now)) };
    },

    read: async (actor: Actor, id: string): Promise<TeacherMessage> =>
      teacherMessage(await ownMessageRow(db, actor, id, clock()), actor, clock()),

    create: async (actor: Actor, body: ParsedOf<Calls['create']>['body']): Promise<TeacherMessage> => {
      const now = clock();
      const { id, classId, ...content } = body;
      return db.transaction(async (tx) => {
        const [taught] = await findClasses(tx, sql`c.id = ${classId} and ${teachesClass(actor, now)}`);
        if (!taught) throw notFound('این کلاس پیدا نشد.');
        const written = () =>
          findMessages(
            tx,
            sql`m.id = ${id} and m.class_id = ${classId} and m.author_id = ${actor.id} and ${ownMessage(actor, now)}`,
            now,
          );
        const [before] = await written();
        if (before) return teacherMessage(before, actor, now);
        const publishAt = publishTime(content, now);
        const pinned = pinTime(content.pinnedUntil, publishAt, now);
        const text = writtenOf(content);
        const made = await tx.execute(sql`
          insert into class_message (school_id, id, class_id, author_id, title, body, document, publish_at, pinned_until, created_at, updated_at)
          values (${actor.schoolId}, ${id}, ${classId}, ${actor.id}, ${content.title}, ${text.body},
            ${jsonOf(text.document)}::jsonb, ${publishAt}::timestamptz, ${pinned}::timestamptz, ${now}::timestamptz, ${now}::timestamptz)
          on conflict do nothing returning id`);
        if (made.length > 0) await setAttachments(tx, actor, id, content.attachments);
        const [after] = await written();
        if (!after) throw conflict('message-id', 'این پیام ثبت نشد. صفحه را تازه کنید و دوباره تلاش کنید.');
        if (made.length > 0) await announce(tx, actor, null, after);
        return teacherMessage(after, actor, now);
      });
    },

    replace: async (
      actor: Actor,
      id: string,
      { version, ...content }: ParsedOf<Calls['replace']>['body'],
    ): Promise<TeacherMessage> => {
      const now = clock();
      const { message, lost } = await db.transaction(async (tx) => {
        await lock(tx, actor, id);
        const before = await ownMessageRow(tx, actor, id, now);
        if (before.authorId !== actor.id) {
          throw conflict('not-author', 'این پیام را معلم دیگری نوشته است؛ متن آن را تنها خودش تغییر می‌دهد.');
        }
        if (version !== before.version) {
          // The reply to the same change was lost: it is given again.
          const isRepeated =
            version === before.version - 1 &&
            content.title === before.title &&
            hasText(before, writtenOf(content)) &&
            hasAttachments(before, content.attachments);
          if (isRepeated) return { message: teacherMessage(before, actor, now), lost: [] };
          throw conflict(
            'changed-meanwhile',
            'این پیام در این میان تغییر کرده است. صفحه را تازه کنید و دوباره تلاش کنید.',
          );
        }
        const { after, lost } = await replaceContent(tx, actor, before, content, now);
        return { message: teacherMessage(after, actor, now), lost };
      });
      await removeDetached(stores, lost);
      return message;
    },

    pin: async (actor: Actor, id: string, pinnedUntil: string | null): Promise<TeacherMessage> => {
      const now = clock();
      return db.transaction(async (tx) => {
        await lock(tx, actor, id);
        const before = await ownMessageRow(tx, actor, id, now);
        const until = pinnedUntil === null ? null : new Date(pinnedUntil);
        if (sameTime(until, before.pinnedUntil)) return teacherMessage(before, actor, now);
        await tx.execute(sql`
          update class_message set pinned_until = ${pinTime(pinnedUntil, before.publishAt, now)}::timestamptz,
            version = version + 1, updated_at = ${now}::timestamptz
          where school_id = ${actor.schoolId} and id = ${id}`);
        const after = await ownMessageRow(tx, actor, id, now);
        await publishMessage(tx, after, 'changed', actor.schoolId);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'class-message.pin',
          target: id,
          schoolId: actor.schoolId,
          before: audited(before),
          after: audited(after),
        });
        return teacherMessage(after, actor, now);
      });
    },

    remove: async (actor: Actor, id: string): Promise<{ ok: true }> => {
      const now = clock();
      return db.transaction(async (tx) => {
        await lock(tx, actor, id);
        const [found] = await tx.query(
          RemoveRow,
          sql`
          select m.removed_at as "removedAt", m.class_id as "classId", m.publish_at as "publishAt" from class_message m
          join class c on c.school_id = m.school_id and c.id = m.class_id
          where m.id = ${id} and ${ownMessage(actor, now)}`,
        );
        if (!found) throw noSuchMessage();
        if (found.removedAt !== null) return { ok: true };
        await tx.execute(sql`
          update class_message set removed_at = ${now}::timestamptz, version = version + 1, updated_at = ${now}::timestamptz
          where school_id = ${actor.schoolId} and id = ${id}`);
        await withdrawNotifications(tx, actor.schoolId, { kind: 'class-message', cause: id, now });
        await publishMessage(tx, { ...found, id }, 'removed', actor.schoolId);
        await recordAudit(tx, now, originOf(actor.id), {
          action: 'class-message.remove',
          target: id,
          schoolId: actor.schoolId,
        });
        return { ok: true };
      });
    },

    readers: async (actor: Actor, id: string): Promise<InferOutput<typeof ClassMessageReaderSchema>[]> => {
      await ownMessageRow(db, actor, id, clock());
      return readersOf(db, actor, id);
    },
  };
}
