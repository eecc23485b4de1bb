import type { Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { notFound } from '../app-error.ts';
import type { Context } from '../context.ts';
import type { FileReply } from '../file-reply.ts';
import type { imageService } from '../image/service.ts';
import { conversations } from './conversation.ts';
import type { ChatOwner } from './queries.ts';
import { foldText, prefixQuery } from './search.ts';

type Calls = Contract['chat'];

/** People and messages that are shown at once. */
const MOST_SHOWN = 50;

/** Letters of names that other keyboards type, and what they are looked for as. */
const LETTERS = { typed: '\u064a\u0643\u0622', folded: 'یکا' };

interface UserRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly unread: number;
  readonly lastMessage: string | null;
  readonly lastAt: Date | null;
}

interface PersonRow extends ChatOwner {
  readonly role: string;
  readonly fullName: string;
  readonly schoolName: string;
}

/** Support: people of schools and organizations write, the administrators of the site answer. */
export function chatService(context: Context, images: ReturnType<typeof imageService>) {
  const { db } = context;
  const chats = conversations(context, images);

  async function personOf(chatId: string): Promise<PersonRow> {
    const [row] = await db.rows<PersonRow>(sql`
      select a.id, a.school_id as "schoolId", a.role, a.first_name || ' ' || a.last_name as "fullName",
        coalesce(o.title, s.title) as "schoolName"
      from account a join school s on s.id = a.school_id left join organization o on o.id = a.organization_id
      where a.id = ${chatId} and a.role <> 'SYS_ADMIN'`);
    if (row === undefined) throw notFound('این کاربر پیدا نشد.');
    return row;
  }

  return {
    messages: (actor: Actor, before: number | undefined): Promise<ResponseOf<Calls['messages']>> =>
      chats.page(actor, 'person', before),
    send: (actor: Actor, message: ParsedOf<Calls['send']>['body']) => chats.send(actor, actor, 'person', message),
    edit: (actor: Actor, id: string, message: string) => chats.edit(actor, actor, 'person', id, message),
    remove: (actor: Actor, id: string) => chats.remove(actor, actor, id),
    read: (actor: Actor, seq: number) => chats.read(actor, 'person', seq),
    image: (actor: Actor, id: string, size: 'small' | 'large'): Promise<FileReply> => chats.image(actor, id, size),

    unread: async ({ id, schoolId }: Actor): Promise<{ count: number }> => {
      const [row] = await db.rows<{ count: number }>(sql`
        select count(*)::int as count from chat c
        join chat_message m on m.school_id = c.school_id and m.account_id = c.account_id
        where c.school_id = ${schoolId} and c.account_id = ${id} and m.school_id = ${schoolId}
          and m.from_support and m.removed_at is null and m.seq > c.person_read_seq`);
      return row ?? { count: 0 };
    },

    users: async (query: string): Promise<ResponseOf<Calls['users']>> => {
      const wanted = prefixQuery(query);
      const folded = `%${foldText(query)}%`;
      const users = await db.rows<UserRow>(sql`
        /* across schools: support chats */
        select a.id, a.first_name as "firstName", a.last_name as "lastName", a.username,
          (select count(*)::int from chat_message m where m.school_id = c.school_id and m.account_id = c.account_id
            and not m.from_support and m.removed_at is null and m.seq > c.support_read_seq) as unread,
          last.body as "lastMessage", last.sent_at as "lastAt"
        from account a
        ${wanted === null ? sql`join` : sql`left join`} chat c on c.school_id = a.school_id and c.account_id = a.id
        left join lateral (
          select case when m.image_id is null then m.body else 'تصویر' end as body, m.sent_at from chat_message m
          where m.school_id = c.school_id and m.account_id = c.account_id and m.removed_at is null
          order by m.seq desc limit 1) last on true
        where a.role <> 'SYS_ADMIN' ${
          wanted === null
            ? sql``
            : sql`and (translate(a.first_name || ' ' || a.last_name, ${LETTERS.typed}, ${LETTERS.folded}) like ${folded}
                or a.username like ${folded.replaceAll(' ', '-')})`
        }
        order by c.changed_at desc nulls last, a.last_name, a.id limit ${MOST_SHOWN}`);
      const messages =
        wanted === null
          ? []
          : await db.rows<{ id: string; userid: string; fullName: string; message: string; sentAt: Date }>(sql`
              /* across schools: support chats */
              select m.id, m.account_id as userid, a.first_name || ' ' || a.last_name as "fullName", m.body as message,
                m.sent_at as "sentAt"
              from chat_message m join account a on a.id = m.account_id
              where to_tsvector('simple', m.search_body) @@ to_tsquery('simple', ${wanted}) and m.removed_at is null
              order by m.sent_at desc limit ${MOST_SHOWN}`);
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

    userMessages: async (chatId: string, before: number | undefined): Promise<ResponseOf<Calls['userMessages']>> => {
      const person = await personOf(chatId);
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
    removeAnswer: async (actor: Actor, chatId: string, id: string) => chats.remove(await personOf(chatId), actor, id),
    readByAdmin: async (chatId: string, seq: number) => chats.read(await personOf(chatId), 'support', seq),
    userImage: async (chatId: string, id: string, size: 'small' | 'large') =>
      chats.image(await personOf(chatId), id, size),
  };
}
