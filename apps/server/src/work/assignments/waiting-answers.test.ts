import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answer, mistakenInput, questionsOf, rightInput, setHomework } from '../../../test/world/answers.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld();
const calls = contract.teacher.homework;

const daysFrom = (days: number) => new Date(world.now().getTime() + days * 24 * 3_600_000).toISOString();

/** A homework of a day for two children, opened by both, with the same questions for all unless told otherwise. */
async function shared(given: Parameters<typeof setHomework>[2] = {}) {
  const classroom = await makeClassroom(world, { students: 2 });
  const homeworkId = await setHomework(world, classroom, {
    showAnswers: 'after_end',
    itemMode: 'fixed',
    endDate: daysFrom(1),
    ...given,
  });
  const [one, two] = classroom.students;
  if (!one || !two) throw new Error('a class of two is needed');
  const idsOf = async (child: Actor) =>
    (await questionsOf(world, child, homeworkId)).map(({ question_id }) => question_id);
  return { ...classroom, homeworkId, one, two, ofOne: await idsOf(one), ofTwo: await idsOf(two) };
}
type Shared = Awaited<ReturnType<typeof shared>>;

const read = (child: Actor, questionId = '') =>
  world.call(child, contract.member.questions.read, { query: { questionId } });
const detail = (child: Actor, { homeworkId }: Shared) =>
  world.call(child, contract.member.homework.read, { params: { homeworkId } });
const decide = ({ teacher, homeworkId, two }: Shared, body: { counts: boolean; waiting: number }) =>
  world.call(teacher, calls.decideWaiting, { params: { id: homeworkId, studentId: two.id }, body });
const offlineNow = () => {
  const now = world.now().toISOString();
  return { offline: true, shownAt: now, answeredAt: now };
};
async function countsOf({ homeworkId, two }: Shared) {
  const [row] = await world.db.execute<{ done: number; right: number; first: number }>(sql`
    select items_done as done, final_right as "right", first_try_right as first
    from student_assignment where assignment_id = ${homeworkId} and student_id = ${two.id}`);
  return row;
}

/** The second child's right answers to all questions, given offline before the end, arrive after the first has seen the solutions. */
async function afterTheSolutions(work: Shared, answers = work.ofTwo.length) {
  const claimed = offlineNow();
  world.pass({ days: 1, minutes: 2 });
  expect((await read(work.one, work.ofOne[0])).body.solution?.length).toBeGreaterThan(0);
  world.pass({ minutes: 30 });
  const replies = [];
  for (const questionId of work.ofTwo.slice(0, answers)) {
    replies.push((await answer(world, work.two, questionId, await rightInput(world, questionId), claimed)).body);
  }
  return replies;
}

