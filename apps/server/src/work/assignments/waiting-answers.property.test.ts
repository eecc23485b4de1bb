import { contract } from '@mashq/api/contract';
import { bookSkill } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerBody, mistakenInput, questionsOf, rightInput, setHomework } from '../../../test/world/answers.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { runsOf } from '../../../test/world/property-runs.ts';
import { makeWorld } from '../../../test/world/world.ts';

// Everybody sends more at one moment of the clock than a person does.
const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CHILDREN = 3;

const child = fc.nat({ max: CHILDREN - 1 });
const question = fc.nat({ max: 1 });
const right = fc.boolean();
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer' as const), child, question, right }) },
  /** Sent at once as if it had waited: forged, or honest with a clock that nobody can check. */
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      child,
      question,
      right,
      ago: fc.constantFrom(0, 10, 45, 120, 25 * 60),
    }),
  },
  /** Given without a network: it is sent when the child comes back. */
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('keep' as const), child, question, right }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('come-back' as const), child }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('read' as const, 'solution' as const), child, question }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('both' as const), child, question, right }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hand-in' as const), child }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('extend' as const), child: fc.option(child) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('reopen' as const, 'start_over' as const), child }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('decide' as const), child, counts: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(1, 30, 90, 26 * 60) }),
  },
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;
type ShowAnswers = 'immediately' | 'after_submit' | 'after_end';

interface Sent {
  readonly child: number;
  readonly questionId: string;
  readonly body: ReturnType<typeof answerBody>;
}

