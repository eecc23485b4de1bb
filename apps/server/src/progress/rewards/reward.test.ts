import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, answerBody, mistakenInput, rightInput } from '../../../test/world/answers.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { recordMastery } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld();
const calls = contract.member.rewards;
const SKILL = 'g5-mixed-to-improper';

async function child(): Promise<Actor> {
  const { students } = await makeClassroom(world, { students: 1 });
  const [student] = students;
  if (!student) throw new Error('an empty class');
  return student;
}

async function questions(student: Actor, skillId = SKILL): Promise<string[]> {
  const { body } = await world.call(student, contract.member.sessions.start, {
    body: { id: randomUUID(), kind: 'own', skillIds: [skillId] },
  });
  return body.items.map(({ question_id }) => question_id);
}

const right = async (student: Actor, id = '') => {
  expect((await answer(world, student, id, await rightInput(world, id))).status).toBe(200);
};
const wrong = async (student: Actor, id = '') => {
  expect((await answer(world, student, id, await mistakenInput(world, id))).status).toBe(200);
};

const awarded = async ({ id }: Actor) =>
  (
    await world.db.execute<{ badge: string }>(
      sql`select badge from badge_award where student_id = ${id} order by badge`,
    )
  ).map(({ badge }) => badge);
const earnings = ({ id }: Actor) =>
  world.db.execute<{ kind: string; reason: string }>(sql`
    select kind, reason_key as reason from reward_earning where student_id = ${id} order by kind, reason_key`);

test('a corrected mistake is a badge with the answer itself, once however often and from wherever it is sent again', async () => {
  const student = await child();
  const [first = ''] = await questions(student);
  await wrong(student, first);
  expect(await awarded(student)).toEqual([]);
  const body = answerBody(world, await rightInput(world, first));
  const send = () => world.call(student, contract.member.questions.answer, { params: { questionId: first }, body });
  const replies = await Promise.all(Array.from({ length: 6 }, send));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await awarded(student)).toEqual(['own-correction']);
  expect(await earnings(student)).toMatchObject([{ kind: 'corrected' }]);
  expect((await world.call(student, calls.newBadgesCount, {})).body).toEqual({ count: 1 });

  await world.call(student, calls.badgesSeen, {});
  expect((await world.call(student, calls.newBadgesCount, {})).body).toEqual({ count: 0 });
  const { body: shelf } = await world.call(student, calls.badges, {});
  expect(shelf.badges).toMatchObject([{ id: 'own-correction', is_new: false }]);
});

test('each of several badges that come at once has a notification that names it', async () => {
  const student = await child();
  for (const skillId of [SKILL, 'g5-axis-count', 'g5-improper-to-mixed']) {
    await recordMastery(world, student, skillId, { band: 'learned', tries: 9, counted: 8, score: 0.9 });
  }
  await world.db.execute(sql`
    update skill_mastery set learned_at = ${world.now()}::timestamptz where student_id = ${student.id}`);
  await world.call(student, calls.badges, {});
  const badges = await awarded(student);
  expect(badges).toEqual(expect.arrayContaining(['first-skill', 'new-skills']));
  const { body } = await world.call(student, contract.notifications.list, { query: {} });
  const notified = body.items.filter(({ kind }) => kind === 'badge');
  expect(notified.map(({ badge }) => badge).sort()).toEqual(badges);
  const bodies = notified.map((item) => item.body);
  expect(bodies.length).toBe(badges.length);
  expect(new Set(bodies).size).toBe(badges.length);
  expect(bodies).toContain('نشان «ستارهٔ دنباله‌دار» را گرفتی! اولین مهارتت را یاد گرفتی.');
});

test('a correction by a child who has its badge costs no query more than an answer that earns nothing', async () => {
  const student = await child();
  const [first = '', second = '', third = '', fourth = ''] = await questions(student);
  await right(student, first);
  const cost = async (id: string) => {
    const input = await rightInput(world, id);
    return world.countQueries(() => answer(world, student, id, input));
  };
  const plain = await cost(second);
  await wrong(student, third);
  const firstCorrection = await cost(third);
  expect(await awarded(student)).toContain('own-correction');
  world.pass({ days: 1 });
  const [newDay = ''] = await questions(student);
  await right(student, newDay);
  await wrong(student, fourth);
  const laterCorrection = await cost(fourth);
  expect(laterCorrection).toBeLessThan(firstCorrection);
  expect(laterCorrection).toBeLessThanOrEqual(plain);
  expect((await earnings(student)).filter(({ kind }) => kind === 'corrected')).toHaveLength(2);
});

test('a refused answer earns nothing', async () => {
  const student = await child();
  const [first = ''] = await questions(student);
  await right(student, first);
  const before = await earnings(student);
  expect((await answer(world, student, first, await rightInput(world, first))).status).toBe(409);
  expect(await earnings(student)).toEqual(before);
});

