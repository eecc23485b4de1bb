import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setHomework } from '../../test/world/answers.ts';
import { writeToClass } from '../../test/world/class-messages.ts';
import { makeClassroom, makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import type { Actor } from '../platform/actor.ts';
import { remindOfDeadlines } from '../work/assignments/deadline-reminders.ts';
import { notify } from './notify.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const calls = contract.notifications;

const list = async (who: Actor, query: { page?: number; size?: number } = {}) =>
  (await world.call(who, calls.list, { query })).body;
const unread = async (who: Actor) => (await world.call(who, calls.unreadCount, {})).body.count;

async function prepared() {
  const classroom = await makeClassroom(world, { students: 2 });
  const [child, classmate] = classroom.students;
  if (!child || !classmate) throw new Error('a class without children');
  return { ...classroom, child, classmate };
}

const news = (cause: string) => ({
  kind: 'notice' as const,
  cause,
  title: 'خبر',
  body: cause,
  path: null,
  at: world.now(),
  now: world.now(),
});
const notifyChild = ({ id, schoolId }: Actor, cause: string) =>
  notify(world.db, schoolId, news(cause), sql`select ${id}::uuid`);

test('a cause notifies each person once, however often it is reported', async () => {
  const { child, classmate, schoolId } = await prepared();
  const all = sql`select a.id from account a where a.id in (${child.id}, ${classmate.id})`;
  expect(await notify(world.db, schoolId, news('one'), all)).toBe(2);
  expect(await notify(world.db, schoolId, news('one'), all)).toBe(0);
  expect(await notifyChild(child, 'two')).toBe(1);
  expect((await list(child)).items.map(({ body }) => body).sort()).toEqual(['one', 'two']);
});

test('the list is paged, newest first, and a person’s own alone', async () => {
  const { child, classmate } = await prepared();
  for (const cause of ['یک', 'دو', 'سه']) {
    await notifyChild(child, cause);
    world.pass({ minutes: 1 });
  }
  expect(await list(child, { size: 2 })).toMatchObject({
    total: 3,
    unread: 3,
    items: [{ body: 'سه' }, { body: 'دو' }],
  });
  expect((await list(child, { page: 2, size: 2 })).items.map(({ body }) => body)).toEqual(['یک']);
  expect(await list(classmate)).toMatchObject({ total: 0, items: [] });
});

test('what one moment brought has one order, in the list, over its pages and in the profile', async () => {
  const { child } = await prepared();
  for (const cause of ['b', 'd', 'a', 'f', 'c', 'e']) await notifyChild(child, cause);
  const pages = [await list(child, { size: 3 }), await list(child, { page: 2, size: 3 })];
  expect(pages.flatMap(({ items }) => items).map(({ body }) => body)).toEqual(['f', 'e', 'd', 'c', 'b', 'a']);
  const { body } = await world.call(child, contract.profile.brief, {});
  const shown = body.notifications.map(({ id }) => id);
  expect(shown).toEqual(pages.flatMap(({ items }) => items.map(({ id }) => id)).slice(0, shown.length));
  expect(shown.length).toBeGreaterThan(2);
});

test('is read by its owner, one by one or all at once, and stays in the list until it is dismissed', async () => {
  const { child, classmate } = await prepared();
  await notifyChild(child, 'یک');
  await notifyChild(child, 'دو');
  const [first] = (await list(child)).items;
  const ids = [first?.id ?? ''];
  await world.call(classmate, calls.read, { body: { ids } });
  expect(await unread(child)).toBe(2);
  await world.call(child, calls.read, { body: { ids } });
  const readAt = world.now().toISOString();
  world.pass({ minutes: 3 });
  await world.call(child, calls.read, { body: { ids } });
  expect((await list(child)).items.find(({ id }) => id === first?.id)?.read_at).toBe(readAt);
  expect(await unread(child)).toBe(1);
  await world.call(child, calls.read, { body: {} });
  expect([await unread(child), (await list(child)).total]).toEqual([0, 2]);
  for (let n = 0; n < 2; n += 1) {
    const { status } = await world.call(child, contract.profile.dismissNotification, {
      params: { id: first?.id ?? '' },
    });
    expect(status).toBe(200);
  }
  expect((await list(child)).total).toBe(1);
});

test('is dismissed once, however often and at once it is asked; for others it is not there', async () => {
  const { child, classmate } = await prepared();
  await notifyChild(child, 'یک');
  const id = (await list(child)).items[0]?.id ?? '';
  const dismiss = (who: Actor) => world.call(who, contract.profile.dismissNotification, { params: { id } });
  const dismissedAt = async () =>
    (
      await world.db.execute<{ at: Date | null }>(sql`
        select dismissed_at as at from notification where school_id = ${child.schoolId} and id = ${id}`)
    )[0]?.at;
  expect([(await dismiss(classmate)).status, await dismissedAt()]).toEqual([404, null]);
  expect((await Promise.all([dismiss(child), dismiss(child)])).map(({ status }) => status)).toEqual([200, 200]);
  const first = await dismissedAt();
  expect(first?.getTime()).toBe(world.now().getTime());
  world.pass({ hours: 1 });
  expect([(await dismiss(child)).body, await dismissedAt()]).toEqual([{ ok: true }, first]);
  expect([(await dismiss(classmate)).status, (await list(child)).total]).toEqual([404, 0]);
});

test('is brought back by its owner alone, as often as asked, unless its work was taken back meanwhile', async () => {
  const classroom = await prepared();
  const { child, classmate, teacher } = classroom;
  await notifyChild(child, 'یک');
  const work = await setHomework(world, classroom, { itemsPerSkill: 1 });
  const idOf = async (kind: string) => (await list(child)).items.find((item) => item.kind === kind)?.id ?? '';
  const ids = [await idOf('notice'), await idOf('work')];
  const [notice = '', ofWork = ''] = ids;
  for (const id of ids) await world.call(child, contract.profile.dismissNotification, { params: { id } });
  const restore = async (who: Actor, id: string) => (await world.call(who, calls.restore, { params: { id } })).status;
  expect([await restore(classmate, notice), (await list(child)).total]).toEqual([404, 0]);
  expect([await restore(child, notice), await restore(child, notice)]).toEqual([200, 200]);
  expect((await list(child)).items.map(({ id }) => id)).toEqual([notice]);
  await world.call(teacher, contract.teacher.homework.remove, { params: { id: work } });
  expect([await restore(child, ofWork), (await list(child)).total]).toEqual([404, 1]);
});

test('a muted kind is neither listed nor counted, here or in the bell, until it is wanted again', async () => {
  const { child, teacher, classId, classmate } = await prepared();
  await writeToClass(world, { teacher, classId });
  await notifyChild(child, 'خبر');
  const mute = (muted: ('class-message' | 'work')[]) => world.call(child, calls.mute, { body: { muted } });
  for (let n = 0; n < 2; n += 1) expect((await mute(['class-message'])).body.muted).toEqual(['class-message']);
  await writeToClass(world, { teacher, classId });
  expect((await list(child)).items.map(({ kind }) => kind)).toEqual(['notice']);
  expect([await unread(child), await unread(classmate)]).toEqual([1, 2]);
  expect((await world.call(child, contract.profile.brief, {})).body.notifications).toHaveLength(1);
  expect((await mute([])).body.muted).toEqual([]);
  expect(await unread(child)).toBe(3);
});

test('each role is offered the kinds it can get, and no other is muted', async () => {
  const { teacher, schoolId } = await prepared();
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  const mute = async (who: Actor) =>
    (await world.call(who, calls.mute, { body: { muted: ['class-message', 'support', 'closed'] } })).body;
  expect(await mute(teacher)).toEqual({
    kinds: ['handed-in', 'closed', 'needs-help', 'support', 'notice'],
    muted: ['closed', 'support'],
  });
  expect(await mute(manager)).toEqual({ kinds: ['support', 'notice'], muted: ['support'] });
});

test('a message that a child has seen is read in the list too', async () => {
  const { child, teacher, classId } = await prepared();
  const id = await writeToClass(world, { teacher, classId });
  await world.call(child, contract.member.classMessages.seen, { body: { ids: [id] } });
  expect(await unread(child)).toBe(0);
});

test('a child is reminded once, in the afternoon before the deadline, of work that is not handed in', async () => {
  world.setNow('2026-10-10T06:00:00Z');
  const classroom = await prepared();
  const { child, classmate } = classroom;
  const endDate = '2026-10-12T20:29:00.000Z';
  const id = await setHomework(world, classroom, { endDate, itemsPerSkill: 1 });
  const reminders = async (who: Actor) => (await list(who)).items.filter(({ kind }) => kind === 'deadline');
  // The afternoon two days before, the morning before and the night before: nobody is reminded.
  for (const moment of ['2026-10-10T13:00:00Z', '2026-10-11T08:00:00Z', '2026-10-11T16:31:00Z']) {
    world.setNow(moment);
    expect([moment, await remindOfDeadlines(world.context)]).toEqual([moment, 0]);
  }
  await world.db.execute(sql`
    update student_assignment set submitted_at = ${world.now()}::timestamptz
    where assignment_id = ${id} and student_id = ${classmate.id}`);
  world.setNow('2026-10-11T12:31:00Z');
  expect([await remindOfDeadlines(world.context), await remindOfDeadlines(world.context)]).toEqual([1, 0]);
  expect(await reminders(child)).toMatchObject([{ title: 'فردا آخرین فرصت است', path: `/student/homeworks/${id}` }]);
  expect(await reminders(classmate)).toEqual([]);
});

test('the reminder names the hour of a deadline that is not the end of its day', async () => {
  world.setNow('2026-10-10T06:00:00Z');
  const classroom = await prepared();
  await setHomework(world, classroom, { endDate: '2026-10-12T04:30:00.000Z', itemsPerSkill: 1 });
  world.setNow('2026-10-11T12:31:00Z');
  expect(await remindOfDeadlines(world.context)).toBe(2);
  const { items } = await list(classroom.child);
  expect(items.find(({ kind }) => kind === 'deadline')).toMatchObject({ title: 'فردا تا ساعت ۸:۰۰ فرصت داری' });
});

test('the list costs the same number of queries however long it is', async () => {
  const { child } = await prepared();
  await list(child);
  const cost = () => world.countQueries(() => list(child));
  const few = await cost();
  for (const cause of ['1', '2', '3', '4']) await notifyChild(child, cause);
  expect(await cost()).toBe(few);
});
