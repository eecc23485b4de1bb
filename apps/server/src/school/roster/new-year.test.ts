import { randomUUID } from 'node:crypto';
import { contract, type SignInCard } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addChild,
  addRosterTeacher,
  makeClass,
  makeManagedSchool,
  rosterCalls,
  signInWith,
} from '../../../test/world/roster.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { coversMoment } from './enrolment.ts';

const world = await makeWorld();
const START = world.now();

async function begin(
  manager: Actor,
  more: {
    id?: string;
    fromTitle?: string;
    teachers?: 'grade' | 'class' | 'none';
    classes?: { classId: string; title: string }[];
  } = {},
) {
  const body = { id: randomUUID(), fromTitle: '1405-1406', teachers: 'grade' as const, classes: [], ...more };
  return { id: body.id, ...(await world.call(manager, rosterCalls.beginYear, { body })) };
}

const undo = (manager: Actor, rolloverId: string) =>
  world.call(manager, rosterCalls.undoYear, { params: { rolloverId } });

const overview = async (manager: Actor) => (await world.call(manager, rosterCalls.overview, {})).body;

const shape = async (manager: Actor) =>
  (await overview(manager)).classes.map(({ title, grade, students_count, teachers }) => [
    title,
    grade,
    students_count,
    teachers.map(({ last_name }) => last_name).join(),
  ]);

/** Third, fourth and sixth grade with two children and a teacher each, in the middle of the year. */
async function makeSchool() {
  world.setNow(START);
  const { schoolId, manager } = await makeManagedSchool(world);
  const given = [
    ['سوم الف', 3, 'سعیدی'],
    ['چهارم الف', 4, 'چمنی'],
    ['ششم', 6, 'شریفی'],
  ] as const;
  const classes: { id: string; children: SignInCard[] }[] = [];
  for (const [title, grade, lastName] of given) {
    const id = await makeClass(world, manager, title, grade);
    const teacher = await addRosterTeacher(world, manager, lastName);
    await world.call(manager, rosterCalls.assignTeacher, {
      params: { id },
      body: { teachingId: randomUUID(), teacherId: teacher.person_id, role: 'owner', fromAt: null, toAt: null },
    });
    classes.push({ id, children: [await addChild(world, manager, id), await addChild(world, manager, id)] });
  }
  world.setNow('2027-09-25T08:00:00Z');
  const [third, fourth, sixth] = classes;
  if (!third || !fourth || !sixth) throw new Error('three classes');
  return { schoolId, manager, third, fourth, sixth };
}

test('the dry run says what will happen to each class and changes nothing', async () => {
  const { manager } = await makeSchool();
  const before = await shape(manager);
  const { body } = await world.call(manager, rosterCalls.newYearPlan, {});
  expect(body).toMatchObject({
    from_title: '1405-1406',
    to_title: '1406-1407',
    is_over: true,
    graduates_count: 2,
    rollover: null,
  });
  expect(body.classes.map(({ title, new_title, students_count }) => [title, new_title, students_count])).toEqual([
    ['سوم الف', 'چهارم الف', 2],
    ['چهارم الف', 'پنجم الف', 2],
    ['ششم', null, 2],
  ]);
  expect(await shape(manager)).toEqual(before);
});

