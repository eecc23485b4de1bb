import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { check, type RawInput } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerBody, mistakenInput, rightInput, wholeQuestion } from '../../../test/world/answers.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { runsOf } from '../../../test/world/property-runs.ts';
import { minutesFrom, QUIZ_SKILLS, setQuiz } from '../../../test/world/quiz.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';

// Everybody sends more at one moment of the clock than a person does.
const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });
const calls = contract.teacher.quiz;
const member = contract.member.quiz;
const SEED = 20_261_123;
const RUNS = runsOf(16, 6);
const ITEMS = 3;

const child = fc.integer({ min: 0, max: 1 });
const place = fc.integer({ min: 0, max: ITEMS - 1 });
const event = fc.oneof(
  { weight: 2, arbitrary: fc.record({ type: fc.constant('begin' as const), child }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('answer' as const), child, place, right: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('repeat' as const), child }) },
  {
    weight: 7,
    arbitrary: fc.record({
      type: fc.constant('offline' as const),
      child,
      place,
      right: fc.boolean(),
      seconds: fc.oneof(fc.integer({ min: 1, max: 55 }), fc.integer({ min: 61, max: 700 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('submit' as const), child }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('pause' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('resume' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('extend' as const), child, minutes: fc.integer({ min: 0, max: 15 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('window' as const),
      child,
      from: fc.option(fc.integer({ min: -10, max: 10 })),
      until: fc.option(fc.integer({ min: 5, max: 90 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('retake' as const), child }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('close' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('release' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('regrade' as const),
      place,
      change: fc.constantFrom('none' as const, 'all_points' as const, 'dropped' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 4 }) }) },
);
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

interface Sent {
  readonly questionId: string;
  readonly body: ReturnType<typeof answerBody>;
  readonly counts: boolean;
}

interface Pupil {
  readonly actor: Actor;
  questions: string[];
  tryId: string;
  readonly sent: Sent[];
}

/** The score of a child by the log of answers alone: the newest that counts of each question, checked again. */
async function recount(id: string, studentId: string): Promise<Map<number, { points: number; outOf: number }>> {
  const rows = await world.db.execute<{
    tryNo: number;
    questionId: string;
    points: number;
    regrade: string | null;
    raw: RawInput | null;
  }>(sql`
    select tq.try_no as "tryNo", tq.question_id as "questionId", qq.points, qq.regrade,
      (select a.raw from attempt a where a.question_id = tq.question_id and a.late_reason is null and a.verdict <> 'invalid'
        order by a.received_at desc, a.id desc limit 1) as raw
    from quiz_try_question tq
    join quiz_question qq on qq.assignment_id = tq.assignment_id and qq.position = tq.quiz_position
    where tq.assignment_id = ${id} and tq.student_id = ${studentId}`);
  const tries = new Map<number, { points: number; outOf: number }>();
  for (const row of rows) {
    const sum = tries.get(row.tryNo) ?? { points: 0, outOf: 0 };
    tries.set(row.tryNo, sum);
    if (row.regrade === 'dropped') continue;
    sum.outOf += row.points;
    const right = row.raw !== null && check(await wholeQuestion(world, row.questionId), row.raw).verdict === 'right';
    if (right || row.regrade === 'all_points') sum.points += row.points;
  }
  return tries;
}

/** What the server says of answers before results are out: nothing but that they are stored. */
function expectSilence(reply: Record<string, unknown>): void {
  expect(reply).toMatchObject({
    verdict: 'stored',
    reason: null,
    right_parts: null,
    state: 'answered',
    may_open_solution: false,
    offer_example: false,
    mastery: null,
  });
}

const classroom = await makeClassroom(world, { students: 2 });

async function play(events: readonly Event[]): Promise<void> {
  const { id, teacher, students, params } = await setQuiz(
    world,
    {
      skills: QUIZ_SKILLS.slice(0, ITEMS).map((skillId, n) => ({ skillId, items: 1, points: n + 1 })),
      timeLimitMinutes: 10,
      triesAllowed: 2,
      gradeMethod: 'last',
    },
    2,
    classroom,
  );
  const own = { params: { quizId: id } };
  const pupils: Pupil[] = students.map((actor) => ({ actor, questions: [], tryId: '', sent: [] }));
  let released = false;

  async function send({ actor, sent }: Pupil, questionId: string, body: Sent['body']) {
    // Two callers at once: the request and its repetition.
    const [one, two] = await Promise.all(
      [0, 1].map(() => world.call(actor, contract.member.questions.answer, { params: { questionId }, body })),
    );
    if (one === undefined || two === undefined) throw new Error('two replies are expected');
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body.late_reason).toBe(one.body.late_reason);
    if (!released && one.body.late_reason === null) expectSilence(one.body);
    // What comes next comes later: which of two answers is the newest is by the time they arrive.
    world.pass({ seconds: 1 });
    sent.push({ questionId, body, counts: one.body.late_reason === null });
  }

  async function happen(one: Event): Promise<void> {
    if (one.type === 'pass') return world.pass({ minutes: one.minutes });
    if (one.type === 'pause') return void (await world.call(teacher, calls.pause, { params }));
    if (one.type === 'resume') return void (await world.call(teacher, calls.resume, { params }));
    if (one.type === 'close') return void (await world.call(teacher, calls.close, { params }));
    if (one.type === 'release') {
      const { status } = await world.call(teacher, calls.release, { params });
      released ||= status === 200;
      return;
    }
    if (one.type === 'regrade') {
      const { body } = await world.call(teacher, calls.read, { params });
      await world.call(teacher, calls.regrade, {
        params: { id, position: String(one.place) },
        body: { change: one.change, version: body.version },
      });
      return;
    }
    const pupil = pupils[one.child] as Pupil;
    const { actor } = pupil;
    const ofChild = { params: { id, studentId: actor.id } };
    switch (one.type) {
      case 'extend':
        await world.call(teacher, calls.allow, { ...ofChild, body: { extraMinutes: one.minutes } });
        return;
      case 'window': {
        const inMinutes = (minutes: number | null) => (minutes === null ? null : minutesFrom(world, minutes));
        await world.call(teacher, calls.allow, {
          ...ofChild,
          body: { startDate: inMinutes(one.from), endDate: inMinutes(one.until) },
        });
        return;
      }
      case 'retake':
        await world.call(teacher, calls.allow, { ...ofChild, body: { extraTries: 1 } });
        return;
      case 'begin': {
        const replies = await Promise.all(
          [0, 1].map(() => world.call(actor, member.begin, { ...own, body: { id: randomUUID() } })),
        );
        expect(replies[0]?.status).toBe(replies[1]?.status);
        if (replies[0]?.status !== 200) return;
        expect(replies[0].body.quiz.current?.id).toBe(replies[1]?.body.quiz.current?.id);
        pupil.questions = replies[0].body.questions.map(({ question_id }) => question_id);
        pupil.tryId = replies[0].body.quiz.current?.id ?? '';
        return;
      }
      case 'submit':
        if (pupil.tryId === '') return;
        await Promise.all([0, 1].map(() => world.call(actor, member.submit, { ...own, body: { id: pupil.tryId } })));
        return;
      case 'repeat': {
        const last = pupil.sent.at(-1);
        if (last === undefined) return;
        const { status, body } = await world.call(actor, contract.member.questions.answer, {
          params: { questionId: last.questionId },
          body: last.body,
        });
        expect([status, body.late_reason === null]).toEqual([200, last.counts]);
        return;
      }
      case 'answer':
      case 'offline': {
        const questionId = pupil.questions[one.place];
        if (questionId === undefined) return;
        const raw = await (one.right ? rightInput : mistakenInput)(world, questionId);
        const body = answerBody(world, raw, { offline: one.type === 'offline' });
        if (one.type === 'offline') world.pass({ seconds: one.seconds });
        await send(pupil, questionId, { ...body, sentAt: world.now().toISOString() });
      }
    }
  }

  async function holds(): Promise<void> {
    const { body } = await world.call(teacher, calls.report, { params });
    for (const { actor, sent } of pupils) {
      const stored = await world.db.execute<{ id: string }>(sql`
        select a.id from attempt a join quiz_try_question tq on tq.question_id = a.question_id
        where tq.assignment_id = ${id} and a.student_id = ${actor.id}`);
      // No answer that was confirmed is lost.
      expect(new Set(stored.map((row) => row.id))).toEqual(new Set(sent.map((one) => one.body.id)));
      const tries = await world.db.execute<{ open: boolean }>(sql`
        select submitted_at is null and ended_at is null as open from quiz_try
        where assignment_id = ${id} and student_id = ${actor.id}`);
      expect(tries.filter(({ open }) => open).length).toBeLessThanOrEqual(1);
      const counted = await recount(id, actor.id);
      const report = await world.call(teacher, calls.student, { params: { id, studentId: actor.id } });
      expect(report.body.tries.map(({ try_no, score }) => [try_no, score.points, score.out_of])).toEqual(
        [...counted].sort(([a], [b]) => a - b).map(([tryNo, sum]) => [tryNo, sum.points, sum.outOf]),
      );
      const last = report.body.tries.findLast(({ counts }) => counts);
      const row = body.students.find((each) => each.student_id === actor.id);
      expect(row?.score?.points).toBe(last?.score.points);
      const view = await world.call(actor, member.read, own);
      const result = await world.call(actor, member.report, own);
      if (released) continue;
      expect([view.body.score, view.body.is_released, result.status]).toEqual([null, false, 409]);
      const known = await world.db.execute(sql`
        select from question q join quiz_try_question tq on tq.question_id = q.id
        where tq.assignment_id = ${id} and q.student_id = ${actor.id} and (q.counted_at is not null or q.revealed_at is not null)`);
      expect(known).toEqual([]);
      const paper = await world.call(actor, member.questions, own);
      if (paper.status !== 200) continue;
      for (const question of paper.body.questions) {
        expect(Object.keys(question).sort()).toEqual(
          ['is_answered', 'is_flagged', 'last_input', 'points', 'position', 'question_id', 'sheet'].sort(),
        );
      }
    }
  }

  // Most of what may happen needs a try.
  for (const one of [...[0, 1].map((child) => ({ type: 'begin' as const, child })), ...events]) {
    await happen(one);
    await holds();
  }
}

test('whatever happens: no answer is lost, one try runs, scores are those of a recount, nothing is shown early', async () => {
  await fc.assert(fc.asyncProperty(fc.array(event, { minLength: 12, maxLength: 22 }), play), {
    seed: SEED,
    numRuns: RUNS,
    // Making a failure smaller takes longer than a reader saves by it.
    endOnFailure: true,
  });
});