describe('answers that say they were given before, and arrive after a classmate saw the solutions of the same questions', () => {
  test('count for nothing, and wait for the teacher', async () => {
    const work = await shared();
    const replies = await afterTheSolutions(work);
    for (const reply of replies) {
      expect(reply).toMatchObject({ verdict: 'stored', late_reason: 'shown_to_others', items_done: 0 });
    }
    expect(await countsOf(work)).toEqual({ done: 0, right: 0, first: 0 });
    const { teacher, homeworkId, two } = work;
    const report = await world.call(teacher, calls.report, { params: { id: homeworkId } });
    const row = report.body.students.find(({ student_id }) => student_id === two.id);
    expect(row).toMatchObject({ waiting_answers: work.ofTwo.length, items_done: 0 });
    expect((await detail(two, work)).body).toMatchObject({ waiting_answers: work.ofTwo.length, uncounted_answers: 0 });
  });

  test('count as if they had come in time once the teacher counts them: log, marks and mastery; once, however often it is asked', async () => {
    const work = await shared();
    await afterTheSolutions(work);
    const waiting = work.ofTwo.length;
    const decided = await Promise.all([
      decide(work, { counts: true, waiting }),
      decide(work, { counts: true, waiting }),
    ]);
    expect(decided.map(({ status }) => status)).toEqual([200, 200]);
    expect((await decide(work, { counts: false, waiting })).body).toMatchObject({ waiting_answers: 0, right: waiting });
    expect(await countsOf(work)).toEqual({ done: waiting, right: waiting, first: waiting });
    const { teacher, homeworkId, two } = work;
    const { skill } = (await read(two, work.ofTwo[0])).body;
    const page = await world.call(teacher, calls.studentSkill, {
      params: { id: homeworkId, studentId: two.id, skillId: skill.id },
    });
    const attempts = page.body.questions.map(({ attempts: own }) => own.map(({ decision }) => decision));
    expect(attempts).toEqual(attempts.map(() => ['counted']));
    const [log] = await world.db.execute<{ counted: number; all: number; asked: number }>(sql`
      select count(*) filter (where late_reason is null)::int as counted, count(*)::int as all,
        (select count(*)::int from notification where account_id = ${two.id} and title like 'معلمت جواب%') as asked
      from attempt where student_id = ${two.id}`);
    expect(log).toEqual({ counted: waiting, all: 2 * waiting, asked: 1 });
    await world.call(two, contract.member.skills.list, {});
    const mastery = await world.db.execute<{ tries: number }>(sql`
      select tries from skill_mastery where student_id = ${two.id}`);
    expect(mastery.reduce((sum, { tries }) => sum + tries, 0)).toBe(waiting);
  });

  test('count for nothing once the teacher leaves them uncounted, and the child reads of it', async () => {
    const work = await shared();
    await afterTheSolutions(work, 1);
    expect((await decide(work, { counts: false, waiting: 1 })).body).toMatchObject({ waiting_answers: 0, right: 0 });
    expect((await decide(work, { counts: true, waiting: 1 })).body).toMatchObject({ right: 0 });
    expect(await countsOf(work)).toMatchObject({ right: 0 });
    expect((await detail(work.two, work)).body).toMatchObject({ waiting_answers: 0, uncounted_answers: 1 });
  });

  test('a decision on fewer answers than have arrived is refused, as are another teacher’s and one on a child of another class', async () => {
    const work = await shared();
    await afterTheSolutions(work, 2);
    expect((await decide(work, { counts: true, waiting: 1 })).refusal.code).toBe('changed-meanwhile');
    const stranger = await makeClassroom(world);
    expect((await decide({ ...work, teacher: stranger.teacher }, { counts: true, waiting: 2 })).status).toBe(404);
    const two = stranger.students[0];
    if (!two) throw new Error('a class without children');
    expect((await decide({ ...work, two }, { counts: true, waiting: 2 })).status).toBe(404);
    expect(await countsOf(work)).toMatchObject({ right: 0 });
  });

  test('of several answers to one question the last counts', async () => {
    const work = await shared();
    const [first = ''] = work.ofTwo;
    const claimed = offlineNow();
    world.pass({ minutes: 1 });
    const corrected = offlineNow();
    world.pass({ days: 1, minutes: 2 });
    await read(work.one, work.ofOne[0]);
    await answer(world, work.two, first, await mistakenInput(world, first), claimed);
    await answer(world, work.two, first, await rightInput(world, first), corrected);
    expect((await decide(work, { counts: true, waiting: 2 })).body).toMatchObject({ right: 1, first_try_right: 0 });
  });

  test('count by themselves where nobody has seen anything, and where each child has its own questions', async () => {
    for (const itemMode of ['fixed', 'generated'] as const) {
      const work = await shared({ itemMode });
      const [first = ''] = work.ofTwo;
      const claimed = offlineNow();
      world.pass({ days: 1, minutes: 2 });
      if (itemMode === 'generated') await read(work.one, work.ofOne[0]);
      expect(
        (await answer(world, work.two, first, await rightInput(world, first), claimed)).body.late_reason,
      ).toBeNull();
    }
  });
});

describe('answers in time that were given after what is right was shown', () => {
  const moveDeadline = ({ teacher, homeworkId }: Shared, studentId?: string) =>
    world.call(teacher, calls.deadline, {
      params: { id: homeworkId },
      body: {
        endDate: daysFrom(1),
        ...(studentId !== undefined && { studentId }),
      },
    });

  test('wait for the teacher where the deadline was moved afterwards', async () => {
    const work = await shared();
    world.pass({ days: 1, minutes: 2 });
    await read(work.one, work.ofOne[0]);
    await moveDeadline(work, work.two.id);
    const [first = ''] = work.ofTwo;
    const { body } = await answer(world, work.two, first, await rightInput(world, first));
    expect(body).toMatchObject({ verdict: 'stored', late_reason: 'shown_to_others' });
    expect(await countsOf(work)).toMatchObject({ right: 0 });
  });

  test.each(['immediately', 'after_submit', 'after_end'] as const)(
    'wait where the child itself saw its solutions before the deadline was moved, or before it was given back (%s)',
    async (showAnswers) => {
      const work = await shared({ showAnswers, itemMode: 'generated' });
      const [first = ''] = work.ofTwo;
      if (showAnswers === 'after_submit') {
        await world.call(work.two, contract.member.homework.submit, { params: { homeworkId: work.homeworkId } });
      } else world.pass({ days: 1, minutes: 2 });
      expect((await read(work.two, first)).body.solution?.length).toBeGreaterThan(0);
      if (showAnswers === 'after_submit') {
        const params = { id: work.homeworkId, studentId: work.two.id };
        await world.call(work.teacher, calls.setStudentState, { params, body: { action: 'reopen' } });
      } else await moveDeadline(work);
      const { body } = await answer(world, work.two, first, await rightInput(world, first));
      expect(body.late_reason).toBe('revealed');
      expect(await countsOf(work)).toMatchObject({ right: 0 });
      expect((await decide(work, { counts: true, waiting: 1 })).body).toMatchObject({ right: 1 });
    },
  );

  test('wait where late work is taken, and the server remembers the question as it was before', async () => {
    const work = await shared({ latePolicy: 'accept_marked' });
    const { one, two, homeworkId, ofOne, ofTwo } = work;
    await world.call(one, contract.member.homework.submit, { params: { homeworkId } });
    world.pass({ days: 1, minutes: 2 });
    await read(two, ofTwo[0]);
    expect((await read(one, ofOne[0])).body.solution?.length).toBeGreaterThan(0);
    const late = await answer(world, two, ofTwo[0] ?? '', await rightInput(world, ofTwo[0] ?? ''));
    expect(late.body.late_reason).toBe('shown_to_others');
    expect(await countsOf(work)).toMatchObject({ right: 0 });
  });

  test('count where the child began again: its questions are its own', async () => {
    const work = await shared();
    await answer(world, work.two, work.ofTwo[0] ?? '', await mistakenInput(world, work.ofTwo[0] ?? ''));
    await answer(world, work.one, work.ofOne[0] ?? '', await mistakenInput(world, work.ofOne[0] ?? ''));
    world.pass({ days: 1, minutes: 2 });
    await read(work.one, work.ofOne[0]);
    await moveDeadline(work);
    for (const child of [work.one, work.two]) {
      const params = { id: work.homeworkId, studentId: child.id };
      await world.call(work.teacher, calls.setStudentState, { params, body: { action: 'start_over' } });
    }
    const [ofOne, ofTwo] = await Promise.all(
      [work.one, work.two].map((child) => questionsOf(world, child, work.homeworkId)),
    );
    // One of them may be alike by chance: they are drawn from few hundred.
    const asked = (questions: typeof ofOne) => questions?.map(({ sheet }) => JSON.stringify(sheet)).sort();
    expect(asked(ofOne)).not.toEqual(asked(ofTwo));
    const questionId = ofTwo?.[0]?.question_id ?? '';
    expect(
      (await answer(world, work.two, questionId, await rightInput(world, questionId))).body.late_reason,
    ).toBeNull();
  });
});

