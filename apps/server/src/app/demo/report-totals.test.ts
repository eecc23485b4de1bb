import { contract, type ResponseOf } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { runsOf } from '../../../test/world/property-runs.ts';
import { readNumbers } from '../../../test/world/shown-numbers.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { type DemoClass, readClasses } from './people.ts';
import { seedDemoWorld } from './seed.ts';

/** Every class of the demo world, with few children each. Reports are compared with a count over the log of answers. */
const CLASSES = 8;

interface Answered {
  readonly question: string;
  readonly assignment: string | null;
  readonly student: string;
  readonly skill: string;
  readonly verdict: string;
  readonly ms: string;
  readonly hints: number;
  /** Readable, in time, and of a question itself rather than of a similar one after its solution. */
  readonly isCounted: boolean;
}

const world = await makeWorld();
world.setNow('2026-11-21T09:00:00Z');
let classes: readonly DemoClass[] = [];
let answers: readonly Answered[] = [];

beforeAll(async () => {
  await seedDemoWorld(world.context, () => {}, {
    classes: CLASSES,
    childrenPerClass: 2,
    livedClasses: 8,
    weeks: 8,
    firstBuyer: 16,
  });
  classes = await readClasses(world.db);
  answers = await world.db.execute<Answered>(sql`
    select a.question_id as question, q.assignment_id as assignment, a.student_id as student, q.skill_id as skill,
      a.verdict, (case when a.late_reason is null then a.active_ms else 0 end)::text as ms, a.hints_opened as hints,
      (a.late_reason is null and a.verdict <> 'invalid' and q.similar_to is null) as "isCounted"
    from attempt a join question q on q.school_id = a.school_id and q.id = a.question_id
    order by a.answered_at, a.received_at`);
});

/** What a list of answers comes to, question by question. */
function countOf(given: readonly Answered[]) {
  const questions = [
    ...Map.groupBy(
      given.filter(({ isCounted }) => isCounted),
      ({ question }) => question,
    ).values(),
  ];
  return {
    answered: questions.length,
    first_try_right: questions.filter(([first]) => first?.verdict === 'right' && first.hints === 0).length,
    right: questions.filter((tries) => tries.some(({ verdict }) => verdict === 'right')).length,
  };
}

type Report = Pick<ResponseOf<typeof contract.teacher.homework.report>, 'skills' | 'students' | 'cells'>;

function expectCounted(report: Report, id: string) {
  const own = answers.filter(({ assignment }) => assignment === id);
  for (const { id: skill, answered, first_try_right, right } of report.skills)
    expect([skill, { answered, first_try_right, right }]).toEqual([
      skill,
      countOf(own.filter((one) => one.skill === skill)),
    ]);
  for (const { student_id, first_try_right, right, active_seconds, last_activity_at } of report.students) {
    const given = own.filter(({ student }) => student === student_id);
    const { answered: _answered, ...counted } = countOf(given);
    expect({ first_try_right, right }).toEqual(counted);
    // Time is spent on what was unreadable and on similar questions too.
    expect(active_seconds).toBe(Math.round(given.reduce((sum, { ms }) => sum + Number(ms), 0) / 1000));
    if (given.length > 0) expect(last_activity_at).not.toBeNull();
  }
  for (const { student_id, skill_id, first_try_right, right } of report.cells) {
    const given = own.filter(({ student, skill }) => student === student_id && skill === skill_id);
    const { answered: _answered, ...counted } = countOf(given);
    expect({ first_try_right, right }).toEqual(counted);
  }
  return own.length;
}

test('the report of all work of every class equals a count over the log of answers', async () => {
  expect(classes).toHaveLength(CLASSES);
  const calls = contract.teacher;
  let reports = 0;
  let counted = 0;
  for (const { teacher, id: classId } of classes) {
    const homeworks = await world.call(teacher, calls.homework.list, { query: { classId, size: '50' } });
    for (const { id } of homeworks.body.items) {
      const { body } = await world.call(teacher, calls.homework.report, { params: { id } });
      counted += expectCounted(body, id);
      reports += 1;
    }
    const reviews = await world.call(teacher, calls.review.list, { query: { classId, size: '50' } });
    for (const { id } of reviews.body.items) {
      const { body } = await world.call(teacher, calls.review.report, { params: { id } });
      counted += expectCounted(body, id);
      reports += 1;
    }
    const packages = await world.call(teacher, calls.packages.list, { query: { classId, size: '50' } });
    for (const { id } of packages.body.items) {
      const { body } = await world.call(teacher, calls.packages.report, { params: { id } });
      counted += expectCounted(body, id);
      reports += 1;
    }
    const quizzes = await world.call(teacher, calls.quiz.list, { query: { classId, size: '50' } });
    for (const { id } of quizzes.body.items) {
      const { body } = await world.call(teacher, calls.quiz.report, { params: { id } });
      const own = answers.filter(({ assignment }) => assignment === id);
      // Each question of these quizzes is answered once and is worth a point.
      for (const { student_id, score } of body.students.filter((row) => row.score !== null))
        expect(score?.points).toBe(countOf(own.filter(({ student }) => student === student_id)).right);
      counted += own.length;
      reports += 1;
    }
  }
  expect(reports).toBeGreaterThan(CLASSES * 8);
  // No answer to assigned work is in no report, and none in two.
  expect(counted).toBe(answers.filter(({ assignment }) => assignment !== null).length);
});

