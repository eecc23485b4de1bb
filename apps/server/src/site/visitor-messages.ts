import type { AdminVisitorMessage, Contract, ParsedOf, ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError, conflict } from '../app-error.ts';
import { originOf } from '../audit/request-origin.ts';
import { tooEarly } from '../auth/attempt-counters.ts';
import { foldPhone, maskPhone } from '../auth/digits.ts';
import { networkOf } from '../auth/network.ts';
import { showPhone } from '../auth/show-phone.ts';
import { makeWriteLimit } from '../auth/write-limit.ts';
import type { Context } from '../context.ts';
import type { VisitorMessageKind } from '../db/schema/index.ts';

type AdminCalls = Contract['admin']['visitorMessages'];
type Message = ParsedOf<Contract['site']['sendMessage']>['body'];

export interface VisitorMessage {
  readonly id: string;
  readonly kind: VisitorMessageKind;
  readonly subject: string;
  readonly name: string;
  readonly phone: string;
  readonly text: string;
  readonly createdAt: Date;
}

/** Messages of one network: a school behind one address may register several people for a webinar. */
const LIMIT = { burst: 10, perSecond: 1 / 60 };

/** Messages of all networks in a day: beyond it nobody reads them, and nobody can fill the database. */
export const MOST_A_DAY = 2000;
const DAY_MS = 24 * 60 * 60_000;
const PAGE = 100;

const fullDay = (wait: string) => `امروز پیام‌های زیادی رسیده است. لطفاً ${wait} دیگر دوباره بفرستید.`;

const invalidField = (field: string, detail: string) =>
  new AppError('invalid', 'بعضی از ورودی‌ها درست نیستند.', { fields: { [field]: detail } });

/** Messages and registrations of visitors without an account. */
export function visitorMessageService(context: Pick<Context, 'db' | 'clock' | 'phones'>) {
  const { db, clock, phones } = context;
  const limit = makeWriteLimit(LIMIT);

  async function isSent({ id, kind, subject, name, text }: Message, phone: string): Promise<boolean> {
    const [before] = await db.rows<VisitorMessage>(sql`
      select id, kind, webinar_key as subject, name, phone, message as text from visitor_message where id = ${id}`);
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
    send: async (message: Message, ip: string): Promise<{ ok: true }> => {
      limit(networkOf(ip));
      const { id, kind, subject, name, text } = message;
      const phone = foldPhone(message.phone);
      if (phone === null) throw invalidField('phone', 'شمارهٔ موبایل درست نیست؛ مثل ۰۹۱۲۳۴۵۶۷۸۹ بنویسید.');
      if (kind === 'contact' && text === '') throw invalidField('text', 'متن پیام خالی است.');
      if (await isSent(message, phone)) return { ok: true };
      const now = clock();
      const since = new Date(now.getTime() - DAY_MS).toISOString();
      const stored = await db.rows(sql`
        insert into visitor_message (id, kind, webinar_key, name, phone, message, created_at)
        select ${id}::uuid, ${kind}, ${subject}, ${name}, ${phones.encrypt(phone)}, ${text}, ${now.toISOString()}::timestamptz
        where (select count(*) from visitor_message where created_at > ${since}::timestamptz) < ${MOST_A_DAY}
        on conflict do nothing
        returning id`);
      // Not stored: either the same message arrived twice at the same moment, or the day is full.
      if (stored.length === 0 && !(await isSent(message, phone))) throw tooEarly(DAY_MS, fullDay);
      return { ok: true };
    },

    /** For administrators: the newest first, older than `before`. */
    list: async (before: Date = clock()): Promise<readonly VisitorMessage[]> => {
      const found = await db.rows<VisitorMessage>(sql`
        select id, kind, webinar_key as subject, name, phone, message as text, created_at as "createdAt" from visitor_message
        where created_at <= ${before.toISOString()}::timestamptz
        order by created_at desc, id desc limit ${PAGE}`);
      return found.map((message) => ({ ...message, phone: phones.decrypt(message.phone) }));
    },

    /** A page of them, phones masked. */
    page: async ({
      page,
      size,
      kind,
    }: ParsedOf<AdminCalls['list']>['query']): Promise<ResponseOf<AdminCalls['list']>> => {
      const condition = kind === undefined ? sql`true` : sql`kind = ${kind}`;
      const [found, [count]] = await Promise.all([
        db.rows<VisitorMessage>(sql`
          select id, kind, webinar_key as subject, name, phone, message as text, created_at as "createdAt"
          from visitor_message where ${condition}
          order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}`),
        db.rows<{ total: number }>(sql`select count(*)::int as total from visitor_message where ${condition}`),
      ]);
      const items = found.map(
        ({ phone, createdAt, ...row }): AdminVisitorMessage => ({
          ...row,
          phone_mask: maskPhone(phones.decrypt(phone)),
          created_at: createdAt.toISOString(),
        }),
      );
      return { page, size, total: count?.total ?? 0, items };
    },

    showPhone: (actor: Actor, id: string) =>
      showPhone(context, originOf(actor.id), { table: 'visitor_message', id, action: 'visitor-message.show-phone' }),
  };
}
