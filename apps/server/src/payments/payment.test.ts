import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { PRICE, paymentsOf } from '../../test/world/payments.ts';
import { fresh, makeClassroom, makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import { eraseDue } from '../accounts/profile/erase.ts';
import type { Actor } from '../platform/actor.ts';
import { readAudit } from '../platform/audit/audit.ts';
import { GatewayAway } from '../platform/payment-gateway.ts';
import { paymentAdministration } from './admin.ts';
import { planCatalog } from './catalog.ts';
import { LATE_MS } from './local-bank.ts';
import { reconcilePayments } from './reconcile.ts';
import { addMonths } from './subscription.ts';

const world = await makeWorld();
const calls = contract.payment;
const { makePlan, makeCode, makeStudents, buy, verify, subscriptionOf, usedOf, spansOf, eventsOf } = paymentsOf(world);

test('a paid payment gives its plan, once, and every step is audited', async () => {
  const [student] = await makeStudents();
  const planId = await makePlan();
  const { id, authority, receipt } = await buy(student, planId);
  expect(receipt).toMatchObject({ state: 'pending', amount_rial: PRICE });
  world.bank.pay(authority);
  expect((await subscriptionOf(student)).state).toBe('none');
  for (let times = 0; times < 3; times += 1) {
    const { status, body } = await verify(student, authority);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'paid', amount_rial: PRICE, ref_id: expect.stringMatching(/^\d+$/) });
  }
  expect(await subscriptionOf(student)).toMatchObject({ state: 'active', source: 'self', plan_id: planId });
  expect(await spansOf(student)).toEqual([{ startsAt: world.now(), endsAt: addMonths(world.now(), 3) }]);
  expect(await eventsOf(student, id)).toEqual(['request', 'return', 'verify']);
  const audit = await readAudit(world.db, { target: id });
  expect(audit.map(({ action }) => action).sort()).toEqual(['payment.request', 'payment.return', 'payment.verify']);
  expect(audit.every(({ actor }) => actor === student.id)).toBe(true);
});

test('a receipt names who sold and the tax in the price, as the site had them when the order was made', async () => {
  const [student, other] = await makeStudents();
  const admin = await makePerson(world, { role: 'SYS_ADMIN' });
  const planId = await makePlan();
  const before = await buy(student, planId);
  expect(before.receipt).toMatchObject({ seller: null, tax_rial: null });
  const settings = {
    phone: '02191001234',
    email: null,
    address: 'تهران، خیابان انقلاب',
    social: [],
    seals: [],
    seller_name: 'شرکت مشق',
    seller_code: '14001234567',
    tax_percent: 10,
  };
  const save = (more: object) =>
    world.call(admin, contract.admin.siteSettings.save, { body: { ...settings, ...more } });
  await save({});
  const { id, authority, receipt } = await buy(other, planId);
  const seller = {
    name: 'شرکت مشق',
    code: '14001234567',
    address: 'تهران، خیابان انقلاب',
    phone: '02191001234',
    tax_percent: 10,
  };
  expect(receipt).toMatchObject({ seller, tax_rial: Math.round(PRICE / 110) * 10 });
  await save({ seller_name: 'کسی دیگر', tax_percent: null });
  world.bank.pay(authority);
  await verify(other, authority);
  const { body } = await world.call(other, calls.receipt, { params: { paymentId: id } });
  expect(body).toMatchObject({ state: 'paid', seller, tax_rial: Math.round(PRICE / 110) * 10 });
});

test('what the address says is not believed: a payment without money is not paid, with money it is', async () => {
  const [student, other] = await makeStudents();
  const planId = await makePlan();
  const { authority } = await buy(student, planId);
  expect((await verify(student, authority)).body.state).toBe('verifying');
  expect((await verify(student, 'A-forged')).status).toBe(404);
  expect((await verify(other, authority)).status).toBe(404);
  expect(await spansOf(student)).toEqual([]);
  world.bank.pay(authority);
  expect((await verify(student, authority, true)).body.state).toBe('paid');
});

