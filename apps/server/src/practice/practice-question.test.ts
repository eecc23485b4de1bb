import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeClassroom } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';

const world = await makeWorld();
const { read } = contract.member.questions;
const SKILL = 'g5-axis-count';

async function child() {
  const { students } = await makeClassroom(world, { students: 1 });
  const student = students[0] ?? null;
  const ask = async (isEmpty: 'true' | 'false') => {
    const { status, body } = await world.call(student, read, { query: { skillName: SKILL, isEmpty } });
    expect(status).toBe(200);
    return body.question_id;
  };
  const practiced = () =>
    world.db.execute<{ id: string; state: string }>(sql`
      select id, state from question where student_id = ${student?.id ?? null} order by created_at, tries desc`);
  return { ask, practiced };
}

test('asking for fresh practice again gives the same question, as long as that one was not tried', async () => {
  const { ask, practiced } = await child();
  const first = await ask('true');
  for (let n = 0; n < 5; n += 1) expect(await ask('true')).toBe(first);
  expect(await ask('false')).toBe(first);
  expect(await practiced()).toHaveLength(1);

  await world.db.execute(sql`update question set tries = 1 where id = ${first}`);
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
