import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeClassroom, makeIndividual } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const { ready, take, list, read, open } = contract.member.packages;

test('a child without a school takes a ready-made package, works in it, and sees how far it is', async () => {
  const child = await makeIndividual(world, 4);
  const before = (await world.call(child, ready, {})).body;
  expect(before.length).toBeGreaterThan(5);
  expect(before.every(({ package_id: id, items_total: total }) => id === null && total > 0)).toBe(true);
  const section = before[0]?.section ?? 0;
  const { status, body } = await world.call(child, take, { params: { section } });
  expect([status, body.title, body.teacher_name, body.is_open]).toEqual([200, before[0]?.title, '', true]);
  expect(body.activities.map(({ state }) => state)).toEqual([
    'available',
    ...body.activities.slice(1).map(() => 'locked'),
  ]);
  // It took it itself: nobody has to tell it.
  expect(await world.db.execute(sql`select id from notification where account_id = ${child.id}`)).toEqual([]);
  const params = { packageId: body.id };
  await world.call(child, open, { params: { ...params, activity: 1 } });
  const opened = (await world.call(child, open, { params: { ...params, activity: 2 } })).body;
  expect(opened.activities.slice(0, 2).map(({ state }) => state)).toEqual(['completed', 'available']);
  expect(opened.items).toHaveLength(opened.activities[1]?.items_total ?? 0);
  expect((await world.call(child, list, { query: {} })).body.items.map(({ id }) => id)).toEqual([body.id]);
  expect((await world.call(child, ready, {})).body[0]?.package_id).toBe(body.id);
  const stranger = await makeIndividual(world, 4);
  expect((await world.call(stranger, read, { params })).status).toBe(404);
  expect(await world.countQueries(() => world.services.ownPackages.ready(child))).toBe(2);
});

test('each is taken once, however often and whatever the order, also by requests at the same time', async () => {
  const child = await makeIndividual(world, 3);
  const sections = (await world.call(child, ready, {})).body.map(({ section }) => section);
  const ids = new Map<number, string>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...sections.slice(0, 4)), { minLength: 1, maxLength: 4 }),
      async (wanted) => {
        const replies = await Promise.all(wanted.map((section) => world.call(child, take, { params: { section } })));
        for (const [index, { status, body }] of replies.entries()) {
          const section = wanted[index] ?? 0;
          expect(status).toBe(200);
          expect(body.id).toBe(ids.get(section) ?? body.id);
          ids.set(section, body.id);
        }
        expect((await world.call(child, list, { query: {} })).body.total).toBe(ids.size);
      },
    ),
    { numRuns: 5 },
  );
  expect(new Set(ids.values()).size).toBe(ids.size);
});

test('there is no ready-made package for a child of a school, and none of another lesson than the book’s', async () => {
  const { students } = await makeClassroom(world, { students: 1 });
  const ofSchool = students[0] ?? null;
  expect((await world.call(ofSchool, ready, {})).body).toEqual([]);
  expect((await world.call(ofSchool, take, { params: { section: 1 } })).status).toBe(404);
  const child = await makeIndividual(world, 6);
  expect((await world.call(child, take, { params: { section: 9999 } })).status).toBe(404);
});

test('courses, practice and reviews of the grade work without a teacher', async () => {
  const child = await makeIndividual(world, 5);
  const [maths] = (await world.call(child, contract.member.courses.list, {})).body;
  expect(maths).toMatchObject({ subject: 'math', teacher_name: null });
  const due = await world.call(child, contract.member.sessions.due, {});
  expect(due.status).toBe(200);
});
