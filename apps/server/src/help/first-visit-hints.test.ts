import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { makeClassroom } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';

const world = await makeWorld();
const { closed, close } = contract.guidance;

test('what a person closes stays closed, once, and is that person’s alone', async () => {
  const { students, teacher } = await makeClassroom(world, { students: 2 });
  const [child, classmate] = students;
  if (!child || !classmate) throw new Error('a class without children');
  expect((await world.call(child, closed, {})).body).toEqual({ closed: [] });
  await Promise.all([1, 2].map(() => world.call(child, close, { body: { screen: 'student-home' } })));
  world.pass({ days: 200 });
  const after = await world.call(child, close, { body: { screen: 'student-report' } });
  expect(after.body).toEqual({ closed: ['student-home', 'student-report'] });
  for (const other of [classmate, teacher]) expect((await world.call(other, closed, {})).body).toEqual({ closed: [] });
});
