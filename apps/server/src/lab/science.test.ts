import { randomUUID } from 'node:crypto';
import { contract, SCIENCE_SIMULATIONS, type ScienceResult } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { makePerson } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';

const { science, scienceEvents, recordScienceEvent } = contract.laboratory;
const world = await makeWorld();
const newTeacher = () => makePerson(world, { role: 'TEACHER' });
type Teacher = Awaited<ReturnType<typeof newTeacher>>;

const result: ScienceResult = {
  simulation: 'balance',
  task: 1,
  solved: false,
  summary: 'وزنهٔ ۲۰۰ گرم: ۲ خانه',
  duration: 12,
};

/** A check in the simulation of balance, or another. */
const record = (by: Teacher, other: Partial<ScienceResult & { id: string }> = {}) =>
  world.call(by, recordScienceEvent, { body: { id: randomUUID(), ...result, ...other } });

test('five simulations are listed with their grades, goal and thumbnail', async () => {
  const { status, body } = await world.call(await newTeacher(), science, {});
  expect(status).toBe(200);
  expect(body.map(({ name }) => name)).toEqual([...SCIENCE_SIMULATIONS]);
  for (const { title, goal, grades, thumbnail, name, tasks, solved_tasks, tries } of body) {
    expect(title).not.toBe('');
    expect(goal).toMatch(/^[^.]+\.$/);
    expect(grades.length).toBeGreaterThan(0);
    expect(thumbnail).toBe(name);
    expect([tasks, solved_tasks, tries]).toEqual([3, [], 0]);
  }
});

test('an event is stored once, however often it arrives, as it was at first', async () => {
  const teacher = await newTeacher();
  const id = randomUUID();
  const first = await record(teacher, { id, solved: true });
  expect(first.status).toBe(200);
  world.pass({ minutes: 5 });
  const again = await record(teacher, { id, solved: false, summary: 'چیز دیگر', task: 3 });
  expect(again.body).toEqual(first.body);
  const together = randomUUID();
  await Promise.all([1, 2, 3, 4].map(() => record(teacher, { id: together })));
  const { body } = await world.call(teacher, scienceEvents, { query: {} });
  expect(body.map((event) => event.id)).toEqual([together, id]);
});

test('what is solved and how often it was tried is counted for each simulation', async () => {
  const teacher = await newTeacher();
  await record(teacher);
  await record(teacher, { solved: true });
  await record(teacher, { task: 3, solved: true });
  await record(teacher, { simulation: 'water', task: 2 });
  const { body } = await world.call(teacher, science, {});
  const of = (name: string) => body.find((simulation) => simulation.name === name);
  expect(of('balance')).toMatchObject({ solved_tasks: [1, 3], tries: 3 });
  expect(of('water')).toMatchObject({ solved_tasks: [], tries: 1 });
  expect(of('sound')).toMatchObject({ solved_tasks: [], tries: 0 });
  const events = await world.call(teacher, scienceEvents, { query: { simulation: 'water' } });
  expect(events.body).toMatchObject([{ simulation: 'water', task: 2, solved: false, summary: result.summary }]);
});

test('a teacher sees their own results only, and takes no id from another', async () => {
  const [one, other] = [await newTeacher(), await newTeacher()];
  const id = randomUUID();
  await record(one, { id, summary: 'یکی' });
  expect((await record(other, { id, summary: 'دیگری' })).body.summary).toBe('دیگری');
  const own = async (teacher: Teacher) => (await world.call(teacher, scienceEvents, { query: {} })).body;
  expect((await own(one)).map(({ summary }) => summary)).toEqual(['یکی']);
  expect((await own(other)).map(({ summary }) => summary)).toEqual(['دیگری']);
});

test('the last 50 are listed, the newest first', async () => {
  const teacher = await newTeacher();
  for (let index = 1; index <= 52; index++) {
    world.pass({ seconds: 1 });
    await record(teacher, { summary: `کوشش ${index}` });
  }
  const { body } = await world.call(teacher, scienceEvents, { query: {} });
  expect(body).toHaveLength(50);
  expect(body[0]?.summary).toBe('کوشش 52');
});

test('a task that no simulation has is refused', async () => {
  const teacher = await newTeacher();
  expect((await record(teacher, { task: 4 })).status).toBe(400);
  expect((await record(teacher, { task: 0 })).status).toBe(400);
  expect((await record(teacher, { summary: '' })).status).toBe(400);
});
