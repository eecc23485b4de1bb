import { randomUUID } from 'node:crypto';
import { contract, type SignInCard } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, questionsOf, rightInput, setHomework } from '../../../test/world/answers.ts';
import {
  addChild,
  addRosterTeacher,
  makeClass,
  makeManagedSchool,
  rosterCalls,
  signInWith,
} from '../../../test/world/roster.ts';
import { makeWorld, type World } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { readAudit } from '../../platform/audit/audit.ts';

const world = await makeWorld();

const actorOf = (card: SignInCard, role: 'student' | 'teacher', schoolId: string): Actor => ({
  id: card.person_id,
  role,
  schoolId,
});

async function assign(
  { now }: World,
  manager: Actor,
  classId: string,
  teacherId: string,
  more: { role?: 'owner' | 'co' | 'substitute'; fromAt?: string; toAt?: string } = {},
) {
  const { role = 'owner', fromAt = now().toISOString(), toAt = null } = more;
  return world.call(manager, rosterCalls.assignTeacher, {
    params: { id: classId },
    body: { teachingId: randomUUID(), teacherId, role, fromAt, toAt },
  });
}

test('a manager makes a class with a teacher and a child, who sign in with their cards', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const classId = await makeClass(world, manager, 'پنجم  الف', 5);
  const teacher = await addRosterTeacher(world, manager);
  const child = await addChild(world, manager, classId);
  expect((await assign(world, manager, classId, teacher.person_id)).status).toBe(201);
  expect(child.password).toMatch(/^\d{8}$/);
  expect(child.username).toMatch(/^\d{5}0002$/);
  expect(teacher.username).toBe(child.username.replace(/2$/, '1'));
  for (const card of [child, teacher]) expect((await signInWith(world, card)).status).toBe(200);
  const { body } = await world.call(manager, rosterCalls.overview, {});
  expect(body.year?.title).toBe('1405-1406');
  expect(body.classes).toMatchObject([
    { title: 'پنجم الف', grade: 5, students_count: 1, teachers: [{ last_name: 'کریمی', role: 'owner' }] },
  ]);
  const { body: classes } = await world.call(
    actorOf(teacher, 'teacher', schoolId),
    contract.teacher.dashboard.classes,
    {},
  );
  expect(classes.map(({ id }) => id)).toEqual([classId]);
  const events = await readAudit(world.db, { actor: manager.id });
  expect(events.map(({ action }) => action).sort()).toEqual([
    'class.assign-teacher',
    'class.create',
    'person.create',
    'person.create',
  ]);
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`${child.password}|احمدی|${child.username}`));
});

test('the classes of a teacher come by grade, not by the letters of its name', async () => {
  const { manager } = await makeManagedSchool(world);
  const teacher = await addRosterTeacher(world, manager);
  const named = [
    ['ششم الف', 6],
    ['چهارم ب', 4],
    ['سوم الف', 3],
    ['پنجم الف', 5],
    ['چهارم الف', 4],
  ] as const;
  for (const [title, grade] of named) {
    const classId = await makeClass(world, manager, title, grade);
    expect((await assign(world, manager, classId, teacher.person_id)).status).toBe(201);
  }
  const { body } = await world.call(manager, rosterCalls.overview, {});
  expect(body.teachers[0]?.classes.map(({ title }) => title)).toEqual([
    'سوم الف',
    'چهارم الف',
    'چهارم ب',
    'پنجم الف',
    'ششم الف',
  ]);
});

