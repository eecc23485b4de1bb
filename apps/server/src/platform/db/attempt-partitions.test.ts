import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, mistakenInput, questionsOf, setHomework } from '../../../test/world/answers.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { answersLately, countSchools } from '../../reports/organization/queries.ts';
import { createAttemptPartitions, dropEmptyPartitions } from './attempt-partitions.ts';

const world = await makeWorld();

const partitions = async () =>
  (
    await world.db.execute<{ name: string }>(sql`
      select c.relname::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'attempt'::regclass order by 1`)
  ).map(({ name }) => name);

/** Where each answer of a school lies. */
const places = (schoolId: string) =>
  world.db.execute<{ id: string; place: string }>(sql`
    select id, tableoid::regclass::text as place from attempt where school_id = ${schoolId} order by answered_at`);

/** The partitions that a query would read. */
async function touched(query: SQL): Promise<string[]> {
  const [row] = await world.db.execute<Record<string, unknown>>(sql`explain (format json) ${query}`);
  return [...new Set(JSON.stringify(row).match(/attempt_(?:\d{4}_\d\d|default)(?![\w])/g))].sort();
}

/** A child who answers the first two questions of its homework in September and in October. */
async function makeAnswers() {
  world.setNow('2026-09-28T08:00:00Z');
  const classroom = await makeClassroom(world, { students: 2 });
  const [student] = classroom.students;
  if (!student) throw new Error('a child is needed');
  const homeworkId = await setHomework(world, classroom, { endDate: '2028-01-01T00:00:00.000Z' });
  const [first, second] = (await questionsOf(world, student, homeworkId)).map(({ question_id }) => question_id);
  if (!first || !second) throw new Error('two questions are needed');
  const send = async (questionId: string, id: string = randomUUID()) =>
    answer(world, student, questionId, await mistakenInput(world, questionId), { id });
  return { student, first, second, send };
}

test('the months from now on are there, made once', async () => {
  await createAttemptPartitions(world.db, new Date('2026-12-31T23:59:59Z'));
  const made = await partitions();
  expect(made).toEqual(
    expect.arrayContaining(['attempt_2026_12', 'attempt_2027_01', 'attempt_2027_02', 'attempt_default']),
  );
  expect(await createAttemptPartitions(world.db, new Date('2026-12-01T00:00:00Z'))).toBe(0);
  expect(await partitions()).toEqual(made);
});

test('copies of the server that make partitions at once make each once', async () => {
  const now = new Date('2029-05-05T00:00:00Z');
  const made = await Promise.all([1, 2, 3].map(() => createAttemptPartitions(world.db, now)));
  expect(made.reduce((sum, count) => sum + count, 0)).toBe(3);
});

test('an answer lies in its month; one without a month is stored, and moved when the month is made', async () => {
  const { student, first, second, send } = await makeAnswers();
  await createAttemptPartitions(world.db, world.now());
  await send(first);
  world.setNow('2027-08-01T00:00:00Z');
  await send(second);
  expect((await places(student.schoolId)).map(({ place }) => place)).toEqual(['attempt_2026_09', 'attempt_default']);
  await createAttemptPartitions(world.db, world.now());
  expect((await places(student.schoolId)).map(({ place }) => place)).toEqual(['attempt_2026_09', 'attempt_2027_08']);
  expect(await world.db.execute(sql`select from attempt_default`)).toEqual([]);
});

test('an id that was used in one month is known in another: nothing is stored twice', async () => {
  const { student, first, send } = await makeAnswers();
  await createAttemptPartitions(world.db, world.now());
  const id = randomUUID();
  const stored = await send(first, id);
  expect(stored.status).toBe(200);
  world.setNow('2026-10-02T08:00:00Z');
  // The same id with the time of another month, as a device with a changed clock would send it.
  const again = await send(first, id);
  expect(again.body).toMatchObject({
    attempt_id: id,
    verdict: stored.body.verdict,
    tries: 1,
    message: stored.body.message,
  });
  expect(await places(student.schoolId)).toHaveLength(1);
  // For another question it is taken.
  const [, other] = await world.db.execute<{ id: string }>(sql`
    select id from question where student_id = ${student.id} and id <> ${first} order by position`);
  expect((await send(other?.id ?? '', id)).status).toBe(409);
  expect(await places(student.schoolId)).toHaveLength(1);
});

test('one id sent at once from two months is stored once', async () => {
  const { student, first, second, send } = await makeAnswers();
  const id = randomUUID();
  const replies = await Promise.all([send(first, id), send(second, id), send(first, id)]);
  expect(replies.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(await places(student.schoolId)).toHaveLength(1);
});

test('a query for a window of time reads its partitions alone', async () => {
  const months = ['2026-09', '2026-12', '2027-03', '2027-06'];
  for (const month of months) await createAttemptPartitions(world.db, new Date(`${month}-10T00:00:00Z`));
  expect((await partitions()).length).toBeGreaterThan(12);
  const { student } = await makeAnswers();
  const inMiddle = new Date('2026-11-20T08:00:00Z');
  const atTurn = new Date('2026-12-03T08:00:00Z');
  const window = (from: string, to: string) => sql`
    select count(*) from attempt t where t.school_id = ${student.schoolId} and t.student_id = ${student.id}
      and t.answered_at >= ${from}::timestamptz and t.answered_at < ${to}::timestamptz`;
  expect(await touched(window('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'))).toEqual(['attempt_2026_11']);
  // A week that lies in two months.
  expect(await touched(window('2026-11-28T00:00:00Z', '2026-12-05T00:00:00Z'))).toEqual([
    'attempt_2026_11',
    'attempt_2026_12',
  ]);
  // Both queries of the organization's pages ask from a week ago on: nothing older is read.
  const school = sql`select ${student.schoolId}::uuid as id`;
  for (const [now, oldest] of [
    [inMiddle, 'attempt_2026_11'],
    [atTurn, 'attempt_2026_11'],
  ] as const) {
    for (const query of [answersLately(student.schoolId, [student.id], now), countSchools(school, now)]) {
      const read = await touched(query);
      expect(read[0]).toBe(oldest);
      expect(read).not.toContain('attempt_2026_10');
    }
  }
});

test('months without an answer are dropped, others stay, and what comes back gets its month again', async () => {
  const { student, first, send } = await makeAnswers();
  await createAttemptPartitions(world.db, new Date('2031-05-05T00:00:00Z'));
  await send(first);
  const moveTo = (day: string) =>
    world.db.execute(sql`
      update attempt set answered_at = ${day}::timestamptz, received_at = ${day}::timestamptz where question_id = ${first}`);
  await moveTo('2031-06-10');
  const made = (await partitions()).filter((name) => name.startsWith('attempt_2031_'));
  expect(made).toEqual(['attempt_2031_05', 'attempt_2031_06', 'attempt_2031_07']);
  expect(await dropEmptyPartitions(world.db, new Date('2031-07-31T00:00:00Z'))).toBeGreaterThan(0);
  const left = async () => (await partitions()).filter((name) => name.startsWith('attempt_2031_'));
  expect(await left()).toEqual(['attempt_2031_06', 'attempt_2031_07']);
  expect(await partitions()).toContain('attempt_default');
  await moveTo('2031-05-10');
  expect((await places(student.schoolId)).map(({ place }) => place)).toEqual(['attempt_default']);
  await createAttemptPartitions(world.db, new Date('2031-08-01T00:00:00Z'));
  expect((await places(student.schoolId)).map(({ place }) => place)).toEqual(['attempt_2031_05']);
});
