import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import type { RawInput } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answer, answerBody, mistakenInput, rightInput } from '../../../test/world/answers.ts';
import { type Begun, beginHomework, handIn, type ShowAnswers } from '../../../test/world/begun-homework.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { createServices } from '../../app/services.ts';

const world = await makeWorld();
/** A second copy of the server on the same database. */
const secondCopy = createServices(world.context);

const begin = (showAnswers: ShowAnswers, more?: Parameters<typeof beginHomework>[2]) =>
  beginHomework(world, showAnswers, more);

const readQuestion = ({ student }: Begun, questionId: string) =>
  world.call(student, contract.member.questions.read, { query: { questionId } });

async function counted({ student, homeworkId }: Begun) {
  const [row] = await world.db.execute<{ done: number; right: number; first: number }>(sql`
    select items_done as done, final_right as "right", first_try_right as first
    from student_assignment where assignment_id = ${homeworkId} and student_id = ${student.id}`);
  return row;
}

const at = (time: Date) => time.toISOString();
/** Times of an answer that says it was given now, offline. */
const offlineNow = () => ({ offline: true, shownAt: at(world.now()), answeredAt: at(world.now()) });

describe('an answer that says it was given before its homework was over', () => {
  test.each(['after_submit', 'after_end', 'immediately'] as const)(
    'is worth nothing once the child has seen the solution (%s)',
    async (showAnswers) => {
      const begun = await begin(showAnswers);
      const claimed = offlineNow();
      const raw = await rightInput(world, begun.first);
      world.pass({ hours: 1 });
      if (showAnswers === 'after_end') world.pass({ days: 7 });
      else await handIn(world, begun);
      expect((await readQuestion(begun, begun.first)).body.solution?.length).toBeGreaterThan(0);
      world.pass({ minutes: 5 });
      const { status, body } = await answer(world, begun.student, begun.first, raw, claimed);
      expect(status).toBe(200);
      expect(body).toMatchObject({ verdict: 'stored', late_reason: 'revealed', items_done: 0 });
      expect(await counted(begun)).toEqual({ done: 0, right: 0, first: 0 });
      const { skill } = (await readQuestion(begun, begun.first)).body;
      const report = await world.call(begun.teacher, contract.teacher.homework.studentSkill, {
        params: { id: begun.homeworkId, studentId: begun.student.id, skillId: skill.id },
      });
      const attempts = report.body.questions.flatMap((question) => question.attempts);
      expect(attempts).toMatchObject([{ verdict: 'right', offline: true, late_reason: 'revealed' }]);
    },
  );

  test('is worth nothing where a hidden result was shown, even without the solution', async () => {
    const begun = await begin('after_submit');
    await answer(world, begun.student, begun.first, await mistakenInput(world, begun.first));
    const claimed = offlineNow();
    world.pass({ minutes: 1 });
    await handIn(world, begun);
    const { body } = await answer(world, begun.student, begun.first, await rightInput(world, begun.first), claimed);
    expect(body).toMatchObject({ verdict: 'stored', late_reason: 'revealed' });
    expect(await counted(begun)).toMatchObject({ right: 0 });
  });

  test('is worth nothing where numbers that follow from a result were shown', async () => {
    const begun = await begin('after_end');
    await answer(world, begun.student, begun.first, await mistakenInput(world, begun.first));
    const claimed = offlineNow();
    world.pass({ days: 7, minutes: 2 });
    await world.call(begun.student, contract.member.skills.list, {});
    const { body } = await answer(world, begun.student, begun.first, await rightInput(world, begun.first), claimed);
    expect(body).toMatchObject({ late_reason: 'revealed' });
  });

  test.each(['after_submit', 'after_end', 'immediately'] as const)(
    'counts in full where nothing was revealed (%s)',
    async (showAnswers) => {
      const begun = await begin(showAnswers);
      world.pass({ hours: 1 });
      const claimed = offlineNow();
      world.pass({ days: 7 });
      const { body } = await answer(world, begun.student, begun.first, await rightInput(world, begun.first), claimed);
      expect(body.late_reason).toBeNull();
      expect(await counted(begun)).toEqual({ done: 1, right: 1, first: 1 });
    },
  );

  test('counts after a hand-in from another device, for questions whose solution was not opened', async () => {
    const begun = await begin('after_submit');
    const claimed = offlineNow();
    world.pass({ minutes: 3 });
    await handIn(world, begun);
    const { body } = await answer(world, begun.student, begun.second, await rightInput(world, begun.second), claimed);
    expect(body.late_reason).toBeNull();
    expect(await counted(begun)).toMatchObject({ right: 1 });
  });

  test('counts from a device whose clock is hours off', async () => {
    const begun = await begin('immediately');
    world.pass({ hours: 1 });
    const off = (time: Date) => at(new Date(time.getTime() + 5 * 3_600_000));
    const given = { offline: true, shownAt: off(world.now()), answeredAt: off(world.now()) };
    world.pass({ days: 6, hours: 23, minutes: 2 });
    const { body } = await answer(world, begun.student, begun.first, await rightInput(world, begun.first), {
      ...given,
      sentAt: off(world.now()),
    });
    expect(body.late_reason).toBeNull();
    expect(await counted(begun)).toMatchObject({ right: 1 });
  });

  test('is too late by its own time, or by a wait of more than a week', async () => {
    const begun = await begin('immediately');
    const claimed = offlineNow();
    world.pass({ days: 8 });
    const raw = await rightInput(world, begun.first);
    expect((await answer(world, begun.student, begun.first, raw, offlineNow())).body.late_reason).toBe('after_end');
    expect((await answer(world, begun.student, begun.first, raw, claimed)).body.late_reason).toBe('too_old');
    expect(await counted(begun)).toMatchObject({ done: 0 });
  });

  test('does not count where the device cannot have had the question then, or the times cannot be', async () => {
    const begun = await begin('immediately');
    const raw = await rightInput(world, begun.first);
    const before = new Date(world.now().getTime() - 3 * 3_600_000);
    await world.db.execute(sql`
      update question set created_at = ${at(before)}::timestamptz where assignment_id = ${begun.homeworkId}`);
    const early = new Date(before.getTime() + 60_000);
    world.pass({ days: 6, hours: 23 });
    const unfetched = { offline: true, shownAt: at(early), answeredAt: at(early) };
    world.pass({ hours: 2 });
    expect((await answer(world, begun.student, begun.first, raw, unfetched)).body.late_reason).toBe('too_old');
    const impossible = {
      offline: true,
      shownAt: '2099-01-01T00:00:00.000Z',
      answeredAt: at(new Date(world.now().getTime() - 5 * 3_600_000)),
    };
    expect((await answer(world, begun.student, begun.first, raw, impossible)).body.late_reason).not.toBeNull();
    expect(await counted(begun)).toMatchObject({ done: 0 });
  });

  test('does not count where its question was first fetched later', async () => {
    const begun = await begin('immediately');
    const raw = await rightInput(world, begun.first);
    await world.db.execute(sql`
      update question set fetched_at = ${at(new Date(world.now().getTime() + 3 * 3_600_000))}::timestamptz
      where id = ${begun.first}`);
    const claimed = offlineNow();
    world.pass({ days: 6, hours: 23 });
    world.pass({ hours: 1, minutes: 2 });
    const { body } = await answer(world, begun.student, begun.first, raw, claimed);
    expect(body.late_reason).toBe('too_old');
    const later = { ...claimed, answeredAt: at(new Date(Date.parse(claimed.answeredAt) + 2 * 3_600_000)) };
    expect((await answer(world, begun.student, begun.first, raw, later)).body.late_reason).toBe('not_fetched');
  });
});