test('a password is in the reply that made it alone', async () => {
  const { manager } = await makeManagedSchool(world);
  const classId = await makeClass(world, manager, 'سوم', 3);
  const body = {
    studentId: randomUUID(),
    firstName: 'علي',
    lastName: 'كريمي',
    gender: null,
    phone: null,
    registrationCode: '۱۲۳',
  };
  const first = await world.call(manager, rosterCalls.addStudent, { params: { id: classId }, body });
  const again = await world.call(manager, rosterCalls.addStudent, { params: { id: classId }, body });
  expect(first.body).toMatchObject({ first_name: 'علی', last_name: 'کریمی', class_title: 'سوم' });
  expect(again).toMatchObject({ status: 201, body: { ...first.body, password: null } });
  const { body: info } = await world.call(manager, rosterCalls.classInfo, { params: { id: classId } });
  expect(info.students).toMatchObject([{ registration_code: '123', username: first.body.username }]);
  expect(world.log.join('\n')).not.toContain(first.body.password);
});

test('a new password ends the old one and every session', async () => {
  const { manager } = await makeManagedSchool(world);
  const classId = await makeClass(world, manager, 'چهارم', 4);
  const child = await addChild(world, manager, classId);
  const { body: session } = await signInWith(world, child);
  const { body: card } = await world.call(manager, rosterCalls.resetPassword, {
    params: { personId: child.person_id },
  });
  expect((await signInWith(world, child)).status).toBe(401);
  expect((await world.brief('access' in session ? session.access : '')).status).toBe(401);
  expect((await signInWith(world, card)).status).toBe(200);
  const cards = await world.call(manager, rosterCalls.makeCards, {
    params: { id: classId },
    body: { studentIds: [child.person_id] },
  });
  expect(cards.body).toHaveLength(1);
  expect((await signInWith(world, card)).status).toBe(401);
  // A class of more than sixty is asked about as a whole; one child who is not in it is enough for no card.
  const many = Array.from({ length: 77 }, () => randomUUID());
  const body = { studentIds: many };
  expect((await world.call(manager, rosterCalls.makeCards, { params: { id: classId }, body })).status).toBe(404);
});

test('a moved child is in one class at a time: begun work stays behind, work not opened is left, what runs is joined', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const [from, to] = [await makeClass(world, manager, 'پنجم الف', 5), await makeClass(world, manager, 'پنجم ب', 5)];
  const teacher = actorOf(await addRosterTeacher(world, manager), 'teacher', schoolId);
  for (const classId of [from, to]) await assign(world, manager, classId, teacher.id);
  const child = actorOf(await addChild(world, manager, from), 'student', schoolId);
  const classroomOf = (classId: string) => ({ schoolId, classId, teacher, students: [child] });
  const begun = await setHomework(world, classroomOf(from));
  const unopened = await setHomework(world, classroomOf(from));
  const coming = await setHomework(world, classroomOf(to));
  const [question] = await questionsOf(world, child, begun);
  if (!question) throw new Error('no question');
  await answer(world, child, question.question_id, await rightInput(world, question.question_id));
  world.pass({ hours: 1 });
  const moved = await world.call(manager, rosterCalls.moveStudent, {
    params: { studentId: child.id },
    body: { classId: to },
  });
  expect(moved.body).toMatchObject({ class_id: to, class_title: 'پنجم ب' });
  const { body: list } = await world.call(child, contract.member.homework.list, { query: {} });
  expect(list.items.map(({ id }) => id).sort()).toEqual([begun, coming].sort());
  const windows = await world.db.execute<{ class_id: string; from_at: Date; to_at: Date | null }>(sql`
    select class_id, from_at, to_at from enrolment
    where school_id = ${schoolId} and student_id = ${child.id} order by from_at`);
  expect(windows).toMatchObject([
    { class_id: from, to_at: world.now() },
    { class_id: to, from_at: world.now(), to_at: null },
  ]);
  const { body: info } = await world.call(manager, rosterCalls.classInfo, { params: { id: from } });
  expect(info).toMatchObject({ students: [], former_students: [{ id: child.id, state: 'transferred' }] });
  world.pass({ hours: 1 });
  await world.call(manager, rosterCalls.moveStudent, { params: { studentId: child.id }, body: { classId: from } });
  const { body: back } = await world.call(child, contract.member.homework.list, { query: {} });
  expect(back.items.map(({ id }) => id).sort()).toEqual([begun, unopened].sort());
});

