import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { rawFromAnswer } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  answer,
  answerBody,
  indexWithNamedMistake,
  mistakenInput,
  questionsOf,
  rightInput,
  setHomework,
  wholeQuestion,
} from '../../../test/world/answers.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();

async function classWithHomework(body: Parameters<typeof setHomework>[2] = {}) {
  const classroom = await makeClassroom(world);
  const homeworkId = await setHomework(world, classroom, body);
  const [student, other] = classroom.students;
  if (!student || !other) throw new Error('a class without children');
  const questions = await questionsOf(world, student, homeworkId);
  const [first] = questions;
  if (!first) throw new Error('a homework without questions');
  return { ...classroom, homeworkId, student, other, questions, first };
}

const attemptsOf = async (questionId: string) => {
  const rows = await world.db.execute<{ count: number }>(sql`
    select count(*)::int as count from attempt where question_id = ${questionId}`);
  return rows[0]?.count;
};

const partOf = async (homeworkId: string, studentId: string) => {
  const [row] = await world.db.execute<{
    itemsDone: number;
    firstTryRight: number;
    finalRight: number;
    activeMs: string;
  }>(sql`
    select items_done as "itemsDone", first_try_right as "firstTryRight", final_right as "finalRight",
      active_ms::text as "activeMs"
    from student_assignment where assignment_id = ${homeworkId} and student_id = ${studentId}`);
  return row;
};

describe('an answer', () => {
  test('right at the first try finishes the question and moves the skill', async () => {
    const { student, first, homeworkId, teacher } = await classWithHomework();
    const { status, body } = await answer(
      world,
      student,
      first.question_id,
      await rightInput(world, first.question_id),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      verdict: 'right',
      state: 'right',
      tries: 1,
      items_done: 1,
      homework_state: 'in_progress',
    });
    expect(body.mastery).toMatchObject({ skill_id: first.skill.id, n: 1, band: 'starting' });
    expect(body.next_question_id).not.toBe(first.question_id);
    expect(await partOf(homeworkId, student.id)).toMatchObject({ itemsDone: 1, firstTryRight: 1, finalRight: 1 });
    const report = await world.call(teacher, contract.teacher.homework.report, { params: { id: homeworkId } });
    expect(report.body.skills.find(({ id }) => id === first.skill.id)).toMatchObject({
      answered: 1,
      first_try_right: 1,
    });
  });

  test('wrong gets the sentence of its mistake, and can be corrected', async () => {
    const { student, questions, homeworkId } = await classWithHomework({ itemsPerSkill: 10 });
    const ids = questions.map(({ question_id }) => question_id);
    const id = ids[await indexWithNamedMistake(world, ids)] ?? '';
    const whole = await wholeQuestion(world, id);
    const wrong = await answer(world, student, id, await mistakenInput(world, id));
    expect(wrong.body).toMatchObject({ verdict: 'wrong', state: 'open', tries: 1, may_open_solution: true });
    expect(wrong.body.message).toEqual(whole.misconceptions.find(({ unclear }) => unclear === undefined)?.message);

    const corrected = await answer(world, student, id, rawFromAnswer(whole.key));
    expect(corrected.body).toMatchObject({ verdict: 'right', state: 'corrected', tries: 2, items_done: 1 });
    expect(corrected.body.mastery?.n).toBe(1);
    expect(await partOf(homeworkId, student.id)).toMatchObject({ itemsDone: 1, firstTryRight: 0, finalRight: 1 });
  });

  test('that cannot be read uses up no try and is stored as typed', async () => {
    const { student, questions } = await classWithHomework({ itemsPerSkill: 10 });
    const question = questions.find(({ sheet }) => sheet.answer.kind === 'mixed');
    if (!question) throw new Error('no mixed question among pages 40 to 45');
    const raw = { kind: 'mixed', whole: '۱', numerator: '۲', denominator: '۰' } as const;
    const { body } = await answer(world, student, question.question_id, raw);
    expect(body).toMatchObject({ verdict: 'invalid', reason: 'zero-denominator', state: 'open', tries: 0 });
    expect(body.mastery?.n).toBe(0);
    const [stored] = await world.db.execute<{ raw: unknown; normalized: string | null }>(sql`
      select raw, normalized from attempt where question_id = ${question.question_id}`);
    expect(stored).toEqual({ raw, normalized: null });
  });

  test('after the question is done is refused', async () => {
    const { student, first } = await classWithHomework();
    const raw = await rightInput(world, first.question_id);
    await answer(world, student, first.question_id, raw);
    const again = await answer(world, student, first.question_id, raw);
    expect(again.status).toBe(409);
    expect(await attemptsOf(first.question_id)).toBe(1);
  });

  test('to another child’s question finds nothing and leaves nothing', async () => {
    const { other, first } = await classWithHomework();
    const { status } = await answer(world, other, first.question_id, await rightInput(world, first.question_id));
    expect(status).toBe(404);
    expect(await attemptsOf(first.question_id)).toBe(0);
  });

  test('with an id that another child has used says nothing of it', async () => {
    const { student, other, first, homeworkId } = await classWithHomework();
    const body = answerBody(world, await rightInput(world, first.question_id));
    await world.call(student, contract.member.questions.answer, { params: { questionId: first.question_id }, body });
    const [theirs] = await questionsOf(world, other, homeworkId);
    const questionId = theirs?.question_id ?? '';
    const { status, refusal } = await world.call(other, contract.member.questions.answer, {
      params: { questionId },
      body,
    });
    expect(status).toBe(409);
    expect(refusal.code).toBe('attempt-id');
    expect(await attemptsOf(questionId)).toBe(0);
    expect(await partOf(homeworkId, other.id)).toMatchObject({ itemsDone: 0 });
  });
});

