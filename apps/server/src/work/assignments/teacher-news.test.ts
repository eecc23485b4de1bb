import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setHomework } from '../../../test/world/homework.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { recordAlert } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { tellTeachers } from './teacher-news.ts';

const world = await makeWorld();
const calls = contract.notifications;

const list = async (who: Actor) => (await world.call(who, calls.list, { query: {} })).body.items;
const of = async (who: Actor, kind: string) => (await list(who)).filter((one) => one.kind === kind);
const handIn = (id: string, who: Actor | undefined) =>
  world.db.execute(sql`
    update student_assignment set submitted_at = ${world.now()}::timestamptz
    where assignment_id = ${id} and student_id = ${who?.id ?? ''}`);

/** Ten in the morning in Tehran. */
const MORNING = '2026-10-10T06:30:00Z';

test('a teacher reads once a day how many handed a work in, and the number grows', async () => {
  world.setNow(MORNING);
  const classroom = await makeClassroom(world, { students: 3 });
  const { teacher, students } = classroom;
  const { id } = await setHomework(world, classroom, { endDate: '2026-10-14T20:29:59.000Z', title: 'تمرین شنبه' });
  expect(await tellTeachers(world.context)).toBe(0);
  await handIn(id, students[0]);
  expect([await tellTeachers(world.context), await tellTeachers(world.context)]).toEqual([1, 0]);
  const first = {
    title: 'پنجم الف: تمرین شنبه',
    body: 'امروز ۱ نفر این تکلیف را تحویل دادند؛ ۱ نفر از ۳ نفر تحویل داده‌اند.',
    path: `/teacher/homework/${id}`,
  };
  expect(await of(teacher, 'handed-in')).toMatchObject([first]);
  await handIn(id, students[1]);
  expect(await tellTeachers(world.context)).toBe(0);
  const body = 'امروز ۲ نفر این تکلیف را تحویل دادند؛ ۲ نفر از ۳ نفر تحویل داده‌اند.';
  expect(await of(teacher, 'handed-in')).toMatchObject([{ ...first, body }]);
  world.pass({ days: 1 });
  expect(await tellTeachers(world.context)).toBe(0);
  await handIn(id, students[2]);
  expect(await tellTeachers(world.context)).toBe(1);
  expect(await of(teacher, 'handed-in')).toHaveLength(2);
});

test('an end is said once, a moved one again; only to who teaches the class, and not where it is off', async () => {
  world.setNow(MORNING);
  const classroom = await makeClassroom(world, { students: 2 });
  const { teacher, students, schoolId } = classroom;
  const other = await makePerson(world, { role: 'TEACHER', schoolId });
  const { id } = await setHomework(world, classroom, { endDate: '2026-10-10T08:00:00.000Z' });
  await handIn(id, students[0]);
  await tellTeachers(world.context);
  world.pass({ hours: 2 });
  expect([await tellTeachers(world.context), await tellTeachers(world.context)]).toEqual([1, 0]);
  expect(await of(teacher, 'closed')).toMatchObject([
    { body: 'مهلت این تکلیف تمام شد؛ ۱ نفر از ۲ نفر تحویل داده‌اند.', path: `/teacher/homework/${id}` },
  ]);
  expect([await list(other), await of(students[0] as Actor, 'closed')]).toEqual([[], []]);
  const moved = { endDate: '2026-10-10T12:00:00.000Z', confirm: true };
  await world.call(teacher, contract.teacher.homework.deadline, { params: { id }, body: moved });
  world.pass({ hours: 4 });
  expect(await tellTeachers(world.context)).toBe(1);
  expect(await of(teacher, 'closed')).toHaveLength(2);
  await world.call(teacher, calls.mute, { body: { muted: ['closed'] } });
  expect(await of(teacher, 'closed')).toEqual([]);
});

test('who came to need help is said once a day, after school', async () => {
  world.setNow(MORNING);
  const classroom = await makeClassroom(world, { students: 2 });
  const { teacher, students, classId } = classroom;
  await recordAlert(world, students[0] as Actor, 'g5-number-read-write', 'four-wrong-in-a-row');
  expect(await tellTeachers(world.context)).toBe(0);
  // Half past three in Tehran.
  world.setNow('2026-10-10T12:00:00Z');
  expect([await tellTeachers(world.context), await tellTeachers(world.context)]).toEqual([1, 0]);
  expect(await of(teacher, 'needs-help')).toMatchObject([
    { body: 'نام1 خانواده1 از دیروز کمک می‌خواهند.', path: `/teacher/class/${classId}/course/2/skills` },
  ]);
  // The day after it is no news any more.
  world.pass({ days: 1 });
  expect(await tellTeachers(world.context)).toBe(0);
});
