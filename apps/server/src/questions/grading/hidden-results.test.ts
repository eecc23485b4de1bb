import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answer, mistakenInput, questionsOf, rightInput } from '../../../test/world/answers.ts';
import { type Begun, beginHomework, handIn, type ShowAnswers } from '../../../test/world/begun-homework.ts';
import { begin as beginQuiz, QUIZ_SKILLS, setQuiz } from '../../../test/world/quiz.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { createServices } from '../../app/services.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld();
/** A second copy of the server on the same database. */
const secondCopy = createServices(world.context);

const begin = (showAnswers: ShowAnswers, more?: Parameters<typeof beginHomework>[2]) =>
  beginHomework(world, showAnswers, more);

describe('a result that is still hidden', () => {
  const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

  /** Every reply a child can read, with ids numbered in the order in which they appear. */
  async function everyReply({
    student,
    homeworkId,
    ids,
  }: Pick<Begun, 'student' | 'homeworkId' | 'ids'>): Promise<string[]> {
    const replies: string[] = [];
    const ask = async (path: string, headers: { authorization: string }) => {
      const reply = await world.app.inject({ method: 'GET', url: `/api${path}`, headers });
      const known = new Map<string, string>();
      const number = (id: string) => known.get(id) ?? known.set(id, `id-${known.size}`).get(id) ?? '';
      // The animals of classmates go by their ids.
      const body = reply.body
        .replaceAll(UUID, number)
        .replaceAll(/"profile_url":"[^"]+"/g, '"profile_url":"a picture"');
      replies.push(`${reply.statusCode} ${path.replaceAll(UUID, 'id')} ${body}`);
    };
    const identity = { id: student.id, sessionId: randomUUID(), version: 0 };
    const access = await world.context.tokens.issue(identity, world.now());
    const headers = { authorization: `Bearer ${access}` };
    const groups = [contract.member, contract.profile] as const;
    for (const call of groups.flatMap((group) => collect(group))) {
      if (call.method !== 'GET') continue;
      if (call === contract.member.questions.read) {
        for (const id of ids) await ask(`${call.path}?questionId=${id}`, headers);
        await ask(`${call.path}?homeworkId=${homeworkId}`, headers);
      } else await ask(call.path.replaceAll(/\{(\w+)\}/g, homeworkId), headers);
    }
    return replies;
  }

  interface CallLike {
    readonly method: string;
    readonly path: string;
  }

  function collect(group: object): CallLike[] {
    return Object.values(group).flatMap((value: unknown) => {
      if (typeof value !== 'object' || value === null) return [];
      if ('method' in value && 'path' in value) return [value as CallLike];
      return collect(value);
    });
  }

  /** Two children with the same questions; the first answers right, the second wrong. */
  async function twoWorlds(showAnswers: ShowAnswers) {
    const right = await begin(showAnswers, { itemMode: 'fixed', itemsPerSkill: 2 });
    const [, other] = right.students;
    if (!other) throw new Error('a class of one child');
    const questions = await questionsOf(world, other, right.homeworkId);
    const wrong = { ...right, student: other, ids: questions.map(({ question_id }) => question_id) };
    await world.db.execute(sql`
      update account set first_name = 'نام', last_name = 'خانواده', username = 'same-' || right(id::text, 8)
      where id in (${right.student.id}, ${other.id})`);
    // News of one moment have no order.
    world.pass({ minutes: 1 });
    const replies: { right: unknown[]; wrong: unknown[] } = { right: [], wrong: [] };
    for (const [index, id] of right.ids.slice(0, 4).entries()) {
      const question = wrong.ids[index] ?? '';
      replies.right.push((await answer(world, right.student, id, await rightInput(world, id))).body);
      replies.wrong.push((await answer(world, other, question, await mistakenInput(world, question))).body);
    }
    return { right, wrong, replies };
  }

  const withoutIds = (value: unknown) => JSON.stringify(value).replaceAll(UUID, 'id');
  /** What of a reply is the child's own and not the answer's: the last input and the username. */
  const withoutOwn = (reply: string) =>
    reply.replaceAll(/"last_input":\{[^}]*\}/g, '"last_input":{}').replaceAll(/same-[0-9a-f]{8}/g, 'same');

  test.each(['after_end', 'after_submit'] as const)(
    'is in no reply that its child can get (%s)',
    async (showAnswers) => {
      const { right, wrong, replies } = await twoWorlds(showAnswers);
      expect(withoutIds(replies.right)).toBe(withoutIds(replies.wrong));
      if (showAnswers === 'after_end') {
        await handIn(world, right);
        await handIn(world, wrong);
      }
      const [ofRight, ofWrong] = [await everyReply(right), await everyReply(wrong)];
      expect(ofRight.filter((reply) => reply.startsWith('200')).length).toBeGreaterThan(12);
      expect(ofRight.map(withoutOwn)).toEqual(ofWrong.map(withoutOwn));
      // The teacher sees them at once.
      const report = await world.call(right.teacher, contract.teacher.homework.report, {
        params: { id: right.homeworkId },
      });
      const rights = report.body.students.map((row) => row.right);
      expect([...rights].sort()).toEqual([0, 0, 4]);

      world.pass({ days: 8 });
      const skillsOf = async ({ student }: Begun) =>
        (await world.call(student, contract.member.skills.list, {})).body.chapters
          .flatMap((chapter) => chapter.skills)
          .filter(({ mastery }) => mastery.n > 0);
      const [after, afterWrong] = [await skillsOf(right), await skillsOf(wrong)];
      expect(after.reduce((sum, { mastery }) => sum + mastery.n, 0)).toBe(4);
      expect(afterWrong.reduce((sum, { mastery }) => sum + mastery.n, 0)).toBe(4);
      const summaryOf = async ({ student, homeworkId }: Begun) =>
        (await world.call(student, contract.member.homework.read, { params: { homeworkId } })).body.result;
      expect((await summaryOf(right))?.right).toBe(4);
      expect((await summaryOf(wrong))?.right).toBe(0);
    },
  );

  test('of single questions is in no reply while others may take the quiz, though its points are out at once', async () => {
    const skills = QUIZ_SKILLS.slice(0, 2).map((skillId) => ({ skillId, items: 1, points: 2 }));
    const { students, id } = await setQuiz(world, {
      resultRelease: 'immediately',
      timeLimitMinutes: null,
      shuffle: false,
      skills,
    });
    // News of one moment have no order.
    world.pass({ minutes: 1 });
    const children: Pick<Begun, 'student' | 'homeworkId' | 'ids'>[] = [];
    // One child has the first of two questions right, another one the second: their points are the same.
    for (const [index, student] of students.slice(0, 2).entries()) {
      await world.db.execute(sql`
        update account set first_name = 'نام', last_name = 'خانواده', username = 'same-' || right(id::text, 8)
        where id = ${student.id}`);
      const { body } = await beginQuiz(world, student, id);
      const ids = body.questions.map(({ question_id: questionId }) => questionId);
      for (const [place, questionId] of ids.entries()) {
        const give = place === index ? rightInput : mistakenInput;
        await answer(world, student, questionId, await give(world, questionId));
      }
      const tried = { params: { quizId: id }, body: { id: body.quiz.current?.id ?? '' } };
      expect((await world.call(student, contract.member.quiz.submit, tried)).status).toBe(200);
      children.push({ student, homeworkId: id, ids });
    }
    const [one, other] = children;
    if (one === undefined || other === undefined) throw new Error('a class of one child');
    const replies = async () => [(await everyReply(one)).map(withoutOwn), (await everyReply(other)).map(withoutOwn)];
    const [ofOne = [], ofOther = []] = await replies();
    expect(ofOne.filter((reply) => reply.startsWith('200')).length).toBeGreaterThan(12);
    expect(ofOne.some((reply) => /member\/quiz\/id\/report.*"points":2/.test(reply))).toBe(true);
    expect(ofOne).toEqual(ofOther);
    world.pass({ minutes: 62 });
    const skillsOf = async ({ student }: { student: Actor }) =>
      (await world.call(student, contract.member.quiz.report, { params: { quizId: id } })).body.skills;
    expect([await skillsOf(one), await skillsOf(other)]).toMatchObject([
      [{ right: 1 }, { right: 0 }],
      [{ right: 0 }, { right: 1 }],
    ]);
  });

  test('is counted once it is shown, once, by two callers at the same time', async () => {
    const { right } = await twoWorlds('after_end');
    world.pass({ days: 8 });
    await Promise.all([
      world.call(right.student, contract.member.skills.list, {}),
      world.call(right.teacher, contract.teacher.homework.report, { params: { id: right.homeworkId } }),
      world.call(right.student, contract.member.reports.completionSummary, {}),
      secondCopy.memberSkills.list(right.student),
    ]);
    const [row] = await world.db.execute<{ tries: number }>(sql`
      select sum(tries)::int as tries from skill_mastery where student_id = ${right.student.id}`);
    expect(row?.tries).toBe(4);
  });
});
