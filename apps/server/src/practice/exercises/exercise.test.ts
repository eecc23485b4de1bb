import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { mathBook, prerequisitesOf } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer, rightInput } from '../../../test/world/answers.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { recordMastery } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld();
const { start, open, read, questions, due } = contract.member.sessions;
const SKILL = 'g5-mixed-to-improper';
const OTHER = 'g5-axis-count';

async function child(): Promise<Actor> {
  const { students } = await makeClassroom(world, { students: 1 });
  const [student] = students;
  if (!student) throw new Error('an empty class');
  return student;
}

const begin = (
  student: Actor,
  body: Partial<{ id: string; kind: 'own' | 'review'; skillIds: string[]; chapters: number[] }>,
) => world.call(student, start, { body: { id: randomUUID(), kind: 'own', ...body } });

test('ten questions of the skills that were asked for, mixed, none alike', async () => {
  const student = await child();
  const { status, body } = await begin(student, { skillIds: [SKILL, OTHER] });
  expect(status).toBe(200);
  expect(body.items).toHaveLength(10);
  expect(new Set(body.items.map(({ skill_id }) => skill_id))).toEqual(new Set([SKILL, OTHER]));
  expect(body.items.some(({ skill_id }, index) => skill_id === body.items[index + 1]?.skill_id)).toBe(false);
  const shown = await world.call(student, questions, { params: { sessionId: body.id } });
  expect(shown.body.map(({ question_id }) => question_id)).toEqual(body.items.map(({ question_id }) => question_id));
  expect(new Set(shown.body.map(({ sheet }) => JSON.stringify([sheet.stem, sheet.figure]))).size).toBe(10);
  expect(JSON.stringify(shown.body)).not.toContain('"key"');
});

test('without a choice Mashq takes skills under way and due reviews', async () => {
  const student = await child();
  await recordMastery(world, student, SKILL, { band: 'learning', tries: 4 });
  await recordMastery(world, student, OTHER, { band: 'learned', tries: 9, counted: 8, score: 0.9 });
  await world.db.execute(sql`
    update skill_mastery set learned_at = ${world.now()}::timestamptz - interval '2 days'
    where student_id = ${student.id} and skill_id = ${OTHER}`);
  const { body } = await begin(student, {});
  const skills = body.items.map(({ skill_id }) => skill_id);
  expect(skills[0]).toBe(SKILL);
  expect(skills).toContain(OTHER);
});

test('what keeps failing makes room for what it builds on and is missing, unless it was asked for', async () => {
  const student = await child();
  const [missing] = prerequisitesOf(SKILL).map(({ skillId }) => skillId);
  if (missing === undefined) throw new Error('a prerequisite is needed');
  await recordMastery(world, student, SKILL, {
    band: 'learning',
    tries: 9,
    counted: 5,
    score: 0.02,
    rating: -1,
    wrongInARow: 6,
  });
  const { body } = await begin(student, {});
  const skills = body.items.map(({ skill_id }) => skill_id);
  expect(skills[0]).toBe(missing);
  expect(skills).not.toContain(SKILL);
  expect(skills).toHaveLength(10);
  const wanted = await begin(student, { skillIds: [SKILL] });
  expect(wanted.body.skills.map(({ id }) => id)).toEqual([SKILL]);
  await recordMastery(world, student, missing, { band: 'learned', tries: 9, counted: 8, score: 0.97 });
  for (const { skillId } of prerequisitesOf(SKILL)) await recordMastery(world, student, skillId, { band: 'learned' });
  // Until then the same session is there to go on with.
  world.pass({ days: 2 });
  expect((await begin(student, {})).body.items[0]?.skill_id).toBe(SKILL);
});

test('a chapter gives its own skills; what is not in the book of the grade is not found', async () => {
  const student = await child();
  const [chapter] = mathBook(5).chapters;
  const { body } = await begin(student, { chapters: [chapter?.number ?? 1] });
  expect(new Set(body.skills.map((skill) => skill.chapter))).toEqual(new Set([chapter?.number]));
  expect((await begin(student, { chapters: [19] })).status).toBe(404);
  expect((await begin(student, { skillIds: ['g3-times-table'] })).status).toBe(404);
});

test('the same id, and the same choice while nothing was tried, give the same session, twenty at once too', async () => {
  const student = await child();
  const id = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      begin(student, { id: index % 2 === 0 ? id : randomUUID(), skillIds: [SKILL] }),
    ),
  );
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  const [session] = replies;
  const [item] = session?.body.items ?? [];
  if (!item) throw new Error('an empty session');
  await answer(world, student, item.question_id, await rightInput(world, item.question_id));
  const next = await begin(student, { skillIds: [SKILL] });
  expect(next.body.id).not.toBe(session?.body.id);
  const [counted] = await world.db.execute<{ count: number }>(sql`
    select count(*)::int as count from question where student_id = ${student.id} and session_id is not null`);
  expect(counted?.count).toBe(20);
});

test('a session of another child is not found', async () => {
  const [mine, theirs] = [await child(), await child()];
  const { body } = await begin(theirs, { skillIds: [SKILL] });
  for (const call of [read, questions]) {
    expect((await world.call(mine, call, { params: { sessionId: body.id } })).status).toBe(404);
  }
});

