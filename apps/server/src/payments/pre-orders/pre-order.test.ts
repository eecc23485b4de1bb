import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fresh, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { PRE_ORDER_EVENTS, PRE_ORDER_STATES, type PreOrderState } from '../../platform/db/schema/index.ts';
import { planCatalog } from '../catalog.ts';
import { expirePreOrders, RETENTION_MS } from './expire.ts';
import { MAX_A_DAY, preOrderService } from './service.ts';
import { nextState } from './state-machine.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const admin = await makePerson(world, { role: 'SYS_ADMIN', firstName: 'زهرا', lastName: 'مدیری' });
const calls = contract.admin.preOrders;

let phones = 0;
const freshPhone = () => {
  phones += 1;
  return `0937${String(phones).padStart(7, '0')}`;
};
let networks = 0;
const from = () => {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
};

const makePlan = () =>
  planCatalog(world.context).addPlan(
    { actor: 'test' },
    { title: fresh('طرح'), description: 'برای تمرین', months: 1, priceRial: 1_000_000, features: [] },
  );

const request = (more: object = {}) => ({
  id: randomUUID(),
  name: 'سارا احمدی',
  phone: freshPhone(),
  role: 'parent' as const,
  school_title: '',
  city: 'تهران',
  grade: null,
  plan_id: null as string | null,
  seats: 3,
  note: 'برای سه فرزند',
  consent: true as const,
  ...more,
});
async function pay(student: Actor, redirectUrl: string | null): Promise<void> {
  const authority = redirectUrl?.split('/').at(-1) ?? '';
  world.bank.pay(authority);
  await world.call(student, contract.payment.verify, { body: { authority, was_cancelled: false } });
}
const service = preOrderService(world.context);
const send = (body: ReturnType<typeof request>) => service.ofVisitor(body, from());
const stateOf = async (id: string) =>
  (await world.db.execute<{ state: PreOrderState }>(sql`select state from pre_order where id = ${id}`))[0]?.state;
const detail = async (id: string) => (await world.call(admin, calls.detail, { params: { id } })).body;
type Event = 'contact' | 'confirm' | 'decline';
const change = (id: string, event: Event, seen: string, more: object = {}) =>
  world.call(admin, calls.change, {
    params: { id },
    body: { event, from: seen as 'requested', note: '', ...more },
  });

test('the table of states says what may follow what, and nothing else may', () => {
  const rows = PRE_ORDER_STATES.map((state) => [
    state,
    Object.fromEntries(
      PRE_ORDER_EVENTS.flatMap((event) => {
        const next = nextState(state, event);
        return next === null ? [] : [[event, next]];
      }),
    ),
  ]);
  const over = { decline: 'declined', convert: 'converted', expire: 'expired' };
  expect(Object.fromEntries(rows)).toEqual({
    draft: { request: 'requested' },
    requested: { repeat: 'requested', contact: 'contacted', ...over },
    contacted: { repeat: 'contacted', contact: 'contacted', confirm: 'confirmed', ...over },
    confirmed: { repeat: 'confirmed', ...over },
    converted: {},
    declined: {},
    expired: {},
  });
});

test('a visitor asks once for an id; the phone is stored encrypted, shown masked, and each look at it is audited', async () => {
  const body = request({ phone: '۰۹۳۸ ۱۲۳ ۴۵۶۷' });
  for (let times = 0; times < 2; times += 1) {
    expect((await world.call(null, contract.site.preOrder, { body })).status).toBe(201);
  }
  expect((await world.call(null, contract.site.preOrder, { body: { ...body, seats: 4 } })).status).toBe(409);
  const shown = await detail(body.id);
  expect(shown).toMatchObject({ state: 'requested', phone_mask: '***4567', seats: 3, source: 'site' });
  expect(shown.events).toMatchObject([{ kind: 'request', from_state: 'draft', by: 'applicant' }]);
  const [row] = await world.db.execute(sql`select * from pre_order where id = ${body.id}`);
  expect(JSON.stringify(row)).not.toContain('9381234567');
  const phone = await world.call(admin, calls.showPhone, { params: { id: body.id } });
  expect(phone.body).toEqual({ phone: '09381234567' });
  expect(await readAudit(world.db, { target: body.id })).toMatchObject([{ action: 'pre-order.show-phone' }]);
});

