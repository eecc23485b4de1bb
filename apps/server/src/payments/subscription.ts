import type { Subscription } from '@mashq/api/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Actor } from '../platform/actor.ts';
import type { Session } from '../platform/db/database.ts';
import type { LockedPayment, PaymentKey } from './lock-payment.ts';

const DAY_MS = 24 * 60 * 60_000;

/** After its end a plan is still reported as running out, not as gone. */
const GRACE_DAYS = 7;

/** The same day of the month, some months later; the last day where that month is shorter. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}

const ActivateSubscriptionRow = v.object({ endsAt: v.date() });

/** Begins what was paid for: now, or when what the student has already ends. */
export async function activateSubscription(
  { execute, query }: Session,
  { schoolId, id }: PaymentKey,
  { studentId, planId, months }: LockedPayment,
  now: Date,
): Promise<void> {
  // Two payments of a student that are confirmed at once follow each other.
  await execute(sql`select id from account where id = ${studentId} for no key update`);
  const [last] = await query(
    ActivateSubscriptionRow,
    sql`
    select ends_at as "endsAt" from subscription
    where school_id = ${schoolId} and student_id = ${studentId} and cancelled_at is null
    order by ends_at desc limit 1`,
  );
  const from = last !== undefined && last.endsAt > now ? last.endsAt : now;
  await execute(sql`
    insert into subscription (school_id, student_id, plan_id, payment_id, starts_at, ends_at, created_at)
    values (${schoolId}, ${studentId}, ${planId}, ${id}, ${from.toISOString()}::timestamptz,
      ${addMonths(from, months).toISOString()}::timestamptz, ${now.toISOString()}::timestamptz)`);
}

/** Ends what a refunded payment gave. */
export async function endSubscription({ execute }: Session, { schoolId, id }: PaymentKey, now: Date): Promise<void> {
  await execute(sql`
    update subscription set cancelled_at = ${now.toISOString()}::timestamptz
    where school_id = ${schoolId} and payment_id = ${id}`);
}

const Span = v.object({
  source: v.picklist(['self', 'school']),
  planId: v.string(),
  planTitle: v.string(),
  startsAt: v.date(),
  endsAt: v.date(),
});

const NONE: Subscription = {
  state: 'none',
  source: null,
  plan_id: null,
  plan_title: null,
  starts_at: null,
  ends_at: null,
  days_left: 0,
};

/** What a student has: a seat of the school before a plan of its own. Plans that follow each other are one span. */
export async function readSubscription({ query }: Session, { id, schoolId }: Actor, now: Date): Promise<Subscription> {
  const spans = await query(
    Span,
    sql`
    select 'school' as source, t.plan_id as "planId", plan.title as "planTitle", t.starts_at as "startsAt",
      t.ends_at as "endsAt"
    from school_seat t join plan on plan.id = t.plan_id
    where t.school_id = ${schoolId} and t.student_id = ${id} and t.released_at is null
    union all
    select 'self', s.plan_id, plan.title, s.starts_at, s.ends_at
    from subscription s join plan on plan.id = s.plan_id
    where s.school_id = ${schoolId} and s.student_id = ${id} and s.cancelled_at is null
    order by "endsAt" desc limit 100`,
  );
  const running = spans.filter(({ endsAt }) => endsAt > now);
  const shown =
    running.find(({ source }) => source === 'school') ?? running.find(({ startsAt }) => startsAt <= now) ?? spans[0];
  if (shown === undefined) return NONE;
  const own = running.filter(({ source }) => source === shown.source);
  const end = Math.max(...own.map(({ endsAt }) => endsAt.getTime()), shown.endsAt.getTime());
  const left = (end - now.getTime()) / DAY_MS;
  return {
    state: left > 0 ? 'active' : left > -GRACE_DAYS ? 'grace' : 'expired',
    source: shown.source,
    plan_id: shown.planId,
    plan_title: shown.planTitle,
    starts_at: shown.startsAt.toISOString(),
    ends_at: new Date(end).toISOString(),
    days_left: Math.max(0, Math.ceil(left)),
  };
}

/**
 * The title of the plan that a student has at `now`, as a subquery: a seat of the school before a plan of its own, as on the
 * page of the subscription; null where none is running.
 */
export function runningPlan({ id, schoolId }: { readonly id: string; readonly schoolId: string }, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(
    select p.title from (
      select t.plan_id, t.ends_at, 0 as place from school_seat t
      where t.school_id = ${schoolId} and t.student_id = ${id} and t.released_at is null
        and t.starts_at <= ${at} and t.ends_at > ${at}
      union all
      select s.plan_id, s.ends_at, 1 from subscription s
      where s.school_id = ${schoolId} and s.student_id = ${id} and s.cancelled_at is null
        and s.starts_at <= ${at} and s.ends_at > ${at}
    ) running join plan p on p.id = running.plan_id
    order by running.place, running.ends_at desc limit 1)`;
}