test('a child who farms a mastered skill gets nothing', async () => {
  const student = await child();
  await recordMastery(world, student, SKILL, { band: 'mastered', tries: 30, counted: 30, score: 0.97 });
  await world.db.execute(sql`
    update skill_mastery set learned_at = ${world.now()}::timestamptz where student_id = ${student.id}`);
  await world.call(student, calls.badges, {});
  const [badges, earned] = [await awarded(student), await earnings(student)];
  for (let day = 0; day < 3; day += 1) {
    for (const [index, id] of (await questions(student)).entries()) {
      // Right at once, and mistakes made on purpose.
      if (index % 2 === 1) await wrong(student, id);
      await right(student, id);
    }
    expect(await earnings(student)).toEqual(earned);
    world.pass({ hours: 2 });
  }
  expect(await awarded(student)).toEqual(badges);
});

test('mistakes made on purpose earn once a day in a skill that is not learned', async () => {
  const student = await child();
  const corrected = async () => (await earnings(student)).filter(({ kind }) => kind === 'corrected').length;
  const ids = await questions(student);
  for (const id of ids.slice(0, 3)) {
    await wrong(student, id);
    await right(student, id);
    expect(await corrected()).toBe(1);
  }
  world.pass({ days: 1 });
  const [next = ''] = ids.slice(3);
  await wrong(student, next);
  await right(student, next);
  expect(await corrected()).toBe(2);
});

test('learning a skill, finding the way with a hint and coming back after a gap earn', async () => {
  const student = await child();
  const [first = '', second = ''] = await questions(student);
  await world.call(student, contract.member.questions.hint, { params: { questionId: first }, body: { opened: 0 } });
  await right(student, first);
  expect(await awarded(student)).toEqual(['with-a-hint']);
  world.pass({ days: 8 });
  await right(student, second);
  expect(await awarded(student)).toContain('welcome-back');
  for (let round = 0; round < 2; round += 1) for (const id of await questions(student)) await right(student, id);
  expect((await earnings(student)).filter(({ kind }) => kind === 'learned')).toEqual([
    { kind: 'learned', reason: SKILL },
  ]);
  expect(await awarded(student)).toContain('first-skill');
});

test('the answer that makes a skill learned says so, once, and again where it is sent again', async () => {
  const student = await child();
  const said: (string | null)[] = [];
  let learned: { questionId: string; body: ReturnType<typeof answerBody> } | null = null;
  for (let round = 0; round < 3; round += 1) {
    for (const questionId of await questions(student)) {
      const body = answerBody(world, await rightInput(world, questionId));
      const reply = await world.call(student, contract.member.questions.answer, { params: { questionId }, body });
      said.push(reply.body.mastery_change);
      if (reply.body.mastery_change === 'learned') learned = { questionId, body };
      const band = reply.body.mastery?.band;
      expect(said.includes('learned')).toBe(band === 'learned' || band === 'mastered');
    }
  }
  expect(said.filter((change) => change !== null)).toEqual(['learned']);
  const { questionId, body } = learned ?? {
    questionId: '',
    body: answerBody(world, { kind: 'integer', values: [''] }),
  };
  const again = await world.call(student, contract.member.questions.answer, { params: { questionId }, body });
  expect(again.body.mastery_change).toBe('learned');
});

test('cups are counted from what was earned, with a band of the class and no rank', async () => {
  const { students } = await makeClassroom(world, { students: 10 });
  for (const [index, { id, schoolId }] of students.entries()) {
    if (index === 9) continue;
    await world.db.execute(sql`
      insert into reward_earning (school_id, student_id, kind, reason_key, steps, earned_at)
      values (${schoolId}, ${id}, 'learned', 'x', ${12 - index}, ${world.now()}::timestamptz)`);
  }
  const bandOf = async (index: number) => (await world.call(students[index] ?? null, calls.cups, {})).body;
  expect(await bandOf(0)).toMatchObject({ cups: 1, steps: 2, band: 'top-tenth' });
  expect(await bandOf(1)).toMatchObject({ band: 'top-quarter' });
  expect(await bandOf(5)).toMatchObject({ cups: 0, steps: 7, band: 'taking-part' });
  expect(await bandOf(9)).toMatchObject({ cups: 0, band: null });
  expect((await bandOf(0)).weeks.at(-1)?.steps).toBe(12);
});