describe('solutions of questions that are the same for all', () => {
  test.each(['immediately', 'after_submit', 'after_end'] as const)(
    'stay closed while another child may answer, whatever shows to the child of its own (%s)',
    async (showAnswers) => {
      const work = await shared({ showAnswers });
      const { one, teacher, two, homeworkId, ofOne } = work;
      const [first = ''] = ofOne;
      const solution = () => world.call(one, contract.member.questions.solution, { params: { questionId: first } });
      const reply = await answer(world, one, first, await mistakenInput(world, first));
      expect(reply.body.may_open_solution).toBe(false);
      if (showAnswers === 'after_submit') {
        await world.call(one, contract.member.homework.submit, { params: { homeworkId } });
      }
      const endDate = daysFrom(3);
      await world.call(teacher, calls.deadline, { params: { id: homeworkId }, body: { endDate, studentId: two.id } });
      world.pass({ days: 2 });
      for (const questionId of ofOne) {
        const { body } = await read(one, questionId);
        expect([body.solution, body.may_open_solution]).toEqual([null, false]);
      }
      expect((await solution()).refusal.code).toBe('not-yet');
      world.pass({ days: 1, minutes: 1 });
      expect((await read(one, first)).body.solution?.length).toBeGreaterThan(0);
      expect((await solution()).status).toBe(200);
    },
  );

  test('come at the end where who had more time has handed in', async () => {
    const work = await shared({ showAnswers: 'after_submit' });
    const endDate = daysFrom(3);
    await world.call(work.teacher, calls.deadline, {
      params: { id: work.homeworkId },
      body: { endDate, studentId: work.two.id },
    });
    await world.call(work.two, contract.member.homework.submit, { params: { homeworkId: work.homeworkId } });
    world.pass({ days: 1, minutes: 2 });
    expect((await read(work.one, work.ofOne[0])).body.solution?.length).toBeGreaterThan(0);
  });
});

test('answers that arrive in the minute after the end count and are marked for the teacher', async () => {
  const work = await shared({ itemMode: 'generated', showAnswers: 'immediately' });
  const [first = '', second = ''] = work.ofTwo;
  await answer(world, work.two, first, await rightInput(world, first));
  world.pass({ days: 1, seconds: 30 });
  expect((await answer(world, work.two, second, await rightInput(world, second))).body.late_reason).toBeNull();
  world.pass({ minutes: 1 });
  const { body } = await world.call(work.teacher, calls.report, { params: { id: work.homeworkId } });
  expect(body.students.map(({ student_id, in_grace }) => [student_id === work.two.id, in_grace]).sort()).toEqual([
    [false, 0],
    [true, 1],
  ]);
  const { skill } = (await read(work.two, second)).body;
  const page = await world.call(work.teacher, calls.studentSkill, {
    params: { id: work.homeworkId, studentId: work.two.id, skillId: skill.id },
  });
  const marked = page.body.questions.flatMap(({ question_id, attempts }) =>
    attempts.map(({ in_grace }) => [question_id, in_grace]),
  );
  expect(marked.filter(([, inGrace]) => inGrace)).toEqual([[second, true]]);
});
