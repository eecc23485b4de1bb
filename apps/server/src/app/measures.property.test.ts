import { contract } from '@mashq/api/contract';
import { skillById } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer, mistakenInput, rightInput } from '../../test/world/answers.ts';
import { daysFrom, setHomework } from '../../test/world/homework.ts';
import { makeClassroom, makePerson } from '../../test/world/people.ts';
import { runsOf } from '../../test/world/property-runs.ts';
import { readNumbers } from '../../test/world/shown-numbers.ts';
import { makeWorld } from '../../test/world/world.ts';
import type { Actor } from '../platform/actor.ts';
import { skillLevelWithdrawal } from '../questions/grading/withdraw-skill-level.ts';

// Everybody sends more at one moment of the clock than a person does.
const world = await makeWorld({ writeLimit: { burst: 1_000_000, perSecond: 10_000 } });
const forms = skillLevelWithdrawal(world.context);
const origin = { actor: 'cli:admin' };
const calls = contract.teacher.homework;
const member = contract.member;
const SKILLS = ['g5-improper-to-mixed', 'g5-mixed-to-improper'] as const;
const SEED = 20_261_127;
/** Schools of one test. */
const RUNS = runsOf(10, 5);
/** 200 schools in all on Postgres; the embedded database takes four times as long for each. */
const ROUNDS = runsOf(world.db.engine === 'postgres' ? 20 : 5, 1);
const WORKS = 2;

const child = fc.nat(7);
const work = fc.nat(WORKS - 1);
const question = fc.nat(7);
const event = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      type: fc.constant('answer' as const),
      child,
      work,
      question,
      right: fc.boolean(),
      hint: fc.boolean(),
      /** Waited on the device so long. */
      offline: fc.option(fc.integer({ min: 1, max: 30 })),
    }),
  },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('many' as const), child, work, right: fc.nat(8) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('solution' as const), child, work, question }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('hand in' as const), child, work }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('state' as const),
      child,
      work,
      action: fc.constantFrom('excuse', 'unexcuse', 'reopen', 'start_over'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('review' as const), child, work }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('extend' as const), child, work, days: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('move' as const), child }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('join' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), work }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('withdraw' as const), skill: fc.nat(SKILLS.length - 1) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
);
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

const school = fc.record({
  students: fc.oneof(fc.constantFrom(0, 1, 2), fc.integer({ min: 3, max: 6 })),
  late: fc.boolean(),
  hides: fc.constantFrom('immediately' as const, 'after_submit' as const, 'after_end' as const),
  events: fc.array(event, { maxLength: 30 }),
});
type School = typeof school extends fc.Arbitrary<infer Value> ? Value : never;

