import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysFrom, setHomework } from '../../../test/world/homework.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const calls = contract.teacher.homework;
const EVENTS = ['publish', 'unschedule', 'archive', 'unarchive'] as const;
type Event = (typeof EVENTS)[number];
type State = 'draft' | 'scheduled' | 'open' | 'closed' | 'archived';

/** The state table: what each event makes of each state; null where it is refused. */
const TABLE: Record<State, Record<Event, State | null>> = {
  draft: { publish: 'open', unschedule: 'draft', archive: null, unarchive: null },
  scheduled: { publish: 'scheduled', unschedule: 'draft', archive: null, unarchive: null },
  open: { publish: 'open', unschedule: null, archive: null, unarchive: 'open' },
  closed: { publish: null, unschedule: null, archive: 'archived', unarchive: 'closed' },
  archived: { publish: null, unschedule: null, archive: 'archived', unarchive: 'closed' },
};

/** A homework in a state, at a clock that is where it was before. */
async function inState(state: State) {
  const classroom = await makeClassroom(world, { students: 2 });
  const scheduled = { startDate: daysFrom(world, 1), endDate: daysFrom(world, 3) };
  const given = state === 'draft' ? { draft: true } : state === 'scheduled' ? scheduled : {};
  const homework = await setHomework(world, classroom, given);
  const params = { id: homework.id };
  const send = (event: Event, version: number) =>
    world.call(classroom.teacher, calls[event], { params, body: { version } });
  if (state === 'closed' || state === 'archived') world.pass({ days: 4 });
  if (state === 'archived') await send('archive', 1);
  const read = async () => (await world.call(classroom.teacher, calls.read, { params })).body;
  return { ...classroom, homework, params, send, read };
}

const submissions = async (id: string) =>
  (
    await world.db.execute<{ count: number }>(sql`
      select count(*)::int as count from student_assignment where assignment_id = ${id}`)
  )[0]?.count;

describe('the state table', () => {
  for (const state of Object.keys(TABLE) as State[]) {
    test.each(EVENTS)(`${state}: %s`, async (event) => {
      const { send, read } = await inState(state);
      const before = await read();
      expect(before.state).toBe(state);
      const { status } = await send(event, before.version);
      const after = await read();
      const wanted = TABLE[state][event];
      expect([status, after.state]).toEqual([wanted === null ? 409 : 200, wanted ?? state]);
      // What changes nothing is no new version.
      expect(after.version).toBe(before.version + (wanted === null || wanted === state ? 0 : 1));
    });
  }
});

test('a draft is its teacher’s alone; published, every child has it and one notification', async () => {
  const { students, send, homework } = await inState('draft');
  const [student = null] = students;
  const list = () => world.call(student, contract.member.homework.list, { query: {} });
  const bell = async () => (await world.call(student, contract.profile.brief, {})).body.notifications.length;
  expect([(await list()).body.total, await bell(), await submissions(homework.id)]).toEqual([0, 0, 0]);
  const hidden = await world.call(student, contract.member.homework.read, { params: { homeworkId: homework.id } });
  expect(hidden.status).toBe(404);
  const all = await Promise.all(Array.from({ length: 5 }, () => send('publish', 1)));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect([(await list()).body.total, await bell(), await submissions(homework.id)]).toEqual([1, 1, 2]);
});

test('a scheduled homework that becomes a draft again tells nobody, and may be published later', async () => {
  const { students, send, homework, read } = await inState('scheduled');
  await send('unschedule', 1);
  world.pass({ days: 1, hours: 1 });
  const [student = null] = students;
  expect((await world.call(student, contract.profile.brief, {})).body.notifications).toEqual([]);
  expect(await submissions(homework.id)).toBe(0);
  const { status } = await send('publish', 2);
  expect([status, (await read()).state]).toEqual([200, 'open']);
  expect(await submissions(homework.id)).toBe(2);
});

test('a draft whose end has passed is not published', async () => {
  const { send } = await inState('draft');
  world.pass({ days: 4 });
  const { status, refusal } = await send('publish', 1);
  expect([status, refusal.code]).toEqual([422, 'end-in-past']);
});

test('an event on an older version is refused', async () => {
  const { send, params, teacher } = await inState('draft');
  await world.call(teacher, calls.update, { params, body: { version: 1, title: 'تازه' } });
  const { status, refusal } = await send('publish', 1);
  expect([status, refusal.code]).toEqual([409, 'changed-meanwhile']);
});

test('what is archived takes no answers and stays in its report', async () => {
  const { students, homework, params, teacher } = await inState('archived');
  const [student = null] = students;
  const { body } = await world.call(student, contract.member.homework.read, { params: { homeworkId: homework.id } });
  expect(body.is_open).toBe(false);
  expect((await world.call(teacher, calls.report, { params })).status).toBe(200);
});

/**
 * Random events of two callers at once, with time that passes between: the state is always one of the table, the version
 * grows by the number of changes, a child has the work exactly while it is handed out, and one notification at most.
 */
test('random events leave a state of the table, in whatever order they arrive', async () => {
  const step = fc.record({
    one: fc.constantFrom(...EVENTS),
    other: fc.option(fc.constantFrom(...EVENTS)),
    hours: fc.constantFrom(0, 0, 12, 30),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
      const classroom = await makeClassroom(world, { students: 1 });
      const id = randomUUID();
      await setHomework(world, classroom, {
        id,
        draft: true,
        startDate: daysFrom(world, 1),
        endDate: daysFrom(world, 3),
      });
      const params = { id };
      const read = async () => (await world.call(classroom.teacher, calls.read, { params })).body;
      for (const { one, other, hours } of steps) {
        world.pass({ hours });
        const { version, state } = await read();
        const replies = await Promise.all(
          [one, other]
            .filter((event) => event !== null)
            .map((event) => world.call(classroom.teacher, calls[event], { params, body: { version } })),
        );
        for (const reply of replies) expect([200, 409, 422]).toContain(reply.status);
        const after = await read();
        expect(Object.keys(TABLE)).toContain(after.state);
        const changed = replies.filter((reply) => reply.status === 200 && reply.body.version > version).length;
        expect(after.version - version, `${state}: ${one}, ${other}`).toBeLessThanOrEqual(changed);
        expect(await submissions(id)).toBe(after.state === 'draft' ? 0 : 1);
        const notified = await world.db.execute(sql`select id from notification where assignment_id = ${id}`);
        expect(notified.length).toBe(after.state === 'draft' ? 0 : 1);
      }
    }),
    { numRuns: 12 },
  );
});