test('a payment that is settled is not asked about again', async () => {
  const [student] = await makeStudents();
  const { authority } = await buy(student, await makePlan());
  world.bank.pay(authority);
  await verify(student, authority);
  const { paymentGateway: gateway } = world.context;
  if (gateway === undefined) throw new Error('there is no gateway');
  const asked = vi.spyOn(gateway, 'verify');
  expect((await verify(student, authority)).body.state).toBe('paid');
  await reconcilePayments(world.context);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('another child’s return settles nothing', async () => {
  const [student, other] = await makeStudents();
  const { id, authority } = await buy(student, await makePlan());
  world.bank.pay(authority);
  expect((await verify(other, authority)).status).toBe(404);
  expect(await eventsOf(student, id)).toEqual(['request']);
  expect(await spansOf(student)).toEqual([]);
});

test('an order sent again after it was paid is the same receipt, and nothing is asked of the gateway', async () => {
  const [student] = await makeStudents();
  const planId = await makePlan();
  const body = { id: randomUUID(), plan_id: planId, code: null };
  const first = await world.call(student, calls.create, { body });
  const authority = first.body.redirect_url?.split('/').at(-1) ?? '';
  world.bank.pay(authority);
  await verify(student, authority);
  const again = await world.call(student, calls.create, { body });
  expect([again.status, again.body.receipt.state, again.body.receipt.id, again.body.redirect_url]).toEqual([
    201,
    'paid',
    first.body.receipt.id,
    null,
  ]);
  expect(await spansOf(student)).toHaveLength(1);
  expect(await eventsOf(student, body.id)).toEqual(['request', 'return', 'verify']);
});

test('payments are in the own data; a deleted account leaves the sums and not the card', async () => {
  const [student] = await makeStudents();
  const { id, authority } = await buy(student, await makePlan());
  world.bank.pay(authority);
  await verify(student, authority);
  const { body } = await world.call(student, contract.account.exportData, {});
  const data = JSON.parse(await (body as unknown as File).text());
  expect(data.payment).toMatchObject([{ id, amount_rial: PRICE, state: 'paid' }]);
  expect(data.subscription).toHaveLength(1);
  expect(JSON.stringify(data)).not.toContain(authority);
  await world.db.execute(sql`
    update account set deletion_due_at = ${world.now().toISOString()}::timestamptz where id = ${student.id}`);
  expect(await eraseDue(world.context)).toBe(1);
  const [left] = await world.db.execute<Record<string, unknown>>(sql`
    select p.amount_rial, p.state, p.card_mask, (select json_agg(e.detail) from payment_event e
      where e.school_id = p.school_id and e.payment_id = p.id)::text as details
    from payment p where p.school_id = ${student.schoolId} and p.id = ${id}`);
  expect(left).toMatchObject({ amount_rial: PRICE, state: 'paid', card_mask: null });
  expect(left?.details).not.toMatch(/card/i);
});

test('another amount than ours is not paid', async () => {
  const [student] = await makeStudents();
  const { authority } = await buy(student, await makePlan());
  world.bank.pay(authority, { amount: PRICE / 10 });
  expect((await verify(student, authority)).body.state).toBe('failed');
  expect(await spansOf(student)).toEqual([]);
});

test('who refuses has paid nothing, and may use the code again', async () => {
  const [student] = await makeStudents();
  const planId = await makePlan();
  const code = await makeCode({ maxUses: 1 });
  const { authority, receipt } = await buy(student, planId, code.toLowerCase());
  expect(receipt).toMatchObject({ discount_rial: PRICE / 5, amount_rial: (PRICE * 4) / 5, discount_code: code });
  expect(await usedOf(code)).toBe(1);
  world.bank.refuse(authority);
  expect((await verify(student, authority, true)).body.state).toBe('cancelled');
  expect(await usedOf(code)).toBe(0);
  const again = await buy(student, planId, code);
  expect(again.authority).not.toBe(authority);
});

test('who pays and closes the tab is found by the job', async () => {
  const [student] = await makeStudents();
  const { id, authority } = await buy(student, await makePlan());
  world.bank.pay(authority);
  world.pass({ minutes: 6 });
  await reconcilePayments(world.context);
  expect((await world.call(student, calls.receipt, { params: { paymentId: id } })).body.state).toBe('paid');
  expect((await readAudit(world.db, { target: id, actor: 'job:reconcile' })).length).toBe(2);
});

test('a bank that answers late leaves the payment open; who never pays is given up, and counts if paid after all', async () => {
  const [late, never] = await makeStudents();
  const planId = await makePlan();
  const one = await buy(late, planId);
  world.bank.pay(one.authority, { lateMs: LATE_MS });
  expect((await verify(late, one.authority)).body.state).toBe('verifying');
  const two = await buy(never, planId);
  world.pass({ minutes: 31 });
  await reconcilePayments(world.context);
  expect((await world.call(late, calls.receipt, { params: { paymentId: one.id } })).body.state).toBe('paid');
  const read = () => world.call(never, calls.receipt, { params: { paymentId: two.id } });
  expect((await read()).body.state).toBe('expired');
  world.bank.pay(two.authority);
  await reconcilePayments(world.context);
  expect((await read()).body.state).toBe('paid');
});

test('a gateway that is away leaves everything as it is, and says so', async () => {
  const [student] = await makeStudents();
  const planId = await makePlan();
  const { authority } = await buy(student, planId);
  world.bank.pay(authority);
  world.bank.isAway = true;
  expect((await verify(student, authority)).body.state).toBe('verifying');
  const refused = await world.call(student, calls.create, { body: { id: randomUUID(), plan_id: planId } });
  expect(refused).toMatchObject({ status: 503, refusal: { code: 'gateway-away' } });
  world.bank.isAway = false;
  expect((await verify(student, authority)).body.state).toBe('paid');
});

test('a code that is used up between check and payment is refused beside its field', async () => {
  const [one, two] = await makeStudents();
  const planId = await makePlan();
  const code = await makeCode({ maxUses: 1 });
  const check = (student: Actor) => world.call(student, calls.checkDiscount, { query: { planId, code } });
  for (const student of [one, two]) expect((await check(student)).body).toMatchObject({ is_valid: true });
  await buy(one, planId, code);
  const refused = await world.call(two, calls.create, { body: { id: randomUUID(), plan_id: planId, code } });
  expect(refused).toMatchObject({ status: 422, refusal: { fields: { code: expect.stringContaining('سهم') } } });
  expect((await check(two)).body).toMatchObject({ is_valid: false, reason: 'used-up', price_after_rial: PRICE });
});

test.each([
  ['unknown', async () => 'NOBODY-KNOWS'],
  ['not-for-plan', async () => makeCode({ planId: await makePlan() })],
])('a code is refused as %s', async (reason, make) => {
  const [student] = await makeStudents();
  const query = { planId: await makePlan(), code: await make() };
  expect((await world.call(student, calls.checkDiscount, { query })).body).toMatchObject({ is_valid: false, reason });
});

/** The gateway answers no request before `count` of them have come; `from` replaces the answers of those that came first. */
function holdRequests(count: number, from: readonly Error[] = []) {
  const { paymentGateway: gateway } = world.context;
  if (gateway === undefined) throw new Error('there is no gateway');
  const { request } = gateway;
  const { promise: allCame, resolve } = Promise.withResolvers<void>();
  let came = 0;
  return vi.spyOn(gateway, 'request').mockImplementation(async (order) => {
    const refusal = from[came];
    came += 1;
    if (came === count) resolve();
    await allCame;
    if (refusal !== undefined) throw refusal;
    return request.call(gateway, order);
  });
}

test('two tabs lead to one payment, also before the gateway has answered; both come back, and it is paid once', async () => {
  const [student] = await makeStudents();
  const planId = await makePlan();
  const held = holdRequests(2);
  const [one, two] = await Promise.all([buy(student, planId), buy(student, planId)]);
  held.mockRestore();
  expect(two).toEqual(one);
  expect(await buy(student, planId)).toEqual(one);
  expect((await world.call(student, calls.receipts, { query: {} })).body.total).toBe(1);
  expect(await eventsOf(student, one.id)).toEqual(['request']);
  world.bank.pay(one.authority);
  await Promise.all([verify(student, one.authority), verify(student, one.authority)]);
  expect(await spansOf(student)).toHaveLength(1);
});

test('where the gateway answers one of two tabs, neither pays an order that was given up', async () => {
  const [student] = await makeStudents();
  const planId = await makePlan();
  const held = holdRequests(2, [new GatewayAway('none')]);
  const order = () => world.call(student, calls.create, { body: { id: randomUUID(), plan_id: planId } });
  const replies = await Promise.all([order(), order()]);
  held.mockRestore();
  const { body } = await world.call(student, calls.receipts, { query: {} });
  expect(body.total).toBe(1);
  const isOpen = body.items[0]?.state === 'pending';
  expect(replies.map(({ status }) => status)).toEqual(isOpen ? [201, 201] : [503, 503]);
  for (const { body: reply } of isOpen ? replies : []) expect(reply.redirect_url).not.toBeNull();
});

test('two tabs with one code use it once', async () => {
  const [student] = await makeStudents();
  const planId = await makePlan();
  const code = await makeCode({ maxUses: 1 });
  const held = holdRequests(2);
  const [one, two] = await Promise.all([buy(student, planId, code), buy(student, planId, code)]);
  held.mockRestore();
  expect(two).toEqual(one);
  // Who comes back from the bank by the back button goes on with the order that has the code's last use.
  expect(await buy(student, planId, code)).toEqual(one);
  expect(await usedOf(code)).toBe(1);
});

test('an order that is not paid keeps its code for the child who made it: of the same plan it is gone on with', async () => {
  const [student, other] = await makeStudents();
  const [planId, otherPlan] = [await makePlan(), await makePlan()];
  const code = await makeCode({ maxUses: 1 });
  const held = await buy(student, planId, code);
  const check = async (actor: Actor, plan: string) =>
    (await world.call(actor, calls.checkDiscount, { query: { planId: plan, code } })).body;
  expect(await check(student, planId)).toMatchObject({ is_valid: true, price_after_rial: held.receipt.amount_rial });
  expect(await check(other, planId)).toMatchObject({ is_valid: false, reason: 'used-up' });
  // An order without the code in between changes nothing of that.
  const full = await buy(student, planId);
  expect(full.id).not.toBe(held.id);
  expect(await buy(student, planId, code)).toEqual(held);
  // For another plan the code leaves the order that held it.
  expect(await check(student, otherPlan)).toMatchObject({ is_valid: true });
  const moved = await buy(student, otherPlan, code);
  expect(moved.receipt.discount_code).toBe(code);
  expect(await usedOf(code)).toBe(1);
  expect(await eventsOf(student, held.id)).toEqual(['request', 'expire']);
  world.bank.pay(moved.authority);
  await verify(student, moved.authority);
  expect(await check(student, planId)).toMatchObject({ is_valid: false, reason: 'already-used' });
});

test('another amount than the screen said is not ordered', async () => {
  const [student] = await makeStudents();
  const planId = await makePlan();
  const code = await makeCode();
  const order = (amount_rial: number, body: { id: string; code: string | null }) =>
    world.call(student, calls.create, { body: { ...body, plan_id: planId, amount_rial } });
  const [withCode, without] = [
    { id: randomUUID(), code },
    { id: randomUUID(), code: null },
  ];
  expect(await order(PRICE, withCode)).toMatchObject({ status: 409, refusal: { code: 'amount' } });
  expect(await usedOf(code)).toBe(0);
  expect((await order((PRICE * 4) / 5, withCode)).status).toBe(201);
  expect((await order(PRICE, withCode)).status).toBe(409);
  expect((await order((PRICE * 4) / 5, without)).status).toBe(409);
  expect((await order(PRICE, without)).status).toBe(201);
});

test('an order of two tabs that the gateway does not answer is given up, and both tabs say so', async () => {
  const [student] = await makeStudents();
  const planId = await makePlan();
  const held = holdRequests(2, [new GatewayAway('none'), new GatewayAway('none')]);
  const order = () => world.call(student, calls.create, { body: { id: randomUUID(), plan_id: planId } });
  const replies = await Promise.all([order(), order()]);
  held.mockRestore();
  for (const reply of replies) expect(reply).toMatchObject({ status: 503, refusal: { code: 'gateway-away' } });
  const { body } = await world.call(student, calls.receipts, { query: {} });
  expect(body).toMatchObject({ total: 1, items: [{ state: 'failed' }] });
  expect((await buy(student, planId)).receipt.state).toBe('pending');
});

test('the same order sent twice is one; its id is nobody else’s', async () => {
  const [student, other] = await makeStudents();
  const body = { id: randomUUID(), plan_id: await makePlan() };
  const first = await world.call(student, calls.create, { body });
  expect((await world.call(student, calls.create, { body })).body).toEqual(first.body);
  expect((await world.call(other, calls.create, { body })).status).toBe(409);
});

test('a plan that costs nothing after its code is given at once', async () => {
  const [student] = await makeStudents();
  const { receipt, redirect_url } = await buy(student, await makePlan(), await makeCode({ percent: 100 }));
  expect(redirect_url).toBeNull();
  expect(receipt).toMatchObject({ state: 'paid', amount_rial: 0 });
  expect((await subscriptionOf(student)).state).toBe('active');
});

test('only plans on sale are shown and sold; receipts are one’s own', async () => {
  const [student, other] = await makeStudents();
  const retired = await makePlan({ state: 'retired' });
  const onSale = await makePlan();
  const plans = (await world.call(student, calls.plans, {})).body.map(({ id }) => id);
  expect(plans).toContain(onSale);
  expect(plans).not.toContain(retired);
  expect((await world.call(student, calls.plan, { query: { planId: retired } })).status).toBe(404);
  const { id } = await buy(student, onSale);
  expect((await world.call(other, calls.receipt, { params: { paymentId: id } })).status).toBe(404);
  const { body } = await world.call(student, calls.receipts, { query: {} });
  expect(body).toMatchObject({ total: 1, items: [{ id }] });
});

test('an administrator puts a plan on sale with a code, and takes it out; who has it keeps it', async () => {
  const [student, other] = await makeStudents();
  const { addPlan, retirePlan, addCode } = planCatalog(world.context);
  const origin = { actor: 'cli:tester' };
  const plan = {
    title: 'یک سال',
    description: 'برای همهٔ درس‌ها',
    months: 12,
    priceRial: PRICE,
    features: ['تمرین', 'مرور'],
  };
  const planId = await addPlan(origin, plan);
  const code = fresh('mehr');
  await addCode(origin, { code, percent: 50, endsAt: new Date(world.now().getTime() + 3_600_000), planId });
  const shown = (await world.call(student, calls.plan, { query: { planId } })).body;
  expect(shown).toMatchObject({ title: 'یک سال', months: 12, price_rial: PRICE, features: ['تمرین', 'مرور'] });
  const { authority, receipt } = await buy(student, planId, code.toUpperCase());
  expect(receipt.amount_rial).toBe(PRICE / 2);
  world.bank.pay(authority);
  await verify(student, authority);
  expect(await retirePlan(origin, planId)).toBe(true);
  expect(await retirePlan(origin, planId)).toBe(false);
  const refused = await world.call(other, calls.create, { body: { id: randomUUID(), plan_id: planId } });
  expect(refused.status).toBe(404);
  expect(await subscriptionOf(student)).toMatchObject({ state: 'active', plan_title: 'یک سال' });
});

test('a refund is noted once and ends the plan', async () => {
  const [student] = await makeStudents();
  const { id, authority } = await buy(student, await makePlan());
  const { refund, list } = paymentAdministration(world.context);
  const origin = { actor: 'cli:tester' };
  await expect(refund(origin, id)).rejects.toMatchObject({ kind: 'not-found' });
  world.bank.pay(authority);
  await verify(student, authority);
  expect(await refund(origin, id)).toBe(true);
  expect(await refund(origin, id)).toBe(false);
  expect((await subscriptionOf(student)).state).toBe('none');
  expect((await verify(student, authority)).body.state).toBe('refunded');
  expect((await list()).find((row) => row.id === id)).toMatchObject({ state: 'refunded', amountRial: PRICE });
});

test('a child sees that the school has paid; a plan that has ended leaves receipts and assigned work readable', async () => {
  const { students, schoolId } = await makeClassroom(world, { students: 2 });
  const [student] = students;
  if (!student) throw new Error('a class without children');
  const planId = await makePlan();
  const { authority } = await buy(student, planId);
  world.bank.pay(authority);
  await verify(student, authority);
  const endsAt = new Date(world.now().getTime() + 30 * 24 * 3_600_000);
  const { giveSeats } = paymentAdministration(world.context);
  const given = { schoolId, planId, endsAt };
  expect(await giveSeats({ actor: 'cli:tester' }, given)).toBe(2);
  expect(await giveSeats({ actor: 'cli:tester' }, given)).toBe(0);
  expect(await subscriptionOf(student)).toMatchObject({ source: 'school', state: 'active', days_left: 30 });
  world.pass({ days: 200 });
  expect((await subscriptionOf(student)).state).toBe('expired');
  expect((await world.call(student, calls.receipts, { query: {} })).body.total).toBe(1);
  expect((await world.call(student, contract.member.homework.list, { query: {} })).status).toBe(200);
});

test('the local gateway’s page pays, refuses and never returns; nothing of ours changes by it', async () => {
  const [student] = await makeStudents();
  const { authority, redirect_url } = await buy(student, await makePlan());
  const url = redirect_url ?? '';
  const page = await world.app.inject({ url });
  expect(page.body).toContain('۴۹۰٬۰۰۰ تومان');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const paid = await world.app.inject({ method: 'POST', url: `${url}/pay`, headers, payload: '' });
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toBe(`/student/bank-receipt/check?Authority=${authority}&Status=OK`);
  expect(await spansOf(student)).toEqual([]);
  expect((await world.app.inject({ url: '/api/local-gateway/none' })).statusCode).toBe(404);
});
