import { contract, type ResponseOf } from '@mashq/api/contract';
import { FACTS, factById, factId, nextInWarmUp, WARM_UP_FACTS } from '@mashq/curriculum/facts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { recordMastery } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const { begin, answer } = contract.member.warmUp;
type WarmUp = ResponseOf<typeof begin>;

beforeEach(() => world.setNow('2026-10-10T08:00:00Z'));

const beginAs = (student: Actor) => world.call(student, begin, {});

const ofHome = async (student: Actor) =>
  (await world.call(student, contract.member.reports.completionSummary, {})).body.warm_up;

/** A student of a class of a grade. */
async function makeStudent(grade: 3 | 4 | 5 | 6 = 4): Promise<Actor> {
  const { students } = await makeClassroom(world, { grade, students: 1 });
  const [student] = students;
  if (!student) throw new Error('a class of one student');
  return student;
}

const productOf = (fact: string): number => {
  const found = factById(fact);
  if (!found) throw new Error(`no fact: ${fact}`);
  return found.a * found.b;
};

type Try = { fact: WarmUp['facts'][number]['fact']; given: number | null; seconds: number; answered_at: string };

/** What the app would have after this many facts, answered by `given`. */
function triesOf(
  { facts, tries }: Pick<WarmUp, 'facts' | 'tries'>,
  given: (fact: string) => number | null = productOf,
  most = 60,
): Try[] {
  const plan = facts.map(({ fact, is_new: isNew }) => ({ fact, isNew }));
  const all: Try[] = tries.map((each) => ({ ...each, answered_at: world.now().toISOString() }));
  for (;;) {
    const fact = nextInWarmUp(plan, all);
    if (fact === null || all.length >= most) break;
    all.push({ fact, given: given(fact), seconds: 3, answered_at: world.now().toISOString() });
  }
  return all.map(({ fact, given: typed, seconds, answered_at }) => ({ fact, given: typed, seconds, answered_at }));
}

const send = (student: Actor, { day }: WarmUp, tries: Try[]) => world.call(student, answer, { body: { day, tries } });

/** Does today's warm-up to its end. */
async function finish(student: Actor, given?: (fact: string) => number | null): Promise<WarmUp> {
  const { body } = await beginAs(student);
  return (await send(student, body, triesOf(body, given))).body;
}

describe('a warm-up of a day', () => {
  test('is made once, and is done when no fact follows; the home says so', async () => {
    const student = await makeStudent();
    expect(await ofHome(student)).toEqual({ state: 'ready', asked: 0, right: 0 });
    const first = (await beginAs(student)).body;
    expect(first.facts.map(({ fact }) => fact)).toEqual(FACTS.slice(0, WARM_UP_FACTS).map(factId));
    expect((await beginAs(student)).body).toEqual(first);
    const begun = (await send(student, first, triesOf(first, productOf, 5))).body;
    expect(begun).toMatchObject({ is_done: false });
    expect(await ofHome(student)).toEqual({ state: 'begun', asked: 5, right: 5 });
    const done = (await send(student, first, triesOf(begun))).body;
    expect(done.is_done).toBe(true);
    expect(done.tries.every(({ is_right: isRight }) => isRight)).toBe(true);
    expect(await ofHome(student)).toEqual({ state: 'done', asked: WARM_UP_FACTS, right: WARM_UP_FACTS });
    expect((await beginAs(student)).body).toEqual(done);
  });

  test('counts a missed fact as missed, even where it was right later', async () => {
    const student = await makeStudent();
    const missed = new Set<string>();
    const done = await finish(student, (fact) => {
      if (missed.has(fact)) return productOf(fact);
      missed.add(fact);
      return null;
    });
    expect(done.tries.map(({ is_right: isRight }) => isRight)).toEqual([false, false, false, true, true, true]);
    expect(await ofHome(student)).toEqual({ state: 'done', asked: 3, right: 0 });
    // What was right once it had been shown says nothing of what is remembered.
    const memories = await world.db.execute<{ reviews: number }>(sql`
      select reviews from fact_memory where student_id = ${student.id}`);
    expect(memories.map(({ reviews }) => reviews)).toEqual([1, 1, 1]);
  });

  test('brings what is due the next day, and what was missed before what was known', async () => {
    const student = await makeStudent();
    await finish(student, (fact) => (fact === '2×3' ? 1 : productOf(fact)));
    world.pass({ days: 1 });
    const next = (await beginAs(student)).body;
    expect(next.facts[0]?.fact).toBe('2×3');
    expect(next.facts.some(({ is_new: isNew }) => isNew)).toBe(false);
    expect(next.day).toBe('2026-10-11');
  });

  test('is not offered where nothing is due and all facts are known', async () => {
    const student = await makeStudent();
    let last = await finish(student);
    while (last.table.some(({ state }) => state === 'unseen')) {
      world.pass({ days: 1 });
      last = await finish(student);
    }
    await world.db.execute(sql`
      update fact_memory set due_at = ${new Date(world.now().getTime() + 3 * 86_400_000)}::timestamptz
      where school_id = ${student.schoolId} and student_id = ${student.id}`);
    // What was done today stays in sight.
    expect((await beginAs(student)).body.tries).toEqual(last.tries);
    world.pass({ days: 1 });
    expect(await ofHome(student)).toBeNull();
    expect((await beginAs(student)).body).toMatchObject({ facts: [], is_done: true });
  });

  test('comes in grade 3 once multiplication was begun, and in no class never', async () => {
    const student = await makeStudent(3);
    expect(await ofHome(student)).toBeNull();
    expect((await beginAs(student)).status).toBe(404);
    await recordMastery(world, student, 'g3-mult-groups', { band: 'starting', tries: 1 });
    expect(await ofHome(student)).toMatchObject({ state: 'ready' });
    expect((await beginAs(student)).status).toBe(200);
    const nobody = await makePerson(world, { role: 'STUDENT', schoolId: student.schoolId });
    expect((await beginAs(nobody)).status).toBe(404);
    expect(await ofHome(nobody)).toBeNull();
  });
});

