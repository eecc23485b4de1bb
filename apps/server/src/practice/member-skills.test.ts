import { contract } from '@mashq/api/contract';
import { prerequisitesOf } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answer, questionsOf, rightInput } from '../../test/world/answers.ts';
import { setHomework } from '../../test/world/homework.ts';
import { makeClassroom, makeIndividual } from '../../test/world/people.ts';
import { recordMastery } from '../../test/world/record-answers.ts';
import { makeWorld } from '../../test/world/world.ts';
import type { Actor } from '../platform/actor.ts';

const world = await makeWorld();
const [FIRST, SECOND, THIRD] = ['g5-improper-to-mixed', 'g5-mixed-to-improper', 'g5-number-read-write'] as const;
const DAY_MS = 86_400_000;

const homeOf = async (student: Actor) =>
  (await world.call(student, contract.member.reports.completionSummary, {})).body;

describe('the home of a student', () => {
  test('of the first day has the goal of the week and nothing to lose', async () => {
    const student = await makeIndividual(world, 5);
    expect(await homeOf(student)).toMatchObject({
      done: 0,
      days: [0, 0, 0, 0, 0, 0, 0],
      weekly_goal: 3,
      learned_skills: 0,
      learned_this_week: 0,
      due_reviews: 0,
      days_away: null,
    });
  });

  test('counts days away by days in Tehran, and those who came back not at all', async () => {
    const classroom = await makeClassroom(world);
    const [student, other] = classroom.students;
    if (!student || !other) throw new Error('a class of two children');
    // An hour before midnight in Tehran, and an hour after it.
    world.setNow('2026-11-22T19:30:00Z');
    const { id } = await setHomework(world, classroom, { skillIds: [FIRST], itemsPerSkill: 2 });
    const [one, two] = (await questionsOf(world, student, id)).map(({ question_id }) => question_id);
    if (!one || !two) throw new Error('a homework of two questions');
    await answer(world, student, one, await rightInput(world, one));
    expect((await homeOf(student)).days_away).toBe(0);
    world.setNow('2026-11-22T21:30:00Z');
    expect((await homeOf(student)).days_away).toBe(1);
    expect((await homeOf(other)).days_away).toBeNull();
    await answer(world, student, two, await rightInput(world, two));
    expect((await homeOf(student)).days_away).toBe(0);
    world.setNow('2026-11-30T08:00:00Z');
    expect((await homeOf(student)).days_away).toBe(7);
  });

  test('counts what is learned, what of it this week, and what is due; a skill that was missed since is none of them', async () => {
    const { students } = await makeClassroom(world);
    const [student, other] = students;
    if (!student || !other) throw new Error('a class of two children');
    const learned = async (skillId: string, band: 'learned' | 'near', daysAgo: number) => {
      await recordMastery(world, student, skillId, { band, tries: 8 });
      await world.db.execute(sql`
        update skill_mastery set learned_at = ${new Date(world.now().getTime() - daysAgo * DAY_MS)}::timestamptz
        where school_id = ${student.schoolId} and student_id = ${student.id} and skill_id = ${skillId}`);
    };
    // A Wednesday. The first review is due after a day.
    world.setNow('2026-12-02T08:00:00Z');
    await learned(FIRST, 'learned', 0.5);
    await learned(SECOND, 'learned', 40);
    await learned(THIRD, 'near', 40);
    expect(await homeOf(student)).toMatchObject({ learned_skills: 2, learned_this_week: 1, due_reviews: 1 });
    expect(await homeOf(other)).toMatchObject({ learned_skills: 0, learned_this_week: 0, due_reviews: 0 });
  });
});

describe('a student who is stuck', () => {
  const stepBack = async (student: Actor, skillId: string) =>
    world.call(student, contract.member.skills.stepBack, { params: { skillId } });

  /** Four wrong in a row, and sure to be stuck. */
  const stuckIn = (student: Actor, skillId: string) =>
    recordMastery(world, student, skillId, { band: 'starting', tries: 6 }).then(() =>
      world.db.execute(sql`
        update skill_mastery set wrong_in_a_row = 5, rating = -4, score = 0.05, last_at = ${world.now()}::timestamptz
        where school_id = ${student.schoolId} and student_id = ${student.id} and skill_id = ${skillId}`),
    );

  test('is led to what the skill builds on and is missing, others are not', async () => {
    const { students } = await makeClassroom(world);
    const [student, other] = students;
    if (!student || !other) throw new Error('a class of two children');
    const [needed] = prerequisitesOf(FIRST);
    if (!needed) throw new Error('a skill that builds on another');
    expect((await stepBack(student, FIRST)).body).toEqual({ skill: null });
    await stuckIn(student, FIRST);
    expect((await stepBack(student, FIRST)).body.skill?.id).toBe(needed.skillId);
    expect((await stepBack(other, FIRST)).body).toEqual({ skill: null });
    await recordMastery(world, student, needed.skillId, { band: 'learned', tries: 8 });
    expect((await stepBack(student, FIRST)).body.skill?.id).not.toBe(needed.skillId);
    expect((await stepBack(student, 'g5-nothing')).status).toBe(404);
  });
});