const WEEKDAYS = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const inTehran = new Intl.DateTimeFormat('en', {
  timeZone: 'Asia/Tehran',
  weekday: 'long',
  hour: '2-digit',
  hourCycle: 'h23',
});

function weekdayAndHour(at: Date): string {
  const parts = Object.fromEntries(inTehran.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${WEEKDAYS.indexOf(parts.weekday ?? '')} ${Number(parts.hour)}`;
}

interface OwnAnswer {
  readonly at: Date;
  readonly isFirstTry: boolean;
  /** Its result is in the child's mastery. */
  readonly isKnown: boolean;
  readonly state: string;
  readonly verdict: string;
  readonly hints: number;
  readonly ms: string;
}

test('the own report of every child equals a count over the log of answers', async () => {
  const reports = contract.member.practiceReports;
  const query = { type: 'last_53' } as const;
  const children = [...Map.groupBy(answers, ({ student }) => student)];
  const rows = await world.db.execute<{ id: string; schoolId: string }>(sql`
    select id, school_id as "schoolId" from account where id = any(${sql.param(children.map(([id]) => id))}::uuid[])`);
  const schoolOf = new Map(rows.map(({ id, schoolId }) => [id, schoolId]));
  for (const [id] of children) {
    const actor = { id, role: 'student' as const, schoolId: schoolOf.get(id) ?? '' };
    const { body: accuracy } = await world.call(actor, reports.accuracy, { query });
    const { body: hourly } = await world.call(actor, reports.hourlyDistribution, { query });
    const { body: duration } = await world.call(actor, reports.practiceDuration, { query });
    const { body: byTime } = await world.call(actor, reports.performanceByTime, { query });
    const { body: bySkill } = await world.call(actor, reports.skillsPerformance, { query });
    // What was shown to the child by now is counted by the reports themselves.
    const given = await world.db.execute<OwnAnswer>(sql`
      select a.answered_at as at, a.first_try as "isFirstTry", q.counted_at is not null as "isKnown", q.state, a.verdict,
        a.hints_opened as hints, a.active_ms::text as ms
      from attempt a join question q on q.school_id = a.school_id and q.id = a.question_id
      where a.student_id = ${id} and a.late_reason is null`);
    const first = given.filter(({ isFirstTry }) => isFirstTry);
    const known = first.filter(({ isKnown }) => isKnown);
    const expected = {
      done: first.length,
      judged: known.length,
      first_try_right: known.filter(({ verdict, hints }) => verdict === 'right' && hints === 0).length,
      right: known.filter(({ state }) => state === 'right' || state === 'corrected').length,
    };
    expect(accuracy).toMatchObject(expected);
    expect(hourly.done).toBe(first.length);
    const hours = Map.groupBy(first, ({ at }) => weekdayAndHour(at));
    for (const [day, counts] of hourly.days.entries())
      for (const [hour, count] of counts.entries())
        expect([day, hour, count]).toEqual([day, hour, hours.get(`${day} ${hour}`)?.length ?? 0]);
    expect(duration.minutes).toBe(Math.round(given.reduce((sum, { ms }) => sum + Number(ms), 0) / 60_000));
    const sums = (all: readonly (typeof expected)[]) =>
      Object.fromEntries(
        (['done', 'judged', 'first_try_right', 'right'] as const).map((key) => [
          key,
          all.reduce((sum, each) => sum + each[key], 0),
        ]),
      );
    expect(sums(accuracy.weeks)).toEqual(expected);
    expect(sums(byTime.parts)).toEqual(expected);
    expect(sums(bySkill.chapters.flatMap(({ skills }) => skills))).toEqual(expected);
  }
  expect(children).toHaveLength(CLASSES * 2);
});

test('every call and file of every role says the same of each child, work and class', async () => {
  let read = 0;
  let overseen = 0;
  const schools = [...Map.groupBy(classes, ({ teacher }) => teacher.schoolId)];
  for (const [schoolId, own] of schools.slice(0, runsOf(schools.length, 1))) {
    const [found] = await world.db.execute<{ id: string }>(sql`
      select id from account where school_id = ${schoolId} and role = 'MANAGER' limit 1`);
    if (found === undefined) throw new Error('a school without a manager');
    const [over] = await world.db.execute<{ id: string; schoolId: string }>(sql`
      select a.id, a.school_id as "schoolId" from account a
      join school s on s.organization_id = a.organization_id
      where s.id = ${schoolId} and a.role = 'ORGANIZATION' limit 1`);
    const numbers = await readNumbers(world, {
      overseer: over && { ...over, role: 'organization' },
      manager: { id: found.id, role: 'school', schoolId },
      classes: own,
      students: own.flatMap(({ students }) => students),
    });
    expect(numbers.contradictions).toEqual([]);
    read += numbers.size.read;
    overseen += over === undefined ? 0 : 1;
  }
  expect(read).toBeGreaterThan(1000);
  expect(overseen).toBeGreaterThan(0);
});
