import { randomUUID } from 'node:crypto';
import { contract, type MergeReport } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer, mistakenInput, questionsOf, rightInput, setHomework } from '../../../test/world/answers.ts';
import { runsOf } from '../../../test/world/property-runs.ts';
import { begin, minutesFrom, setQuiz } from '../../../test/world/quiz.ts';
import { rosterCalls } from '../../../test/world/roster.ts';
import { makeTwins } from '../../../test/world/twin-accounts.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { readAudit } from '../../platform/audit/audit.ts';

// Everybody sends more at one moment of the clock than a person does.
const world = await makeWorld({ writeLimit: { burst: 100_000, perSecond: 1000 } });

type Keeps = { readonly id: string; readonly keeps: 'student' | 'source' }[];

const count = (manager: Actor, kept: Actor, given: Actor) =>
  world.call(manager, rosterCalls.mergeStudent, {
    params: { studentId: kept.id },
    body: { sourceId: given.id, dryRun: true },
  });

const merge = (manager: Actor, kept: Actor, given: Actor, keeps: Keeps) =>
  world.call(manager, rosterCalls.mergeStudent, {
    params: { studentId: kept.id },
    body: { sourceId: given.id, dryRun: false, keeps },
  });

const shownOf = ({ both }: MergeReport): Keeps => both.map(({ id, keeps }) => ({ id, keeps }));

/** Gives answers to the first questions of a homework: right where the list says so. */
async function work(student: Actor, homeworkId: string, verdicts: readonly boolean[]): Promise<void> {
  const questions = await questionsOf(world, student, homeworkId);
  for (const [index, isRight] of verdicts.entries()) {
    const id = questions[index]?.question_id;
    if (id === undefined) return;
    world.pass({ minutes: 1 });
    await answer(world, student, id, await (isRight ? rightInput : mistakenInput)(world, id));
  }
}

const rows = <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) => world.db.execute<Row>(query);

const countOf = async (query: ReturnType<typeof sql>) => (await rows<{ n: number }>(query))[0]?.n ?? 0;

test('of homework that both have begun the better result stays, after both were shown', async () => {
  const { manager, classroom, kept, given, schoolId } = await makeTwins(world);
  const theirs = await setHomework(world, classroom, { title: 'تکلیف کسرها' });
  world.pass({ minutes: 1 });
  const own = await setHomework(world, classroom, { title: 'تکلیف دوم' });
  await work(kept, theirs, [true]);
  await work(given, theirs, [true, true, false]);
  await work(kept, own, [true, true]);
  await work(given, own, [false]);

  const { body: counted } = await count(manager, kept, given);
  expect(counted.both).toMatchObject([
    {
      id: theirs,
      title: 'تکلیف کسرها',
      kind: 'homework',
      student: { right: 1, answered: 1 },
      source: { right: 2 },
      keeps: 'source',
    },
    { id: own, title: 'تکلیف دوم', student: { right: 2, answered: 2 }, source: { right: 0 }, keeps: 'student' },
  ]);
  const shown = shownOf(counted);
  // Nothing is given up that was not shown, or that has become the better one since.
  for (const keeps of [[], shown.slice(1), shown.map((each) => ({ ...each, keeps: 'student' as const }))]) {
    const refused = await merge(manager, kept, given, keeps);
    expect(refused).toMatchObject({ status: 409, refusal: { code: 'begun-by-both' } });
  }
  expect(await countOf(sql`select count(*)::int as n from attempt where student_id = ${given.id}`)).toBe(4);

  expect((await merge(manager, kept, given, shown)).body).toEqual(counted);
  const { body: report } = await world.call(classroom.teacher, contract.teacher.homework.report, {
    params: { id: theirs },
  });
  expect(report.students.map(({ student_id, right }) => [student_id, right])).toEqual([[kept.id, 2]]);
  const { body: second } = await world.call(classroom.teacher, contract.teacher.homework.report, {
    params: { id: own },
  });
  expect(second.students).toMatchObject([{ student_id: kept.id, right: 2, items_done: 2 }]);
  // The answers of the other result are in the log, and count for no work.
  expect(await countOf(sql`select count(*)::int as n from attempt where student_id = ${kept.id}`)).toBe(7);
  expect(
    await countOf(sql`
      select count(*)::int as n from question
      where school_id = ${schoolId} and student_id = ${kept.id} and former_assignment_id is not null and tries > 0`),
  ).toBe(2);
  // What stays goes on.
  const open = (await questionsOf(world, kept, theirs)).find(({ state }) => state === 'open')?.question_id ?? '';
  expect((await answer(world, kept, open, await rightInput(world, open))).body.verdict).toBe('right');
});