test('a number has one open pre-order for a plan, also when it asks several times at once', async () => {
  const planId = await makePlan();
  const phone = freshPhone();
  const requests = Array.from({ length: 5 }, (_, n) => request({ phone, plan_id: planId, note: `بار ${n}` }));
  await Promise.all(requests.map(send));
  const open = await world.db.execute<{ id: string }>(sql`
    select id from pre_order where plan_id = ${planId}`);
  expect(open).toHaveLength(1);
  const { events } = await detail(open[0]?.id ?? '');
  expect(events.map(({ kind }) => kind)).toEqual(['request', 'repeat', 'repeat', 'repeat', 'repeat']);
  // For another plan, and once it is over, there may be another.
  await send(request({ phone }));
  await change(open[0]?.id ?? '', 'decline', 'requested');
  await send(request({ phone, plan_id: planId }));
  expect(await world.db.execute(sql`select id from pre_order where plan_id = ${planId}`)).toHaveLength(2);
});

test('what came of a call is noted once; an administrator who saw an older state changes nothing', async () => {
  const body = request();
  await send(body);
  const followUp = new Date(world.now().getTime() + 86_400_000).toISOString();
  for (let times = 0; times < 2; times += 1) {
    const reply = await change(body.id, 'contact', 'requested', { note: 'فردا زنگ بزنید', follow_up_at: followUp });
    expect([reply.status, reply.body.state, reply.body.follow_up_at]).toEqual([200, 'contacted', followUp]);
    expect(reply.body.events.at(-1)).toMatchObject({ kind: 'contact', by: 'admin', by_name: 'زهرا مدیری' });
    expect(reply.body.events).toHaveLength(2);
  }
  expect((await change(body.id, 'decline', 'requested')).status).toBe(409);
  expect((await change(body.id, 'confirm', 'contacted')).body.state).toBe('confirmed');
  expect((await change(body.id, 'contact', 'confirmed')).status).toBe(409);
  expect((await change(randomUUID(), 'contact', 'requested')).status).toBe(404);
  const audit = await readAudit(world.db, { target: body.id });
  expect(audit.map(({ action }) => action).sort()).toEqual(['pre-order.confirm', 'pre-order.contact']);
});

test('buying the plan converts the pre-orders for one child of the student and of its phone, in the same transaction', async () => {
  const planId = await makePlan();
  const { schoolId } = await makeClassroom(world);
  const phone = freshPhone();
  const student = await makePerson(world, { role: 'STUDENT', schoolId, phone });
  const own = request({ plan_id: planId, seats: 1 });
  const reply = await world.call(student, contract.payment.preOrder, { body: own });
  expect(reply.status).toBe(201);
  const family = request({ phone, plan_id: planId, seats: 1 });
  const other = request({ plan_id: planId, seats: 1 });
  for (const one of [family, other]) await send(one);
  const made = await world.call(student, contract.payment.create, {
    body: { id: randomUUID(), plan_id: planId, code: null },
  });
  expect(await stateOf(own.id)).toBe('requested');
  await pay(student, made.body.redirect_url);
  expect(await Promise.all([own, family, other].map(({ id }) => stateOf(id)))).toEqual([
    'converted',
    'converted',
    'requested',
  ]);
  expect((await detail(own.id)).events.at(-1)).toMatchObject({ kind: 'convert', by: 'payment' });
  expect((await world.call(student, contract.payment.preOrders, {})).body).toMatchObject([
    { id: own.id, state: 'converted' },
  ]);
});