test('off takes everything out of the children’s sight at once and keeps what they have', async () => {
  const { students, schoolId } = await makeClassroom(world, { students: 1 });
  const [student] = students;
  if (!student) throw new Error('an empty class');
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  const school = contract.school.dashboard;
  const [first = '', second = ''] = await questions(student);
  await wrong(student, first);
  await right(student, first);
  expect((await world.call(manager, school.gamification, {})).body).toEqual({ status: true });
  const features = async () => (await world.call(student, contract.profile.brief, {})).body.features;
  expect(await features()).toContain('gamification');

  expect((await world.call(manager, school.setGamification, { body: { status: false } })).body.status).toBe(false);
  expect(await features()).not.toContain('gamification');
  expect((await world.call(student, calls.badges, {})).body).toEqual({ is_on: false, badges: [] });
  expect((await world.call(student, calls.newBadgesCount, {})).body).toEqual({ count: 0 });
  expect((await world.call(student, calls.cups, {})).body).toMatchObject({
    is_on: false,
    cups: 0,
    steps: 0,
    band: null,
  });
  expect((await world.call(student, calls.cups, {})).body.weeks.every(({ steps }) => steps === 0)).toBe(true);
  expect((await world.call(student, calls.maze, {})).status).toBe(404);
  const had = await awarded(student);
  await world.call(student, contract.member.questions.hint, { params: { questionId: second }, body: { opened: 0 } });
  await right(student, second);
  expect(await awarded(student)).toEqual(had);

  await world.call(manager, school.setGamification, { body: { status: true } });
  const { badges } = (await world.call(student, calls.badges, {})).body;
  expect(badges.map(({ id }) => id)).toEqual(expect.arrayContaining(['own-correction', 'with-a-hint']));
  const other = await makePerson(world, { role: 'MANAGER', schoolId: (await child()).schoolId });
  await world.call(other, school.setGamification, { body: { status: false } });
  expect(await features()).toContain('gamification');
});

test('due reviews put gates across the first maze of the day; a skill reviewed rightly opens one, and it is not solved before', async () => {
  world.setNow('2026-11-20T08:00:00Z');
  const student = await child();
  const read = async () => (await world.call(student, calls.maze, {})).body;
  expect((await read()).gates).toEqual({ total: 0, open: 0, question: null });
  for (const skillId of [SKILL, 'g5-axis-count']) {
    await recordMastery(world, student, skillId, { band: 'learned', tries: 9, counted: 8, score: 0.9 });
  }
  await world.db.execute(sql`
    update skill_mastery set learned_at = ${world.now()}::timestamptz - interval '2 days' where student_id = ${student.id}`);
  expect((await read()).gates).toEqual({ total: 2, open: 0, question: null });
  const { body } = await world.call(student, contract.member.sessions.start, {
    body: { id: randomUUID(), kind: 'review' },
  });
  const [first] = body.items;
  const question = { session_id: body.id, question_id: first?.question_id };
  expect((await read()).gates).toEqual({ total: 2, open: 0, question });
  const solve = async () => (await world.call(student, calls.mazeSolved, { body: { number: 0 } })).body;
  expect((await solve()).seed).not.toBeNull();
  for (const { question_id, skill_id } of body.items) {
    if (skill_id === first?.skill_id) await right(student, question_id);
  }
  expect((await read()).gates).toMatchObject({ total: 2, open: 1 });
  for (const { question_id, skill_id } of body.items) {
    if (skill_id !== first?.skill_id) await right(student, question_id);
  }
  expect((await read()).gates).toEqual({ total: 2, open: 2, question: null });
  // The finished review gives another maze, which has no gates.
  expect(await solve()).toMatchObject({ number: 1, mazes: 2, gates: { total: 0, open: 0 } });
});

test('one maze a day and one for finished work, ten minutes a day by the server’s clock', async () => {
  world.setNow('2026-11-22T08:00:00Z');
  const student = await child();
  const read = async () => (await world.call(student, calls.maze, {})).body;
  const first = await read();
  expect(first).toMatchObject({ number: 0, mazes: 1, level: 'medium', left_seconds: 600 });
  const solve = async () => (await world.call(student, calls.mazeSolved, { body: { number: 0 } })).body;
  expect(await solve()).toMatchObject({ seed: null, mazes: 1 });
  expect(await solve()).toMatchObject({ seed: null, mazes: 1 });
  expect(await awarded(student)).toContain('maze');
  for (const id of await questions(student)) await right(student, id);
  const second = await read();
  expect(second).toMatchObject({ number: 1, mazes: 2 });
  expect(second.seed).not.toBe(first.seed);

  const play = async () => (await world.call(student, calls.mazePlayed, {})).body.left_seconds;
  await play();
  world.pass({ seconds: 30 });
  expect(await play()).toBe(570);
  expect(await play()).toBe(570);
  // A pause is not played.
  world.pass({ minutes: 30 });
  expect(await play()).toBe(570);
  for (let n = 0; n < 25; n += 1) {
    world.pass({ seconds: 30 });
    await play();
  }
  expect(await read()).toMatchObject({ seed: null, left_seconds: 0 });
  world.setNow('2026-11-22T20:31:00Z');
  const tomorrow = await read();
  expect(tomorrow).toMatchObject({ number: 0, left_seconds: 600 });
  expect(tomorrow.seed).not.toBe(first.seed);
});
