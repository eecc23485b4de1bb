import { createRng } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { LocalBank } from '../../payments/local-bank.ts';
import type { Actor } from '../../platform/actor.ts';
import { weekStart } from '../../platform/calendar.ts';
import { createServices } from '../services.ts';
import { INDIVIDUAL_USERNAME } from './accounts.ts';
import type { WorldSize } from './people.ts';
import { type SimulatedTime, steadyId } from './simulated-student.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Payments of each week until this one: most are made when the school year has begun. */
const WEEKLY = [6, 5, 3, 4, 2, 4, 3, 5] as const;

/** When plans go on sale, in days before now: before the first payment. */
export const ON_SALE_DAYS = 7 * (WEEKLY.length + 1);

/** Every so many payments: one is refused by the bank, one is left at the bank, one uses the code. */
const EVERY = { refused: 9, cancelled: 13, code: 4 } as const;

interface Order {
  readonly student: Actor;
  readonly plan: string;
  readonly code?: string | null;
  readonly at: Date;
  readonly outcome: 'paid' | 'refused' | 'cancelled' | 'waiting';
}

const PeopleRow = v.object({ id: v.string(), schoolId: v.string(), username: v.string() });

/**
 * What parents bought in the last weeks, through a bank of its own: some with the discount code, some that the bank refused or
 * that nobody went on with, one given back, and one that still waits. The child without a school has a history of its own.
 */
export async function makeSales(
  { context, setNow }: SimulatedTime,
  admin: Actor,
  { firstBuyer }: Pick<WorldSize, 'firstBuyer'>,
): Promise<void> {
  const now = context.clock();
  const bank = new LocalBank(context.clock);
  const { payments, adminPayments } = createServices({ ...context, paymentGateway: bank.gateway() });
  const rng = createRng('demo/sales', 1405);

  async function buy({ student, plan, code = null, at, outcome }: Order): Promise<string> {
    const id = steadyId('sale', student.id, at.getTime());
    setNow(at);
    await payments.create(student, { id, plan_id: plan, code, amount_rial: null });
    const authority = bank.authorities().at(-1) ?? '';
    if (outcome === 'waiting') return id;
    setNow(new Date(at.getTime() + 2 * MINUTE));
    if (outcome === 'paid') bank.pay(authority);
    else bank.refuse(authority);
    await payments.verify(student, { authority, was_cancelled: outcome === 'cancelled' });
    return id;
  }

  const people = await context.db.query(
    PeopleRow,
    sql`
    select /* across schools: the demo world */ id, school_id as "schoolId", username from account
    where role = 'STUDENT' and archived_at is null order by username`,
  );
  const actorOf = ({ id, schoolId }: (typeof people)[number]): Actor => ({ id, schoolId, role: 'student' });
  const individual = people.find(({ username }) => username === INDIVIDUAL_USERNAME);
  const bySchool = Map.groupBy(
    rng.shuffle(people.filter(({ username }) => Number(username.slice(-2)) >= firstBuyer)),
    ({ schoolId }) => schoolId,
  );
  // Schools take turns, so that each has sales.
  const buyers = [...bySchool.values()]
    .flatMap((own) => own.map((person, turn) => ({ person, turn })))
    .sort((a, b) => b.turn - a.turn)
    .map(({ person }) => actorOf(person));
  const last = buyers.shift();
  const [anybody] = people.map(actorOf);
  const plans = await payments.plans(anybody ?? admin);
  const byMonths = (months: number) => plans.find((plan) => plan.months === months)?.id ?? '';
  const [month, season, year] = [byMonths(1), byMonths(3), byMonths(9)];

  let number = 0;
  const paid: string[] = [];
  for (const [week, count] of WEEKLY.entries()) {
    const begin = weekStart(new Date(now.getTime() - (WEEKLY.length - 1 - week) * 7 * DAY));
    const times = Array.from(
      { length: count },
      () => new Date(begin.getTime() + rng.int(0, 6) * DAY + rng.int(8, 22) * HOUR + rng.int(0, 59) * MINUTE),
    );
    for (const at of times.sort((a, b) => a.getTime() - b.getTime())) {
      const student = buyers.pop();
      if (student === undefined || at.getTime() > now.getTime() - HOUR) continue;
      number += 1;
      const refused = number % EVERY.refused === 0;
      const outcome = refused ? 'refused' : number % EVERY.cancelled === 0 ? 'cancelled' : 'paid';
      const plan = week < 2 ? rng.pick([year, year, season]) : rng.pick([month, month, season, year]);
      const id = await buy({ student, plan, at, outcome, code: number % EVERY.code === 0 ? 'MEHR20' : null });
      if (outcome === 'paid') paid.push(id);
    }
  }
  const [givenBack] = paid.slice(-6);
  if (givenBack !== undefined) {
    setNow(new Date(now.getTime() - 2 * HOUR));
    await adminPayments.refund(admin, givenBack);
  }
  if (individual !== undefined) {
    const student = actorOf(individual);
    const ago = (days: number, minutes = 0) => new Date(now.getTime() - days * DAY + minutes * MINUTE);
    await buy({ student, plan: month, at: ago(45), outcome: 'paid' });
    await buy({ student, plan: season, at: ago(9), outcome: 'refused' });
    await buy({ student, plan: season, at: ago(9, 8), outcome: 'paid', code: 'MEHR20' });
  }
  if (last !== undefined)
    await buy({ student: last, plan: month, at: new Date(now.getTime() - 6 * MINUTE), outcome: 'waiting' });
  setNow(now);
}
