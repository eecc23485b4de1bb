import { contract } from '@mashq/api/contract';
import { bookSkill } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer, mistakenInput, rightInput, setHomework } from '../../../test/world/answers.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { runsOf } from '../../../test/world/property-runs.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;

type ShowAnswers = 'immediately' | 'after_submit' | 'after_end';

type Event =
  | { readonly kind: 'read' | 'solution'; readonly question: 0 | 1 }
  | { readonly kind: 'hand-in' | 'numbers' | 'homework' }
  | { readonly kind: 'pass'; readonly minutes: number }
  /** `ago`: how many minutes ago it says it was given; forged or honest, the server cannot know. */
  | { readonly kind: 'answer'; readonly question: 0 | 1; readonly isRight: boolean; readonly ago: number | null };

const which = fc.constantFrom(0 as const, 1 as const);
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constantFrom('read' as const, 'solution' as const), question: which }),
  fc.record({ kind: fc.constantFrom('hand-in' as const, 'numbers' as const, 'homework' as const) }),
  fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(1, 30, 90, 26 * 60, 8 * 24 * 60) }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      question: which,
      isRight: fc.boolean(),
      ago: fc.constantFrom(null, 0, 10, 45, 120, 25 * 60, 9 * 24 * 60),
    }),
  },
);

/** What the rule says, from the replies the child really got. */
interface Expected {
  fetchedAt: number | null;
  isRevealed: boolean;
  tries: number;
  /** Done for good: right or its solution opened, where results are shown at once. */
  isDone: boolean;
  isRight: boolean;
}

async function tryOut(showAnswers: ShowAnswers, events: readonly Event[]): Promise<void> {
  const classroom = await makeClassroom(world, { students: 1 });
  const [student] = classroom.students;
  if (!student) throw new Error('a class without children');
  const skillId = 'g5-fraction-add-unlike';
  const { firstPage, lastPage } = bookSkill(skillId)?.place ?? { firstPage: 40, lastPage: 45 };
  const startedAt = world.now();
  const homeworkId = await setHomework(world, classroom, {
    showAnswers,
    firstPage,
    lastPage,
    skillIds: [skillId],
    itemsPerSkill: 2,
    endDate: new Date(startedAt.getTime() + 24 * HOUR).toISOString(),
  });
  const end = startedAt.getTime() + 24 * HOUR;
  const detail = await world.call(student, contract.member.homework.read, { params: { homeworkId } });
  const ids = detail.body.items.map(({ question_id }) => question_id);
  const known: Expected[] = ids.map(() => ({
    fetchedAt: null,
    isRevealed: false,
    tries: 0,
    isDone: false,
    isRight: false,
  }));
  let handedInAt: number | null = null;
  const hides = showAnswers !== 'immediately';
  const nowMs = () => world.now().getTime();
  const isOpen = () => handedInAt === null && nowMs() < end + MINUTE;
  const isShown = () =>
    showAnswers === 'after_end' ? nowMs() >= end + MINUTE : handedInAt !== null || nowMs() >= end + MINUTE;
  const revealStates = (states: readonly string[]) =>
    states.forEach((state, index) => {
      const one = known[index];
      if (one && hides && ['right', 'wrong', 'corrected'].includes(state)) one.isRevealed = true;
    });

  for (const what of events) {
    const index = 'question' in what ? what.question : 0;
    const questionId = ids[index] ?? '';
    const one = known[index];
    if (!one) throw new Error('a homework of fewer questions');
    switch (what.kind) {
      case 'pass':
        world.pass({ minutes: what.minutes });
        break;
      case 'read': {
        const { body } = await world.call(student, contract.member.questions.read, { query: { questionId } });
        one.fetchedAt ??= nowMs();
        if (body.solution !== null) one.isRevealed = true;
        revealStates(ids.map((id) => (id === questionId ? body.state : 'open')));
        break;
      }
      case 'solution': {
        const { status } = await world.call(student, contract.member.questions.solution, {
          params: { questionId },
        });
        if (status !== 200) break;
        one.isRevealed = true;
        if (!hides && isOpen()) one.isDone = true;
        if (!hides && known.every((each) => each.isDone)) handedInAt ??= nowMs();
        break;
      }
      case 'hand-in': {
        const before = isOpen();
        const { status, body } = await world.call(student, contract.member.homework.submit, { params: { homeworkId } });
        expect(status).toBe(before || handedInAt !== null ? 200 : 409);
        if (before) handedInAt = nowMs();
        if (status === 200) revealStates(body.items.map(({ state }) => state));
        break;
      }
      case 'homework': {
        const { body } = await world.call(student, contract.member.homework.read, { params: { homeworkId } });
        revealStates(body.items.map(({ state }) => state));
        break;
      }
      case 'numbers': {
        await world.call(student, contract.member.skills.list, {});
        if (hides && isShown()) for (const each of known) if (each.tries > 0) each.isRevealed = true;
        break;
      }
      case 'answer': {
        const raw = await (what.isRight ? rightInput : mistakenInput)(world, questionId);
        const given = nowMs() - (what.ago ?? 0) * MINUTE;
        const time = new Date(given).toISOString();
        const { status, body, refusal } = await answer(world, student, questionId, raw, {
          offline: what.ago !== null,
          shownAt: time,
          answeredAt: time,
        });
        const wasOpen = isOpen();
        const isBelieved =
          what.ago !== null &&
          !one.isRevealed &&
          one.fetchedAt !== null &&
          given >= one.fetchedAt - MINUTE &&
          given < end &&
          (handedInAt === null || given <= handedInAt) &&
          nowMs() - given <= WEEK;
        const counts = !one.isDone && (wasOpen || isBelieved);
        if (status === 200) expect(body.late_reason === null).toBe(counts);
        else {
          expect(refusal.code).toBe(one.isDone && (wasOpen || what.ago !== null) ? 'done' : 'closed');
          expect(counts).toBe(false);
        }
        if (!counts) break;
        one.tries += 1;
        one.isRight = hides ? what.isRight : one.isRight || what.isRight;
        if (!hides && what.isRight) one.isDone = true;
        if (!hides && known.every((each) => each.isDone)) handedInAt ??= Math.min(given, nowMs());
        break;
      }
    }
  }
  // A naive recount: what counts is what the rule let count, and nothing else.
  const [part] = await world.db.execute<{ right: number }>(sql`
    select final_right as "right" from student_assignment where assignment_id = ${homeworkId}`);
  expect(part?.right).toBe(known.filter(({ isRight }) => isRight).length);
  const rows = await world.db.execute<{ tries: number; logged: number }>(sql`
    select q.tries, (select count(*)::int from attempt a where a.question_id = q.id and a.late_reason is null) as logged
    from question q where q.assignment_id = ${homeworkId} and q.similar_to is null order by q.position`);
  expect(rows.map(({ tries }) => tries)).toEqual(known.map(({ tries }) => tries));
  expect(rows.map(({ logged }) => logged)).toEqual(known.map(({ tries }) => tries));
}

test.each(['immediately', 'after_submit', 'after_end'] as const)(
  'whatever happens in whatever order, an answer counts exactly where the rule lets it (%s)',
  async (showAnswers) => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 12 }), (events) => tryOut(showAnswers, events)),
      { numRuns: runsOf(60, 20) },
    );
  },
  60_000,
);
