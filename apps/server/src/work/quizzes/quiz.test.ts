import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answer, answerBody, indexWithNamedMistake, mistakenInput, rightInput } from '../../../test/world/answers.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { begin, minutesFrom, setQuiz } from '../../../test/world/quiz.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const calls = contract.teacher.quiz;
const member = contract.member.quiz;
const nobody = () => {
  throw new Error('a class without children');
};

async function begun(given: Parameters<typeof setQuiz>[1] = {}) {
  const set = await setQuiz(world, given);
  const student = set.students[0] ?? nobody();
  const { body } = await begin(world, student, set.id);
  return { ...set, student, paper: body, tryId: body.quiz.current?.id ?? '' };
}

const submit = (student: Parameters<typeof begin>[1], quizId: string, id: string) =>
  world.call(student, member.submit, { params: { quizId }, body: { id } });

describe('setting a quiz', () => {
  test('it is made once, with questions that are the same for all and in an order of its own for each', async () => {
    const { teacher, students, id, body, params } = await setQuiz(world);
    expect((await world.call(teacher, calls.create, { body })).status).toBe(201);
    const { body: questions } = await world.call(teacher, calls.questions, { params });
    expect(questions.map(({ position, points }) => [position, points])).toEqual([0, 1, 2, 3, 4, 5].map((n) => [n, 2]));
    const papers = await Promise.all(students.map((student) => begin(world, student, id)));
    const sheets = papers.map(({ body: paper }) => paper.questions.map(({ sheet }) => JSON.stringify(sheet?.stem)));
    const all = questions.map(({ sheet }) => JSON.stringify(sheet.stem)).sort();
    for (const own of sheets) expect(own.toSorted()).toEqual(all);
    expect(new Set(sheets.map((own) => own.join())).size).toBeGreaterThan(1);
    const list = await world.call(teacher, calls.list, { query: { state: 'open' } });
    expect(list.body.items.map((one) => [one.id, one.points_total, one.counts.running])).toEqual([[id, 12, 3]]);
  });

  test('its window moves until it starts; then the end alone', async () => {
    const { teacher, students, params, id } = await setQuiz(world, { startDate: minutesFrom(world, 30) });
    const update = (version: number, body: { startDate?: string; endDate?: string }) =>
      world.call(teacher, calls.update, { params, body: { version, ...body } });
    const startDate = minutesFrom(world, 10);
    expect((await update(1, { startDate })).body).toMatchObject({ start_at: startDate, state: 'scheduled' });
    expect((await update(2, { startDate: minutesFrom(world, 90) })).refusal.code).toBe('end-before-start');
    world.pass({ minutes: 11 });
    expect((await begin(world, students[0] ?? nobody(), id)).status).toBe(200);
    expect((await update(2, { startDate: minutesFrom(world, 20) })).refusal.code).toBe('has-started');
    const endDate = minutesFrom(world, 200);
    expect((await update(2, { endDate })).body).toMatchObject({ start_at: startDate, end_at: endDate });
  });

  test('a school without quizzes cannot set one', async () => {
    const classroom = await makeClassroom(world);
    const { body } = await setQuiz(world);
    const reply = await world.call(classroom.teacher, calls.create, {
      body: { ...body, id: randomUUID(), classId: classroom.classId },
    });
    expect([reply.status, reply.refusal.code]).toEqual([409, 'quiz-off']);
  });

  test('a question is swapped for another of its skill until a child begins', async () => {
    const { teacher, students, id, params } = await setQuiz(world);
    const before = (await world.call(teacher, calls.questions, { params })).body;
    const at = { params: { id, position: '1' } };
    const swapped = await world.call(teacher, calls.swap, { ...at, body: { version: 1 } });
    expect(swapped.body[1]?.sheet).not.toEqual(before[1]?.sheet);
    expect(swapped.body[1]?.skill).toEqual(before[1]?.skill);
    expect(swapped.body.toSpliced(1, 1)).toEqual(before.toSpliced(1, 1));
    await begin(world, students[0] ?? nobody(), id);
    const late = await world.call(teacher, calls.swap, { ...at, body: { version: 2 } });
    expect([late.status, late.refusal.code]).toEqual([409, 'started']);
  });
});