test('who buys for one child has not answered a pre-order for a class, for no plan yet, or for another plan', async () => {
  const [planId, otherPlan] = [await makePlan(), await makePlan()];
  const { schoolId } = await makeClassroom(world);
  const open = [
    request({ plan_id: planId, seats: 25 }),
    request({ seats: 1 }),
    request({ plan_id: otherPlan, seats: 1 }),
  ];
  for (const one of open) {
    await send(one);
    const buyer = await makePerson(world, { role: 'STUDENT', schoolId, phone: one.phone });
    const made = await world.call(buyer, contract.payment.create, {
      body: { id: randomUUID(), plan_id: planId, code: null },
    });
    await pay(buyer, made.body.redirect_url);
    expect(await stateOf(one.id)).toBe('requested');
    expect((await detail(one.id)).events.at(-1)).toMatchObject({
      kind: 'repeat',
      by: 'payment',
      note: expect.stringContaining('خریده شد'),
    });
  }
});

test('random calls, purchases, jobs and repeats, from two administrators at once: as a model says', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('send' as const) }),
    fc.record({
      kind: fc.constant('change' as const),
      event: fc.constantFrom<Event>('contact', 'confirm', 'decline'),
      twice: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(1, 20, 31) }),
  );
  let note = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      const phone = freshPhone();
      // Written down apart from the table: the open one, what it is in, when it was last touched, and how many there were.
      let open = null as { state: 'requested' | 'contacted' | 'confirmed'; touched: number } | null;
      let made = 0;
      let lastId = '';
      for (const one of steps) {
        if (one.kind === 'send') {
          note += 1;
          const body = request({ phone, note: `${note}` });
          await send(body);
          if (open === null) {
            made += 1;
            lastId = body.id;
          }
          open = { state: open?.state ?? 'requested', touched: world.now().getTime() };
        } else if (one.kind === 'days') {
          world.pass({ days: one.days });
          await Promise.all([expirePreOrders(world.context), expirePreOrders(world.context)]);
          if (open && world.now().getTime() - open.touched > 30 * 86_400_000) open = null;
        } else if (lastId !== '') {
          note += 1;
          const seen = open?.state ?? 'requested';
          const report = () => change(lastId, one.event, seen, { note: `${note}` });
          const replies = await Promise.all(one.twice ? [report(), report()] : [report()]);
          const fits: boolean =
            open !== null &&
            (one.event === 'decline' ||
              (one.event === 'contact' && open.state !== 'confirmed') ||
              (one.event === 'confirm' && open.state === 'contacted'));
          // A repeat in the same state is a further call; both are answered alike.
          expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([fits ? 200 : 409]));
          if (fits && open) {
            const next = { contact: 'contacted', confirm: 'confirmed', decline: null } as const;
            const state: 'contacted' | 'confirmed' | null = next[one.event];
            open = state === null ? null : { state, touched: world.now().getTime() };
          }
        }
        const rows = await world.db.execute<{ id: string; state: PreOrderState }>(sql`
          select id, state from pre_order where phone_hash = ${world.context.phones.index(phone)}`);
        expect(rows).toHaveLength(made);
        expect(
          rows.filter(({ state }) => ['requested', 'contacted', 'confirmed'].includes(state)).map(({ state }) => state),
        ).toEqual(open === null ? [] : [open.state]);
      }
    }),
    { numRuns: 25, seed: 5 },
  );
  // The history of each row leads from one state to the next, and ends in the row's own.
  const broken = await world.db.execute(sql`
    with steps as (
      select pre_order_id, from_state, to_state,
        lag(to_state, 1, 'draft') over (partition by pre_order_id order by created_at, id) as before,
        lead(1) over (partition by pre_order_id order by created_at, id) is null as is_last
      from pre_order_event)
    select s.pre_order_id from steps s join pre_order o on o.id = s.pre_order_id
    where s.from_state <> s.before or (s.is_last and s.to_state <> o.state)`);
  expect(broken).toEqual([]);
});