async function tryOut(showAnswers: ShowAnswers, latePolicy: 'reject' | 'accept_marked', events: readonly Event[]) {
  const classroom = await makeClassroom(world, { students: CHILDREN });
  const { teacher, students } = classroom;
  const skillId = 'g5-fraction-add-unlike';
  const { firstPage, lastPage } = bookSkill(skillId)?.place ?? { firstPage: 40, lastPage: 45 };
  const homeworkId = await setHomework(world, classroom, {
    showAnswers,
    latePolicy,
    firstPage,
    lastPage,
    skillIds: [skillId],
    itemsPerSkill: 2,
    itemMode: 'fixed',
    endDate: new Date(world.now().getTime() + 24 * HOUR).toISOString(),
  });
  const actorOf = (n: number) => {
    const actor = students[n];
    if (!actor) throw new Error('a class with fewer children');
    return actor;
  };
  const ids: string[][] = [];
  for (const actor of students)
    ids.push((await questionsOf(world, actor, homeworkId)).map(({ question_id }) => question_id));
  const idOf = (n: number, place: number) => ids[n]?.[place] ?? '';
  const calls = contract.teacher.homework;
  /** Questions, as text, of which a child has seen the solution. */
  const seen = new Set<string>();
  const textOf = new Map<string, string>();
  for (const [n, actor] of students.entries()) {
    for (const { question_id, sheet } of await questionsOf(world, actor, homeworkId)) {
      textOf.set(question_id, JSON.stringify(sheet));
      expect(ids[n]).toContain(question_id);
    }
  }
  const isSeen = (questionId: string) => seen.has(textOf.get(questionId) ?? '');
  /** Answers that were sent when the solution of their question had reached a child. */
  const unearned = new Set<string>();
  const kept: Sent[] = [];
  let last: Sent | undefined;

  const send = async (sent: Sent) => {
    last = sent;
    const late = isSeen(sent.questionId);
    const { status, body } = await world.call(actorOf(sent.child), contract.member.questions.answer, {
      params: { questionId: sent.questionId },
      body: sent.body,
    });
    if (late && status === 200) {
      const [known] = await world.db.execute(sql`
        select from attempt where id = ${sent.body.id} and late_reason is null`);
      // What was counted before is only said again.
      if (known === undefined) {
        unearned.add(sent.body.id);
        expect(body.late_reason).not.toBeNull();
      }
    }
    return { status, body };
  };
  const make = async (n: number, questionId: string, isRight: boolean, ago: number | null): Promise<Sent> => {
    const time = new Date(world.now().getTime() - (ago ?? 0) * MINUTE).toISOString();
    const raw = await (isRight ? rightInput : mistakenInput)(world, questionId);
    const claimed = ago === null ? {} : { offline: true, shownAt: time, answeredAt: time };
    return { child: n, questionId, body: answerBody(world, raw, claimed) };
  };
  const look = async (n: number, questionId: string, kind: 'read' | 'solution') => {
    const actor = actorOf(n);
    const steps =
      kind === 'read'
        ? (await world.call(actor, contract.member.questions.read, { query: { questionId } })).body.solution
        : await world
            .call(actor, contract.member.questions.solution, { params: { questionId } })
            .then(({ status, body }) => (status === 200 ? body.solution : null));
    if (!steps?.length) return;
    seen.add(textOf.get(questionId) ?? '');
  };
  /** Solutions are shown only when nobody with the same questions may answer by the clock of its own. */
  const answering = async (n: number) => {
    const [row] = await world.db.execute<{ open: number }>(sql`
      select count(*)::int as open from student_assignment sa join assignment w on w.id = sa.assignment_id
      where w.id = ${homeworkId} and sa.student_id <> ${actorOf(n).id} and sa.submitted_at is null and sa.excused_at is null
        and sa.started_over = 0 and ${new Date(world.now().getTime() - MINUTE).toISOString()}::timestamptz < coalesce(sa.own_end_at, w.end_at)
        and (select o.started_over from student_assignment o where o.assignment_id = w.id and o.student_id = ${actorOf(n).id}) = 0`);
    return row?.open ?? 0;
  };

  for (const what of events) {
    switch (what.kind) {
      case 'pass':
        world.pass({ minutes: what.minutes });
        break;
      case 'answer':
        await send(await make(what.child, idOf(what.child, what.question), what.right, null));
        break;
      case 'claim':
        await send(await make(what.child, idOf(what.child, what.question), what.right, what.ago));
        break;
      case 'keep':
        kept.push(await make(what.child, idOf(what.child, what.question), what.right, 0));
        break;
      case 'come-back':
        for (const sent of kept.filter((one) => one.child === what.child)) await send(sent);
        break;
      case 'repeat':
        if (last !== undefined) await send(last);
        break;
      case 'read':
      case 'solution': {
        const before = seen.size;
        const open = await answering(what.child);
        await look(what.child, idOf(what.child, what.question), what.kind);
        if (seen.size > before) expect(open).toBe(0);
        break;
      }
      case 'both': {
        // The solution is on its way to one child while another one answers: what is sent after it must not count.
        const other = (what.child + 1) % CHILDREN;
        const sent = await make(what.child, idOf(what.child, what.question), what.right, 10);
        await Promise.all([send(sent), send(sent), look(other, idOf(other, what.question), 'read')]);
        await send(await make(what.child, idOf(what.child, what.question), what.right, 10));
        break;
      }
      case 'hand-in':
        await world.call(actorOf(what.child), contract.member.homework.submit, { params: { homeworkId } });
        break;
      case 'extend':
        await world.call(teacher, calls.deadline, {
          params: { id: homeworkId },
          body: {
            endDate: new Date(world.now().getTime() + 3 * HOUR).toISOString(),
            confirm: true,
            ...(what.child !== null && { studentId: actorOf(what.child).id }),
          },
        });
        break;
      case 'reopen':
      case 'start_over': {
        const params = { id: homeworkId, studentId: actorOf(what.child).id };
        const { status } = await world.call(teacher, calls.setStudentState, { params, body: { action: what.kind } });
        if (status !== 200 || what.kind === 'reopen') break;
        const fresh = await questionsOf(world, actorOf(what.child), homeworkId);
        if (fresh.length > 0) ids[what.child] = fresh.map(({ question_id }) => question_id);
        for (const { question_id, sheet } of fresh) textOf.set(question_id, JSON.stringify(sheet));
        break;
      }
      case 'decide': {
        const params = { id: homeworkId, studentId: actorOf(what.child).id };
        const { body } = await world.call(teacher, calls.report, { params: { id: homeworkId } });
        const waiting = body.students.find(({ student_id }) => student_id === params.studentId)?.waiting_answers ?? 0;
        const call = () => world.call(teacher, calls.decideWaiting, { params, body: { counts: what.counts, waiting } });
        const replies = await Promise.all([call(), call()]);
        for (const { status, body: row } of replies) expect([status, row.waiting_answers]).toEqual([200, 0]);
        break;
      }
    }
  }

  const counted = await world.db.execute<{ id: string; source: string | null }>(sql`
    select a.id, wa.id as source from attempt a
    left join waiting_answer wa on wa.school_id = a.school_id and wa.counted_as = a.id and wa.counts
    where a.school_id = ${classroom.schoolId} and a.late_reason is null`);
  // Nothing that was sent after the solution had reached a child counts, but what the teacher has counted.
  expect(counted.filter(({ id }) => unearned.has(id))).toEqual([]);
  const decided = await world.db.execute<{ id: string }>(sql`
    select id from waiting_answer where school_id = ${classroom.schoolId} and counts`);
  const accepted = new Set(decided.map(({ id }) => id));
  expect(counted.filter(({ source }) => source !== null && !accepted.has(source))).toEqual([]);
  // Marks are what is counted, and nothing else.
  const marks = await world.db.execute<{ tries: number; logged: number }>(sql`
    select q.tries, (select count(*)::int from attempt a
      where a.question_id = q.id and a.late_reason is null and a.verdict <> 'invalid') as logged
    from question q where q.school_id = ${classroom.schoolId} and q.similar_to is null`);
  for (const { tries, logged } of marks) expect(tries).toBe(logged);
  const parts = await world.db.execute<{ marked: number; right: number }>(sql`
    select sa.final_right as marked, (select count(*)::int from question q
      where q.assignment_id = sa.assignment_id and q.student_id = sa.student_id and q.state in ('right', 'corrected')) as "right"
    from student_assignment sa where sa.assignment_id = ${homeworkId}`);
  for (const { marked, right: isRight } of parts) expect(marked).toBe(isRight);
}

test.each([
  ['immediately', 'reject'],
  ['after_submit', 'reject'],
  ['after_end', 'reject'],
  ['after_end', 'accept_marked'],
] as const)(
  'whatever children of one work do, no answer that came after a solution of the same questions was shown counts without the teacher (%s, %s)',
  async (showAnswers, latePolicy) => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 6, maxLength: 18 }), (events) =>
        tryOut(showAnswers, latePolicy, events),
      ),
      { numRuns: runsOf(40, 12) },
    );
  },
  120_000,
);
