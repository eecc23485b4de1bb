import { randomUUID } from 'node:crypto';
import { contract, type NewSurvey } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeClassroom, makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import type { Actor } from '../platform/actor.ts';
import { readAnswers } from './answers.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const calls = contract.survey;
const { adminSurveys } = world.services;
const origin = { actor: 'cli:test' };

const question = (id: string, kind: NewSurvey['questions'][number]['kind'], required = true) => ({
  id,
  kind,
  text: `پرسش ${id}`,
  required,
  options: kind === 'single' || kind === 'multi' ? ['بله', 'نه'] : [],
  show_if: null,
});

/** A survey of one school, so that those of other tests ask nobody here. */
async function makeSurvey(schools: string[], given: Partial<NewSurvey> = {}): Promise<string> {
  const id = randomUUID();
  await adminSurveys.create(origin, {
    id,
    title: 'نظر تو دربارهٔ مشق',
    intro: '',
    roles: ['STUDENT'],
    grades: [],
    schools,
    to: new Date(world.now().getTime() + 7 * 86_400_000).toISOString(),
    anonymous: true,
    max_skips: 3,
    questions: [question('mood', 'faces'), question('again', 'single', false)],
    ...given,
  });
  await adminSurveys.open(origin, id);
  return id;
}

async function prepared(given: Partial<NewSurvey> = {}) {
  const classroom = await makeClassroom(world, { students: 2 });
  const [child, classmate] = classroom.students;
  if (!child || !classmate) throw new Error('a class without children');
  const id = await makeSurvey([classroom.schoolId], given);
  const params = { id };
  return {
    ...classroom,
    id,
    params,
    child,
    classmate,
    check: async (who: Actor = child) => (await world.call(who, calls.checkExists, {})).body,
    skip: (attempt: number, who: Actor = child) =>
      world.call(who, calls.skippedAttempts, { params, body: { attempt } }),
    submit: (answers: { question: string; value: number | number[] | string }[], who: Actor = child) =>
      world.call(who, calls.submit, { params, body: { answers, durationSeconds: 12 } }),
  };
}

const HAPPY = [{ question: 'mood', value: 5 }];

describe('a survey', () => {
  test('waits for those it is for, and for nobody else', async () => {
    const { check, id, teacher, params } = await prepared();
    const other = await makeClassroom(world, { students: 1 });
    const stranger = other.students[0] ?? null;
    expect(await check()).toEqual({
      exists: true,
      survey_id: id,
      title: 'نظر تو دربارهٔ مشق',
      may_skip: true,
      skips_left: 3,
      skips: 0,
    });
    expect((await check(teacher)).exists).toBe(false);
    for (const who of [teacher, stranger]) {
      expect((await world.call(who, calls.read, { params })).status).toBe(404);
      expect((await world.call(who, calls.submit, { params, body: { answers: HAPPY } })).status).toBe(404);
    }
  });

  test('is for children of its grades, and for teachers and managers by their role', async () => {
    const { check, teacher, schoolId } = await prepared({ grades: [3], roles: ['STUDENT', 'TEACHER', 'MANAGER'] });
    const manager = await makePerson(world, { role: 'MANAGER', schoolId });
    expect([(await check()).exists, (await check(teacher)).exists, (await check(manager)).exists]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('is put off three times, each request counted once, and then waits no more', async () => {
    const { skip, check } = await prepared();
    for (const attempt of [1, 1, 2, 1, 2]) expect((await skip(attempt)).status).toBe(200);
    expect(await check()).toMatchObject({ exists: true, skips: 2, skips_left: 1 });
    expect((await skip(4)).refusal.code).toBe('no-skip');
    expect((await skip(3)).body.exists).toBe(false);
    expect((await skip(4)).status).toBe(409);
    expect((await check()).exists).toBe(false);
  });

  test('is answered once: a second time replies with the first', async () => {
    const { submit, check, params, child, id, skip, classmate } = await prepared();
    const first = await submit(HAPPY);
    world.pass({ hours: 1 });
    expect((await submit([{ question: 'mood', value: 1 }])).body).toEqual(first.body);
    expect((await check()).exists).toBe(false);
    expect((await check(classmate)).exists).toBe(true);
    expect((await skip(1)).status).toBe(409);
    expect((await world.call(child, calls.read, { params })).body.submitted_at).toBe(first.body.submitted_at);
    const { tallies } = await adminSurveys.detail(id);
    expect(tallies[0]).toMatchObject({ answered: 1, average: 5 });
  });

  test('is over at its end', async () => {
    const { check, submit } = await prepared();
    world.pass({ days: 8 });
    expect((await check()).exists).toBe(false);
    expect((await submit(HAPPY)).status).toBe(404);
  });

  test.each([
    ['a required question without an answer', [], 'unanswered'],
    ['a step beyond the scale', [{ question: 'mood', value: 6 }], 'unfit-answer'],
    ['a text for a face', [{ question: 'mood', value: 'خوب' }], 'unfit-answer'],
    ['an option that is not there', [...HAPPY, { question: 'again', value: 2 }], 'unfit-answer'],
  ])('refuses %s, and stores nothing', async (_, answers, code) => {
    const { submit, check } = await prepared();
    const reply = await submit(answers);
    expect([reply.status, reply.refusal.code]).toEqual([422, code]);
    expect((await check()).exists).toBe(true);
  });
});

test('a question that is not asked needs no answer, and keeps none', () => {
  const questions = [
    question('liked', 'single'),
    { ...question('why', 'scale5'), show_if: { question: 'liked', is: 1 } },
  ];
  const liked = { question: 'liked', value: 0 };
  expect(readAnswers(questions, [liked, { question: 'why', value: 2 }])).toEqual([liked]);
  expect(() => readAnswers(questions, [{ question: 'liked', value: 1 }])).toThrow();
});

/**
 * Two requests at once, with time between, in any order and however often: skips never pass the limit, there is one result and
 * it stays the first, and the survey waits exactly while it is neither answered nor skipped as often as it may be.
 */
test('random requests leave one state, in whatever order they arrive', async () => {
  const event = fc.constantFrom(1, 2, 3, 4, 'submit' as const);
  const step = fc.record({ one: event, other: fc.option(event) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const { submit, skip, check, id, child } = await prepared();
      let result: string | undefined;
      let face = 0;
      for (const { one, other } of steps) {
        world.pass({ minutes: 1 });
        const replies = await Promise.all(
          [one, other]
            .filter((each) => each !== null)
            .map((each) => {
              face = (face % 5) + 1;
              return each === 'submit' ? submit([{ question: 'mood', value: face }]) : skip(each);
            }),
        );
        for (const { status } of replies) expect([200, 409]).toContain(status);
        const [stored] = await world.db.execute<{ skips: number; answers: string | null }>(sql`
          select skips, answers::text as answers from survey_response where survey_id = ${id} and account_id = ${child.id}`);
        const { skips = 0, answers = null } = stored ?? {};
        expect(skips).toBeLessThanOrEqual(3);
        if (result !== undefined) expect(answers).toBe(result);
        result = answers ?? undefined;
        expect((await check()).exists).toBe(answers === null && skips < 3);
      }
    }),
    { numRuns: 15 },
  );
});