test('a pre-order waits for the day that was agreed on, then ends; a year later it is gone with its number', async () => {
  const body = request();
  await send(body);
  const followUp = new Date(world.now().getTime() + 60 * 86_400_000).toISOString();
  await change(body.id, 'contact', 'requested', { follow_up_at: followUp });
  world.pass({ days: 40 });
  await expirePreOrders(world.context);
  expect(await stateOf(body.id)).toBe('contacted');
  world.pass({ days: 51 });
  await expirePreOrders(world.context);
  expect(await stateOf(body.id)).toBe('expired');
  world.pass({ days: RETENTION_MS / 86_400_000 + 1 });
  await expirePreOrders(world.context);
  expect(await stateOf(body.id)).toBeUndefined();
  expect(await world.db.execute(sql`select 1 from pre_order_event where pre_order_id = ${body.id}`)).toEqual([]);
});

test('the list has what is due first and costs the same for any number', async () => {
  const few = await world.countQueries(() => world.call(admin, calls.list, { query: { size: '1' } }));
  const [late, soon] = [request(), request()];
  for (const one of [late, soon]) await send(one);
  const soonest = new Date(world.now().getTime() - 3_600_000).toISOString();
  await change(soon.id, 'contact', 'requested', { follow_up_at: soonest });
  let ids: string[] = [];
  const many = await world.countQueries(async () => {
    ids = (await world.call(admin, calls.list, { query: { size: '100' } })).body.items.map(({ id }) => id);
  });
  expect(many).toBe(few);
  expect(ids.indexOf(soon.id)).toBeLessThan(ids.indexOf(late.id));
  const contacted = (await world.call(admin, calls.list, { query: { state: 'contacted', size: '100' } })).body.items;
  expect(contacted.map(({ id }) => id)).toContain(soon.id);
  expect(contacted.map(({ id }) => id)).not.toContain(late.id);
});

test('visitors see all of a plan on sale, and nothing of one that is retired', async () => {
  const origin = { actor: 'test' };
  const catalog = planCatalog(world.context);
  const plan = { title: fresh('طرح'), description: 'برای همه', months: 3, features: ['مرور'], isFeatured: true };
  const onSale = await catalog.addPlan(origin, { ...plan, priceRial: 900_000, listPriceRial: 1_200_000 });
  const retired = await makePlan();
  await catalog.retirePlan(origin, retired);
  const { status, body } = await world.call(null, contract.site.plans, {});
  expect(status).toBe(200);
  expect(body.find(({ id }) => id === onSale)).toEqual({
    id: onSale,
    title: plan.title,
    description: 'برای همه',
    months: 3,
    price_rial: 900_000,
    list_price_rial: 1_200_000,
    features: ['مرور'],
    is_featured: true,
  });
  expect(body.map(({ id }) => id)).not.toContain(retired);
});

test('bad numbers and unknown plans are refused; a day takes a limited number', async () => {
  await expect(send(request({ phone: '12' }))).rejects.toMatchObject({
    extra: { fields: { phone: expect.any(String) } },
  });
  await expect(send(request({ plan_id: randomUUID() }))).rejects.toMatchObject({ kind: 'not-found' });
  const noConsent = { ...request(), consent: false as unknown as true };
  expect((await world.call(null, contract.site.preOrder, { body: noConsent })).status).toBe(400);
  const at = world.now().toISOString();
  await world.db.execute(sql`
    insert into pre_order (id, state, name, phone, phone_hash, role, school_title, city, seats, note, source, has_consent,
      created_at, updated_at)
    select gen_random_uuid(), 'declined', 'n', ${world.context.phones.encrypt(freshPhone())}, 'h', 'parent', '', '', 1, '', 'site',
      true, ${at}::timestamptz, ${at}::timestamptz from generate_series(1, ${MAX_A_DAY}::int)`);
  await expect(send(request())).rejects.toMatchObject({ kind: 'too-many' });
});
