import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fresh, makeClassroom, makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import type { Actor } from '../platform/actor.ts';
import { readAudit } from '../platform/audit/audit.ts';
import type { PaymentState } from '../platform/db/schema/index.ts';
import { reconcilePayments } from './reconcile.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const admin = await makePerson(world, { role: 'SYS_ADMIN', firstName: 'زهرا', lastName: 'مدیری' });
const { payments, catalog } = contract.admin;

async function addPlan(price = 1_490_000): Promise<string> {
  const id = randomUUID();
  const plan = { id, title: fresh('طرح'), description: 'برای تمرین', months: 1, price_rial: price, features: [] };
  const { status } = await world.call(admin, catalog.addPlan, { body: plan });
  expect(status).toBe(201);
  return id;
}

async function order(student: Actor, planId: string) {
  const reply = await world.call(student, contract.payment.create, {
    body: { id: randomUUID(), plan_id: planId, code: null },
  });
  expect(reply.status).toBe(201);
  return { id: reply.body.receipt.id, authority: reply.body.redirect_url?.split('/').at(-1) ?? '' };
}

async function paid(student: Actor, planId: string) {
  const made = await order(student, planId);
  world.bank.pay(made.authority);
  await world.call(student, contract.payment.verify, { body: { authority: made.authority, was_cancelled: false } });
  return made.id;
}

const listed = async (query: object) => (await world.call(admin, payments.list, { query })).body;

test('a payment is shown with everybody who changed it; a refund is noted once and ends the plan', async () => {
  const { students } = await makeClassroom(world);
  const [student] = students;
  if (!student) throw new Error('a class without children');
  const id = await paid(student, await addPlan());
  const before = await world.call(admin, payments.detail, { params: { id } });
  expect(before.body).toMatchObject({ state: 'paid', buyer_name: 'نام1 خانواده1', amount_rial: 1_490_000 });
  expect(before.body.events.map(({ kind, by }) => [kind, by])).toEqual([
    ['request', 'buyer'],
    ['return', 'buyer'],
    ['verify', 'buyer'],
  ]);
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await world.call(admin, payments.refund, { params: { id } });
    expect([status, body.state]).toEqual([200, 'refunded']);
    expect(body.events.at(-1)).toMatchObject({ kind: 'refund', by: 'admin', by_name: 'زهرا مدیری' });
    expect(body.events).toHaveLength(4);
  }
  expect((await readAudit(world.db, { target: id })).filter(({ action }) => action === 'payment.refund')).toHaveLength(
    1,
  );
  expect((await world.call(student, contract.payment.subscription, {})).body.state).not.toBe('active');
  const news = await world.db.execute<{ body: string }>(
    sql`select body from notification where account_id = ${student.id}`,
  );
  expect(news.map(({ body }) => body)).toEqual([expect.stringContaining('۱۴۹٬۰۰۰ تومان برگردانده شد')]);
});

test('what was never paid is not refunded, and what is not there is not found', async () => {
  const { students } = await makeClassroom(world);
  const { id } = await order(students[0] as Actor, await addPlan());
  expect((await world.call(admin, payments.refund, { params: { id } })).status).toBe(404);
  expect((await world.call(admin, payments.detail, { params: { id } })).body.state).toBe('pending');
  expect((await world.call(admin, payments.detail, { params: { id: randomUUID() } })).status).toBe(404);
});