test('classes go up a grade, teachers stay with theirs, the sixth grade leaves, and the archive is readable', async () => {
  const { manager, sixth, third } = await makeSchool();
  const { id, status } = await begin(manager);
  expect(status).toBe(201);
  expect(await shape(manager)).toEqual([
    ['سوم الف', 3, 0, 'سعیدی'],
    ['چهارم الف', 4, 2, 'چمنی'],
    ['پنجم الف', 5, 2, ''],
  ]);
  const { year, rollover, without_class } = await overview(manager);
  expect([year?.title, rollover?.id, without_class]).toEqual(['1406-1407', id, []]);
  const { body: archive } = await world.call(manager, rosterCalls.archive, {});
  expect(archive.map((each) => [each.year.title, each.classes.map(({ students_count }) => students_count)])).toEqual([
    ['1405-1406', [2, 2, 2]],
  ]);
  const { body: info } = await world.call(manager, rosterCalls.classInfo, { params: { id: sixth.id } });
  expect(info).toMatchObject({ is_archived: true, former_students: [] });
  expect(info.students.map((child) => child.id).sort()).toEqual(sixth.children.map((card) => card.person_id).sort());
  const renamed = await world.call(manager, rosterCalls.renameClass, {
    params: { id: third.id },
    body: { title: 'نو' },
  });
  expect(renamed).toMatchObject({ status: 409, refusal: { code: 'archived' } });
  const [child] = third.children;
  const { body } = await signInWith(world, child ?? { username: '', password: '' });
  expect(body).toMatchObject({ user: { class: { title: 'چهارم الف', grade: 4 } } });
  const [event] = await readAudit(world.db, { target: id });
  expect(event).toMatchObject({ action: 'school-year.begin', after: { students: 4, graduates: 2 } });
});

test('a past class has the children of its last day, as many as the list of past years says', async () => {
  const { manager, third, fourth } = await makeSchool();
  const [gone, stays] = third.children;
  if (!gone || !stays) throw new Error('two children');
  world.pass({ minutes: 1 });
  await world.call(manager, rosterCalls.moveStudent, {
    params: { studentId: gone.person_id },
    body: { classId: fourth.id },
  });
  world.pass({ minutes: 1 });
  await begin(manager);
  const { body: archive } = await world.call(manager, rosterCalls.archive, {});
  expect(archive[0]?.classes.map(({ title, students_count }) => [title, students_count])).toEqual([
    ['سوم الف', 1],
    ['چهارم الف', 3],
    ['ششم', 2],
  ]);
  const { body: info } = await world.call(manager, rosterCalls.classInfo, { params: { id: third.id } });
  expect(info.students).toMatchObject([{ id: stays.person_id, class_title: 'چهارم الف' }]);
  expect(info.former_students).toMatchObject([{ id: gone.person_id, state: 'transferred' }]);
});

test('work of a past class is named with its year, and is no open work of this year', async () => {
  const { schoolId, manager, third } = await makeSchool();
  const before = (await overview(manager)).classes.find(({ id }) => id === third.id);
  const teacher: Actor = { id: before?.teachers[0]?.teacher_id ?? '', role: 'teacher', schoolId };
  const { homework, dashboard } = contract.teacher;
  const made = await world.call(teacher, homework.create, {
    body: { id: randomUUID(), classId: third.id, firstPage: 10, lastPage: 20, endDate: '2027-10-01T08:00:00Z' },
  });
  expect(made.status).toBe(201);
  expect((await world.call(teacher, dashboard.read, {})).body.open_homeworks).toMatchObject([
    { class_title: 'سوم الف' },
  ]);
  await begin(manager);
  const { body } = await world.call(teacher, dashboard.read, {});
  expect(body).toMatchObject({ classes: [{ title: 'سوم الف' }], open_homeworks: [] });
  const { body: list } = await world.call(teacher, homework.list, { query: {} });
  expect(list.items).toMatchObject([{ class_title: 'سوم الف (۱۴۰۵–۱۴۰۶)', state: 'open' }]);
});

test('teachers may go up with their children, and names may be chosen', async () => {
  const { manager, third } = await makeSchool();
  await begin(manager, { teachers: 'class', classes: [{ classId: third.id, title: ' چهارم  گل‌ها ' }] });
  expect(await shape(manager)).toEqual([
    ['سوم الف', 3, 0, ''],
    ['چهارم گل‌ها', 4, 2, 'سعیدی'],
    ['پنجم الف', 5, 2, 'چمنی'],
  ]);
});

