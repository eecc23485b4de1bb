import {
  type AdminPreOrder,
  type AdminPreOrderDetail,
  AdminPreOrderDetailSchema,
  AdminPreOrderSchema,
  type Contract,
  type ParsedOf,
  type ResponseOf,
} from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { showPhone } from '../../auth/show-phone.ts';
import type { Actor } from '../../platform/actor.ts';
import { conflict, notFound } from '../../platform/app-error.ts';
import { originOf } from '../../platform/audit/request-origin.ts';
import type { Context } from '../../platform/context.ts';
import { maskPhone } from '../../platform/security/digits.ts';
import { applyEvent } from './apply-event.ts';
import { isDuePreOrder, isOpenPreOrder } from './state-machine.ts';

type Calls = Contract['admin']['preOrders'];
const EventRow = v.object({ ...AdminPreOrderDetailSchema.entries.events.item.entries, at: v.date() });

const Row = v.object({
  ...v.omit(AdminPreOrderSchema, ['phone_mask', 'follow_up_at', 'created_at', 'updated_at']).entries,
  phone: v.string(),
  follow_up_at: v.nullable(v.date()),
  created_at: v.date(),
  updated_at: v.date(),
});

const missing = () => notFound('این پیش‌سفارش پیدا نشد.');

const ItemsRow = v.object({ total: v.number() });

const ChangeRow = v.object({ state: v.string() });

const ChangeLastRow = v.object({ kind: v.string(), note: v.string() });

/** Pre-orders as administrators work on them. */
export function adminPreOrderService(context: Pick<Context, 'db' | 'clock' | 'phones'>) {
  const { db, clock, phones } = context;

  async function read(condition: SQL, rest: SQL): Promise<AdminPreOrder[]> {
    const rows = await db.query(
      Row,
      sql`
      select o.id, o.state, o.name, o.phone, o.role, o.school_title, o.city, o.grade, p.title as plan_title, o.seats, o.note,
        o.source, o.follow_up_at, o.created_at, o.updated_at
      from pre_order o left join plan p on p.id = o.plan_id where ${condition} ${rest}`,
    );
    return rows.map(({ phone, follow_up_at, created_at, updated_at, ...row }) => ({
      ...row,
      phone_mask: maskPhone(phones.decrypt(phone)),
      follow_up_at: follow_up_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
    }));
  }

  async function detail(id: string): Promise<AdminPreOrderDetail> {
    const [[row], events] = await Promise.all([
      read(sql`o.id = ${id}`, sql``),
      db.query(
        EventRow,
        sql`
        select e.id, e.kind, e.from_state, e.to_state, e.note, e.created_at as at,
          case when e.actor = 'payment' then 'payment' when e.actor like 'job:%' then 'server'
            when a.role = 'SYS_ADMIN' then 'admin' else 'applicant' end as by,
          case a.role when 'SYS_ADMIN' then a.first_name || ' ' || a.last_name end as by_name
        from pre_order_event e left join account a on a.id::text = e.actor
        where e.pre_order_id = ${id} order by e.created_at, e.id`,
      ),
    ]);
    if (!row) throw missing();
    return { ...row, events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })) };
  }

  return {
    list: async ({ page, size, state }: ParsedOf<Calls['list']>['query']): Promise<ResponseOf<Calls['list']>> => {
      const isOpen = state === 'open' || state === 'due';
      const conditions = { open: isOpenPreOrder, due: isDuePreOrder(clock()) };
      const condition = state === 'open' || state === 'due' ? conditions[state] : sql`o.state = ${state}`;
      // What is to be done first: who waits for a call that was agreed on, then who has waited longest.
      const order = isOpen
        ? sql`coalesce(o.follow_up_at, o.created_at), o.created_at, o.id`
        : sql`o.updated_at desc, o.id desc`;
      const [items, [count]] = await Promise.all([
        read(condition, sql`order by ${order} limit ${size} offset ${(page - 1) * size}`),
        db.query(ItemsRow, sql`select count(*)::int as total from pre_order o where ${condition}`),
      ]);
      return { page, size, total: count?.total ?? 0, items };
    },

    detail,

    change: async (
      actor: Actor,
      id: string,
      { event, note, follow_up_at, from }: ParsedOf<Calls['change']>['body'],
    ): Promise<AdminPreOrderDetail> => {
      await db.transaction(async (tx) => {
        // Locked first: what another request has written meanwhile is seen by the next statement alone.
        const [row] = await tx.query(ChangeRow, sql`select state from pre_order where id = ${id} for update`);
        if (!row) throw missing();
        const [last] = await tx.query(
          ChangeLastRow,
          sql`
          select kind, note from pre_order_event where pre_order_id = ${id} order by created_at desc, id desc limit 1`,
        );
        // The reply was lost and the same is sent again: it was done.
        if (row.state !== from && last?.kind === event && last.note === note) return;
        const isOther = row.state !== from;
        const change = { id, event, note, ...(follow_up_at !== undefined && { followUpAt: follow_up_at }) };
        const before = isOther ? null : await applyEvent(tx, clock(), originOf(actor.id), change);
        if (before === null) {
          throw conflict('pre-order-state', 'این پیش‌سفارش در این میان تغییر کرده است. صفحه را تازه کنید.');
        }
      });
      return detail(id);
    },

    showPhone: (actor: Actor, id: string) =>
      showPhone(context, originOf(actor.id), { table: 'pre_order', id, action: 'pre-order.show-phone' }),
  };
}
