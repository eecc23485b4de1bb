import { type Call, contract } from '@mashq/api/contract';
import { begunOf } from '@mashq/api/measures';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, mistakenInput, rightInput } from '../../../test/world/answers.ts';
import { ACTIVITIES, newPackage, setPackage } from '../../../test/world/packages.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { readyPackages } from './ready-packages.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const calls = contract.teacher.packages;
const member = contract.member.packages;

async function prepared(given: Parameters<typeof setPackage>[2] = {}, students = 2) {
  const classroom = await makeClassroom(world, { students });
  const made = await setPackage(world, classroom, given);
  const [child] = classroom.students;
  if (!child) throw new Error('a class without children');
  const params = { packageId: made.id };
  const read = async (who: Actor = child) => (await world.call(who, member.read, { params })).body;
  const open = (activity: number, who: Actor = child) =>
    world.call(who, member.open, { params: { ...params, activity } });
  /** Answers questions of an activity: rightly, or wrongly until they are done. */
  const work = async (activity: number, count: number, isRight = true, who: Actor = child) => {
    const { activities, items } = await read(who);
    const { first_item: first = 0, items_total: total = 0 } = activities[activity - 1] ?? {};
    const own = items.filter(({ position }) => position >= first && position < first + total);
    for (const { question_id: id } of own.filter(({ state }) => state === 'open').slice(0, count)) {
      const raw = isRight ? await rightInput(world, id) : await mistakenInput(world, id);
      expect((await answer(world, who, id, raw)).status).toBe(200);
      if (!isRight) await world.call(who, contract.member.questions.solution, { params: { questionId: id } });
    }
  };
  return { ...classroom, made, child, params, read, open, work };
}

const statesOf = ({ activities }: { activities: readonly { state: string }[] }) => activities.map(({ state }) => state);