describe('taking a quiz', () => {
  test('right, wrong and unanswered look the same until the result is out: reply, paper, question and mastery', async () => {
    const { student, paper, id, own } = await begun();
    const [one, two] = paper.questions;
    const replies = [
      await answer(world, student, one?.question_id ?? '', await rightInput(world, one?.question_id ?? '')),
      await answer(world, student, two?.question_id ?? '', await mistakenInput(world, two?.question_id ?? '')),
    ];
    const shape = replies.map(({ body }) => ({ ...body, attempt_id: '', items_done: 0, next_question_id: null }));
    expect(shape[0]).toEqual(shape[1]);
    expect(replies[0]?.body).toMatchObject({ verdict: 'stored', state: 'answered', mastery: null });
    const again = await world.call(student, member.questions, own);
    expect(again.body.questions.map(({ is_answered }) => is_answered)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(Object.keys(again.body.questions[0] ?? {})).toEqual(Object.keys(again.body.questions[1] ?? {}));
    const read = await world.call(student, contract.member.questions.read, {
      query: { questionId: one?.question_id ?? '' },
    });
    const solution = await world.call(student, contract.member.questions.solution, {
      params: { questionId: one?.question_id ?? '' },
    });
    expect([read.status, solution.status]).toEqual([404, 404]);
    await submit(student, id, paper.quiz.current?.id ?? '');
    expect((await world.call(student, member.read, own)).body).toMatchObject({ state: 'handed_in', score: null });
    expect((await world.call(student, member.report, own)).status).toBe(409);
    const counted = await world.db.execute(sql`select from skill_mastery where student_id = ${student.id}`);
    expect(counted).toEqual([]);
  });

  test('a second device, and a repeated begin, get the running try', async () => {
    const { student, id, tryId, paper } = await begun();
    const others = await Promise.all([
      begin(world, student, id, tryId),
      begin(world, student, id),
      begin(world, student, id),
    ]);
    for (const { body } of others) {
      expect(body.quiz.current?.id).toBe(tryId);
      expect(body.questions.map(({ question_id }) => question_id)).toEqual(
        paper.questions.map(({ question_id }) => question_id),
      );
    }
  });

  test('children who begin at the same moment twice each have one try', async () => {
    const { students, id } = await setQuiz(world);
    const replies = await Promise.all([...students, ...students].map((student) => begin(world, student, id)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const [count] = await world.db.execute<{ tries: number; questions: number }>(sql`
      select (select count(*)::int from quiz_try where assignment_id = ${id}) as tries,
        (select count(*)::int from question where assignment_id = ${id}) as questions`);
    expect(count).toEqual({ tries: 3, questions: 18 });
  });

  test('the server’s clock decides, wherever the device’s is: an answer of before the end counts for a minute', async () => {
    for (const skew of [-3_600_000, 0, 3_600_000]) {
      const { student, paper, teacher, params } = await begun();
      const ids = paper.questions.map(({ question_id }) => question_id);
      const given = await Promise.all(ids.map((id) => rightInput(world, id)));
      const device = (at: Date) => new Date(at.getTime() + skew).toISOString();
      /** Given `late` seconds after the end and sent `later` seconds after it. */
      const send = async (n: number, late: number, later: number) => {
        const started = new Date(paper.quiz.current?.due_at ?? '').getTime();
        world.setNow(new Date(started + later * 1000));
        return world.call(student, contract.member.questions.answer, {
          params: { questionId: ids[n] ?? '' },
          body: answerBody(world, given[n] ?? { kind: 'choice', option: null }, {
            shownAt: device(new Date(started - 60_000)),
            answeredAt: device(new Date(started + late * 1000)),
            sentAt: device(world.now()),
          }),
        });
      };
      const replies = [
        await send(0, -10, -9),
        await send(1, -1, 1),
        await send(2, -1, 59),
        await send(3, 1, 2),
        await send(4, -1, 61),
      ];
      expect(replies.map(({ status, body }) => [status, body.late_reason])).toEqual([
        [200, null],
        [200, null],
        [200, null],
        [200, 'after_end'],
        [200, 'too_old'],
      ]);
      const { body } = await world.call(teacher, calls.report, { params });
      expect(body.students.find((row) => row.student_id === student.id)).toMatchObject({
        state: 'timed_out',
        score: { points: 6, out_of: 12 },
      });
    }
  });

  test('a moved server clock moves nothing that is stored: the time left is by the try’s own start', async () => {
    const { student, own, paper } = await begun();
    world.pass({ minutes: -10 });
    const before = await world.call(student, member.read, own);
    world.pass({ minutes: 10 });
    expect([before.body.current?.due_at, before.body.state]).toEqual([paper.quiz.current?.due_at, 'running']);
  });

  test('one after another: only the question the child is at is given, and there is no way back', async () => {
    const { student, paper, own } = await begun({ navigation: 'sequential', shuffle: false });
    const shown = ({ questions }: typeof paper) => questions.flatMap(({ sheet }, n) => (sheet === null ? [] : [n]));
    expect(shown(paper)).toEqual([0]);
    const next = await world.call(student, member.goOn, { ...own, body: { position: 0 } });
    const repeated = await world.call(student, member.goOn, { ...own, body: { position: 0 } });
    expect([shown(next.body), shown(repeated.body), repeated.body.reached]).toEqual([[1], [1], 1]);
  });

  test('a flag stays, and another child’s quiz is none', async () => {
    const { student, id, own, students } = await begun();
    const flag = { params: { quizId: id, position: '2' }, body: { flagged: true } };
    expect((await world.call(student, member.flag, flag)).status).toBe(200);
    const { body } = await world.call(student, member.questions, own);
    expect(body.questions.map(({ is_flagged }) => is_flagged)).toEqual([false, false, true, false, false, false]);
    const stranger = await makeClassroom(world, { students: 1 });
    expect((await begin(world, stranger.students[0] ?? nobody(), id)).status).toBe(404);
    expect((await world.call(students[1] ?? nobody(), member.flag, flag)).status).toBe(409);
  });

  test('an overdue try takes no answers, may be handed in within the grace, and is abandoned after it until its teacher takes it', async () => {
    const { student, id, own, tryId, paper, teacher, params } = await begun({ graceMinutes: 5 });
    const [one] = paper.questions;
    await answer(world, student, one?.question_id ?? '', await rightInput(world, one?.question_id ?? ''));
    world.pass({ minutes: 21, seconds: 30 });
    expect((await world.call(student, member.read, own)).body.state).toBe('overdue');
    world.pass({ minutes: 4 });
    expect((await submit(student, id, tryId)).status).toBe(409);
    const rowOf = async () =>
      (await world.call(teacher, calls.report, { params })).body.students.find((row) => row.student_id === student.id);
    expect(await rowOf()).toMatchObject({ state: 'abandoned', score: null, answered: 1 });
    const taken = await world.call(teacher, calls.allow, {
      params: { id, studentId: student.id },
      body: { accept: true },
    });
    expect(taken.body).toMatchObject({ state: 'timed_out', score: { points: 2 } });
  });
});

describe('results', () => {
  test('are shown by hand, once it is over, with marks, right answers and solutions; mastery counts then', async () => {
    const { student, students, id, own, tryId, paper, teacher, params } = await begun();
    for (const [n, { question_id }] of paper.questions.entries()) {
      if (n === 5) break;
      const input = n < 3 ? await rightInput(world, question_id) : await mistakenInput(world, question_id);
      await answer(world, student, question_id, input);
    }
    await submit(student, id, tryId);
    const release = () => world.call(teacher, calls.release, { params });
    expect((await release()).refusal.code).toBe('wrong-state');
    world.pass({ minutes: 60 });
    expect((await release()).body.state).toBe('released');
    expect((await release()).body.version).toBe((await release()).body.version);
    const { body } = await world.call(student, member.report, own);
    expect(body.quiz.score).toEqual({ points: 6, out_of: 12, level: 'needs-work' });
    expect(body.questions.map(({ outcome }) => outcome)).toEqual([
      'right',
      'right',
      'right',
      'wrong',
      'wrong',
      'empty',
    ]);
    expect(body.questions.every(({ key, solution }) => key !== null && solution !== null)).toBe(true);
    const counted = await world.db.execute(sql`select from skill_mastery where student_id = ${student.id}`);
    expect(counted.length).toBeGreaterThan(0);
    const final = await world.call(student, member.finalReport, {});
    expect(final.body.quizzes.map((one) => one.id)).toEqual([id]);
    expect(final.body.skills.reduce((sum, { total }) => sum + total, 0)).toBe(6);
    expect((await world.call(students[1] ?? nobody(), member.read, own)).body).toMatchObject({
      state: 'missed',
      score: null,
    });
  });

  test('what is not to be shown is not sent', async () => {
    const { student, id, own, tryId } = await begun({
      resultRelease: 'immediately',
      shows: { marks: false, right_answers: false, solutions: false },
    });
    await submit(student, id, tryId);
    const { body } = await world.call(student, member.report, own);
    expect(body).toMatchObject({ quiz: { score: null }, skills: [] });
    expect(body.questions.map(({ outcome, points, key, solution }) => [outcome, points, key, solution])).toEqual(
      body.questions.map(() => [null, null, null, null]),
    );
  });

  test('an answer to a try of before says nothing of its result', async () => {
    const { student, id, tryId, paper } = await begun({ triesAllowed: 2 });
    const [one] = paper.questions;
    const questionId = one?.question_id ?? '';
    await answer(world, student, questionId, await rightInput(world, questionId));
    await submit(student, id, tryId);
    await begin(world, student, id);
    const late = await answer(world, student, questionId, await mistakenInput(world, questionId));
    expect(late.body).toMatchObject({ verdict: 'stored', state: 'answered', late_reason: 'after_hand_in' });
  });

  test('the report counts empty apart from wrong, names mistakes, and a manager of the school reads the same', async () => {
    const { student, schoolId, paper, teacher, id, tryId, params } = await begun({ shuffle: false });
    const ids = paper.questions.map(({ question_id }) => question_id);
    const answered = await indexWithNamedMistake(world, ids);
    await answer(world, student, ids[answered] ?? '', await mistakenInput(world, ids[answered] ?? ''));
    await submit(student, id, tryId);
    const { body } = await world.call(teacher, calls.report, { params });
    expect(body.distribution).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(body.questions.map(({ right, wrong, empty }) => [right, wrong, empty])).toEqual(
      ids.map((_, index) => (index === answered ? [0, 1, 0] : [0, 0, 1])),
    );
    expect(body.questions).toHaveLength(6);
    expect(body.questions[answered]?.wrong_answers).toEqual([
      { raw: expect.anything(), count: 1, misconception: expect.any(String) },
    ]);
    expect(body.skills[0]?.weak_student_ids).toEqual([student.id]);
    const manager = await makePerson(world, { role: 'MANAGER', schoolId });
    expect((await world.call(manager, contract.school.quiz.report, { params })).body).toEqual(body);
    const other = await makePerson(world, { role: 'MANAGER', schoolId: (await makeClassroom(world)).schoolId });
    expect((await world.call(other, contract.school.quiz.report, { params })).status).toBe(404);
    const position = String(answered);
    const detail = await world.call(teacher, calls.answer, { params: { id, studentId: student.id, position } });
    expect([detail.body.answer.outcome, detail.body.attempts.length]).toEqual(['wrong', 1]);
  });

  test('the number of queries does not depend on the class', async () => {
    const count = async (students: number) => {
      const set = await setQuiz(world, {}, students);
      for (const student of set.students) await begin(world, student, set.id);
      return world.countQueries(() => world.call(set.teacher, calls.report, { params: set.params }));
    };
    expect(await count(2)).toBe(await count(6));
  });
});

describe('a regrade', () => {
  test('is read by the child who has seen its result and gets another one, and by nobody else', async () => {
    const { students, teacher, id, params } = await setQuiz(world, { shuffle: false });
    const [first = nobody(), second = nobody(), third = nobody()] = students;
    for (const [n, student] of [first, second, third].entries()) {
      const { body } = await begin(world, student, id);
      const questionId = body.questions[0]?.question_id ?? '';
      const give = n === 0 ? rightInput : mistakenInput;
      await answer(world, student, questionId, await give(world, questionId));
      await submit(student, id, body.quiz.current?.id ?? '');
    }
    const news = (of: { id: string }) =>
      world.db
        .execute<{ body: string }>(sql`
          select body from notification where account_id = ${of.id} and title = 'نتیجهٔ آزمونت عوض شد' order by created_at`)
        .then((rows) => rows.map(({ body }) => body));
    const regrade = (change: 'all_points' | 'none', version: number) =>
      world.call(teacher, calls.regrade, { params: { id, position: '0' }, body: { change, version } });
    await regrade('all_points', 1);
    expect(await news(second)).toEqual([]);
    await regrade('none', 2);
    world.pass({ minutes: 60 });
    const { body } = await world.call(teacher, calls.release, { params });
    await world.call(teacher, calls.allow, { params: { id, studentId: third.id }, body: { excused: true } });
    const again = body.version + 1;
    expect((await regrade('all_points', again)).status).toBe(200);
    expect((await regrade('all_points', again)).status).toBe(200);
    expect([await news(first), await news(third)]).toEqual([[], []]);
    expect(await news(second)).toEqual([expect.stringContaining('امتیازت ۰ از ۱۲ بود و حالا ۲ از ۱۲ است.')]);
  });

  test('accepts an answer beside the key: nobody loses a point, and who gains one reads why', async () => {
    const { students, teacher, id, params } = await setQuiz(world, { shuffle: false });
    const [first = nobody(), second = nobody()] = students;
    for (const [n, student] of [first, second].entries()) {
      const { body } = await begin(world, student, id);
      const questionId = body.questions[0]?.question_id ?? '';
      const give = n === 0 ? rightInput : mistakenInput;
      await answer(world, student, questionId, await give(world, questionId));
      await submit(student, id, body.quiz.current?.id ?? '');
    }
    world.pass({ minutes: 60 });
    const { version } = (await world.call(teacher, calls.release, { params })).body;
    const report = async () => (await world.call(teacher, calls.report, { params })).body;
    const points = async () => {
      const { students: rows } = await report();
      return [first, second].map((one) => rows.find((row) => row.student_id === one.id)?.score?.points);
    };
    const wrong = (await report()).questions[0]?.wrong_answers[0]?.raw;
    if (wrong === undefined) throw new Error('a wrong answer is needed');
    const at = { params: { id, position: '0' } };
    const preview = (change: 'also' | 'key') =>
      world.call(teacher, calls.regradePreview, { ...at, body: { change, inputs: [wrong] } });
    expect((await preview('key')).body).toMatchObject({ changed: 2, up: 1, down: 1 });
    expect((await preview('also')).body).toMatchObject({ changed: 1, up: 1, down: 0 });
    const also = () =>
      world.call(teacher, calls.regrade, { ...at, body: { change: 'also', inputs: [wrong], version } });
    expect((await also()).body).toMatchObject({ changed: 1, up: 1, down: 0 });
    expect(await points()).toEqual([2, 2]);
    // The same again changes nothing, and nobody hears of it twice.
    expect((await also()).body.changed).toBe(0);
    const news = await world.db.execute<{ id: string; body: string }>(sql`
      select account_id as id, body from notification where assignment_id = ${id} and title = 'نتیجهٔ آزمونت عوض شد'`);
    expect(news).toEqual([
      {
        id: second.id,
        body: expect.stringMatching(/جواب دیگری هم درست حساب شد\. امتیازت ۰ از ۱۲ بود و حالا ۲ از ۱۲ است\.$/),
      },
    ]);
    expect((await report()).questions[0]).toMatchObject({ regrade: 'also', accepted: [wrong], wrong_answers: [] });
    await world.call(teacher, calls.regrade, { ...at, body: { change: 'none', version: version + 1 } });
    expect(await points()).toEqual([2, 0]);
  });

  test('a child who loses points reads that it was graded again, also where another answer is accepted', async () => {
    const { students, teacher, id, params } = await setQuiz(world, { shuffle: false });
    const [first = nobody()] = students;
    const { body: paper } = await begin(world, first, id);
    const questionId = paper.questions[0]?.question_id ?? '';
    await answer(world, first, questionId, await mistakenInput(world, questionId));
    await submit(first, id, paper.quiz.current?.id ?? '');
    world.pass({ minutes: 60 });
    const { version } = (await world.call(teacher, calls.release, { params })).body;
    const at = { params: { id, position: '0' } };
    await world.call(teacher, calls.regrade, { ...at, body: { change: 'all_points', version } });
    const inputs = [await rightInput(world, questionId)];
    const also = { change: 'also' as const, inputs, version: version + 1 };
    const { body } = await world.call(teacher, calls.regrade, { ...at, body: also });
    expect(body).toMatchObject({ up: 0, down: 1 });
    const news = await world.db.execute<{ body: string }>(sql`
      select body from notification where assignment_id = ${id} and account_id = ${first.id}
        and title = 'نتیجهٔ آزمونت عوض شد' order by created_at, id`);
    expect(news.at(-1)?.body).toMatch(/^معلمت «.+» را دوباره تصحیح کرد\. امتیازت ۲ از ۱۲ بود و حالا ۰ از ۱۲ است\.$/);
  });

  test('is shown before it is done, changes every child’s score, is audited and may be taken back', async () => {
    const { students, teacher, id, params } = await setQuiz(world, { shuffle: false });
    const [first = nobody(), second = nobody()] = students;
    for (const [n, student] of [first, second].entries()) {
      const { body } = await begin(world, student, id);
      const questionId = body.questions[0]?.question_id ?? '';
      const give = n === 0 ? rightInput : mistakenInput;
      await answer(world, student, questionId, await give(world, questionId));
      await submit(student, id, body.quiz.current?.id ?? '');
    }
    const at = { params: { id, position: '0' } };
    const points = (
      side: 'before' | 'after',
      { students: rows }: { students: { student_id: string; before: { points: number }; after: { points: number } }[] },
    ) => [first, second].map((one) => rows.find((row) => row.student_id === one.id)?.[side].points);
    const preview = await world.call(teacher, calls.regradePreview, { ...at, body: { change: 'all_points' } });
    expect([preview.body.changed, points('before', preview.body), points('after', preview.body)]).toEqual([
      1,
      [2, 0],
      [2, 2],
    ]);
    const scores = async () => {
      const { body } = await world.call(teacher, calls.report, { params });
      return [first, second].map((one) => body.students.find((row) => row.student_id === one.id)?.score);
    };
    expect((await scores()).map((score) => score?.points)).toEqual([2, 0]);
    await world.call(teacher, calls.regrade, { ...at, body: { change: 'all_points', version: 1 } });
    expect((await scores()).map((score) => score?.points)).toEqual([2, 2]);
    const again = await world.call(teacher, calls.regrade, { ...at, body: { change: 'all_points', version: 1 } });
    expect(again.body.changed).toBe(0);
    const stale = await world.call(teacher, calls.regrade, { ...at, body: { change: 'dropped', version: 1 } });
    expect(stale.refusal.code).toBe('changed-meanwhile');
    await world.call(teacher, calls.regrade, { ...at, body: { change: 'dropped', version: 2 } });
    expect((await scores()).map((score) => [score?.points, score?.out_of])).toEqual([
      [0, 10],
      [0, 10],
    ]);
    const wrong = (await world.call(teacher, calls.report, { params })).body.questions[0]?.wrong_answers[0]?.raw;
    if (wrong === undefined) throw new Error('a wrong answer is needed');
    await world.call(teacher, calls.regrade, { ...at, body: { change: 'key', inputs: [wrong], version: 3 } });
    expect((await scores()).map((score) => score?.points)).toEqual([0, 2]);
    expect(
      (await world.call(teacher, calls.regrade, { ...at, body: { change: 'key', inputs: [], version: 4 } })).status,
    ).toBe(422);
    await world.call(teacher, calls.regrade, { ...at, body: { change: 'none', version: 4 } });
    expect((await scores()).map((score) => score?.points)).toEqual([2, 0]);
    const audited = await world.db.execute(
      sql`select from audit_event where action = 'quiz.regrade' and target = ${id}`,
    );
    expect(audited.length).toBe(4);
  });
});
