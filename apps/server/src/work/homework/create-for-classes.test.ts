import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { daysFrom, PAGES, setHomework } from '../../../test/world/homework.ts';
import { type Classroom, makeClassroom } from '../../../test/world/people.ts';
import { recordMastery } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const calls = contract.teacher.homework;

/** A skill of another chapter than that of the pages. */
const LEARNED = 'g5-number-read-write';

/** Two classes of one teacher; the second has its own students. */
async function twoClasses(grade: 5 | 6 = 5): Promise<[Classroom, Classroom]> {
  const first = await makeClassroom(world, { students: 2 });
  const second = await makeClassroom(world, { students: 1, teacher: first.teacher, grade, title: 'پنجم ب' });
  return [first, second];
}

const request = (classrooms: readonly Classroom[], times: readonly { startDate?: string; endDate: string }[]) => ({
  ...PAGES,
  title: 'تمرین هفته',
  classes: classrooms.map(({ classId }, place) => ({
    id: randomUUID(),
    classId,
    ...(times[place] ?? { endDate: daysFrom(world, 3) }),
  })),
});

const stored = async (ids: readonly string[]) =>
  world.db.execute(sql`select id from assignment where id = any(${sql.param([...ids])}::uuid[])`);

test('one request sets a homework for each class with its own times; repeated, it changes nothing', async () => {
  const [first, second] = await twoClasses();
  const times = [{ endDate: daysFrom(world, 2) }, { startDate: daysFrom(world, 1), endDate: daysFrom(world, 4) }];
  const body = request([first, second], times);
  const send = () => world.call(first.teacher, calls.createForClasses, { body });
  const made = await send();
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject([
    {
      id: body.classes[0]?.id,
      class_id: first.classId,
      state: 'open',
      end_at: times[0]?.endDate,
      counts: { assigned: 2 },
    },
    {
      id: body.classes[1]?.id,
      class_id: second.classId,
      state: 'scheduled',
      start_at: times[1]?.startDate,
      end_at: times[1]?.endDate,
      counts: { assigned: 1 },
    },
  ]);
  const again = await send();
  expect(again.body).toEqual(made.body);
  expect(await stored(body.classes.map(({ id }) => id))).toHaveLength(2);
  const news = await world.db.execute(sql`
    select from notification where assignment_id = any(${sql.param(body.classes.map(({ id }) => id))}::uuid[])`);
  expect(news).toHaveLength(3);
});

test('where one class cannot have it none gets it, and the reason names the class', async () => {
  const [first, second] = await twoClasses();
  const body = request(
    [first, second],
    [{ endDate: daysFrom(world, 2) }, { startDate: daysFrom(world, 3), endDate: daysFrom(world, 2) }],
  );
  const refused = await world.call(first.teacher, calls.createForClasses, { body });
  expect([refused.status, refused.refusal.code]).toEqual([422, 'end-before-start']);
  expect(refused.refusal.detail).toBe('پنجم ب: زمان پایان باید بعد از زمان شروع باشد.');
  expect(await stored(body.classes.map(({ id }) => id))).toEqual([]);
});

test('only classes of one grade, and of the teacher', async () => {
  const [first, sixth] = await twoClasses(6);
  const mixed = await world.call(first.teacher, calls.createForClasses, { body: request([first, sixth], []) });
  expect([mixed.status, mixed.refusal.code]).toEqual([422, 'other-grade']);
  const stranger = await makeClassroom(world, { students: 1 });
  const body = request([first, stranger], []);
  const foreign = await world.call(first.teacher, calls.createForClasses, { body });
  expect(foreign.status).toBe(404);
  expect(await stored(body.classes.map(({ id }) => id))).toEqual([]);
  const twice = request([first, first], []);
  expect((await world.call(first.teacher, calls.createForClasses, { body: twice })).status).toBe(400);
});

test('each class gets back what is due for review in it', async () => {
  const [first, second] = await twoClasses();
  for (const classroom of [first, second]) {
    await setHomework(world, classroom);
  }
  world.pass({ days: 20 });
  const [student] = first.students;
  if (student === undefined) throw new Error('a class without students');
  await recordMastery(world, student, LEARNED, { band: 'learned', tries: 8, reviewsPassed: 0 });
  await world.db.execute(sql`
    update skill_mastery set learned_at = ${new Date(world.now().getTime() - 15 * 86_400_000)}::timestamptz
    where school_id = ${student.schoolId} and student_id = ${student.id}`);
  const body = { ...request([first, second], []), withReviews: true };
  const made = await world.call(first.teacher, calls.createForClasses, { body });
  const reviews = async (id: string) =>
    (await world.call(first.teacher, calls.briefSkills, { params: { id } })).body
      .filter(({ is_review }) => is_review)
      .map((skill) => skill.id);
  expect(await Promise.all(made.body.map(({ id }) => reviews(id)))).toEqual([[LEARNED], []]);
});
