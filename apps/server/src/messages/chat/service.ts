import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import { noteReading } from '../../platform/audit/note-reading.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import { CountRow } from '../../platform/db/row.ts';
import { nameWords } from '../../platform/db/schema/name-search-words.ts';
import type { FileReply } from '../../platform/file-reply.ts';
import type { imageService } from '../../platform/images/service.ts';
import { searchConditions } from '../../platform/word-search.ts';
import { conversations } from './conversation.ts';
import { findChatMessages } from './find-messages.ts';
import { ChatOwner } from './queries.ts';
import { removeOldMessages } from './retention.ts';

type Calls = Contract['chat'];

/** People and messages that are shown at once. */
const MAX_SHOWN = 50;

const UserRow = v.object({
  id: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  username: v.string(),
  unread: v.number(),
  lastMessage: v.nullable(v.string()),
  lastAt: v.nullable(v.date()),
});

const personColumns = sql`a.id, a.school_id, a.first_name, a.last_name, a.username, c.changed_at, c.support_read_seq`;

/** Conversations that have a message, the newest first. */
const newestChats = sql`
  select ${personColumns} from chat c join account a on a.id = c.account_id
  where a.role <> 'SYS_ADMIN' and exists (
    select 1 from chat_message m
    where m.school_id = c.school_id and m.account_id = c.account_id and m.removed_at is null)
  order by c.changed_at desc`;

/** People whose name or username has these words, those who wrote last first. */
const peopleNamed = (conditions: readonly string[]) => sql`
  select ${personColumns} from account a left join chat c on c.school_id = a.school_id and c.account_id = a.id
  where a.role <> 'SYS_ADMIN' and ${sql.raw(nameWords('a.'))} @@ to_tsquery('simple', ${conditions.map((each) => `(${each})`).join(' & ')})
  order by c.changed_at desc nulls last, a.last_name, a.id`;

const PersonRow = v.object({
  ...ChatOwner.entries,
  role: v.string(),
  fullName: v.string(),
  schoolName: v.string(),
});
type PersonRow = v.InferOutput<typeof PersonRow>;

