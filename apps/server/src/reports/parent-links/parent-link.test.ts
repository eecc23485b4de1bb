import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const own = contract.member.parentLinks;
const ofChild = contract.teacher.parentLinks;
const open = (token: string) => world.call(null, contract.parent.report, { body: { token } });

test('a link of the child shows its week to anybody who has it, until it is revoked', async () => {
  const { students } = await makeClassroom(world);
  const child = students[0] ?? null;
  const made = await world.call(child, own.make, {});
  expect(made.status).toBe(201);
  const shown = await open(made.body.token);
  expect(shown.status).toBe(200);
  expect(shown.body).toMatchObject({
    first_name: 'نام1',
    class_title: 'پنجم الف',
    grade: 5,
    week: { days: 0, done: 0 },
  });
  expect(JSON.stringify(shown.body), 'the family name is not shown').not.toContain('خانواده');
  expect((await world.call(child, own.list, {})).body[0]?.last_opened_at).toBe(world.now().toISOString());
  for (let n = 0; n < 2; n += 1) {
    expect((await world.call(child, own.revoke, { params: { id: made.body.link.id } })).body).toEqual([]);
  }
  expect((await open(made.body.token)).status).toBe(404);
});

test('levels come from what was learned and what the teacher set; the lowest are what to help with', async () => {
  const { students, schoolId, teacher } = await makeClassroom(world);
  const child = students[0];
  const set = (skill: string, band: string) =>
    world.db.execute(sql`
      insert into skill_mastery (school_id, student_id, skill_id, score, counted, tries, last_right, wrong_in_a_row,
        below_in_a_row, rating, band, reviews_passed, last_at)
      values (${schoolId}, ${child?.id}, ${skill}, 0.5, 1, 1, true, 0, 0, 0, ${band}, 0, ${world.now().toISOString()})`);
  await set('g5-mixed-to-improper', 'learning');
  await set('g5-improper-to-mixed', 'mastered');
  const { body } = await world.call(teacher, ofChild.make, { params: { studentId: child?.id ?? '' } });
  const report = (await open(body.token)).body;
  const levels = report.chapters.flatMap(({ skills }) => skills.map(({ id, level }) => [id, level]));
  expect(Object.fromEntries(levels)).toEqual({
    'g5-mixed-to-improper': 'needs-work',
    'g5-improper-to-mixed': 'very-good',
  });
  expect(report.help.map(({ id }) => id)).toEqual(['g5-mixed-to-improper']);
});

test('only the child and its teachers make, see and revoke its links', async () => {
  const one = await makeClassroom(world);
  const other = await makeClassroom(world);
  const studentId = one.students[0]?.id ?? '';
  const { link } = (await world.call(one.teacher, ofChild.make, { params: { studentId } })).body;
  expect((await world.call(other.teacher, ofChild.make, { params: { studentId } })).status).toBe(404);
  expect((await world.call(other.teacher, ofChild.list, { params: { studentId } })).status).toBe(404);
  expect((await world.call(other.teacher, ofChild.revoke, { params: { studentId, id: link.id } })).status).toBe(404);
  expect((await world.call(one.students[1] ?? null, own.revoke, { params: { id: link.id } })).status).toBe(404);
  // The child sees who made it, and may end it.
  expect((await world.call(one.students[0] ?? null, own.list, {})).body).toMatchObject([
    { id: link.id, made_by: 'teacher' },
  ]);
  expect((await world.call(one.students[0] ?? null, own.revoke, { params: { id: link.id } })).body).toEqual([]);
});

test('neither database nor log has a token; a damaged one, one of another school, and one that ran out open nothing', async () => {
  const { students } = await makeClassroom(world);
  const { token } = (await world.call(students[0] ?? null, own.make, {})).body;
  expect(
    JSON.stringify(await world.db.execute(sql`select /* across schools: the demo world */ * from parent_link`)),
  ).not.toContain(token);
  expect(world.log.join('')).not.toContain(token);
  const stranger = await makePerson(world, { role: 'STUDENT' });
  const foreign = (await world.call(stranger, own.make, {})).body.token;
  const mixed = foreign.slice(0, 22) + token.slice(22);
  for (const wrong of ['x', `${token}x`, token.slice(1), mixed]) expect((await open(wrong)).status).toBe(404);
  world.pass({ days: 181 });
  expect((await open(token)).status).toBe(404);
});

test('a child has five links at most, also when they are asked for at once', async () => {
  const { students } = await makeClassroom(world);
  const made = await Promise.all(Array.from({ length: 8 }, () => world.call(students[0] ?? null, own.make, {})));
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
});
