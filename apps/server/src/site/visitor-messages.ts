import type { AdminVisitorMessage, Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { showPhone } from '../auth/show-phone.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError, conflict, notFound } from '../platform/app-error.ts';
import { recordAudit } from '../platform/audit/audit.ts';
import { originOf } from '../platform/audit/request-origin.ts';
import type { Context } from '../platform/context.ts';
import { textAs } from '../platform/db/row.ts';
import type { VisitorMessageKind, VisitorMessageState } from '../platform/db/schema/index.ts';
import { tooEarly } from '../platform/security/attempt-counters.ts';
import { foldPhone, maskPhone } from '../platform/security/digits.ts';
import { networkOf } from '../platform/security/network.ts';
import { makeWriteLimit } from '../platform/security/write-limit.ts';
import { isWaitingMessage } from '../reports/admin-today/service.ts';
import { cleanText } from '../school/roster/person-text.ts';
import type { Webinars } from './content/webinars.ts';

type AdminCalls = Contract['admin']['visitorMessages'];
type Message = ParsedOf<Contract['site']['sendMessage']>['body'];

export const VisitorMessage = v.object({
  id: v.string(),
  kind: textAs<VisitorMessageKind>(),
  subject: v.string(),
  name: v.string(),
  phone: v.string(),
  text: v.string(),
  createdAt: v.date(),
});
export type VisitorMessage = v.InferOutput<typeof VisitorMessage>;

const SentRow = v.omit(VisitorMessage, ['createdAt']);

const AdminRow = v.object({
  ...VisitorMessage.entries,
  subject_title: v.nullable(v.string()),
  state: textAs<VisitorMessageState>(),
  handledAt: v.nullable(v.date()),
  handledBy: v.nullable(v.string()),
});
type AdminRow = v.InferOutput<typeof AdminRow>;

/** Messages of one network: a school behind one address may register several people for a webinar. */
const LIMIT = { burst: 10, perSecond: 1 / 60 };

/** Messages of all networks in a day: beyond it nobody reads them, and nobody can fill the database. */
export const MAX_A_DAY = 2000;
const DAY_MS = 24 * 60 * 60_000;
const PAGE = 100;

const dailyLimitMessage = (wait: string) => `امروز پیام‌های زیادی رسیده است. لطفاً ${wait} دیگر دوباره بفرستید.`;

const ADMIN_COLUMNS = sql`
  m.id, m.kind, m.webinar_key as subject, m.name, m.phone, m.message as text, m.created_at as "createdAt", m.state,
  (select w.title from webinar w where w.id::text = m.webinar_key) as subject_title, m.handled_at as "handledAt", (
    select a.first_name || ' ' || a.last_name from account a where a.id::text = m.handled_actor and a.role = 'SYS_ADMIN'
  ) as "handledBy"`;

const ACTIONS = {
  new: 'visitor-message.reopen',
  answered: 'visitor-message.answer',
  closed: 'visitor-message.close',
} as const satisfies Record<VisitorMessageState, string>;

const invalidField = (field: string, detail: string) =>
  new AppError('invalid', 'بعضی از ورودی‌ها درست نیستند.', { fields: { [field]: detail } });

const PageRow = v.object({ total: v.number() });

/** Messages and registrations of visitors without an account. */
export function visitorMessageService(
  context: Pick<Context, 'db' | 'clock' | 'phones'>,
  webinars: Pick<Webinars, 'isOpen'>,
) {
  const { db, clock, phones } = context;
  const limit = makeWriteLimit(LIMIT);

  const viewOf = ({ phone, createdAt, handledAt, handledBy, ...row }: AdminRow): AdminVisitorMessage => ({
    ...row,
    phone_mask: maskPhone(phones.decrypt(phone)),
    created_at: createdAt.toISOString(),
    handled_at: handledAt?.toISOString() ?? null,
    handled_by: handledBy,
  });

  async function isSent({ id, kind, subject, name, text }: Message, phone: string): Promise<boolean> {
    const [before] = await db.query(
      SentRow,
      sql`
      select id, kind, webinar_key as subject, name, phone, message as text from visitor_message where id = ${id}`,
    );
    if (before === undefined) return false;
    const isSame =
      before.kind === kind &&
      before.subject === subject &&
      before.name === name &&
      phones.decrypt(before.phone) === phone &&
      before.text === text;
    if (!isSame) throw conflict('message-id', 'این پیام ثبت نشد. صفحه را تازه کنید و دوباره بفرستید.');
    return true;
  }

  return {
    send: async (sent: Message, ip: string): Promise<{ ok: true }> => {
      limit(networkOf(ip));
      const message = { ...sent, name: cleanText(sent.name) };
      const { id, kind, subject, name, text } = message;
      const phone = foldPhone(message.phone);
      if (phone === null) throw invalidField('phone', 'شمارهٔ موبایل درست نیست؛ مثل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید.');
      if (kind !== 'webinar' && text === '') throw invalidField('text', 'متن پیام خالی است.');
      if (await isSent(message, phone)) return { ok: true };
      if (kind === 'webinar' && !(await webinars.isOpen(subject))) {
        throw notFound('این نشست دیگر در برنامه نیست. صفحه را تازه کنید.');
      }
      const now = clock();
      const since = new Date(now.getTime() - DAY_MS).toISOString();
      const stored = await db.execute(sql`
        insert into visitor_message (id, kind, webinar_key, name, phone, message, created_at)
        select ${id}::uuid, ${kind}, ${subject}, ${name}, ${phones.encrypt(phone)}, ${text}, ${now.toISOString()}::timestamptz
        where (select count(*) from visitor_message where created_at > ${since}::timestamptz) < ${MAX_A_DAY}
        on conflict do nothing
        returning id`);
      // Not stored: either the same message arrived twice at the same moment, or the day is full.
      if (stored.length === 0 && !(await isSent(message, phone))) throw tooEarly(DAY_MS, dailyLimitMessage);
      return { ok: true };
    },

    /** For administrators: the newest first, older than `before`. */
    list: async (before: Date = clock()): Promise<readonly VisitorMessage[]> => {
      const found = await db.query(
        VisitorMessage,
        sql`
        select id, kind, webinar_key as subject, name, phone, message as text, created_at as "createdAt" from visitor_message
        where created_at <= ${before.toISOString()}::timestamptz
        order by created_at desc, id desc limit ${PAGE}`,
      );
      return found.map((message) => ({ ...message, phone: phones.decrypt(message.phone) }));
    },

    /** A page of them, phones masked. */
    page: async ({
      page,
      size,
      kind,
      state,
      webinar,
    }: ParsedOf<AdminCalls['list']>['query']): Promise<ResponseOf<AdminCalls['list']>> => {
      const inState = state === 'new' ? isWaitingMessage : state === undefined ? sql`true` : sql`m.state = ${state}`;
      const condition = sql`${inState} and ${kind === undefined ? sql`true` : sql`m.kind = ${kind}`}
        and ${webinar === undefined ? sql`true` : sql`m.kind = 'webinar' and m.webinar_key = ${webinar}`}`;
      const [found, [count]] = await Promise.all([
        db.query(
          AdminRow,
          sql`
          select ${ADMIN_COLUMNS} from visitor_message m where ${condition}
          order by m.created_at desc, m.id desc limit ${size} offset ${(page - 1) * size}`,
        ),
        db.query(PageRow, sql`select count(*)::int as total from visitor_message m where ${condition}`),
      ]);
      return { page, size, total: count?.total ?? 0, items: found.map(viewOf) };
    },

    /** Answered, closed, or new again, with who and when. What is so already stays as it is. */
    setState: (actor: Actor, id: string, state: VisitorMessageState): Promise<AdminVisitorMessage> =>
      db.transaction(async (tx) => {
        const now = clock();
        const isNew = state === 'new';
        const changed = await tx.execute(sql`
          update visitor_message set state = ${state}, handled_at = ${isNew ? null : now.toISOString()}::timestamptz,
            handled_actor = ${isNew ? null : actor.id}
          where id = ${id} and state <> ${state}
          returning id`);
        if (changed.length > 0) await recordAudit(tx, now, originOf(actor.id), { action: ACTIONS[state], target: id });
        const [row] = await tx.query(AdminRow, sql`select ${ADMIN_COLUMNS} from visitor_message m where m.id = ${id}`);
        if (row === undefined) throw notFound('این پیام پیدا نشد.');
        return viewOf(row);
      }),

    showPhone: (actor: Actor, id: string) =>
      showPhone(context, originOf(actor.id), { table: 'visitor_message', id, action: 'visitor-message.show-phone' }),
  };
}