test('the newest own session with an open question is there to go on with, until all of it is done', async () => {
  const [student, other] = [await child(), await child()];
  const opened = async (actor: Actor) => (await world.call(actor, open, {})).body.session;
  expect(await opened(student)).toBeNull();
  const older = (await begin(student, { skillIds: [SKILL] })).body;
  world.pass({ hours: 1 });
  const newer = (await begin(student, { skillIds: [OTHER] })).body;
  await begin(other, { skillIds: [SKILL] });
  await recordMastery(world, student, SKILL, { band: 'learned', tries: 9, counted: 8, score: 0.9 });
  await world.db.execute(sql`
    update skill_mastery set learned_at = ${world.now()}::timestamptz - interval '2 days' where student_id = ${student.id}`);
  world.pass({ hours: 1 });
  expect((await begin(student, { kind: 'review' })).body.items.some(({ state }) => state === 'open')).toBe(true);
  expect((await opened(student))?.id).toBe(newer.id);
  const done = async (session: typeof newer, count: number) => {
    for (const { question_id } of session.items.slice(0, count)) {
      await answer(world, student, question_id, await rightInput(world, question_id));
    }
  };
  await done(newer, 9);
  expect((await opened(student))?.items.filter(({ state }) => state === 'open')).toHaveLength(1);
  await done({ ...newer, items: newer.items.slice(9) }, 1);
  expect((await opened(student))?.id).toBe(older.id);
});

test('a review is of what is due, and there is none before', async () => {
  const student = await child();
  expect((await begin(student, { kind: 'review' })).refusal.code).toBe('nothing-due');
  await recordMastery(world, student, SKILL, { band: 'learned', tries: 9, counted: 8, score: 0.9 });
  const learnedAt = world.now();
  await world.db.execute(sql`
    update skill_mastery set learned_at = ${learnedAt}::timestamptz where student_id = ${student.id}`);
  const before = await world.call(student, due, {});
  expect(before.body).toMatchObject({
    today: [],
    this_week: [{ id: SKILL }],
    next_at: new Date(learnedAt.getTime() + 24 * 3_600_000).toISOString(),
  });
  world.pass({ hours: 25 });
  const { body } = await world.call(student, due, {});
  expect(body.today.map(({ id }) => id)).toEqual([SKILL]);
  const session = await begin(student, { kind: 'review' });
  expect(session.body.skills.map(({ id }) => id)).toEqual([SKILL]);
  for (const { question_id } of session.body.items) {
    await answer(world, student, question_id, await rightInput(world, question_id));
  }
  const after = await world.call(student, due, {});
  expect(after.body.today).toEqual([]);
  const [done] = (await world.call(student, read, { params: { sessionId: session.body.id } })).body.skills;
  expect(done?.mastery.band).toBe('mastered');
});

test('a skill that was learned and missed since is no review until it is learned again', async () => {
  const student = await child();
  await recordMastery(world, student, SKILL, { band: 'near', tries: 9, counted: 8, score: 0.7 });
  await world.db.execute(sql`
    update skill_mastery set learned_at = ${world.now()}::timestamptz - interval '9 days' where student_id = ${student.id}`);
  expect((await world.call(student, due, {})).body).toEqual({ today: [], this_week: [], next_at: null });
  expect((await begin(student, { kind: 'review' })).refusal.code).toBe('nothing-due');
});

test('what came of a session equals a count over its answers, whatever happened in it', async () => {
  const what = fc.constantFrom('right', 'wrong', 'hint then right', 'repeat', 'leave');
  await fc.assert(
    fc.asyncProperty(fc.array(what, { minLength: 10, maxLength: 10 }), async (doings) => {
      const student = await child();
      const { body: session } = await begin(student, { skillIds: [SKILL, OTHER] });
      let firstTryRight = 0;
      let right = 0;
      for (const [index, { question_id }] of session.items.entries()) {
        const doing = doings[index];
        if (doing === 'leave') continue;
        const raw = await rightInput(world, question_id);
        if (doing === 'hint then right') {
          await world.call(student, contract.member.questions.hint, {
            params: { questionId: question_id },
            body: { opened: 0 },
          });
        }
        if (doing === 'wrong') {
          await answer(world, student, question_id, { kind: raw.kind } as never).catch(() => undefined);
          continue;
        }
        const id = randomUUID();
        await answer(world, student, question_id, raw, { id });
        if (doing === 'repeat') await answer(world, student, question_id, raw, { id });
        right += 1;
        if (doing !== 'hint then right') firstTryRight += 1;
      }
      const { body } = await world.call(student, read, { params: { sessionId: session.id } });
      const open = body.items.filter(({ state }) => state === 'open').length;
      expect(open).toBe(10 - right);
      expect(body.summary === null).toBe(open > 0);
      if (body.summary) expect(body.summary).toMatchObject({ first_try_right: firstTryRight, right });
    }),
    { numRuns: 8, seed: 11, examples: [[Array(10).fill('right')], [['hint then right', ...Array(9).fill('repeat')]]] },
  );
});

test('the number of queries is the same for one skill and for many', async () => {
  const student = await child();
  const count = async (skillIds: string[]) => world.countQueries(() => begin(student, { skillIds }));
  // The first call of an account looks it up.
  await count([OTHER]);
  const few = await count([SKILL]);
  const chapter = mathBook(5).chapters[1]?.lessons.flatMap(({ skills }) => skills.map(({ id }) => id)) ?? [];
  expect(await count(chapter.slice(0, 5))).toBe(few);
});