/** Support: people of schools and organizations write, the administrators of the site answer. */
export function chatService(context: Context, images: ReturnType<typeof imageService>) {
  const { db, chatRetentionMonths } = context;
  const chats = conversations(context, images);

  async function personOf(chatId: string): Promise<PersonRow> {
    const [row] = await db.query(
      PersonRow,
      sql`
      select a.id, a.school_id as "schoolId", a.role, a.first_name || ' ' || a.last_name as "fullName",
        coalesce(o.title, s.title) as "schoolName"
      from account a join school s on s.id = a.school_id left join organization o on o.id = a.organization_id
      where a.id = ${chatId} and a.role <> 'SYS_ADMIN'`,
    );
    if (row === undefined) throw notFound('این کاربر پیدا نشد.');
    return row;
  }

  return {
    messages: (actor: Actor, before: number | undefined): Promise<ResponseOf<Calls['messages']>> =>
      chats.page(actor, 'person', before),
    send: (actor: Actor, message: ParsedOf<Calls['send']>['body']) => chats.send(actor, actor, 'person', message),
    edit: (actor: Actor, id: string, message: string) => chats.edit(actor, actor, 'person', id, message),
    remove: (actor: Actor, id: string) => chats.remove(actor, actor, 'person', id),
    read: (actor: Actor, seq: number) => chats.read(actor, 'person', seq),
    image: (actor: Actor, id: string, size: 'small' | 'large'): Promise<FileReply> => chats.image(actor, id, size),

    unread: async ({ id, schoolId }: Actor): Promise<{ count: number }> => {
      const [row] = await db.query(
        CountRow,
        sql`
        select count(*)::int as count from chat c
        join chat_message m on m.school_id = c.school_id and m.account_id = c.account_id
        where c.school_id = ${schoolId} and c.account_id = ${id} and m.school_id = ${schoolId}
          and m.from_support and m.removed_at is null and m.seq > c.person_read_seq`,
      );
      return row ?? { count: 0 };
    },

    unreadOfUsers: async (): Promise<{ count: number }> => {
      const [row] = await db.query(
        CountRow,
        sql`
        /* across schools: support chats */
        select count(*)::int as count from chat c
        join chat_message m on m.school_id = c.school_id and m.account_id = c.account_id
        where c.last_seq > c.support_read_seq and not m.from_support and m.removed_at is null
          and m.seq > c.support_read_seq`,
      );
      return row ?? { count: 0 };
    },

    users: async (actor: Actor, query: string): Promise<ResponseOf<Calls['users']>> => {
      const conditions = searchConditions(query);
      const users = await db.query(
        UserRow,
        sql`
        /* across schools: support chats */
        with found as (${conditions.length === 0 ? newestChats : peopleNamed(conditions)} limit ${MAX_SHOWN})
        select f.id, f.first_name as "firstName", f.last_name as "lastName", f.username,
          (select count(*)::int from chat_message m where m.school_id = f.school_id and m.account_id = f.id
            and not m.from_support and m.removed_at is null and m.seq > f.support_read_seq) as unread,
          last.body as "lastMessage", last.sent_at as "lastAt"
        from found f
        left join lateral (
          select case when m.image_id is null then m.body else 'تصویر' end as body, m.sent_at from chat_message m
          where m.school_id = f.school_id and m.account_id = f.id and m.removed_at is null
          order by m.seq desc limit 1) last on true
        order by f.changed_at desc nulls last, f.last_name, f.id`,
      );
      const messages = conditions.length === 0 ? [] : await findChatMessages(db, conditions, MAX_SHOWN);
      if (messages.length > 0) {
        await recordAudit(db, context.clock(), originOf(actor.id), {
          action: 'chat.search',
          after: { people: [...new Set(messages.map(({ userid }) => userid))] },
        });
      }
      return {
        filter_user: users.map((row) => ({
          id: row.id,
          first_name: row.firstName,
          last_name: row.lastName,
          username: row.username,
          unread_count: row.unread,
          last_message: row.lastMessage ?? '',
          last_message_at: row.lastAt?.toISOString() ?? null,
        })),
        filter_message: messages.map(({ id, userid, fullName, message, sentAt }) => ({
          id,
          userid,
          full_name: fullName,
          message,
          sent_at: sentAt.toISOString(),
        })),
      };
    },

    /** Removes what is older than the months that are set; nothing where none are. */
    removeOld: async (): Promise<number> =>
      chatRetentionMonths === undefined ? 0 : removeOldMessages(context, images, chatRetentionMonths),

    userMessages: async (
      actor: Actor,
      chatId: string,
      before: number | undefined,
    ): Promise<ResponseOf<Calls['userMessages']>> => {
      const person = await personOf(chatId);
      await noteReading(context, actor, 'chat.read', person);
      const { role, fullName, schoolName } = person;
      return {
        ...(await chats.page(person, 'support', before)),
        role,
        full_name: fullName,
        school_name: schoolName,
      };
    },
    answer: async (actor: Actor, chatId: string, message: ParsedOf<Calls['answer']>['body']) =>
      chats.send(await personOf(chatId), actor, 'support', message),
    editAnswer: async (actor: Actor, chatId: string, id: string, message: string) =>
      chats.edit(await personOf(chatId), actor, 'support', id, message),
    removeAnswer: async (actor: Actor, chatId: string, id: string) =>
      chats.remove(await personOf(chatId), actor, 'support', id),
    readByAdmin: async (chatId: string, seq: number) => chats.read(await personOf(chatId), 'support', seq),
    userImage: async (actor: Actor, chatId: string, id: string, size: 'small' | 'large') => {
      const person = await personOf(chatId);
      await noteReading(context, actor, 'chat.read', person);
      return chats.image(person, id, size);
    },
  };
}
