import { contract } from '@mashq/api/contract';
import { check, rawFromAnswer } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, mistakenInput, rightInput, wholeQuestion } from '../../test/world/answers.ts';
import { makeClassroom } from '../../test/world/people.ts';
import { recordMastery } from '../../test/world/record-answers.ts';
import { makeWorld } from '../../test/world/world.ts';
import { canShow, toConfirm } from '../questions/confirmed-misconceptions.ts';

const world = await makeWorld();
const { read } = contract.member.questions;
const SKILL = 'g5-axis-count';

async function child(skillName = SKILL) {
  const { students } = await makeClassroom(world, { students: 1 });
  const student = students[0] ?? null;
  const ask = async (isEmpty: 'true' | 'false') => {
    const { status, body } = await world.call(student, read, { query: { skillName, isEmpty } });
    expect(status).toBe(200);
    return body.question_id;
  };
  const practiced = () =>
    world.db.execute<{ id: string; state: string }>(sql`
      select id, state from question where student_id = ${student?.id ?? null} order by created_at, tries desc`);
  return { student, ask, practiced };
}

test('asking for fresh practice again gives the same question, as long as that one was not tried', async () => {
  const { student, ask, practiced } = await child();
  if (!student) throw new Error('a classroom without a child');
  const first = await ask('true');
  for (let n = 0; n < 5; n += 1) expect(await ask('true')).toBe(first);
  expect(await ask('false')).toBe(first);
  expect(await practiced()).toHaveLength(1);

  await answer(world, student, first, await mistakenInput(world, first));
  expect(await ask('false')).toBe(first);
  const second = await ask('true');
  expect(second).not.toBe(first);
  expect(await practiced()).toMatchObject([
    { id: first, state: 'skipped' },
    { id: second, state: 'open' },
  ]);
});

test('asked ten times at once, there is one question', async () => {
  const { ask, practiced } = await child();
  const ids = await Promise.all(Array.from({ length: 10 }, () => ask('true')));
  expect(new Set(ids).size).toBe(1);
  expect(await practiced()).toHaveLength(1);
});

/** A misconception of this skill is in one of five questions. */
const VARIED = 'g3-ps-draw-figure';

test('after a misconception that was seen once, the next question lets it show again, at its level', async () => {
  for (let n = 0; n < 5; n += 1) {
    const { student, ask } = await child(VARIED);
    if (!student) throw new Error('a classroom without a child');
    const id = await ask('true');
    const question = await wholeQuestion(world, id);
    const mistaken = await mistakenInput(world, id);
    const shown = check(question, mistaken);
    if (shown.verdict !== 'wrong' || shown.misconceptionId === undefined) throw new Error('a mistake without a name');
    const { misconceptionId } = shown;
    await answer(world, student, id, mistaken);
    world.pass({ minutes: 1 });
    // The correction is no second case.
    await answer(world, student, id, await rightInput(world, id));
    world.pass({ minutes: 1 });
    const next = await wholeQuestion(world, await ask('true'));
    expect([next.level, canShow(next, misconceptionId)]).toEqual([question.level, true]);
  }
});

test('a misconception is confirmed by a second question alone, and asked about no longer then', async () => {
  const { student, ask } = await child(VARIED);
  if (!student) throw new Error('a classroom without a child');
  const pending = async () => [
    ...(
      await toConfirm(world.db, { schoolId: student.schoolId, studentId: student.id }, [VARIED], world.now())
    ).values(),
  ];
  const id = await ask('true');
  await answer(world, student, id, await mistakenInput(world, id));
  await answer(world, student, id, await mistakenInput(world, id));
  const [first, ...others] = await pending();
  if (!first) throw new Error('nothing to confirm');
  expect(others).toEqual([]);
  await answer(world, student, id, await rightInput(world, id));
  world.pass({ minutes: 1 });
  const second = await ask('true');
  const again = (await wholeQuestion(world, second)).misconceptions.find((each) => each.id === first.misconceptionId);
  if (!again) throw new Error('the question cannot show it');
  await answer(world, student, second, rawFromAnswer(again.answer));
  expect(await pending()).toEqual([]);
});

test('what is two weeks old is not asked about', async () => {
  const { student, ask } = await child(VARIED);
  if (!student) throw new Error('a classroom without a child');
  const pending = () =>
    toConfirm(world.db, { schoolId: student.schoolId, studentId: student.id }, [VARIED], world.now());
  const id = await ask('true');
  await answer(world, student, id, await mistakenInput(world, id));
  expect((await pending()).size).toBe(1);
  world.pass({ days: 15 });
  expect((await pending()).size).toBe(0);
});

test('a right first try in the next question refutes it', async () => {
  const { student, ask } = await child(VARIED);
  if (!student) throw new Error('a classroom without a child');
  const pending = () =>
    toConfirm(world.db, { schoolId: student.schoolId, studentId: student.id }, [VARIED], world.now());
  const id = await ask('true');
  await answer(world, student, id, await mistakenInput(world, id));
  await answer(world, student, id, await rightInput(world, id));
  expect((await pending()).size).toBe(1);
  world.pass({ minutes: 1 });
  const second = await ask('true');
  await answer(world, student, second, await rightInput(world, second));
  expect((await pending()).size).toBe(0);
});

test('after a summer the question of a skill that was learned is easier', async () => {
  const levelAfter = async (days: number) => {
    const { student, ask } = await child();
    if (!student) throw new Error('a child is needed');
    await recordMastery(world, student, SKILL, { band: 'learned', tries: 9, counted: 6, score: 0.97, lastRight: true });
    world.pass({ days });
    const [made] = await world.db.execute<{ level: number }>(
      sql`select level from question where id = ${await ask('true')}`,
    );
    return made?.level ?? 0;
  };
  expect(await levelAfter(120)).toBeLessThan(await levelAfter(1));
});
