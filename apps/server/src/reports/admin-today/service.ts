import { type AdminToday, AdminTodaySchema, type SalesWeek, SalesWeekSchema } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isDuePreOrder } from '../../payments/pre-orders/state-machine.ts';
import { weekStart } from '../../platform/calendar.ts';
import type { Context } from '../../platform/context.ts';
import type { Session } from '../../platform/db/database.ts';
import { textAs } from '../../platform/db/row.ts';

type Kind = keyof AdminToday['waiting'];

const WAITING: Readonly<Record<Kind, (now: Date) => SQL>> = {
  chats: () => sql`
    select min(m.sent_at) as since from chat c
    join chat_message m on m.school_id = c.school_id and m.account_id = c.account_id
    where c.last_seq > c.support_read_seq and not m.from_support and m.removed_at is null and m.seq > c.support_read_seq
    group by c.school_id, c.account_id`,
  registrations: () => sql`select r.created_at as since from registration r where ${isWaitingRegistration}`,
  visitor_messages: () => sql`select m.created_at as since from visitor_message m where ${isWaitingMessage}`,
  pre_orders: (now) => sql`
    select coalesce(o.follow_up_at, o.created_at) as since from pre_order o where ${isDuePreOrder(now)}`,
  job_applications: () => sql`select created_at as since from job_application where state = 'new'`,
};

const WaitingRow = v.object({
  kind: textAs<Kind>(),
  count: v.number(),
  oldest: v.nullable(v.date()),
});

/** What waits for an administrator, of all kinds in one statement. */
async function readOpenRequests({ query }: Session, now: Date): Promise<AdminToday['waiting']> {
  const kinds = Object.keys(WAITING) as Kind[];
  const parts = kinds.map(
    (kind) =>
      sql`select ${kind}::text as kind, count(*)::int as count, min(since) as oldest from (${WAITING[kind](now)}) w`,
  );
  const found = await query(WaitingRow, sql`/* across schools: support chats */ ${sql.join(parts, sql` union all `)}`);
  const of = (kind: Kind) => {
    const row = found.find((one) => one.kind === kind);
    return { count: row?.count ?? 0, oldest_at: row?.oldest?.toISOString() ?? null };
  };
  return {
    chats: of('chats'),
    registrations: of('registrations'),
    visitor_messages: of('visitor_messages'),
    pre_orders: of('pre_orders'),
    job_applications: of('job_applications'),
  };
}

const Sums = v.pick(AdminTodaySchema, ['schools_count', 'students_count', 'individuals_count']);
type Sums = v.InferOutput<typeof Sums>;

/** Numbers of the whole site. */
async function readSums({ query }: Session): Promise<Sums> {
  const [row] = await query(
    Sums,
    sql`
    select
      (select count(*)::int from school where kind = 'school' and archived_at is null) as schools_count,
      (select count(*)::int from account a join school s on s.id = a.school_id
        where a.role = 'STUDENT' and a.archived_at is null and s.kind = 'school' and s.archived_at is null) as students_count,
      (select count(*)::int from account a join school s on s.id = a.school_id
        where a.role = 'STUDENT' and a.archived_at is null and s.kind = 'personal') as individuals_count`,
  );
  return row ?? { schools_count: 0, students_count: 0, individuals_count: 0 };
}

const WEEKS = 8;

/** What was paid in each of the last weeks and not given back, a week without a payment as well. */
async function readSales({ query }: Session, now: Date): Promise<SalesWeek[]> {
  const first = weekStart(new Date(weekStart(now).getTime() - (WEEKS - 1) * 7 * 24 * 3_600_000));
  const start = sql`${first.toISOString()}::timestamptz`;
  return query(
    SalesWeekSchema,
    sql`
    /* across schools: payments of all */
    select to_char((${start} + w.number * interval '7 days') at time zone 'Asia/Tehran', 'YYYY-MM-DD') as week,
      count(p.id)::int as count, coalesce(sum(p.amount_rial), 0)::float8 as amount_rial
    from generate_series(0, ${WEEKS - 1}::int) as w(number)
    left join payment p on p.state = 'paid' and p.paid_at >= ${start} + w.number * interval '7 days'
      and p.paid_at < ${start} + (w.number + 1) * interval '7 days'
    group by w.number order by w.number`,
  );
}

/** The home of administrators: what waits for them, and how the site goes. */
export function adminTodayService({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return {
    read: async (): Promise<AdminToday> => {
      const now = clock();
      const [waiting, sums, sales] = await Promise.all([readOpenRequests(db, now), readSums(db), readSales(db, now)]);
      return { waiting, ...sums, sales };
    },
  };
}

/*
 * What waits for an administrator, as conditions that both the home and the lists count by: a number on the home is that of the
 * list it leads to.
 */

/** Requests for an account that nobody has decided, of `registration r`. */
export const isWaitingRegistration = sql`r.state = 'pending'`;

/** Messages of visitors that nobody has answered or closed, of `visitor_message m`. */
export const isWaitingMessage = sql`m.state = 'new'`;
