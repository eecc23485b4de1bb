import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentsOf } from '../../test/world/payments.ts';
import { makeWorld } from '../../test/world/world.ts';
import type { PaymentState } from '../platform/db/schema/index.ts';
import { PAYMENT_EVENTS, PAYMENT_STATES } from '../platform/db/schema/index.ts';
import { applyEvent } from './apply-event.ts';
import { LATE_MS } from './local-bank.ts';
import { reconcilePayments } from './reconcile.ts';
import { nextState } from './state-machine.ts';
import { addMonths } from './subscription.ts';

const world = await makeWorld();
const calls = contract.payment;
const { makePlan, makeCode, makeStudents, buy, verify, usedOf, spansOf, eventsOf } = paymentsOf(world);

test('a payment is paid with all that follows from it, or not at all', async () => {
  const [student] = await makeStudents();
  const { id, authority } = await buy(student, await makePlan());
  world.bank.pay(authority);
  const months = (count: number) =>
    world.db.execute(sql`
      update payment set months = ${count}::int where school_id = ${student.schoolId} and id = ${id}`);
  // A span without length is refused by the database.
  await months(0);
  expect((await verify(student, authority)).status).toBe(500);
  const [row] = await world.db.execute<{ state: string; verified: number | null }>(sql`
    select state, verified_rial as verified from payment where school_id = ${student.schoolId} and id = ${id}`);
  expect(row).toEqual({ state: 'verifying', verified: null });
  expect(await eventsOf(student, id)).toEqual(['request', 'return']);
  await months(3);
  expect((await verify(student, authority)).body.state).toBe('paid');
  expect(await spansOf(student)).toHaveLength(1);
});

test('the last use of a code goes to one of two who order at once', async () => {
  const planId = await makePlan();
  const code = await makeCode({ maxUses: 1 });
  const students = await makeStudents();
  const replies = await Promise.all(
    students.map((student) => world.call(student, calls.create, { body: { id: randomUUID(), plan_id: planId, code } })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(await usedOf(code)).toBe(1);
});

test('two plans that are paid follow each other', async () => {
  const [student] = await makeStudents();
  const orders = [await buy(student, await makePlan()), await buy(student, await makePlan())];
  for (const { authority } of orders) world.bank.pay(authority);
  await Promise.all(orders.map(({ authority }) => verify(student, authority)));
  const middle = addMonths(world.now(), 3);
  expect(await spansOf(student)).toEqual([
    { startsAt: world.now(), endsAt: middle },
    { startsAt: middle, endsAt: addMonths(middle, 3) },
  ]);
});

test('no event leads anywhere but where the table says', async () => {
  const [student] = await makeStudents();
  const { id } = await buy(student, await makePlan());
  const key = { schoolId: student.schoolId, id };
  for (const state of PAYMENT_STATES) {
    for (const event of PAYMENT_EVENTS) {
      if (nextState(state, event) !== null) continue;
      const isPaid = state === 'paid' || state === 'refunded';
      await world.db.execute(sql`
        update payment set state = ${state}, verified_rial = case when ${isPaid} then amount_rial end
        where school_id = ${student.schoolId} and id = ${id}`);
      expect(await applyEvent(world.context, key, event, { actor: 'test' })).toBe(false);
    }
  }
  expect(nextState('paid', 'verify')).toBeNull();
  expect(nextState('refunded', 'verify')).toBeNull();
  expect(nextState('pending', 'verify')).toBeNull();
  await world.db.execute(sql`delete from payment_event where school_id = ${student.schoolId}`);
  await world.db.execute(sql`delete from payment where school_id = ${student.schoolId}`);
});

const STEPS = [
  'order',
  'pay',
  'pay-wrong',
  'pay-late',
  'refuse',
  'return',
  'return-nok',
  'reconcile',
  'wait',
  'away',
] as const;

test('whatever happens at the gateway, what is paid is what the bank verified, and it is given once', async () => {
  const planId = await makePlan();
  const code = await makeCode({ perPerson: 1000 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(2)), { minLength: 4, maxLength: 14 }),
      async (steps) => {
        const [student] = await makeStudents();
        const authorities: string[] = [];
        const first = world.bank.authorities().length;
        const honest = new Set<string>();
        const touched = new Set<string>();
        for (const [step, number] of steps) {
          const authority = authorities[number % Math.max(1, authorities.length)] ?? '';
          const isNew = !touched.has(authority) && authority !== '';
          if (step === 'order') {
            const body = { id: randomUUID(), plan_id: planId, code: number === 0 ? code : null };
            await world.call(student, calls.create, { body });
            authorities.push(...world.bank.authorities().slice(first + authorities.length));
          } else if (step === 'pay' || step === 'pay-late') {
            world.bank.pay(authority, { lateMs: step === 'pay' ? 0 : LATE_MS });
            if (isNew) honest.add(authority);
            if (isNew) touched.add(authority);
          } else if (step === 'pay-wrong') {
            world.bank.pay(authority, { amount: 1000 });
            touched.add(authority);
          } else if (step === 'refuse') {
            world.bank.refuse(authority);
            touched.add(authority);
          } else if (step === 'return' || step === 'return-nok') {
            if (authority !== '') await verify(student, authority, step === 'return-nok');
          } else if (step === 'reconcile') await reconcilePayments(world.context);
          else if (step === 'wait') world.pass({ minutes: 11 });
          else world.bank.isAway = !world.bank.isAway;
        }
        world.bank.isAway = false;
        world.pass({ minutes: 31 });
        await reconcilePayments(world.context);
        const rows = await world.db.execute<{
          authority: string;
          state: PaymentState;
          given: number;
          isVerified: boolean;
        }>(sql`
          select p.authority, p.state, p.verified_rial is not null and p.verified_rial = p.amount_rial as "isVerified",
            (select count(*)::int from subscription s where s.school_id = p.school_id and s.payment_id = p.id) as given
          from payment p where p.school_id = ${student.schoolId} and p.student_id = ${student.id}`);
        for (const { authority, state, given, isVerified } of rows) {
          const isPaid = honest.has(authority);
          expect({ authority, isPaid: state === 'paid', given, isVerified }).toEqual({
            authority,
            isPaid,
            given: isPaid ? 1 : 0,
            isVerified: isPaid,
          });
          expect(['paid', 'failed', 'cancelled', 'expired']).toContain(state);
        }
        const [count] = await world.db.execute<{ held: number }>(sql`
          /* across schools: payments of all */
          select count(*)::int as held from payment p join discount_code d on d.id = p.discount_code_id
          where d.code = ${code} and p.state in ('created', 'pending', 'verifying', 'paid')`);
        expect(await usedOf(code)).toBe(count?.held);
      },
    ),
    { numRuns: 25 },
  );
});