test('a list is what the filter says, its totals are a recount, and the file has the same rows', async () => {
  const planId = await addPlan(7_900_000);
  const { students } = await makeClassroom(world, { students: 6 });
  const begun = world.now();
  for (const [index, student] of students.entries()) {
    if (index % 2 === 0) await paid(student, planId);
    else await order(student, planId);
    world.pass({ hours: 5 });
  }
  // Nobody paid these in half an hour.
  await reconcilePayments(world.context);
  interface Row {
    readonly id: string;
    readonly order_no: string;
    readonly state: PaymentState;
    readonly amount_rial: number;
    readonly created_at: Date;
  }
  const all = await world.db.execute<Row>(sql`
    select /* across schools: payments of all */ id, order_no, state, amount_rial, created_at from payment`);
  const moment = fc.integer({ min: -2, max: 34 }).map((hours) => new Date(begun.getTime() + hours * 3_600_000));
  const filter = fc.record(
    {
      state: fc.constantFrom<PaymentState>('paid', 'expired', 'pending', 'refunded'),
      from: moment,
      until: moment,
      order_no: fc.constantFrom(
        '',
        ...all.map(({ order_no }) => order_no),
        ...all.map(({ order_no }) => order_no[0] ?? ''),
      ),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(filter, async ({ state, from, until, order_no }) => {
      const kept = all
        .filter((row) => state === undefined || row.state === state)
        .filter((row) => from === undefined || row.created_at >= from)
        .filter((row) => until === undefined || row.created_at < until)
        .filter((row) => row.order_no.startsWith(order_no ?? ''));
      const found = await listed({
        size: '100',
        ...(state && { state }),
        ...(from && { from: from.toISOString() }),
        ...(until && { until: until.toISOString() }),
        ...(order_no !== undefined && { order_no }),
      });
      expect(found.items.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
      expect(found.total).toBe(kept.length);
      for (const total of found.totals) {
        const same = kept.filter((row) => row.state === total.state);
        expect(total).toEqual({
          state: total.state,
          count: same.length,
          amount_rial: same.reduce((sum, row) => sum + row.amount_rial, 0),
        });
      }
      expect(new Set(found.totals.map((total) => total.state))).toEqual(new Set(kept.map((row) => row.state)));
    }),
    { numRuns: 40, seed: 11 },
  );
  const file = await world.call(admin, payments.export, { query: { format: 'csv', state: 'paid' } });
  const lines = (await file.body.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + all.filter((row) => row.state === 'paid').length);
  const pages = [await listed({ size: '2' }), await listed({ size: '2', page: '2' })];
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
    (await listed({ size: '4' })).items.map(({ id }) => id),
  );
});

test('a list and a payment cost the same number of statements, however many there are', async () => {
  const planId = await addPlan();
  const { students } = await makeClassroom(world, { students: 5 });
  await paid(students[0] as Actor, planId);
  const few = await world.countQueries(() => listed({ size: '1' }));
  for (const student of students.slice(1)) await paid(student, planId);
  expect(await world.countQueries(() => listed({ size: '100' }))).toBe(few);
});

test('a plan is sold from when it is added, and a repeat of anything changes nothing', async () => {
  const id = randomUUID();
  const body = { id, title: 'یک‌ماهه', description: 'برای آغاز', months: 1, price_rial: 1_000_000, features: ['تمرین'] };
  for (let times = 0; times < 2; times += 1) {
    const { body: plans } = await world.call(admin, catalog.addPlan, { body });
    expect(plans.filter((plan) => plan.id === id)).toMatchObject([{ state: 'on_sale', sold: 0 }]);
  }
  const tooLow = { ...body, id: randomUUID(), list_price_rial: 1_000_000 };
  const refused = await world.call(admin, catalog.addPlan, { body: tooLow });
  expect([refused.status, refused.refusal.fields]).toEqual([422, { list_price_rial: expect.any(String) }]);
  const { students } = await makeClassroom(world);
  await paid(students[0] as Actor, id);
  for (let times = 0; times < 2; times += 1) {
    const { status, body: plans } = await world.call(admin, catalog.retirePlan, { params: { id } });
    expect(status).toBe(200);
    expect(plans.find((plan) => plan.id === id)).toMatchObject({ state: 'retired', sold: 1 });
  }
  expect((await world.call(admin, catalog.retirePlan, { params: { id: randomUUID() } })).status).toBe(404);
  expect((await readAudit(world.db, { target: id })).map(({ action }) => action).sort()).toEqual([
    'payment.add-plan',
    'payment.retire-plan',
  ]);
});

test('a discount code is made once; another that reads the same is a conflict', async () => {
  const planId = await addPlan();
  const code = fresh('mehr');
  const ends_at = new Date(world.now().getTime() + 86_400_000).toISOString();
  const body = { id: randomUUID(), code, percent: 20, ends_at, max_uses: 3, plan_id: planId };
  for (let times = 0; times < 2; times += 1) {
    const reply = await world.call(admin, catalog.addCode, { body });
    expect([reply.status, reply.body.code, reply.body.used]).toEqual([201, code.toUpperCase(), 0]);
  }
  const other = { ...body, id: randomUUID(), code: code.toUpperCase() };
  expect((await world.call(admin, catalog.addCode, { body: other })).status).toBe(409);
  const over = { ...body, id: randomUUID(), code: fresh('over'), ends_at: world.now().toISOString() };
  expect((await world.call(admin, catalog.addCode, { body: over })).status).toBe(422);
  const nowhere = { ...body, id: randomUUID(), code: fresh('none'), plan_id: randomUUID() };
  expect((await world.call(admin, catalog.addCode, { body: nowhere })).status).toBe(404);
  const { body: found } = await world.call(admin, catalog.codes, { query: {} });
  expect(found.items.filter((each) => each.id === body.id)).toMatchObject([{ max_uses: 3, percent: 20 }]);
});
