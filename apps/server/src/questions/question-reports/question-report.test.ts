import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { skillById } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, mistakenInput, questionsOf, setHomework } from '../../../test/world/answers.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { reportDecisions } from './decisions.ts';

const world = await makeWorld();
const { member, teacher: ofTeacher } = contract;
const SKILL = 'g5-improper-to-mixed';

async function atWork() {
  const classroom = await makeClassroom(world, { students: 2 });
  const [student, classmate] = classroom.students;
  if (!student || !classmate) throw new Error('children are needed');
  const homeworkId = await setHomework(world, classroom);
  const [question] = await questionsOf(world, student, homeworkId);
  if (!question) throw new Error('an empty homework');
  return { ...classroom, student, classmate, homeworkId, questionId: question.question_id };
}

const body = (more: object = {}) => ({
  id: randomUUID(),
  reason: 'wrong-key' as const,
  note: ' کلید غلط است ',
  ...more,
});

const stored = (id: string) =>
  world.db.execute<{ skillId: string; level: number; seed: number; revision: number; note: string; raw: unknown }>(sql`
    select skill_id as "skillId", level, seed, revision, note, raw from question_report where id = ${id}`);

test('a child’s report holds its question, the newest answer and the note, once', async () => {
  const { student, questionId } = await atWork();
  const raw = await mistakenInput(world, questionId);
  await answer(world, student, questionId, raw);
  const sent = body();
  for (const status of [201, 201]) {
    const reply = await world.call(student, member.questions.report, { params: { questionId }, body: sent });
    expect(reply.status).toBe(status);
    expect(reply.body).toEqual({ id: sent.id, reason: 'wrong-key', state: 'open' });
  }
  const [question] = await world.db.execute<{ skillId: string; level: number; seed: number; revision: number }>(sql`
    select skill_id as "skillId", level, seed, (content->>'revision')::int as revision from question
    where id = ${questionId}`);
  expect(await stored(sent.id)).toEqual([{ ...question, note: 'کلید غلط است', raw }]);
});

test('a teacher reports a previewed question, and one of a child in an own homework', async () => {
  const { teacher, questionId } = await atWork();
  const preview = body({ questionId: `${SKILL}.2.7` });
  expect((await world.call(teacher, ofTeacher.questions.report, { body: preview as never })).status).toBe(201);
  expect(await stored(preview.id)).toMatchObject([
    { skillId: SKILL, level: 2, seed: 7, revision: skillById(SKILL)?.revision, raw: null },
  ]);
  const ofChild = { ...body(), questionId };
  expect((await world.call(teacher, ofTeacher.questions.report, { body: ofChild })).status).toBe(201);
  expect(await stored(ofChild.id)).toHaveLength(1);
});

test('somebody else’s question is not found', async () => {
  const { classmate, questionId } = await atWork();
  const other = await atWork();
  const reply = await world.call(classmate, member.questions.report, { params: { questionId }, body: body() });
  expect(reply.status).toBe(404);
  for (const id of [questionId, randomUUID(), 'no-skill.2.7', `${SKILL}.2.99999999999`]) {
    const sent = { ...body(), questionId: id };
    expect((await world.call(other.teacher, ofTeacher.questions.report, { body: sent })).status).toBe(404);
    expect(await stored(sent.id)).toEqual([]);
  }
});

test('an id that is taken by another report is refused', async () => {
  const { teacher, student, questionId } = await atWork();
  const sent = body();
  await world.call(student, member.questions.report, { params: { questionId }, body: sent });
  const again = { ...sent, questionId };
  const { status, refusal } = await world.call(teacher, ofTeacher.questions.report, { body: again });
  expect(status).toBe(409);
  expect(refusal.code).toBe('report-id');
});

test('twenty reports a day are taken, then one waits until the first is a day old', async () => {
  const { student, questionId } = await atWork();
  const report = async (sent = body()) =>
    (await world.call(student, member.questions.report, { params: { questionId }, body: sent })).status;
  const first = body();
  expect(await report(first)).toBe(201);
  world.pass({ hours: 1 });
  for (let sent = 1; sent < 17; sent++) expect(await report()).toBe(201);
  // A few at once: each waits for the one before, and a wait for a lock has its limit.
  const last = await Promise.all(Array.from({ length: 8 }, () => report()));
  expect(last.filter((status) => status === 201)).toHaveLength(3);
  expect(last.filter((status) => status === 429)).toHaveLength(5);
  // What is stored already is confirmed again all the same.
  expect(await report(first)).toBe(201);
  world.pass({ hours: 23, seconds: 1 });
  expect([await report(), await report()]).toEqual([201, 429]);
});

test('an administrator lists and decides; the decision is audited and cannot be changed', async () => {
  const { student, questionId } = await atWork();
  const sent = body();
  await world.call(student, member.questions.report, { params: { questionId }, body: sent });
  const decisions = reportDecisions(world.context);
  const listed = async (state: 'open' | 'accepted') =>
    (await decisions.list({ state, limit: 500 })).filter(({ id }) => id === sent.id);
  expect(await listed('open')).toMatchObject([{ by: 'STUDENT', note: 'کلید غلط است', state: 'open' }]);
  const origin = { actor: 'cli:admin' };
  await decisions.decide(origin, sent.id, 'accepted', 'درست می‌شود');
  await decisions.decide(origin, sent.id, 'accepted', 'درست می‌شود');
  expect(await listed('open')).toEqual([]);
  expect(await listed('accepted')).toMatchObject([{ decisionNote: 'درست می‌شود' }]);
  await expect(decisions.decide(origin, sent.id, 'rejected', '')).rejects.toMatchObject({ kind: 'conflict' });
  const events = await readAudit(world.db, { target: sent.id });
  expect(events.map(({ action, actor }) => [action, actor])).toEqual([['question-report.accept', 'cli:admin']]);
  const { body: reply } = await world.call(student, member.questions.report, { params: { questionId }, body: sent });
  expect(reply.state).toBe('accepted');
});
