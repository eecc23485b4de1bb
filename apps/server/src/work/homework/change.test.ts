import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysFrom, setHomework } from '../../../test/world/homework.ts';
import { type Classroom, makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const calls = contract.teacher.homework;

async function prepared(given: Parameters<typeof setHomework>[2] = {}, students = 3) {
  const classroom = await makeClassroom(world, { students });
  const homework = await setHomework(world, classroom, given);
  return { classroom, homework, teacher: classroom.teacher, params: { id: homework.id } };
}

/** What the first answer and the handing in leave behind. */
async function work(homeworkId: string, studentId: string, done: { started?: boolean; submitted?: boolean }) {
  const now = world.now();
  await world.db.execute(sql`
    update student_assignment set
      started_at = ${done.started || done.submitted ? now : null}::timestamptz,
      submitted_at = ${done.submitted ? now : null}::timestamptz,
      last_activity_at = ${now}::timestamptz
    where assignment_id = ${homeworkId} and student_id = ${studentId}`);
}

const studentOf = ({ students }: Classroom, index: number) => students[index]?.id ?? '';

describe('changing', () => {
  test('title, note and showing of answers change, with the version of the last reading', async () => {
    const { teacher, params } = await prepared();
    const changed = await world.call(teacher, calls.update, {
      params,
      body: { version: 1, title: 'تازه', note: 'با دقت', showAnswers: 'after_end' },
    });
    expect(changed.body).toMatchObject({ version: 2, title: 'تازه', note: 'با دقت', show_answers: 'after_end' });
    const stale = await world.call(teacher, calls.update, { params, body: { version: 1, title: 'کهنه' } });
    expect([stale.status, stale.refusal.code]).toEqual([409, 'changed-meanwhile']);
    expect((await world.call(teacher, calls.read, { params })).body.title).toBe('تازه');
  });

  test('of many changes at once one wins and the others are refused with a reason', async () => {
    const { teacher, params } = await prepared();
    const titles = Array.from({ length: 8 }, (_, n) => `نام ${n}`);
    const all = await Promise.all(
      titles.map((title) => world.call(teacher, calls.update, { params, body: { version: 1, title } })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...titles.slice(1).map(() => 409)]);
    expect((await world.call(teacher, calls.read, { params })).body.version).toBe(2);
  });

  test('what children work under is frozen once one has started, the rest is not', async () => {
    const { teacher, params, homework, classroom } = await prepared();
    const off = await world.call(teacher, calls.update, { params, body: { version: 1, hintsAllowed: false } });
    expect(off.body.hints_allowed).toBe(false);
    await work(homework.id, studentOf(classroom, 0), { started: true });
    const refused = await world.call(teacher, calls.update, { params, body: { version: 2, hintsAllowed: true } });
    expect([refused.status, refused.refusal.code]).toEqual([409, 'started']);
    const title = await world.call(teacher, calls.update, {
      params,
      body: { version: 2, title: 'نام تازه', hintsAllowed: false },
    });
    expect(title.status).toBe(200);
  });

  test('a homework taken back is gone for its teacher, and from the bell', async () => {
    const { teacher, params, classroom } = await prepared();
    const [student = null] = classroom.students;
    expect((await world.call(teacher, calls.remove, { params })).body).toEqual({ ok: true });
    for (const call of [calls.read, calls.report, calls.briefSkills, calls.remove]) {
      expect((await world.call(teacher, call, { params })).status).toBe(404);
    }
    expect((await world.call(teacher, calls.list, { query: {} })).body.total).toBe(0);
    expect((await world.call(student, contract.profile.brief, {})).body.notifications).toEqual([]);
  });
});

describe('the deadline', () => {
  test('moves later for the class, and a closed homework opens again', async () => {
    const { teacher, params } = await prepared({ endDate: daysFrom(world, 1) });
    world.pass({ days: 2 });
    expect((await world.call(teacher, calls.read, { params })).body).toMatchObject({
      state: 'closed',
      counts: { missing: 3 },
    });
    const moved = await world.call(teacher, calls.deadline, { params, body: { endDate: daysFrom(world, 1) } });
    expect(moved.body).toMatchObject({ state: 'open', version: 2, counts: { missing: 0, not_started: 3 } });
  });

  test('in the past or before the start is refused', async () => {
    const { teacher, params } = await prepared({ startDate: daysFrom(world, 2), endDate: daysFrom(world, 4) });
    const past = await world.call(teacher, calls.deadline, { params, body: { endDate: daysFrom(world, -1) } });
    expect([past.status, past.refusal.code]).toEqual([422, 'end-in-past']);
    const early = await world.call(teacher, calls.deadline, { params, body: { endDate: daysFrom(world, 1) } });
    expect([early.status, early.refusal.code]).toEqual([422, 'end-before-start']);
  });

  test('moves earlier only with a yes while somebody has not handed in, and says how many they are', async () => {
    const { teacher, params, homework, classroom } = await prepared();
    await work(homework.id, studentOf(classroom, 0), { submitted: true });
    const endDate = daysFrom(world, 1);
    const refused = await world.call(teacher, calls.deadline, { params, body: { endDate } });
    expect([refused.status, refused.refusal.code]).toEqual([409, 'needs-confirm']);
    expect(refused.refusal.detail).toContain('۲ دانش‌آموز');
    expect((await world.call(teacher, calls.read, { params })).body.end_at).toBe(homework.end_at);
    const moved = await world.call(teacher, calls.deadline, { params, body: { endDate, confirm: true } });
    expect(moved.body.end_at).toBe(endDate);
  });

  test('moves earlier without a question when everybody has handed in', async () => {
    const { teacher, params, homework, classroom } = await prepared({}, 1);
    await work(homework.id, studentOf(classroom, 0), { submitted: true });
    expect((await world.call(teacher, calls.deadline, { params, body: { endDate: daysFrom(world, 1) } })).status).toBe(
      200,
    );
  });

  test('of one child leaves the others theirs, until the class overtakes it', async () => {
    const { teacher, params, homework, classroom } = await prepared({ endDate: daysFrom(world, 1) });
    const [studentId, other] = [studentOf(classroom, 0), studentOf(classroom, 1)];
    const [own, later] = [daysFrom(world, 5), daysFrom(world, 6)];
    await world.call(teacher, calls.deadline, { params, body: { endDate: own, studentId } });
    const ends = async () => {
      const { students } = (await world.call(teacher, calls.report, { params })).body;
      return [studentId, other].map((id) => students.find((row) => row.student_id === id)?.end_at);
    };
    expect(await ends()).toEqual([own, homework.end_at]);
    world.pass({ days: 2 });
    const { counts } = (await world.call(teacher, calls.read, { params })).body;
    expect(counts).toMatchObject({ not_started: 1, missing: 2 });
    await world.call(teacher, calls.deadline, { params, body: { endDate: later } });
    expect(await ends()).toEqual([later, later]);
  });

  test('of a child that is not in the homework: there is no such child', async () => {
    const { teacher, params } = await prepared();
    const { students } = await makeClassroom(world);
    const body = { endDate: daysFrom(world, 5), studentId: students[0]?.id ?? '' };
    expect((await world.call(teacher, calls.deadline, { params, body })).status).toBe(404);
  });
});

describe('comments', () => {
  test('to the class reach every child, to one child that one alone, and each id counts once', async () => {
    const { teacher, params, classroom } = await prepared();
    const [first = null, second = null] = classroom.students;
    const toClass = { id: randomUUID(), body: 'تا شنبه وقت دارید.' };
    const toOne = { id: randomUUID(), body: 'آفرین!', studentId: first?.id ?? '' };
    const said = await world.call(teacher, calls.comment, { params, body: toClass });
    expect(said.status).toBe(201);
    expect(said.body).toMatchObject({ author_name: 'مریم کریمی', author_role: 'TEACHER', body: 'تا شنبه وقت دارید.' });
    await world.call(teacher, calls.comment, { params, body: toOne });
    expect((await world.call(teacher, calls.comment, { params, body: toOne })).body.id).toBe(toOne.id);

    const bell = async (who: typeof first) =>
      (await world.call(who, contract.profile.brief, {})).body.notifications.filter(
        ({ title }) => title === 'پیام معلم',
      ).length;
    expect([await bell(first), await bell(second)]).toEqual([2, 1]);
    const report = (await world.call(teacher, calls.report, { params })).body;
    expect(report.comments.map(({ id }) => id)).toEqual([toClass.id]);
    const ofChild = await world.call(teacher, calls.student, { params: { ...params, studentId: first?.id ?? '' } });
    expect(ofChild.body.comments.map(({ id }) => id)).toEqual([toOne.id]);
  });

  test('to a stranger, or with the id of a comment elsewhere, find nothing', async () => {
    const one = await prepared();
    const other = await makeClassroom(world, { schoolId: one.classroom.schoolId });
    const params = { id: (await setHomework(world, other)).id };
    const comment = { id: randomUUID(), body: 'سلام' };
    await world.call(one.teacher, calls.comment, { params: one.params, body: comment });
    expect((await world.call(other.teacher, calls.comment, { params, body: comment })).status).toBe(404);
    const stranger = { id: randomUUID(), body: 'سلام', studentId: studentOf(other, 0) };
    expect((await world.call(one.teacher, calls.comment, { params: one.params, body: stranger })).status).toBe(404);
  });
});

describe('one child’s submission', () => {
  const state = (
    teacher: Classroom['teacher'],
    id: string,
    studentId: string,
    action: 'excuse' | 'unexcuse' | 'reopen',
  ) => world.call(teacher, calls.setStudentState, { params: { id, studentId }, body: { action } });

  test('is excused and taken back', async () => {
    const { teacher, params, homework, classroom } = await prepared();
    const child = studentOf(classroom, 0);
    expect((await state(teacher, homework.id, child, 'excuse')).body.state).toBe('excused');
    expect((await state(teacher, homework.id, child, 'excuse')).body.state).toBe('excused');
    expect((await world.call(teacher, calls.read, { params })).body.counts).toMatchObject({ assigned: 3, excused: 1 });
    expect((await state(teacher, homework.id, child, 'unexcuse')).body.state).toBe('not_started');
  });

  test('is reopened after it was handed in, not before, and not past its end', async () => {
    const { teacher, params, homework, classroom } = await prepared();
    const child = studentOf(classroom, 0);
    expect((await state(teacher, homework.id, child, 'reopen')).refusal.code).toBe('not-submitted');
    await work(homework.id, child, { submitted: true });
    expect((await state(teacher, homework.id, child, 'reopen')).body.state).toBe('in_progress');

    await work(homework.id, child, { submitted: true });
    world.pass({ days: 4 });
    const late = await state(teacher, homework.id, child, 'reopen');
    expect([late.status, late.refusal.code]).toEqual([409, 'deadline-passed']);
    await world.call(teacher, calls.deadline, { params, body: { endDate: daysFrom(world, 1), studentId: child } });
    expect((await state(teacher, homework.id, child, 'reopen')).body.state).toBe('in_progress');
  });

  test('is reviewed when the teacher looks at it or comments on it, once it is handed in', async () => {
    const { teacher, homework, classroom, params } = await prepared();
    const [looked, commented] = [studentOf(classroom, 0), studentOf(classroom, 1)];
    const look = () => world.call(teacher, calls.student, { params: { ...params, studentId: looked } });
    await work(homework.id, looked, { started: true });
    expect((await look()).body.student.state).toBe('in_progress');
    await work(homework.id, looked, { submitted: true });
    expect((await look()).body.student.state).toBe('reviewed');

    await work(homework.id, commented, { submitted: true });
    await world.call(teacher, calls.comment, {
      params,
      body: { id: randomUUID(), body: 'عالی', studentId: commented },
    });
    const { students } = (await world.call(teacher, calls.report, { params })).body;
    expect(students.find((row) => row.student_id === commented)?.state).toBe('reviewed');
  });

  test('what is left at the end counts, and who never began is missing', async () => {
    const { teacher, homework, classroom, params } = await prepared();
    await work(homework.id, studentOf(classroom, 0), { started: true });
    await work(homework.id, studentOf(classroom, 1), { submitted: true });
    world.pass({ days: 3 });
    const { students, homework: seen } = (await world.call(teacher, calls.report, { params })).body;
    expect(seen.counts).toMatchObject({ submitted: 1, auto_submitted: 1, missing: 1, in_progress: 0, not_started: 0 });
    expect(students.map(({ state: each }) => each).sort()).toEqual(['auto_submitted', 'missing', 'submitted']);
  });
});

test('another teacher’s homework does not exist, by any call', async () => {
  const { homework, classroom, params } = await prepared();
  const { teacher } = await makeClassroom(world);
  const studentId = studentOf(classroom, 0);
  const child = { ...params, studentId };
  const statuses = await Promise.all([
    world.call(teacher, calls.read, { params }),
    world.call(teacher, calls.update, { params, body: { version: 1, title: 'x' } }),
    world.call(teacher, calls.remove, { params }),
    world.call(teacher, calls.comment, { params, body: { id: randomUUID(), body: 'x' } }),
    world.call(teacher, calls.deadline, { params, body: { endDate: daysFrom(world, 9) } }),
    world.call(teacher, calls.briefSkills, { params }),
    world.call(teacher, calls.report, { params }),
    world.call(teacher, calls.student, { params: child }),
    world.call(teacher, calls.studentSkill, { params: { ...child, skillId: 'g5-improper-to-mixed' } }),
    world.call(teacher, calls.setStudentState, { params: child, body: { action: 'excuse' } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 404));
  expect((await world.call(classroom.teacher, calls.read, { params })).body).toEqual(homework);
});

test('a colleague who teaches the same class goes on with its work, and does not see drafts of others', async () => {
  const { params, classroom } = await prepared();
  const draft = await setHomework(world, classroom, { draft: true });
  const colleague = await makePerson(world, { role: 'TEACHER', schoolId: classroom.schoolId });
  await world.services.roster.assignTeacher(classroom.classId, colleague.id, 'co');
  expect((await world.call(colleague, calls.report, { params })).status).toBe(200);
  expect((await world.call(colleague, calls.list, { query: {} })).body.items.map(({ id }) => id)).toEqual([params.id]);
  expect((await world.call(colleague, calls.read, { params: { id: draft.id } })).status).toBe(404);
});

test('what a colleague makes a draft again is theirs to publish', async () => {
  const { classroom } = await prepared();
  const later = await setHomework(world, classroom, { startDate: daysFrom(world, 1) });
  const colleague = await makePerson(world, { role: 'TEACHER', schoolId: classroom.schoolId });
  await world.services.roster.assignTeacher(classroom.classId, colleague.id, 'substitute');
  const params = { id: later.id };
  const draft = await world.call(colleague, calls.unschedule, { params, body: { version: later.version } });
  expect(draft).toMatchObject({ status: 200, body: { state: 'draft' } });
  const published = await world.call(colleague, calls.publish, { params, body: { version: draft.body.version } });
  expect(published).toMatchObject({ status: 200, body: { state: 'scheduled' } });
});

test('one’s own work does not exist after the class was given to somebody else', async () => {
  const { teacher, params, classroom } = await prepared();
  await world.services.roster.endTeaching(classroom.classId, teacher.id);
  world.pass({ seconds: 1 });
  expect((await world.call(teacher, calls.read, { params })).status).toBe(404);
});