test('impossible times are moved to possible ones and marked', async () => {
  const begun = await begin('immediately');
  world.pass({ minutes: 5 });
  const made = at(world.now());
  await answer(world, begun.student, begun.first, await rightInput(world, begun.first), {
    shownAt: '2099-01-01T00:00:00.000Z',
  });
  await answer(world, begun.student, begun.second, await rightInput(world, begun.second), {
    shownAt: '2001-01-01T00:00:00.000Z',
    answeredAt: '2001-01-01T00:00:00.000Z',
    offline: true,
  });
  const rows = await world.db.execute<{ shown: Date; adjusted: boolean; made: Date }>(sql`
    select a.shown_at as shown, a.time_adjusted as adjusted, q.created_at as made
    from attempt a join question q on q.id = a.question_id where q.assignment_id = ${begun.homeworkId}
    order by q.position`);
  expect(rows.map(({ adjusted }) => adjusted)).toEqual([true, true]);
  expect(rows[0]?.shown.toISOString()).toBe(made);
  expect(rows[1]?.shown).toEqual(rows[1]?.made);
});

describe('solutions and the minute of grace', () => {
  test.each(['after_submit', 'after_end', 'immediately'] as const)('never overlap (%s)', async (showAnswers) => {
    const begun = await begin(showAnswers);
    const [, , third = ''] = begun.ids;
    await answer(world, begun.student, third, await mistakenInput(world, third));
    world.pass({ days: 7, seconds: 30 });
    const during = await readQuestion(begun, begun.first);
    expect(during.body.solution).toBeNull();
    // A hidden result stays hidden as well, and so does the whole homework's.
    const hidden = showAnswers === 'immediately' ? 'open' : 'answered';
    expect((await readQuestion(begun, third)).body.state).toBe(hidden);
    const params = { homeworkId: begun.homeworkId };
    const { body } = await world.call(begun.student, contract.member.homework.read, { params });
    if (showAnswers !== 'immediately') expect(body.result).toBeNull();
    expect((await answer(world, begun.student, begun.second, await rightInput(world, begun.second))).status).toBe(200);
    world.pass({ seconds: 31 });
    expect((await readQuestion(begun, begun.first)).body.solution?.length).toBeGreaterThan(0);
    const late = await answer(world, begun.student, begun.first, await rightInput(world, begun.first));
    expect(late.status).toBe(409);
  });
});