describe('sent more than once', () => {
  test('an answer counts once and is answered alike, even when the question has moved on', async () => {
    const { student, first, homeworkId } = await classWithHomework();
    const whole = await wholeQuestion(world, first.question_id);
    const body = answerBody(world, await mistakenInput(world, first.question_id));
    const send = () =>
      world.call(student, contract.member.questions.answer, { params: { questionId: first.question_id }, body });
    const once = await send();
    await answer(world, student, first.question_id, rawFromAnswer(whole.key));
    const twice = await send();
    expect(twice.status).toBe(200);
    // The same reply of the answer, with the state of the homework as it is now.
    const { next_question_id, ...reply } = once.body;
    expect(twice.body).toEqual({ ...reply, next_question_id: expect.anything(), items_done: 1 });
    expect(await attemptsOf(first.question_id)).toBe(2);
    expect(await partOf(homeworkId, student.id)).toMatchObject({ activeMs: '40000' });
  });

  test('twenty at the same moment count once', async () => {
    const { student, first, homeworkId } = await classWithHomework();
    const body = answerBody(world, await rightInput(world, first.question_id));
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        world.call(student, contract.member.questions.answer, { params: { questionId: first.question_id }, body }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body);
    expect(await attemptsOf(first.question_id)).toBe(1);
    expect(await partOf(homeworkId, student.id)).toMatchObject({ itemsDone: 1, firstTryRight: 1, activeMs: '20000' });
  });

  test('different answers at the same moment are graded one after another', async () => {
    const { student, first, homeworkId } = await classWithHomework();
    const wrong = await mistakenInput(world, first.question_id);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => answer(world, student, first.question_id, wrong)),
    );
    expect(replies.map(({ body }) => body.tries).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(replies.map(({ body }) => body.mastery?.n)).toEqual([1, 1, 1, 1, 1]);
    expect(await partOf(homeworkId, student.id)).toMatchObject({ itemsDone: 0, activeMs: '100000' });
  });

  test('questions of one skill answered at the same moment all reach its score', async () => {
    const { student, questions, homeworkId } = await classWithHomework({ itemsPerSkill: 5 });
    const [{ skill } = questions[0] ?? { skill: undefined }] = questions;
    const same = questions.filter((question) => question.skill.id === skill?.id);
    const replies = await Promise.all(
      same.map(async ({ question_id }) => answer(world, student, question_id, await rightInput(world, question_id))),
    );
    expect(replies.map(({ status }) => status)).toEqual(same.map(() => 200));
    const [mastery] = await world.db.execute<{ tries: number }>(sql`
      select tries from skill_mastery where student_id = ${student.id} and skill_id = ${skill?.id}`);
    expect(mastery?.tries).toBe(5);
    expect(await partOf(homeworkId, student.id)).toMatchObject({ itemsDone: 5, firstTryRight: 5 });
  });
});