test('a year begins once, however often it is sent, and not before the one before it has begun', async () => {
  const { manager } = await makeSchool();
  const first = await begin(manager);
  const again = await begin(manager, { id: first.id });
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(await begin(manager)).toMatchObject({ status: 409, refusal: { code: 'year-changed' } });
  world.setNow('2027-09-01T08:00:00Z');
  expect(await begin(manager, { fromTitle: '1406-1407' })).toMatchObject({
    status: 409,
    refusal: { code: 'not-begun' },
  });
  expect(await shape(manager)).toHaveLength(3);
});

test('a year taken back is as if it had not begun: who has left stays away, who is new has no class', async () => {
  const { manager, third, fourth } = await makeSchool();
  const before = await shape(manager);
  const { id } = await begin(manager);
  world.pass({ days: 2 });
  const [rising] = third.children;
  const [leaving] = fourth.children;
  const { classes } = await overview(manager);
  const [newThird, newFourth, newFifth] = classes;
  if (!newThird || !newFourth || !newFifth || !rising || !leaving) throw new Error('three classes');
  await world.call(manager, rosterCalls.moveStudent, {
    params: { studentId: rising.person_id },
    body: { classId: newFifth.id },
  });
  await world.call(manager, rosterCalls.withdrawStudent, { params: { studentId: leaving.person_id } });
  const newcomer = await addChild(world, manager, newThird.id, 'نیلوفر');
  world.pass({ days: 2 });
  expect((await undo(manager, id)).status).toBe(200);
  expect((await undo(manager, id)).status).toBe(200);
  expect(await shape(manager)).toEqual(
    before.map(([title, grade, count, teachers]) => [title, grade, title === 'چهارم الف' ? 1 : count, teachers]),
  );
  const { without_class, rollover } = await overview(manager);
  expect(without_class.map((each) => each.id)).toEqual([newcomer.person_id]);
  expect(rollover).toBeNull();
  const { body: archive } = await world.call(manager, rosterCalls.archive, {});
  expect(archive).toEqual([]);
  const windows = await world.db.execute<{ class_id: string; to_at: Date | null }>(sql`
    select class_id, to_at from enrolment where student_id = ${rising.person_id}`);
  expect(windows).toEqual([{ class_id: third.id, to_at: null }]);
  expect((await begin(manager)).status).toBe(201);
});

test('a year is taken back within a week, by its own school', async () => {
  const { manager } = await makeSchool();
  const { manager: neighbor } = await makeManagedSchool(world);
  const { id } = await begin(manager);
  expect((await undo(neighbor, id)).status).toBe(404);
  world.pass({ days: 7 });
  expect(await undo(manager, id)).toMatchObject({ status: 409, refusal: { code: 'too-late' } });
});

test('a child whose class has gone up finds the course of its grade', async () => {
  const { manager, third, schoolId } = await makeSchool();
  await begin(manager);
  const [child] = third.children;
  const { body } = await world.call(
    { id: child?.person_id ?? '', role: 'student', schoolId },
    contract.member.courses.list,
    {},
  );
  expect(JSON.stringify(body)).toContain('چهارم');
});

type Step =
  | { readonly type: 'answer' | 'withdraw'; readonly child: number }
  | { readonly type: 'move'; readonly child: number; readonly to: number }
  | { readonly type: 'add'; readonly to: number }
  | { readonly type: 'roll' | 'undo' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('answer' as const), child: fc.nat(7) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('move' as const), child: fc.nat(7), to: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('withdraw' as const), child: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('add' as const), to: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('roll' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('undo' as const) }) },
);

/** What the roster should come to, kept by hand: whose class is which, and which class each answer was given in. */
interface Child {
  readonly id: string;
  classId: string | null;
  answers: { at: number; classId: string | null }[];
}