describe('a child in a package', () => {
  test('goes from the example to practice to the quiz, each open once the one before is completed', async () => {
    const { read, open, work } = await prepared();
    expect(statesOf(await read())).toEqual(['available', 'locked', 'locked']);
    expect((await read()).items).toEqual([]);
    expect((await open(2)).refusal.code).toBe('locked');
    expect(statesOf((await open(1)).body)).toEqual(['completed', 'available', 'locked']);
    expect((await open(2)).body.items).toHaveLength(3);
    await work(2, 1);
    expect(statesOf(await read())).toEqual(['completed', 'in_progress', 'locked']);
    await work(2, 1);
    expect(statesOf(await read())).toEqual(['completed', 'completed', 'available']);
    expect((await open(3)).body.items.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
    await work(3, 2);
    const done = await read();
    expect(statesOf(done)).toEqual(['completed', 'completed', 'completed']);
    expect(done).toMatchObject({ items_done: 4, items_total: 5, is_active: true, order_mode: 'sequential' });
  });

  test('plays a game: its questions may be helped with, and enough right answers complete it', async () => {
    const { read, open, work } = await prepared({
      activities: [
        { kind: 'game', title: 'باغ', skillIds: ['g5-improper-to-mixed'], itemsPerSkill: 4, rightNeeded: 2 },
      ],
    });
    const { items } = (await open(1)).body;
    expect(items).toHaveLength(4);
    await work(1, 1);
    expect((await read()).activities[0]).toMatchObject({ kind: 'game', state: 'in_progress', right: 1 });
    await work(1, 1);
    expect((await read()).activities[0]).toMatchObject({ kind: 'game', state: 'completed', right: 2 });
  });

  test('is not held by an activity that went badly', async () => {
    const { read, open, work } = await prepared();
    await open(1);
    await open(2);
    await work(2, 3, false);
    expect(statesOf(await read())).toEqual(['completed', 'completed', 'available']);
  });

  test('opens in free order what it likes', async () => {
    const { read, open } = await prepared({ orderMode: 'free' });
    expect((await open(3)).status).toBe(200);
    expect(statesOf(await read())).toEqual(['available', 'available', 'available']);
  });

  test('opened twice, also at the same moment, has the same questions once', async () => {
    const { open } = await prepared({ orderMode: 'free' });
    const replies = await Promise.all([open(2), open(2), open(2)]);
    const ids = replies.map(({ body }) => body.items.map(({ question_id: id }) => id));
    expect(ids[0]).toHaveLength(3);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
  });

  test('has hints in practice and none in a quiz', async () => {
    const { open, child, params } = await prepared({ orderMode: 'free' });
    await open(2);
    await open(3);
    const { body } = await world.call(child, member.questions, { params });
    expect(body.map((view) => view.more_hints)).toEqual([true, true, true, false, false]);
    const inQuiz = { params: { questionId: body[4]?.question_id ?? '' }, body: { opened: 0 } };
    expect((await world.call(child, contract.member.questions.hint, inQuiz)).status).toBe(409);
  });

  test('reads the worked example it has opened, with its answer and steps', async () => {
    const { open, child, params } = await prepared();
    const at = (activity: number) => world.call(child, member.example, { params: { ...params, activity } });
    expect((await at(1)).status).toBe(409);
    await open(1);
    const { body } = await at(1);
    expect(body.solution.length).toBeGreaterThan(0);
    expect((await at(1)).body).toEqual(body);
    expect([(await at(2)).status, (await at(9)).status, (await open(9)).status]).toEqual([404, 404, 404]);
  });

  test('begins again with other questions where the teacher lets it', async () => {
    const { teacher, made, child, open, work, read } = await prepared();
    await open(1);
    const before = (await open(2)).body.items.map(({ question_id: id }) => id);
    await work(2, 1);
    const again = { params: { id: made.id, studentId: child.id }, body: { action: 'start_over' as const } };
    expect((await world.call(teacher, calls.setStudentState, again)).status).toBe(200);
    expect(statesOf(await read())).toEqual(['available', 'locked', 'locked']);
    await open(1);
    const after = (await open(2)).body.items.map(({ question_id: id }) => id);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
  });
});

test('its skills and whether it is active are at the addresses of the specification too', async () => {
  const { teacher, made } = await prepared();
  const params = { id: made.id };
  const at = <C extends Call>(call: C): C => ({ ...call, path: call.alsoAt[0] ?? '/' });
  expect(calls.briefSkills.alsoAt).toEqual(['/teacher/package/{id}/skills/']);
  expect((await world.call(teacher, at(calls.briefSkills), { params })).body).toEqual(
    (await world.call(teacher, calls.briefSkills, { params })).body,
  );
  const { version } = (await world.call(teacher, calls.read, { params })).body;
  const body = { isActive: false, version };
  expect((await world.call(teacher, at(calls.isActive), { params, body })).body.state).toBe('archived');
});

describe('a package that is put away', () => {
  test('is read by who has begun, worked on by nobody, and unknown to the others; brought back it goes on', async () => {
    const { teacher, made, students, open, read, child, params } = await prepared();
    await open(1);
    const set = (isActive: boolean, version: number) =>
      world.call(teacher, calls.isActive, { params: { id: made.id }, body: { isActive, version } });
    const away = await set(false, made.version);
    expect(away.body).toMatchObject({ is_active: false, state: 'archived' });
    expect((await set(false, made.version)).body.version).toBe(away.body.version);
    expect(await read()).toMatchObject({ is_active: false, is_open: false });
    expect((await open(2)).refusal.code).toBe('closed');
    expect((await world.call(students[1] as Actor, member.read, { params })).status).toBe(404);
    expect((await set(true, made.version)).status).toBe(409);
    expect((await set(true, away.body.version)).body).toMatchObject({ is_active: true, state: 'open' });
    expect((await open(2, child)).status).toBe(200);
  });
});

describe('a teacher', () => {
  test('cannot change the content once a child has opened an activity', async () => {
    const { teacher, made, open } = await prepared();
    const { id: _id, classId: _class, ...content } = newPackage({ classId: made.class_id });
    const replace = (version: number) =>
      world.call(teacher, calls.replace, { params: { id: made.id }, body: { version, ...content, title: 'تازه' } });
    const replaced = await replace(made.version);
    expect(replaced.body).toMatchObject({ title: 'تازه', version: made.version + 1 });
    await open(1);
    expect((await replace(replaced.body.version)).refusal.code).toBe('started');
  });

  test.each([
    [
      'an unknown skill',
      [{ kind: 'practice', title: 'x', skillIds: ['g5-nothing'], itemsPerSkill: 2 }],
      'skill-unknown',
    ],
    ['practice without questions', [{ kind: 'practice', title: 'x', skillIds: ['g5-improper-to-mixed'] }], 'no-items'],
    ['examples alone', ACTIVITIES.slice(0, 1), 'no-practice'],
    [
      'an example of two skills',
      [{ kind: 'example', title: 'x', skillIds: ['g5-improper-to-mixed', 'g5-mixed-to-improper'] }],
      'example-of-one',
    ],
    [
      'more right answers than questions',
      [{ kind: 'quiz', title: 'x', skillIds: ['g5-improper-to-mixed'], itemsPerSkill: 2, rightNeeded: 3 }],
      'too-many-right',
    ],
  ] as const)('is refused %s', async (_, activities, code) => {
    const classroom = await makeClassroom(world);
    const body = newPackage(classroom, { activities: [...activities] as typeof ACTIVITIES });
    const { status, refusal } = await world.call(classroom.teacher, calls.create, { body });
    expect([status, refusal.code]).toEqual([422, code]);
  });

  test('gets a ready-made package for every lesson with questions, each of which can be set', async () => {
    for (const grade of [3, 4, 5, 6] as const) expect(readyPackages(grade).length).toBeGreaterThan(10);
    const classroom = await makeClassroom(world);
    const { body } = await world.call(classroom.teacher, calls.ready, { query: { grade: 5 } });
    for (const { title, activities } of body) {
      const made = await setPackage(world, classroom, {
        title,
        draft: true,
        activities: activities.map((activity) => ({
          kind: activity.kind,
          title: activity.title,
          skillIds: activity.skills.map(({ id }) => id),
          itemsPerSkill: activity.items_per_skill,
          rightNeeded: activity.right_needed,
        })),
      });
      expect(made.activities).toEqual(activities);
    }
  });
});

test('pie, activities and students of random work equal a naive count over the log', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.boolean()), {
        maxLength: 12,
      }),
      async (events) => {
        const { teacher, made, students, open, work } = await prepared({ orderMode: 'free' }, 3);
        for (const [child, activity, count, isRight] of events) {
          const who = students[child] as Actor;
          // A repeated request changes nothing.
          await Promise.all([open(activity, who), open(activity, who)]);
          await work(activity, count, isRight, who);
        }
        const log = await world.db.execute<{ student: string; activity: number; state: string }>(sql`
          select student_id as student, activity, state from question where assignment_id = ${made.id}`);
        const opened = await world.db.execute<{ student: string; position: number }>(sql`
          select student_id as student, position from student_activity where assignment_id = ${made.id}`);
        const isDone = (student: string, activity: number) => {
          if (!opened.some((row) => row.student === student && row.position === activity)) return false;
          const own = log.filter((row) => row.student === student && row.activity === activity);
          const right = own.filter(({ state }) => state === 'right' || state === 'corrected').length;
          const needed = made.activities[activity]?.right_needed ?? null;
          return own.every(({ state }) => state !== 'open') || (needed !== null && right >= needed);
        };
        const params = { id: made.id };
        const counts = students.map(({ id }) => [0, 1, 2].filter((activity) => isDone(id, activity)).length);
        const listed = (await world.call(teacher, calls.students, { params })).body;
        expect(listed.map((row) => [row.student_id, row.activities_completed]).sort()).toEqual(
          students.map(({ id }, index) => [id, counts[index]]).sort(),
        );
        const pie = (await world.call(teacher, calls.pieChart, { params })).body;
        const begun = new Set(opened.map(({ student }) => student)).size;
        const completed = counts.filter((count) => count === 3).length;
        expect(pie).toEqual({ completed, in_progress: begun - completed, not_started: 3 - begun });
        const { counts: parts } = (await world.call(teacher, calls.read, { params })).body;
        expect(begunOf(parts)).toEqual({ part: begun, whole: 3 });
        const activities = (await world.call(teacher, calls.activities, { params })).body;
        expect(activities.map((activity) => activity.completed)).toEqual(
          [0, 1, 2].map((activity) => students.filter(({ id }) => isDone(id, activity)).length),
        );
      },
    ),
    { numRuns: 8 },
  );
});