/** Makes the school, and lets everything happen to it. */
async function live({ students: count, late, hides, events }: School) {
  const fifth = await makeClassroom(world, { students: count });
  const { schoolId, teacher } = fifth;
  const other = await makeClassroom(world, { students: 1, schoolId, title: 'پنجم ب' });
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  const body = { skillIds: [...SKILLS], itemsPerSkill: 4, endDate: daysFrom(world, 4) };
  const works = [
    (await setHomework(world, fifth, { ...body, showAnswers: hides })).id,
    (await setHomework(world, fifth, { ...body, latePolicy: late ? 'accept_marked' : 'reject' })).id,
  ];
  const students: Actor[] = [...fifth.students, ...other.students];
  const classOf = new Map(students.map(({ id }) => [id, fifth.students.some((one) => one.id === id) ? fifth : other]));
  const removed = new Set<string>();
  let withdrawn = false;
  const childOf = (place: number) => fifth.students[place % Math.max(1, fifth.students.length)];
  const itemsOf = async (who: Actor, homeworkId: string) => {
    const { status, body: seen } = await world.call(who, member.homework.read, { params: { homeworkId } });
    return status === 200 ? seen.items : [];
  };
  const give = async (who: Actor, questionId: string, right: boolean, more: object = {}) => {
    // No two answers are of one moment: the log would not say which came first.
    world.pass({ seconds: 1 });
    const raw = right ? await rightInput(world, questionId) : await mistakenInput(world, questionId);
    return answer(world, who, questionId, raw, more);
  };
  const happen = async (one: Event): Promise<void> => {
    const homeworkId = 'work' in one ? (works[one.work] ?? '') : '';
    const who = 'child' in one ? childOf(one.child) : undefined;
    switch (one.type) {
      case 'answer': {
        if (who === undefined) return;
        const item = (await itemsOf(who, homeworkId))[one.question];
        if (item === undefined) return;
        const params = { questionId: item.question_id };
        if (one.hint) await world.call(who, member.questions.hint, { params, body: { opened: 0 } });
        const at = new Date(world.now().getTime() - (one.offline ?? 0) * 60_000).toISOString();
        const waited = one.offline === null ? {} : { offline: true, answeredAt: at, shownAt: at };
        await give(who, item.question_id, one.right, waited);
        return;
      }
      case 'many': {
        if (who === undefined) return;
        for (const [place, { question_id: id }] of (await itemsOf(who, homeworkId)).entries()) {
          await give(who, id, place < one.right);
          if (place >= one.right) await world.call(who, member.questions.solution, { params: { questionId: id } });
        }
        return;
      }
      case 'solution': {
        if (who === undefined) return;
        const item = (await itemsOf(who, homeworkId))[one.question];
        if (item) await world.call(who, member.questions.solution, { params: { questionId: item.question_id } });
        return;
      }
      case 'hand in':
        if (who) await world.call(who, member.homework.submit, { params: { homeworkId } });
        return;
      case 'state': {
        if (who === undefined) return;
        const params = { id: homeworkId, studentId: who.id };
        await world.call(teacher, calls.setStudentState, { params, body: { action: one.action } });
        return;
      }
      case 'review':
        if (who) await world.call(teacher, calls.student, { params: { id: homeworkId, studentId: who.id } });
        return;
      case 'extend':
        if (who) {
          const body = { endDate: daysFrom(world, one.days), studentId: who.id };
          await world.call(teacher, calls.deadline, { params: { id: homeworkId }, body });
        }
        return;
      case 'move': {
        const from = who && classOf.get(who.id);
        if (who === undefined || from === undefined) return;
        const to = from === fifth ? other : fifth;
        await world.services.roster.leave(from.classId, [who.id], 'transferred');
        await world.services.roster.enrol(to.classId, [who.id]);
        classOf.set(who.id, to);
        return;
      }
      case 'join': {
        const fresh = await makePerson(world, { role: 'STUDENT', schoolId, lastName: `تازه${students.length}` });
        await world.services.roster.enrol(fifth.classId, [fresh.id]);
        students.push(fresh);
        classOf.set(fresh.id, fifth);
        return;
      }
      case 'remove': {
        const { status } = await world.call(teacher, calls.remove, { params: { id: homeworkId } });
        if (status < 300) removed.add(homeworkId);
        return;
      }
      case 'withdraw': {
        const skillId = SKILLS[one.skill] ?? SKILLS[0];
        withdrawn = true;
        const form = { skillId, level: skillById(skillId)?.targetLevel ?? 2 };
        await forms.withdraw(origin, form, '');
        await forms.restore(origin, form);
        return;
      }
      case 'pass':
        world.pass({ hours: one.hours });
    }
  };
  for (const one of events) await happen(one);
  return {
    school: {
      manager,
      students,
      classes: [
        { id: fifth.classId, grade: 5 as const, teacher },
        { id: other.classId, grade: 5 as const, teacher: other.teacher },
      ],
    },
    teacher,
    works: works.filter((id) => !removed.has(id)),
    schoolId,
    withdrawn,
  };
}

type Lived = Awaited<ReturnType<typeof live>>;

interface Logged {
  readonly work: string;
  readonly student: string;
  readonly question: string;
  readonly isRight: boolean;
  readonly hints: number;
}

/** Counts a work again, from the log of answers alone, as one who knows no column of it would. */
async function expectCounted({ teacher, works, schoolId }: Lived): Promise<number> {
  const log = await world.db.execute<Logged>(sql`
    select q.assignment_id as work, a.student_id as student, a.question_id as question, a.verdict = 'right' as "isRight",
      a.hints_opened as hints
    from attempt a join question q on q.school_id = a.school_id and q.id = a.question_id
    where a.school_id = ${schoolId} and a.verdict <> 'invalid' and a.late_reason is null and q.assignment_id is not null
    order by a.received_at, a.answered_at, a.id`);
  for (const id of works) {
    const report = (await world.call(teacher, calls.report, { params: { id } })).body;
    for (const row of report.students) {
      const questions = Map.groupBy(
        log.filter(({ work: of, student }) => of === id && student === row.student_id),
        (each) => each.question,
      );
      const all = [...questions.values()];
      const firstTryRight = all.filter(([first]) => first?.isRight === true && first.hints === 0).length;
      const cells = report.cells.filter((cell) => cell.student_id === row.student_id);
      expect({
        answered: cells.reduce((sum, { answered }) => sum + answered, 0),
        first_try_right: row.first_try_right,
      }).toEqual({ answered: all.length, first_try_right: firstTryRight });
      if (row.level === null) continue;
      // A plain division, in another way than the module has it.
      const share = firstTryRight / row.items_total;
      const level = share >= 0.9 ? 'very-good' : share >= 0.8 ? 'good' : share >= 0.6 ? 'acceptable' : 'needs-work';
      expect(row.level).toBe(level);
    }
  }
  return log.length;
}

test.each(Array.from({ length: ROUNDS }, (_, index) => SEED + index))(
  'every call and file that says a number of a child, a work or a class says the same, seed %i',
  async (seed) => {
    let read = 0;
    let answers = 0;
    await fc.assert(
      fc.asyncProperty(school, async (made) => {
        const lived = await live(made);
        const numbers = await readNumbers(world, lived.school);
        expect(numbers.contradictions).toEqual([]);
        read += numbers.size.read;
        if (!lived.withdrawn) answers += await expectCounted(lived);
      }),
      { numRuns: RUNS, seed },
    );
    // What was compared had something in it.
    expect(read).toBeGreaterThan(RUNS * 20);
    expect(answers).toBeGreaterThan(RUNS);
  },
);