test('whatever happens, a child is in one class at a time, and the answers of all classes are those of a naive count', async () => {
  const SEED = 1405;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      world.setNow('2026-10-01T08:00:00Z');
      const { schoolId, manager } = await makeManagedSchool(world);
      const first = [await makeClass(world, manager, 'چهارم الف', 4), await makeClass(world, manager, 'چهارم ب', 4)];
      const children: Child[] = [];
      const add = async (classId: string) => {
        const { person_id } = await addChild(world, manager, classId);
        children.push({ id: person_id, classId, answers: [] });
      };
      for (const classId of [...first, ...first]) await add(classId);
      let open = first;
      let saved: { id: string; at: number; classes: Map<Child, string> } | null = null;

      for (const each of steps) {
        world.pass({ hours: 5 });
        const now = world.now().getTime();
        const child = 'child' in each ? children[each.child % children.length] : undefined;
        const to = 'to' in each ? open[each.to % open.length] : undefined;
        if (each.type === 'answer' && child?.classId) child.answers.push({ at: now, classId: child.classId });
        if (each.type === 'move' && child && to) {
          await world.call(manager, rosterCalls.moveStudent, {
            params: { studentId: child.id },
            body: { classId: to },
          });
          child.classId = to;
        }
        if (each.type === 'withdraw' && child) {
          await world.call(manager, rosterCalls.withdrawStudent, { params: { studentId: child.id } });
          child.classId = null;
        }
        if (each.type === 'add' && to) await add(to);
        if (each.type === 'roll' && !saved) {
          const { id, status } = await begin(manager);
          expect(status).toBe(201);
          const pairs = children.flatMap((one) => (one.classId === null ? [] : [[one, one.classId] as const]));
          saved = { id, at: now, classes: new Map(pairs) };
          const names = new Map((await overview(manager)).classes.map(({ title, id: classId }) => [title, classId]));
          open = [...names.values()];
          for (const [one, classId] of saved.classes) {
            one.classId = names.get(classId === first[0] ? 'پنجم الف' : 'پنجم ب') ?? null;
          }
        } else if (each.type === 'undo' && saved) {
          expect((await undo(manager, saved.id)).status).toBe(200);
          for (const one of children) {
            const old = saved.classes.get(one);
            // A year that was taken back counts for the class before it, for as long as the child was at school.
            if (old !== undefined) {
              for (const answer of one.answers)
                if (answer.at >= saved.at && answer.classId !== null) answer.classId = old;
              one.classId = one.classId === null ? null : old;
            } else one.classId = null;
          }
          open = first;
          saved = null;
        }
      }

      const active = await world.db.execute<{ id: string; classId: string }>(sql`
        select student_id as id, class_id as "classId" from enrolment where school_id = ${schoolId} and state = 'active'`);
      expect(active.map(({ id, classId }) => `${id} ${classId}`).sort()).toEqual(
        children.flatMap(({ id, classId }) => (classId === null ? [] : [`${id} ${classId}`])).sort(),
      );
      const overlaps = await world.db.execute(sql`
        select 1 as one from enrolment a join enrolment b
          on b.school_id = a.school_id and b.student_id = a.student_id and b.id > a.id
        where a.school_id = ${schoolId} and a.from_at < coalesce(b.to_at, 'infinity') and b.from_at < coalesce(a.to_at, 'infinity')
          and coalesce(a.to_at, 'infinity') > a.from_at and coalesce(b.to_at, 'infinity') > b.from_at`);
      expect(overlaps).toEqual([]);
      const given = children.flatMap(({ id, answers }) => answers.map(({ at }) => ({ id, at: new Date(at) })));
      const counted = await world.db.execute<{ classId: string; count: number }>(sql`
        select e.class_id as "classId", count(*)::int as count
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as a (id uuid, at timestamptz)
        join enrolment e on e.school_id = ${schoolId} and e.student_id = a.id and ${coversMoment(sql`a.at`)}
        group by e.class_id`);
      const naive = new Map<string, number>();
      for (const { answers } of children) {
        for (const { classId } of answers) if (classId !== null) naive.set(classId, (naive.get(classId) ?? 0) + 1);
      }
      expect(new Map(counted.map(({ classId, count }) => [classId, count]))).toEqual(naive);
    }),
    { seed: SEED, numRuns: 20 },
  );
}, 60_000);