test('a repeated merge changes nothing, gets the same reply and is in the log once', async () => {
  const { manager, classroom, kept, given } = await makeTwins(world);
  const homework = await setHomework(world, classroom);
  await work(kept, homework, [true]);
  await work(given, homework, [true, true]);
  const shown = shownOf((await count(manager, kept, given)).body);
  const first = await merge(manager, kept, given, shown);
  expect(first.status).toBe(200);
  const all = () =>
    rows(sql`
      select (select json_agg(a order by a.id) from account a where a.id in (${kept.id}, ${given.id})) as accounts,
        (select json_agg(sa) from student_assignment sa where sa.student_id in (${kept.id}, ${given.id})) as work,
        (select json_agg(e order by e.id) from enrolment e where e.student_id in (${kept.id}, ${given.id})) as stays`);
  const before = await all();
  world.pass({ minutes: 5 });
  const again = await merge(manager, kept, given, shown);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await all()).toEqual(before);
  const events = (await readAudit(world.db, { target: kept.id })).filter(({ action }) => action === 'student.merge');
  expect(events).toHaveLength(1);
  expect(events[0]?.after).toMatchObject({
    answers: 2,
    both: [{ id: homework, keeps: 'source', student: { right: 1 }, source: { right: 2 } }],
  });
  expect(JSON.stringify(events[0])).not.toContain('title');
});

test('of a quiz that both have taken the result with more points stays, with its try', async () => {
  const { manager, classroom, kept, given, schoolId } = await makeTwins(world);
  const { id, own } = await setQuiz(world, { resultRelease: 'immediately' }, 2, classroom);
  const take = async (student: Actor, right: number) => {
    const tryId = randomUUID();
    const { body } = await begin(world, student, id, tryId);
    for (const question of body.questions.slice(0, right)) {
      world.pass({ seconds: 20 });
      await answer(world, student, question.question_id, await rightInput(world, question.question_id));
    }
    await world.call(student, contract.member.quiz.submit, { ...own, body: { id: tryId } });
  };
  await take(kept, 1);
  await take(given, 3);
  const { body: counted } = await count(manager, kept, given);
  expect(counted.both).toMatchObject([
    {
      id,
      kind: 'quiz',
      student: { right: 2, out_of: 12, answered: 1 },
      source: { right: 6, out_of: 12, answered: 3 },
      keeps: 'source',
    },
  ]);
  expect((await merge(manager, kept, given, shownOf(counted))).status).toBe(200);
  const { body: report } = await world.call(classroom.teacher, contract.teacher.quiz.report, { params: { id } });
  expect(report.students.map(({ student_id, score }) => [student_id, score?.points])).toEqual([[kept.id, 6]]);
  expect(await countOf(sql`select count(*)::int as n from quiz_try where school_id = ${schoolId}`)).toBe(1);
  expect(await countOf(sql`select count(*)::int as n from attempt where student_id = ${kept.id}`)).toBe(4);
});

test.each(['given', 'kept'] as const)(
  'what a teacher gave to the account of which nothing stays is the student’s: a later end, an excuse (%s)',
  async (who) => {
    const { manager, classroom, ...accounts } = await makeTwins(world);
    const { kept, given } = accounts;
    const [favored, other] = [accounts[who], who === 'given' ? kept : given];
    const { homework } = contract.teacher;
    const [closing, late, excused, worked] = [
      await setHomework(world, classroom),
      await setHomework(world, classroom, { latePolicy: 'accept_marked' }),
      await setHomework(world, classroom),
      await setHomework(world, classroom),
    ];
    const endDate = new Date(world.now().getTime() + 20 * 86_400_000).toISOString();
    for (const id of [closing, late]) {
      const body = { endDate, studentId: favored.id, confirm: true };
      const reply = await world.call(classroom.teacher, homework.deadline, { params: { id }, body });
      expect(reply.status).toBe(200);
      await work(other, id, [true]);
    }
    for (const id of [excused, worked]) {
      const params = { id, studentId: favored.id };
      await world.call(classroom.teacher, homework.setStudentState, { params, body: { action: 'excuse' } });
    }
    await work(other, worked, [true]);
    expect((await merge(manager, kept, given, [])).status).toBe(200);
    world.pass({ days: 10 });
    const stateOf = async (id: string) =>
      (await world.call(classroom.teacher, homework.report, { params: { id } })).body.students.map(
        ({ student_id, state, is_late }) => [student_id, state, is_late],
      );
    expect(await stateOf(closing)).toEqual([[kept.id, 'in_progress', false]]);
    expect(await stateOf(late)).toEqual([[kept.id, 'in_progress', false]]);
    expect(await stateOf(excused)).toEqual([[kept.id, 'excused', false]]);
    // What was done in the other account counts.
    expect(await stateOf(worked)).toEqual([[kept.id, 'auto_submitted', false]]);
  },
);