test('a child who leaves cannot sign in, and can when it comes back', async () => {
  const { manager } = await makeManagedSchool(world);
  const classId = await makeClass(world, manager, 'ششم', 6);
  const child = await addChild(world, manager, classId);
  const leave = () => world.call(manager, rosterCalls.withdrawStudent, { params: { studentId: child.person_id } });
  expect((await leave()).status).toBe(200);
  expect((await leave()).status).toBe(200);
  expect((await signInWith(world, child)).status).toBe(401);
  const { body: roster } = await world.call(manager, rosterCalls.overview, {});
  expect(roster.classes[0]?.students_count).toBe(0);
  expect(roster.without_class).toEqual([]);
  await world.call(manager, rosterCalls.moveStudent, {
    params: { studentId: child.person_id },
    body: { classId },
  });
  expect((await signInWith(world, child)).status).toBe(200);
  const left = await readAudit(world.db, { target: child.person_id });
  expect(left.filter(({ action }) => action === 'student.withdraw')).toHaveLength(1);
});

test('a substitute teaches from a day to a day', async () => {
  const { schoolId, manager } = await makeManagedSchool(world);
  const classId = await makeClass(world, manager, 'پنجم', 5);
  const substitute = await addRosterTeacher(world, manager, 'رستمی');
  const day = (days: number) => new Date(world.now().getTime() + days * 86_400_000).toISOString();
  const mine = async () =>
    (await world.call(actorOf(substitute, 'teacher', schoolId), contract.teacher.dashboard.classes, {})).body.length;
  const endless = await assign(world, manager, classId, substitute.person_id, { role: 'substitute' });
  expect(endless).toMatchObject({ status: 422, refusal: { code: 'no-end', fields: { toAt: endless.refusal.detail } } });
  const given = { role: 'substitute', fromAt: day(2), toAt: day(5) } as const;
  expect((await assign(world, manager, classId, substitute.person_id, given)).status).toBe(201);
  const twice = await assign(world, manager, classId, substitute.person_id, { ...given, toAt: day(3) });
  const { detail } = twice.refusal;
  expect(twice).toMatchObject({ status: 409, refusal: { code: 'teaches-already', fields: { teacherId: detail } } });
  const seen = [await mine()];
  for (const days of [3, 3]) {
    world.pass({ days });
    seen.push(await mine());
  }
  expect(seen).toEqual([0, 1, 0]);
});

test('a teacher who leaves teaches no more', async () => {
  const { manager } = await makeManagedSchool(world);
  const classId = await makeClass(world, manager, 'پنجم', 5);
  const teacher = await addRosterTeacher(world, manager);
  await assign(world, manager, classId, teacher.person_id);
  await world.call(manager, rosterCalls.withdrawTeacher, { params: { teacherId: teacher.person_id } });
  expect((await signInWith(world, teacher)).status).toBe(401);
  const { body } = await world.call(manager, rosterCalls.overview, {});
  expect(body.teachers).toEqual([]);
  expect(body.classes[0]?.teachers).toEqual([]);
});

test('two classes of a year have two names, however they are written', async () => {
  const { manager } = await makeManagedSchool(world);
  const classId = await makeClass(world, manager, 'پنجم ۱', 5);
  await makeClass(world, manager, 'پنجم ۲', 5);
  const made = await world.call(manager, rosterCalls.createClass, {
    body: { id: randomUUID(), title: 'پنجم\u200c1', grade: 5 },
  });
  expect(made).toMatchObject({ status: 409, refusal: { code: 'title-taken', fields: { title: made.refusal.detail } } });
  const renamed = await world.call(manager, rosterCalls.renameClass, {
    params: { id: classId },
    body: { title: 'پنجم2' },
  });
  expect(renamed).toMatchObject({ status: 409, refusal: { code: 'title-taken' } });
});