describe('tries of a warm-up', () => {
  test('that were stored stay as they were, whatever is sent after them', async () => {
    const student = await makeStudent();
    const { body } = await beginAs(student);
    const wrong = triesOf(body, () => 1, 2);
    await send(student, body, wrong);
    const again = (await send(student, body, triesOf(body, productOf, 2))).body;
    expect(again.tries.map(({ given }) => given)).toEqual([1, 1]);
  });

  test('at a fact that is not to be asked are not stored, nor what follows them', async () => {
    const student = await makeStudent();
    const { body } = await beginAs(student);
    const [first, , third] = triesOf(body, productOf, 3);
    if (!first || !third) throw new Error('three tries');
    expect((await send(student, body, [first, third])).body.tries).toHaveLength(1);
  });

  test('that waited for the network count for their own day, for a week', async () => {
    const student = await makeStudent();
    const { body } = await beginAs(student);
    const waiting = triesOf(body);
    world.pass({ days: 2 });
    const later = await finish(student);
    expect(later.day).not.toBe(body.day);
    expect((await send(student, body, waiting)).body.is_done).toBe(true);
    const other = await makeStudent();
    const early = (await beginAs(other)).body;
    world.pass({ days: 9 });
    expect((await send(other, early, waiting)).status).toBe(404);
  });

  test('of a day without a warm-up, or of another student, are nobody’s', async () => {
    const [one, other] = [await makeStudent(), await makeStudent()];
    const { body } = await beginAs(one);
    expect((await send(other, body, triesOf(body))).status).toBe(404);
    expect((await ofHome(other))?.state).toBe('ready');
  });

  test('from two devices at once, sent as often as may be, come to one course, and both get it', async () => {
    const outcomes = fc.array(fc.constantFrom('right', 'wrong'), { minLength: 4, maxLength: 8 });
    const orders = fc.array(fc.record({ device: fc.constantFrom(0, 1), upTo: fc.integer({ min: 1, max: 8 }) }), {
      minLength: 2,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(outcomes, outcomes, orders, async (one, other, sent) => {
        const student = await makeStudent();
        const { body } = await beginAs(student);
        const devices = [one, other].map((list) => {
          let place = 0;
          return triesOf(body, (fact) => (list[place++] === 'right' ? productOf(fact) : null), list.length);
        });
        const replies = await Promise.all(
          sent.map(({ device, upTo }) => send(student, body, (devices[device] ?? []).slice(0, upTo))),
        );
        expect(replies.every(({ status }) => status === 200)).toBe(true);
        const last = (await beginAs(student)).body;
        // What was once stored is the beginning of all that is stored later.
        for (const { body: reply } of replies) expect(last.tries.slice(0, reply.tries.length)).toEqual(reply.tries);
        const before = await world.db.execute(
          sql`select * from fact_memory where student_id = ${student.id} order by fact`,
        );
        for (const tries of devices) {
          const again = (await send(student, body, tries.slice(0, last.tries.length))).body;
          expect(again).toEqual(last);
        }
        const after = await world.db.execute(
          sql`select * from fact_memory where student_id = ${student.id} order by fact`,
        );
        expect(after).toEqual(before);
        expect(after).toHaveLength(new Set(last.tries.map(({ fact }) => fact)).size);
      }),
      { numRuns: 12 },
    );
  });
});

describe('the times table of a class', () => {
  const { timesTable } = contract.teacher.dashboard;

  test('names who does not know a fact yet, those of most students first', async () => {
    const { classId, teacher, students } = await makeClassroom(world, { grade: 4, students: 3 });
    const [one, other] = students;
    if (!one || !other) throw new Error('a class of three');
    const read = async () => (await world.call(teacher, timesTable, { params: { classId } })).body;
    expect(await read()).toEqual({ students: 3, begun: 0, facts: [] });
    await finish(one, () => null);
    await finish(other, (fact) => (fact === '2×2' ? productOf(fact) : null));
    await world.db.execute(sql`update fact_memory set stability = 30
      where school_id = ${other.schoolId} and student_id = ${other.id} and fact = '2×2'`);
    const { begun, facts } = await read();
    expect(begun).toBe(2);
    expect(
      facts.map(({ fact, known, not_yet: notYet }) => [fact, known, notYet.map(({ student_id: id }) => id)]),
    ).toEqual([
      ['2×3', 0, [one.id, other.id]],
      ['2×4', 0, [one.id, other.id]],
      ['2×2', 1, [one.id]],
      ['2×5', 0, [other.id]],
    ]);
  });

  test('of another teacher is the table of nothing', async () => {
    const [mine, theirs] = [await makeClassroom(world), await makeClassroom(world)];
    const { status } = await world.call(mine.teacher, timesTable, { params: { classId: theirs.classId } });
    expect(status).toBe(404);
  });
});
