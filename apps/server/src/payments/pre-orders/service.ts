import { type Contract, type OwnPreOrder, OwnPreOrderSchema, type ParsedOf, type Plan } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { phoneOf } from '../../auth/phone-codes.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { CountRow, IdRow } from '../../platform/db/row.ts';
import type { PreOrderSource } from '../../platform/db/schema/index.ts';
import { tooEarly } from '../../platform/security/attempt-counters.ts';
import { networkOf } from '../../platform/security/network.ts';
import { phoneIs } from '../../platform/security/phone-cipher.ts';
import { makeWriteLimit } from '../../platform/security/write-limit.ts';
import { cleanText } from '../../school/roster/person-text.ts';
import { readPlansOnSale } from '../catalog.ts';
import { applyEvent, noteEvent } from './apply-event.ts';

type Body = ParsedOf<Contract['site']['preOrder']>['body'];

/** Of one network: a school behind one address may ask for several plans. */
const LIMIT = { burst: 10, perSecond: 1 / 60 };
/** Of all networks in a day: beyond it nobody calls, and nobody can fill the database. */
export const MAX_A_DAY = 1000;
const DAY_MS = 24 * 60 * 60_000;

const dailyLimitMessage = (wait: string) => `امروز پیش‌سفارش‌های زیادی رسیده است. لطفاً ${wait} دیگر دوباره بفرستید.`;

interface Asked {
  readonly source: PreOrderSource;
  readonly accountId: string | null;
}

const IsStoredRow = v.object({ phone: v.string(), note: v.string(), seats: v.number() });

const OwnRow = v.object({ ...v.omit(OwnPreOrderSchema, ['created_at']).entries, created_at: v.date() });

/** Pre-orders as visitors and students send them. */
export function preOrderService(context: Pick<Context, 'db' | 'clock' | 'phones'>) {
  const { db, clock, phones } = context;
  const limit = makeWriteLimit(LIMIT);

  /** Whether this request is stored already. Throws where its id is that of another. */
  async function isStored({ query }: Session, { id, note, seats }: Body, phone: string): Promise<boolean> {
    const [row] = await query(IsStoredRow, sql`select phone, note, seats from pre_order where id = ${id}`);
    if (!row) return false;
    if (phones.decrypt(row.phone) !== phone || row.note !== note || row.seats !== seats) {
      throw conflict('pre-order-id', 'این پیش‌سفارش ثبت نشد. صفحه را تازه کنید و دوباره بفرستید.');
    }
    return true;
  }

  async function requireRoomToday({ query }: Session, now: Date): Promise<void> {
    const since = new Date(now.getTime() - DAY_MS).toISOString();
    const [day] = await query(
      CountRow,
      sql`select count(*)::int as count from pre_order where created_at > ${since}::timestamptz`,
    );
    if ((day?.count ?? 0) >= MAX_A_DAY) throw tooEarly(DAY_MS, dailyLimitMessage);
  }

  async function store(sent: Body, { source, accountId }: Asked): Promise<{ ok: true }> {
    const body = { ...sent, name: cleanText(sent.name), school_title: cleanText(sent.school_title) };
    const phone = phoneOf(body.phone);
    const { id, name, role, school_title, city, grade, plan_id, seats, note } = body;
    return db.transaction(async (tx) => {
      // Two requests for one number at once must not make two.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pre-order ${phones.index(phone)}`}, 0))`);
      if (await isStored(tx, body, phone)) return { ok: true };
      if (plan_id !== null) {
        const [plan] = await tx.execute(sql`select 1 as one from plan where id = ${plan_id} and state <> 'draft'`);
        if (!plan) throw notFound('این طرح پیدا نشد.');
      }
      const now = clock();
      const origin = accountId === null ? { actor: 'visitor' } : originOf(accountId);
      const [open] = await tx.query(
        IdRow,
        sql`
        select id from pre_order
        where ${phoneIs(phones, sql`phone_hash`, phone)} and plan_id is not distinct from ${plan_id}::uuid
          and state in ('requested', 'contacted', 'confirmed')`,
      );
      if (open) {
        // One open for a number and a plan; the next call reads the new words. The reply does not say that there is one.
        const words = [name, note].filter((text) => text !== '').join('\n');
        await applyEvent(tx, now, origin, { id: open.id, event: 'repeat', note: words });
        return { ok: true };
      }
      await requireRoomToday(tx, now);
      const at = sql`${now.toISOString()}::timestamptz`;
      await tx.execute(sql`
        insert into pre_order (id, state, name, phone, phone_hash, role, school_title, city, grade, plan_id, seats, note,
          source, account_id, has_consent, created_at, updated_at)
        values (${id}, 'requested', ${name}, ${phones.encrypt(phone)}, ${phones.index(phone)}, ${role}, ${school_title},
          ${city}, ${grade}::int, ${plan_id}::uuid, ${seats}, ${note}, ${source}, ${accountId}::uuid, true, ${at}, ${at})`);
      await noteEvent(tx, now, origin.actor, { id, event: 'request', from: 'draft', to: 'requested', note: '' });
      return { ok: true };
    });
  }

  return {
    ofVisitor: (body: Body, ip: string): Promise<{ ok: true }> => {
      limit(networkOf(ip));
      return store(body, { source: 'site', accountId: null });
    },

    ofStudent: (actor: Actor, body: Body): Promise<{ ok: true }> =>
      store(body, { source: 'student', accountId: actor.id }),

    /** Those of a student, the newest first. */
    own: async (actor: Actor): Promise<OwnPreOrder[]> => {
      const rows = await db.query(
        OwnRow,
        sql`
        select o.id, o.state, p.title as plan_title, o.seats, o.note, o.created_at
        from pre_order o left join plan p on p.id = o.plan_id
        where o.account_id = ${actor.id} order by o.created_at desc, o.id limit 20`,
      );
      return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
    },

    /** What visitors see the prices of, and what a pre-order may be for. */
    plans: (): Promise<Plan[]> => readPlansOnSale(db),
  };
}