test('names, phones and register numbers are read in any digits and refused in Persian', async () => {
  const { manager } = await makeManagedSchool(world);
  const classId = await makeClass(world, manager, 'پنجم', 5);
  const [one, other] = [await addChild(world, manager, classId), await addChild(world, manager, classId)];
  const update = (studentId: string, body: object) =>
    world.call(manager, rosterCalls.updateStudent, { params: { studentId }, body });
  expect((await update(one.person_id, { phone: '٠٩١٢ ۱۲۳ 4567', registrationCode: '۹۹۹۹۹۹' })).body).toMatchObject({
    has_phone: true,
    registration_code: '999999',
  });
  expect(await update(other.person_id, { registrationCode: '999999' })).toMatchObject({
    status: 409,
    refusal: { code: 'code-taken', fields: { registrationCode: expect.stringContaining('شمارهٔ ثبت') } },
  });
  for (const wrong of [{ phone: '123' }, { firstName: 'علی ۲' }]) {
    const { status, refusal } = await update(one.person_id, wrong);
    expect(status).toBe(422);
    expect(refusal.fields).toEqual({ [Object.keys(wrong)[0] ?? '']: refusal.detail });
    expect(refusal.detail).toMatch(/[آ-ی]/);
  }
  const { body: found } = await world.call(manager, rosterCalls.searchStudents, { query: { search: 'احمدي ٩٩٩٩٩٩' } });
  expect(found.map(({ id }) => id)).toEqual([one.person_id]);
});

test.each([
  ['امیر\u200cعلی', 'امیر علی'],
  ['امیر علی', 'امیر\u200cعلی'],
  ['امیرعلی', 'امیر\u200cعلی'],
  ['رأفت', 'رافت'],
  ['آرزو', 'ارزو'],
])('a child «%s» is found by «%s», as in every other list', async (name, search) => {
  const { manager } = await makeManagedSchool(world);
  const child = await addChild(world, manager, await makeClass(world, manager, 'پنجم', 5), name);
  const { body } = await world.call(manager, rosterCalls.searchStudents, { query: { search } });
  expect(body.map(({ id }) => id)).toEqual([child.person_id]);
});

test('the prefix of usernames is the school’s own', async () => {
  const { manager } = await makeManagedSchool(world);
  const { manager: neighbor } = await makeManagedSchool(world);
  const set = (as: Actor, prefix: string) => world.call(as, rosterCalls.setUsernamePrefix, { body: { prefix } });
  expect((await set(manager, 'Mehr')).body).toEqual({ username_prefix: 'mehr-' });
  expect(await set(neighbor, 'mehr-')).toMatchObject({ status: 409, refusal: { code: 'prefix-taken' } });
  expect((await set(neighbor, 'مهر')).status).toBe(422);
  const classId = await makeClass(world, manager, 'پنجم', 5);
  expect((await addChild(world, manager, classId)).username).toBe('mehr-0001');
});

test('nothing of another school is found', async () => {
  const { manager } = await makeManagedSchool(world);
  const { manager: neighbor } = await makeManagedSchool(world);
  const own = await makeClass(world, manager, 'پنجم', 5);
  const foreign = await makeClass(world, neighbor, 'پنجم', 5);
  const child = await addChild(world, manager, own);
  const foreignChild = await addChild(world, neighbor, foreign);
  const foreignTeacher = await addRosterTeacher(world, neighbor);
  const answers = [
    await assign(world, manager, own, foreignTeacher.person_id),
    await world.call(manager, rosterCalls.moveStudent, {
      params: { studentId: child.person_id },
      body: { classId: foreign },
    }),
    await world.call(manager, rosterCalls.makeCards, {
      params: { id: own },
      body: { studentIds: [foreignChild.person_id] },
    }),
    await world.call(manager, rosterCalls.resetPassword, { params: { personId: neighbor.id } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await signInWith(world, foreignChild)).status).toBe(200);
  const { body } = await world.call(manager, rosterCalls.searchStudents, { query: {} });
  expect(body.map(({ id }) => id)).toEqual([child.person_id]);
});
