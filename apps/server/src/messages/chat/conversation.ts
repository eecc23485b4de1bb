import type { Contract, ParsedOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { notify } from '../../notifications/notify.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound, unprocessable } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import type { FileReply } from '../../platform/file-reply.ts';
import type { imageService } from '../../platform/images/service.ts';
import { publishLive } from '../../platform/live/publish.ts';
import { searchText } from '../../platform/word-search.ts';
import { requireSlowEnough } from './message-rate-limit.ts';
import {
  type ChatMessage,
  ChatOwner,
  findMessages,
  type MessageRow,
  messagesBefore,
  messageView,
  type Side,
} from './queries.ts';

type NewMessage = ParsedOf<Contract['chat']['send']>['body'];
type Change = 'sent' | 'edited' | 'deleted' | 'seen';

const noSuchMessage = () => notFound('این پیام پیدا نشد.');

/** As much of an answer as a notification shows. */
const EXCERPT = 140;

const LockRow = v.object({ lastSeq: v.number() });

const ChatRow = v.object({ person: v.number(), support: v.number() });

const SendRow = v.object({
  accountId: v.string(),
  senderId: v.string(),
  body: v.string(),
  imageId: v.nullable(v.string()),
});

/** What either side does with one conversation. Every change waits for the one before it, so that both sides get one order. */
export function conversations({ db, clock }: Context, images: ReturnType<typeof imageService>) {
  const lock = ({ query }: Session, { id, schoolId }: ChatOwner) =>
    query(
      LockRow,
      sql`
      insert into chat (school_id, account_id, changed_at)
      values (${schoolId}, ${id}, ${clock().toISOString()}::timestamptz)
      on conflict (school_id, account_id) do update set changed_at = chat.changed_at
      returning last_seq as "lastSeq"`,
    );

  /** In the browsers of the person, and of the administrators, who are few and each under a school of their own. */
  async function announce(
    tx: Session,
    { id, schoolId }: ChatOwner,
    messageId: string | null,
    change: Change,
  ): Promise<void> {
    const data = { chat_id: id, message_id: messageId, change };
    const admins = await tx.query(
      ChatOwner,
      sql`
      select id, school_id as "schoolId" from account where role = 'SYS_ADMIN' order by id limit 20`,
    );
    for (const to of [{ id, schoolId }, ...admins]) {
      await publishLive(tx, { schoolId: to.schoolId, to: [to.id], kind: 'chat', data, now: clock() });
    }
  }

  async function one(session: Session, owner: ChatOwner, id: string): Promise<MessageRow | undefined> {
    const [row] = await findMessages(session, owner, sql`m.id = ${id}`);
    return row;
  }

  /** A message of the caller’s side: administrators answer for one another, so each may correct what another wrote. */
  async function own(session: Session, owner: ChatOwner, side: Side, id: string): Promise<MessageRow> {
    const row = await one(session, owner, id);
    if (row === undefined || row.fromSupport !== (side === 'support')) throw noSuchMessage();
    return row;
  }

  /** The same, not deleted. */
  async function ownHere(session: Session, owner: ChatOwner, side: Side, id: string): Promise<MessageRow> {
    const row = await own(session, owner, side, id);
    if (row.removedAt !== null) throw noSuchMessage();
    return row;
  }

  return {
    page: async (owner: ChatOwner, side: Side, before: number | undefined) => {
      const { rows, hasOlder } = await messagesBefore(db, owner, before);
      const [chat] = await db.query(
        ChatRow,
        sql`
        select person_read_seq as person, support_read_seq as support from chat
        where school_id = ${owner.schoolId} and account_id = ${owner.id}`,
      );
      return {
        messages: rows.map((row) => messageView(row, owner, side)),
        has_older: hasOlder,
        read_seq: chat?.[side] ?? 0,
        other_read_seq: chat?.[side === 'person' ? 'support' : 'person'] ?? 0,
      };
    },

    send: async (
      owner: ChatOwner,
      actor: Actor,
      side: Side,
      { id, message, image }: NewMessage,
    ): Promise<ChatMessage> => {
      if ((message === '') === (image === null)) {
        throw unprocessable('chat-message', 'پیام یا متن دارد یا یک تصویر.');
      }
      const now = clock();
      return db.transaction(async (tx) => {
        const [chat] = await lock(tx, owner);
        const [taken] = await tx.query(
          SendRow,
          sql`
          select account_id as "accountId", sender_id as "senderId", body, image_id as "imageId" from chat_message
          where school_id = ${owner.schoolId} and id = ${id}`,
        );
        if (taken !== undefined) {
          const isSame = taken.accountId === owner.id && taken.senderId === actor.id && taken.imageId === image;
          if (!isSame) throw conflict('chat-id', 'این پیام فرستاده نشد. دوباره بنویسید.');
        } else {
          if (image !== null) {
            const found = await tx.execute(sql`
              select id from image where school_id = ${actor.schoolId} and id = ${image} and owner_id = ${actor.id}`);
            if (found.length === 0) throw notFound('این تصویر پیدا نشد. دوباره آن را انتخاب کنید.');
          }
          const lastSeq = chat?.lastSeq ?? 0;
          await requireSlowEnough(tx, owner, { senderId: actor.id, side, lastSeq, now });
          const seq = lastSeq + 1;
          const isSupport = side === 'support';
          await tx.execute(sql`
            insert into chat_message (school_id, id, account_id, seq, sender_id, from_support, body, search_body,
              image_school_id, image_id, sent_at)
            values (${owner.schoolId}, ${id}, ${owner.id}, ${seq}, ${actor.id}, ${isSupport}, ${message},
              ${searchText(message)}, ${image === null ? null : actor.schoolId}, ${image}, ${now.toISOString()}::timestamptz)`);
          await tx.execute(sql`
            update chat set last_seq = ${seq}, changed_at = ${now.toISOString()}::timestamptz,
              person_read_seq = case when ${isSupport} then person_read_seq else ${seq} end,
              support_read_seq = case when ${isSupport} then ${seq} else support_read_seq end
            where school_id = ${owner.schoolId} and account_id = ${owner.id}`);
          if (isSupport) {
            await notify(
              tx,
              owner.schoolId,
              {
                kind: 'support',
                cause: id,
                title: 'پاسخ پشتیبانی',
                body: message === '' ? 'یک تصویر' : message.slice(0, EXCERPT),
                path: null,
                at: now,
                now,
              },
              sql`select a.id from account a where a.school_id = ${owner.schoolId} and a.id = ${owner.id}`,
            );
          }
          await announce(tx, owner, id, 'sent');
        }
        const row = await one(tx, owner, id);
        if (row === undefined) throw noSuchMessage();
        return messageView(row, owner, side);
      });
    },

    edit: (owner: ChatOwner, actor: Actor, side: Side, id: string, message: string): Promise<ChatMessage> =>
      db.transaction(async (tx) => {
        await lock(tx, owner);
        const before = await ownHere(tx, owner, side, id);
        if (before.imageId !== null) throw unprocessable('chat-image', 'تصویر متنی برای ویرایش ندارد.');
        if (before.body !== message) {
          const now = clock().toISOString();
          await tx.execute(sql`
            update chat_message set body = ${message}, search_body = ${searchText(message)},
              edited_at = ${now}::timestamptz,
              earlier_texts = earlier_texts || jsonb_build_array(jsonb_build_object('body', body, 'until', ${now}::text))
            where school_id = ${owner.schoolId} and id = ${id}`);
          // Without the text: the log is kept for good, a message for as long as the operator says.
          await recordAudit(tx, clock(), originOf(actor.id), {
            action: 'chat.edit',
            target: id,
            schoolId: owner.schoolId,
          });
          await announce(tx, owner, id, 'edited');
        }
        const row = await ownHere(tx, owner, side, id);
        return messageView(row, owner, side);
      }),

    remove: (owner: ChatOwner, actor: Actor, side: Side, id: string): Promise<{ ok: true }> =>
      db.transaction(async (tx) => {
        await lock(tx, owner);
        const row = await own(tx, owner, side, id);
        if (row.removedAt === null) {
          await tx.execute(sql`
            update chat_message set removed_at = ${clock().toISOString()}::timestamptz
            where school_id = ${owner.schoolId} and id = ${id}`);
          await recordAudit(tx, clock(), originOf(actor.id), {
            action: 'chat.delete',
            target: id,
            schoolId: owner.schoolId,
          });
          await announce(tx, owner, id, 'deleted');
        }
        return { ok: true };
      }),

    read: (owner: ChatOwner, side: Side, seq: number): Promise<{ ok: true }> =>
      db.transaction(async (tx) => {
        const column = side === 'person' ? sql.raw('person_read_seq') : sql.raw('support_read_seq');
        const changed = await tx.execute(sql`
          update chat set ${column} = least(${seq}::int, last_seq)
          where school_id = ${owner.schoolId} and account_id = ${owner.id} and ${column} < least(${seq}::int, last_seq)
          returning 1 as one`);
        if (changed.length > 0) await announce(tx, owner, null, 'seen');
        return { ok: true };
      }),

    image: async (owner: ChatOwner, id: string, size: 'small' | 'large'): Promise<FileReply> => {
      const row = await one(db, owner, id);
      if (row === undefined || row.removedAt !== null || row.imageId === null || row.imageSchoolId === null) {
        throw notFound('این تصویر پیدا نشد.');
      }
      return images.read(row.imageSchoolId, row.imageId, size);
    },
  };
}