describe('deadlines', () => {
  test('an answer after the end is refused, one within the minute of grace is taken', async () => {
    const { student, questions } = await classWithHomework();
    const [one, two] = questions;
    const raws = await Promise.all([one, two].map((question) => rightInput(world, question?.question_id ?? '')));
    world.pass({ days: 7, seconds: 30 });
    expect(
      (await answer(world, student, one?.question_id ?? '', raws[0] ?? { kind: 'choice', option: null })).status,
    ).toBe(200);
    world.pass({ minutes: 1 });
    const late = await answer(world, student, two?.question_id ?? '', raws[1] ?? { kind: 'choice', option: null });
    expect(late.status).toBe(409);
    expect(late.refusal.detail).toBe('این کار دیگر جواب نمی‌گیرد.');
  });

  test('a child that was excused while it worked hears that, and not that the time is over', async () => {
    const { student, teacher, questions, homeworkId } = await classWithHomework();
    const questionId = questions[0]?.question_id ?? '';
    const params = { id: homeworkId, studentId: student.id };
    await world.call(teacher, contract.teacher.homework.setStudentState, { params, body: { action: 'excuse' } });
    const { status, refusal } = await answer(world, student, questionId, await rightInput(world, questionId));
    expect([status, refusal.code]).toEqual([409, 'closed']);
    expect(refusal.detail).toBe('معلمت تو را از این کار معاف کرده است؛ لازم نیست انجامش بدهی.');
  });

  test('an answer that waited for the network counts from when it was given', async () => {
    const { student, questions, homeworkId } = await classWithHomework();
    const [one, two] = questions;
    const raw = await rightInput(world, one?.question_id ?? '');
    const given = answerBody(world, raw, { offline: true, shownAt: world.now().toISOString() });
    const lie = answerBody(world, await rightInput(world, two?.question_id ?? ''));
    world.pass({ days: 8 });
    const send = (questionId: string, body: typeof given) =>
      world.call(student, contract.member.questions.answer, { params: { questionId }, body });
    const afterEnd = { ...given, id: randomUUID(), answeredAt: world.now().toISOString() };
    expect((await send(one?.question_id ?? '', afterEnd)).body).toMatchObject({
      verdict: 'stored',
      late_reason: 'after_end',
    });
    expect(await partOf(homeworkId, student.id)).toMatchObject({ itemsDone: 0 });
    expect((await send(two?.question_id ?? '', lie)).status).toBe(409);
    world.pass({ days: -1, hours: -1 });
    world.pass({ hours: 2 });
    expect(
      (
        await send(one?.question_id ?? '', {
          ...given,
          answeredAt: new Date(world.now().getTime() - 3 * 3_600_000).toISOString(),
        })
      ).status,
    ).toBe(200);
    expect(await partOf(homeworkId, student.id)).toMatchObject({ itemsDone: 1 });
  });

  test('answering all questions hands the homework in', async () => {
    const { student, questions, homeworkId } = await classWithHomework({ itemsPerSkill: 1 });
    let last = '';
    for (const { question_id } of questions) {
      const { body } = await answer(world, student, question_id, await rightInput(world, question_id));
      last = body.homework_state ?? '';
    }
    expect(last).toBe('submitted');
    const { body } = await world.call(student, contract.member.homework.read, { params: { homeworkId } });
    expect(body).toMatchObject({ state: 'submitted', is_open: false, items_done: questions.length });
    expect(body.result).toMatchObject({ first_try_right: questions.length, right: questions.length });
  });
});

describe('a homework that shows answers later', () => {
  test('says of an answer only that it is stored, lets it be changed, and shows all after the end', async () => {
    const { student, first, homeworkId } = await classWithHomework({ showAnswers: 'after_end' });
    const wrong = await answer(world, student, first.question_id, await mistakenInput(world, first.question_id));
    expect(wrong.body).toMatchObject({
      verdict: 'stored',
      state: 'answered',
      mastery: null,
      may_open_solution: false,
      items_done: 1,
    });
    const right = await answer(world, student, first.question_id, await rightInput(world, first.question_id));
    expect(right.body).toMatchObject({ verdict: 'stored', state: 'answered', items_done: 1 });
    expect(right.body.message).toEqual(wrong.body.message);

    const before = await world.call(student, contract.member.questions.read, {
      query: { questionId: first.question_id },
    });
    expect(before.body).toMatchObject({ state: 'answered', solution: null, may_open_solution: false });
    world.pass({ days: 8 });
    const after = await world.call(student, contract.member.questions.read, {
      query: { questionId: first.question_id },
    });
    expect(after.body).toMatchObject({ state: 'right' });
    expect(after.body.solution?.length).toBeGreaterThan(1);
    expect(await partOf(homeworkId, student.id)).toMatchObject({ itemsDone: 1, firstTryRight: 0, finalRight: 1 });
  });
});

describe('help', () => {
  test('three wrong first tries in a row offer an example, more of them notify the teacher, once a day', async () => {
    const { student, questions, teacher, homeworkId } = await classWithHomework({ itemsPerSkill: 8 });
    const skillId = questions[0]?.skill.id;
    const replies = [];
    for (const { question_id } of questions.filter(({ skill }) => skill.id === skillId).slice(0, 6)) {
      replies.push((await answer(world, student, question_id, await mistakenInput(world, question_id))).body);
    }
    expect(replies.map(({ offer_example }) => offer_example)).toEqual([false, false, true, true, true, true]);
    const { body } = await world.call(teacher, contract.teacher.homework.report, { params: { id: homeworkId } });
    expect(body.help).toHaveLength(1);
    expect(body.help[0]).toMatchObject({ student_id: student.id, skill_id: skillId, reason: 'four-wrong-in-a-row' });
  });
});

test('an id that is no question finds nothing', async () => {
  const { student } = await classWithHomework();
  const { status } = await answer(world, student, randomUUID(), { kind: 'choice', option: null });
  expect(status).toBe(404);
});
