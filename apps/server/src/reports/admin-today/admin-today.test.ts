import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PRICE, paymentsOf } from '../../../test/world/payments.ts';
import { fresh, makeClassroom, makeIndividual, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { tehranDay, weekStart } from '../../platform/calendar.ts';

const world = await makeWorld();
const admin = await makePerson(world, { role: 'SYS_ADMIN' });
const read = async () => (await world.call(admin, contract.admin.today.read, {})).body;
const { makePlan, makeStudents, buy, verify } = paymentsOf(world);

/** Makes something wait, and gives when it began; a minute later than what was made before. */
async function since(make: (at: ReturnType<typeof sql>) => Promise<unknown>): Promise<string> {
  world.pass({ minutes: 1 });
  const at = world.now().toISOString();
  await make(sql`${at}::timestamptz`);
  return at;
}

const ask = (kind: 'teacher' | 'interest') =>
  since((at) =>
    world.db.execute(sql`
      insert into registration (id, kind, first_name, last_name, phone, username, school_title, note, created_at)
      values (${randomUUID()}, ${kind}, 'مریم', 'کریمی', ${world.context.phones.encrypt('09123456789')},
        ${kind === 'interest' ? '' : fresh('t').replaceAll('-', '')}, 'دبستان امید', '', ${at})`),
  );

const preOrder = (phone: string) => {
  const id = randomUUID();
  const body = {
    id,
    name: 'سارا احمدی',
    phone,
    role: 'parent' as const,
    city: 'تهران',
    seats: 3,
    consent: true as const,
  };
  const more = { school_title: '', grade: null, plan_id: null, note: '' };
  return { id, ordered: since(() => world.call(null, contract.site.preOrder, { body: { ...body, ...more } })) };
};

test('what waits is counted with the age of its oldest; what is done, decided or later is not', async () => {
  const nothing = { count: 0, oldest_at: null };
  expect((await read()).waiting).toEqual({
    chats: nothing,
    registrations: nothing,
    visitor_messages: nothing,
    pre_orders: nothing,
    job_applications: nothing,
  });

  // Two people write, one of them twice: two conversations.
  const { teacher, students } = await makeClassroom(world, { students: 1 });
  const [child] = students;
  if (!child) throw new Error('a class without children');
  const write = (actor: typeof teacher) =>
    since(() => world.call(actor, contract.chat.send, { body: { id: randomUUID(), message: 'سلام', image: null } }));
  const first = await write(teacher);
  await write(teacher);
  await write(child);
  expect((await read()).waiting.chats).toEqual({ count: 2, oldest_at: first });
  await world.call(admin, contract.chat.answer, {
    params: { chatId: teacher.id },
    body: { id: randomUUID(), message: 'سلام', image: null },
  });
  expect((await read()).waiting.chats.count).toBe(1);

  const oldest = await ask('teacher');
  await ask('interest');
  await ask('teacher');
  expect((await read()).waiting.registrations).toEqual({ count: 3, oldest_at: oldest });

  const { id, ordered } = preOrder('09381112233');
  const called = await ordered;
  expect((await read()).waiting.pre_orders).toEqual({ count: 1, oldest_at: called });
  const day = new Date(world.now().getTime() + 3 * 24 * 3_600_000).toISOString();
  await world.call(admin, contract.admin.preOrders.change, {
    params: { id },
    body: { event: 'contact', from: 'requested', note: '', follow_up_at: day },
  });
  expect((await read()).waiting.pre_orders).toEqual(nothing);
  world.pass({ days: 4 });
  expect((await read()).waiting.pre_orders).toEqual({ count: 1, oldest_at: day });
});

test('schools, their students and people without a school are counted, without those who have left', async () => {
  const before = await read();
  const { students } = await makeClassroom(world, { students: 3 });
  await makeIndividual(world, 4);
  await world.db.execute(sql`
    update account set archived_at = ${world.now().toISOString()}::timestamptz where id = ${students[0]?.id ?? ''}`);
  const after = await read();
  expect([
    after.schools_count - before.schools_count,
    after.students_count - before.students_count,
    after.individuals_count - before.individuals_count,
  ]).toEqual([1, 2, 1]);
});

test('sales are the last eight weeks from Saturday on, without what was given back', async () => {
  const [one, two] = await makeStudents();
  const planId = await makePlan();
  const pay = async (student: typeof one) => {
    const { id, authority } = await buy(student, planId);
    world.bank.pay(authority);
    await verify(student, authority);
    return id;
  };
  await pay(one);
  world.pass({ days: 7 });
  await pay(two);
  const refunded = await pay(one);
  await world.call(admin, contract.admin.payments.refund, { params: { id: refunded } });
  const { sales } = await read();
  expect(sales).toHaveLength(8);
  expect(sales.at(-1)).toEqual({ week: tehranDay(weekStart(world.now())), count: 1, amount_rial: PRICE });
  expect(sales.at(-2)).toMatchObject({ count: 1, amount_rial: PRICE });
  expect(sales.slice(0, 6).every(({ count, amount_rial }) => count === 0 && amount_rial === 0)).toBe(true);
  world.pass({ days: 70 });
  expect((await read()).sales.every(({ count }) => count === 0)).toBe(true);
});

test('nobody else reads it', async () => {
  const { teacher } = await makeClassroom(world, { students: 1 });
  expect((await world.call(teacher, contract.admin.today.read, {})).status).toBe(403);
});

test('a number of the home is the total of the list it leads to', async () => {
  const message = {
    id: randomUUID(),
    kind: 'contact' as const,
    name: 'سارا احمدی',
    phone: '09123456789',
    text: 'سلام',
  };
  await world.call(null, contract.site.sendMessage, { body: message });
  await world.call(null, contract.site.sendMessage, { body: { ...message, id: randomUUID() } });
  await ask('interest');
  await preOrder('09381112244').ordered;
  const { id: later, ordered } = preOrder('09381112255');
  await ordered;
  const day = new Date(world.now().getTime() + 3 * 24 * 3_600_000).toISOString();
  await world.call(admin, contract.admin.preOrders.change, {
    params: { id: later },
    body: { event: 'contact', from: 'requested', note: '', follow_up_at: day },
  });
  const { call } = world;
  const { registrations, visitorMessages, preOrders, jobApplications } = contract.admin;
  const counts = async () => {
    const { waiting } = await read();
    const totals = await Promise.all([
      call(admin, registrations.list, { query: {} }),
      call(admin, visitorMessages.list, { query: { state: 'new' } }),
      call(admin, preOrders.list, { query: { state: 'due' } }),
      call(admin, jobApplications.list, { query: { state: 'new' } }),
    ]);
    const { registrations: asked, visitor_messages: written, pre_orders: due, job_applications: jobs } = waiting;
    return [[asked, written, due, jobs].map(({ count }) => count), totals.map(({ body }) => body.total)];
  };
  const [home, lists] = await counts();
  expect(home).toEqual(lists);
  expect(home?.[1]).toBeGreaterThanOrEqual(2);
  await call(admin, visitorMessages.setState, { params: { id: message.id }, body: { state: 'closed' } });
  const [after, afterLists] = await counts();
  expect(after).toEqual(afterLists);
  expect(after?.[1]).toBe((home?.[1] ?? 0) - 1);
});