test('of a quiz the time that was given stays with the student, and a try that is given up leaves it no time', async () => {
  const { manager, classroom, kept, given } = await makeTwins(world);
  const { quiz } = contract.teacher;
  const { id, own } = await setQuiz(world, {}, 2, classroom);
  const begun = await begin(world, kept, id);
  const [question] = begun.body.questions;
  await answer(world, kept, question?.question_id ?? '', await rightInput(world, question?.question_id ?? ''));
  const due = async (student: Actor) =>
    (await world.call(student, contract.member.quiz.questions, own)).body.quiz.current?.due_at;
  const first = await due(kept);
  world.pass({ minutes: 10 });
  await begin(world, given, id);
  await merge(manager, kept, given, shownOf((await count(manager, kept, given)).body));
  const [row] = await rows<{ until: Date }>(sql`
    select accepts_until as until from student_assignment where assignment_id = ${id} and student_id = ${kept.id}`);
  expect([await due(kept), new Date(row?.until ?? 0).toISOString()]).toEqual([first, first]);

  const twins = await makeTwins(world);
  const second = await setQuiz(world, {}, 2, twins.classroom);
  const params = { id: second.id, studentId: twins.given.id };
  await world.call(twins.classroom.teacher, quiz.allow, { params, body: { extraMinutes: 15 } });
  await begin(world, twins.kept, second.id);
  expect((await merge(twins.manager, twins.kept, twins.given, [])).status).toBe(200);
  const { body: report } = await world.call(twins.classroom.teacher, quiz.report, { params: { id: second.id } });
  expect(report.students).toMatchObject([{ student_id: twins.kept.id, extra_minutes: 15 }]);
  const { body: paper } = await world.call(twins.kept, contract.member.quiz.questions, second.own);
  expect(paper.quiz.current?.due_at).toBe(minutesFrom(world, 35));
});

test('two conversations with support become one in the order they were written, unread from the first unread message on', async () => {
  const { manager, kept, given } = await makeTwins(world);
  const write = async (student: Actor, message: string) => {
    world.pass({ minutes: 1 });
    await world.call(student, contract.chat.send, { body: { id: randomUUID(), message, image: null } });
  };
  await write(kept, 'یک');
  await write(given, 'دو');
  await write(kept, 'سه');
  await write(given, 'چهار');
  // Support has read the first of the one and all of the other.
  await world.db.execute(sql`update chat set support_read_seq = 1 where account_id = ${kept.id}`);
  await world.db.execute(sql`update chat set support_read_seq = 2 where account_id = ${given.id}`);
  expect((await merge(manager, kept, given, [])).status).toBe(200);
  const messages = await rows<{ seq: number; body: string }>(sql`
    select seq, body from chat_message where account_id = ${kept.id} and sender_id = ${kept.id} order by seq`);
  expect(messages.map(({ seq, body }) => `${seq} ${body}`)).toEqual(['1 یک', '2 دو', '3 سه', '4 چهار']);
  const chats = await rows(sql`
    select account_id as id, last_seq as last, support_read_seq as read from chat
    where account_id in (${kept.id}, ${given.id})`);
  expect(chats).toEqual([{ id: kept.id, last: 4, read: 2 }]);
});

test('a conversation of the account that is given up alone goes with what was read of it', async () => {
  const { manager, kept, given } = await makeTwins(world);
  await world.call(given, contract.chat.send, { body: { id: randomUUID(), message: 'سلام', image: null } });
  await merge(manager, kept, given, []);
  const chats = await rows(sql`
    select account_id as id, last_seq as last, support_read_seq as read from chat
    where account_id in (${kept.id}, ${given.id})`);
  expect(chats).toEqual([{ id: kept.id, last: 1, read: 0 }]);
});