describe('what another copy of the server changes', () => {
  test('a hand-in, an excuse, a removal and an earlier deadline are seen by the next answer', async () => {
    const changes: ((begun: Begun) => Promise<unknown>)[] = [
      ({ student, homeworkId }) => secondCopy.memberHomework.submit(student, homeworkId),
      ({ student, homeworkId }) =>
        world.db.execute(sql`
          update student_assignment set excused_at = ${at(world.now())}::timestamptz
          where assignment_id = ${homeworkId} and student_id = ${student.id}`),
      ({ teacher, homeworkId }) => secondCopy.teacherHomework.remove(teacher, homeworkId),
      async ({ teacher, homeworkId }) => {
        await secondCopy.teacherHomework.deadline(teacher, homeworkId, {
          endDate: at(new Date(world.now().getTime() + 60_000)),
          confirm: true,
        });
        world.pass({ minutes: 5 });
      },
    ];
    for (const change of changes) {
      const begun = await begin('after_submit');
      expect((await answer(world, begun.student, begun.first, await rightInput(world, begun.first))).status).toBe(200);
      const raw = await rightInput(world, begun.second);
      await change(begun);
      const { status } = await answer(world, begun.student, begun.second, raw);
      expect([404, 409]).toContain(status);
      expect(await counted(begun)).toMatchObject({ done: 1 });
      const [row] = await world.db.execute(sql`select from attempt where question_id = ${begun.second}`);
      expect(row).toBeUndefined();
    }
  });

  test('an answer stored there is not lost or counted twice by an answer here', async () => {
    const begun = await begin('immediately');
    const wrong = await mistakenInput(world, begun.first);
    const there = await secondCopy.memberQuestions.answer(begun.student, begun.first, answerBody(world, wrong));
    expect(there.tries).toBe(1);
    const here = await answer(world, begun.student, begun.first, await rightInput(world, begun.first));
    expect(here.body).toMatchObject({ verdict: 'right', state: 'corrected', tries: 2, items_done: 1 });
    expect(await counted(begun)).toEqual({ done: 1, right: 1, first: 0 });
  });
});

test('hand-in and answers at the same moment: what is confirmed is stored, and nothing is stored after the hand-in', async () => {
  const begun = await begin('after_submit', { itemsPerSkill: 3 });
  const raws = await Promise.all(begun.ids.map((id) => rightInput(world, id)));
  const answers = begun.ids.map((id, index) =>
    answer(world, begun.student, id, raws[index] ?? { kind: 'choice', option: null }),
  );
  const [replies] = await Promise.all([Promise.all(answers), handIn(world, begun)]);
  const taken = replies.filter(({ status }) => status === 200).length;
  expect(replies.every(({ status, refusal }) => status === 200 || refusal.code === 'closed')).toBe(true);
  expect(await counted(begun)).toMatchObject({ done: taken, right: taken });
  const [row] = await world.db.execute<{ count: number }>(sql`
    select count(*)::int as count from attempt where assignment_id = ${begun.homeworkId}`);
  expect(row?.count).toBe(taken);
});

test('a confirmed answer sent again after its homework was taken back gets its stored reply', async () => {
  const begun = await begin('immediately');
  const body = answerBody(world, await rightInput(world, begun.first));
  const send = () =>
    world.call(begun.student, contract.member.questions.answer, { params: { questionId: begun.first }, body });
  const once = await send();
  await world.call(begun.teacher, contract.teacher.homework.remove, { params: { id: begun.homeworkId } });
  const again = await send();
  expect(again.status).toBe(200);
  expect(again.body).toMatchObject({ attempt_id: body.id, verdict: 'right', state: 'right', tries: 1 });
  expect(again.body.message).toEqual(once.body.message);
});

test('twenty different answers at once each get a true reason', async () => {
  const begun = await begin('immediately');
  const right = await rightInput(world, begun.first);
  const wrong = await mistakenInput(world, begun.first);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => answer(world, begun.student, begun.first, index === 9 ? right : wrong)),
  );
  const stored = replies.filter(({ status }) => status === 200);
  for (const { status, refusal } of replies) if (status !== 200) expect(refusal.code).toBe('done');
  expect(stored.map(({ body }) => body.tries).sort((a, b) => a - b)).toEqual(stored.map((_, index) => index + 1));
  expect(await counted(begun)).toMatchObject({ done: 1 });
});

test('an unknown id of an attempt on an unknown question finds nothing', async () => {
  const begun = await begin('immediately');
  expect((await answer(world, begun.student, randomUUID(), { kind: 'choice', option: null })).status).toBe(404);
});

test('an answer to a question that this server knows is one round trip; what it earns takes a few more, once', async () => {
  const begun = await begin('immediately');
  const { status } = await answer(world, begun.student, begun.first, await mistakenInput(world, begun.first));
  expect(status).toBe(200);
  const actor = begun.student;
  const send = (raw: RawInput) =>
    world.countQueries(() => world.services.memberQuestions.answer(actor, begun.first, answerBody(world, raw)));
  expect(await send(await mistakenInput(world, begun.first))).toBe(1);
  // The correction is an earning and a badge.
  expect(await send(await rightInput(world, begun.first))).toBeLessThanOrEqual(4);
});