test('of what both have of one thing the further one stays, minutes in the maze are added up, a badge is since it was first earned', async () => {
  const { manager, kept, given, schoolId } = await makeTwins(world);
  const early = '2026-09-01T00:00:00Z';
  const late = '2026-09-10T00:00:00Z';
  const put = async (student: Actor, more: boolean) => {
    const { id } = student;
    const at = more ? early : late;
    await world.db.execute(sql`
      insert into maze_day (school_id, student_id, day, played_ms, last_at, solved)
      values (${schoolId}, ${id}, '2026-09-10', ${more ? 5000 : 2000}, ${at}::timestamptz, ${more ? 2 : 1})`);
    await world.db.execute(sql`
      insert into badge_award (school_id, student_id, badge, awarded_at)
      select ${schoolId}, ${id}, 'first-practice', ${at}::timestamptz`);
    await world.db.execute(sql`
      insert into reward_earning (school_id, student_id, kind, reason_key, steps, earned_at)
      values (${schoolId}, ${id}, 'learned', 'one', ${more ? 3 : 1}, ${at}::timestamptz),
        (${schoolId}, ${id}, 'learned', ${id}, 2, ${at}::timestamptz)`);
    await world.db.execute(sql`
      insert into warm_up (school_id, student_id, day, facts, tries, begun_at, done_at)
      values (${schoolId}, ${id}, '2026-09-10', '[]', '[]', ${at}::timestamptz, ${more ? at : null}::timestamptz)`);
    await world.db.execute(sql`
      insert into placement (school_id, student_id, grade, question_ids, begun_at, done_at)
      values (${schoolId}, ${id}, 5, '[]', ${at}::timestamptz, ${more ? at : null}::timestamptz)`);
  };
  await put(kept, false);
  await put(given, true);
  await merge(manager, kept, given, []);
  const [found] = await rows(sql`
    select (select json_agg(json_build_array(played_ms, solved)) from maze_day where student_id = ${kept.id}) as maze,
      (select json_agg(awarded_at = ${early}::timestamptz) from badge_award where student_id = ${kept.id}) as badges,
      (select sum(steps)::int from reward_earning where student_id = ${kept.id}) as steps,
      (select json_agg(done_at is not null) from warm_up where student_id = ${kept.id}) as "warmUps",
      (select json_agg(done_at is not null) from placement where student_id = ${kept.id}) as placements`);
  expect(found).toEqual({ maze: [[7000, 3]], badges: [true], steps: 7, warmUps: [true], placements: [true] });
});

const verdicts = fc.array(fc.boolean(), { maxLength: 4 });
const homework = fc.record({ kept: verdicts, given: verdicts });

interface Log {
  readonly id: string;
  readonly verdict: string;
}

test('after a merge every number is what a naive count over the log gives, and no answer, question or reason is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(homework, { minLength: 1, maxLength: 3 }), async (plan) => {
      const { manager, classroom, kept, given, schoolId } = await makeTwins(world);
      const ids: string[] = [];
      for (const each of plan) {
        const id = await setHomework(world, classroom);
        ids.push(id);
        if (each.kept.length > 0) await work(kept, id, each.kept);
        if (each.given.length > 0) await work(given, id, each.given);
      }
      const mine = sql`school_id = ${schoolId} and student_id in (${kept.id}, ${given.id})`;
      const log = () =>
        rows<Log & Record<string, unknown>>(sql`select id, verdict from attempt where ${mine} order by id`);
      const facts = async () => ({
        log: await log(),
        questions: await rows(sql`select id, state, tries from question where ${mine} order by id`),
        reasons: await rows(sql`select distinct kind, reason_key from reward_earning where ${mine} order by 1, 2`),
        skills: await rows(
          sql`select skill_id, max(tries) as tries from skill_mastery where ${mine} group by 1 order by 1`,
        ),
      });
      const resultOf = (own: readonly boolean[]) => own.filter(Boolean).length;
      const before = await facts();
      const { body: counted } = await count(manager, kept, given);
      expect((await merge(manager, kept, given, shownOf(counted))).status).toBe(200);
      expect(await facts()).toEqual(before);
      expect(await countOf(sql`select count(*)::int as n from question where student_id = ${given.id}`)).toBe(0);
      for (const [index, id] of ids.entries()) {
        const { kept: own = [], given: other = [] } = plan[index] ?? {};
        const [row] = await rows<{ right: number; done: number; naive: number; naiveDone: number }>(sql`
          select sa.final_right as right, sa.items_done as done,
            (select count(*)::int from question q where q.assignment_id = sa.assignment_id and q.student_id = sa.student_id
              and exists (select from attempt a where a.question_id = q.id and a.verdict = 'right')) as naive,
            (select count(*)::int from question q where q.assignment_id = sa.assignment_id and q.student_id = sa.student_id
              and q.state in ('right', 'corrected', 'wrong')) as "naiveDone"
          from student_assignment sa where sa.student_id = ${kept.id} and sa.assignment_id = ${id}`);
        expect(row?.right).toBe(Math.max(resultOf(own), resultOf(other)));
        expect([row?.right, row?.done]).toEqual([row?.naive, row?.naiveDone]);
      }
    }),
    { numRuns: runsOf(12, 3) },
  );
});
