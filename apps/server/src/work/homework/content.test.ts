import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import { shareReviews } from '@mashq/api/review-share';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionsOf } from '../../../test/world/answers.ts';
import { daysFrom, newHomework, PAGES, setHomework } from '../../../test/world/homework.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { recordMastery } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const calls = contract.teacher.homework;

describe('other content', () => {
  test('until a child has opened it a homework takes other pages, times and children', async () => {
    const classroom = await makeClassroom(world, { students: 3 });
    const { teacher, students } = classroom;
    const { id } = await setHomework(world, classroom);
    const [only] = students;
    const content = { firstPage: 46, lastPage: 50, endDate: daysFrom(world, 5), studentIds: [only?.id ?? ''] };
    const replaced = await world.call(teacher, calls.replace, { params: { id }, body: { version: 1, ...content } });
    expect(replaced.body).toMatchObject({
      version: 2,
      source: { first: 46, last: 50 },
      target: 'students',
      counts: { assigned: 1 },
      opened: 0,
    });
    const bells = await Promise.all(
      students.map(async (each) => (await world.call(each, contract.profile.brief, {})).body.notifications.length),
    );
    expect(bells).toEqual([1, 0, 0]);
    const stale = await world.call(teacher, calls.replace, { params: { id }, body: { version: 1, ...content } });
    expect([stale.status, stale.refusal.code]).toEqual([409, 'changed-meanwhile']);
    await questionsOf(world, only as NonNullable<typeof only>, id);
    const opened = await world.call(teacher, calls.replace, { params: { id }, body: { version: 2, ...content } });
    expect([opened.status, opened.refusal.code]).toEqual([409, 'started']);
    // The form of other content need not be filled in to hear of it.
    const seen = (await world.call(teacher, calls.read, { params: { id } })).body;
    expect(seen).toMatchObject({ opened: 1, counts: { not_started: 1, in_progress: 0 } });
  });

  test('a child that opens it while it changes has the old content or the new, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const classroom = await makeClassroom(world, { students: 1 });
      const { teacher, students } = classroom;
      const [student] = students;
      if (!student) throw new Error('a class without children');
      const { id } = await setHomework(world, classroom);
      const body = { version: 1, firstPage: 46, lastPage: 50, endDate: daysFrom(world, 5) };
      const [replaced] = await Promise.all([
        world.call(teacher, calls.replace, { params: { id }, body }),
        world.call(student, contract.member.homework.read, { params: { homeworkId: id } }),
      ]);
      const questions = await questionsOf(world, student, id);
      const brief = (await world.call(teacher, calls.briefSkills, { params: { id } })).body.map((skill) => skill.id);
      expect([200, 409]).toContain(replaced.status);
      expect([...new Set(questions.map(({ skill }) => skill.id))].sort()).toEqual([...brief].sort());
    }
  });
});

describe('a copy', () => {
  test('the same skills for another class of the grade, with other numbers', async () => {
    const one = await makeClassroom(world, { students: 1 });
    const other = await makeClassroom(world, { students: 2, teacher: one.teacher });
    const { id, items_total } = await setHomework(world, one, { title: 'کسرها' });
    const copyId = randomUUID();
    const body = { id: copyId, classId: other.classId, endDate: daysFrom(world, 4) };
    const copy = () => world.call(one.teacher, calls.copy, { params: { id }, body });
    expect((await copy()).body).toMatchObject({
      id: copyId,
      title: 'کسرها',
      class_id: other.classId,
      copied_from: id,
      items_total,
      source: { kind: 'pages', first: PAGES.firstPage, last: PAGES.lastPage },
      counts: { assigned: 2 },
    });
    expect((await copy()).status).toBe(201);
    const seeds = await world.db.execute<{ seed: number }>(sql`
      select seed from assignment where id in (${id}, ${copyId})`);
    expect(new Set(seeds.map(({ seed }) => seed)).size).toBe(2);
  });

  test('a homework of a class of last year serves as a template; a class of another grade does not take it', async () => {
    const past = await makeClassroom(world, { students: 1 });
    const { id } = await setHomework(world, past);
    await world.db.execute(sql`update class set archived_at = ${world.now()}::timestamptz where id = ${past.classId}`);
    const now = await makeClassroom(world, { students: 1, teacher: past.teacher });
    const sixth = await makeClassroom(world, { students: 1, teacher: past.teacher, grade: 6 });
    const copyTo = (classId: string) =>
      world.call(past.teacher, calls.copy, {
        params: { id },
        body: { id: randomUUID(), classId, endDate: daysFrom(world, 4), draft: true },
      });
    expect((await copyTo(now.classId)).body.state).toBe('draft');
    const refused = await copyTo(sixth.classId);
    expect([refused.status, refused.refusal.code]).toEqual([422, 'other-grade']);
    const stranger = await makeClassroom(world, { students: 1 });
    const foreign = await world.call(stranger.teacher, calls.copy, {
      params: { id },
      body: { id: randomUUID(), classId: stranger.classId, endDate: daysFrom(world, 4) },
    });
    expect(foreign.status).toBe(404);
  });
});

describe('mixed review', () => {
  async function classThatLearned(weeks: number) {
    const classroom = await makeClassroom(world, { students: 3 });
    await setHomework(world, classroom, { firstPage: 20, lastPage: 30 });
    world.pass({ days: weeks * 7 });
    const learned = (
      await world.call(classroom.teacher, calls.skills, { query: { grade: 5, firstPage: 20, lastPage: 30 } })
    ).body
      .map(({ id }) => id)
      .slice(0, 3);
    for (const student of classroom.students) {
      for (const skillId of learned) {
        await recordMastery(world, student, skillId, { band: 'learned', tries: 8, reviewsPassed: 0 });
      }
    }
    await world.db.execute(sql`
      update skill_mastery set learned_at = ${new Date(world.now().getTime() - 9 * 24 * 3_600_000)}::timestamptz
      where student_id = any(${sql.param(classroom.students.map(({ id }) => id))}::uuid[])`);
    return { ...classroom, learned };
  }

  test('from the third week skills that were learned come back, between 30 and 50 percent of the questions', async () => {
    const { teacher, classId, learned, students, ...rest } = await classThatLearned(3);
    const proposed = await world.call(teacher, calls.reviewSkills, { query: { classId } });
    expect(proposed.body.map(({ id }) => id).sort()).toEqual([...learned].sort());
    expect(proposed.body.every((skill) => skill.students === 3)).toBe(true);
    const homework = await setHomework(
      world,
      { teacher, classId, students, ...rest },
      { itemsPerSkill: 1, reviewSkillIds: learned },
    );
    const brief = (await world.call(teacher, calls.briefSkills, { params: { id: homework.id } })).body;
    const reviews = brief.filter(({ is_review }) => is_review).reduce((sum, { items }) => sum + items, 0);
    expect(homework.items_total).toBe(brief.reduce((sum, { items }) => sum + items, 0));
    expect(reviews / homework.items_total).toBeGreaterThanOrEqual(0.3);
    expect(reviews / homework.items_total).toBeLessThanOrEqual(0.5);
    const questions = await questionsOf(world, students[0] as NonNullable<(typeof students)[number]>, homework.id);
    expect(questions.length).toBe(homework.items_total);
    expect(questions.filter(({ skill }) => learned.includes(skill.id)).length).toBe(reviews);
  });

  test('the form’s numbers are the homework’s, where some of what is due is in its range', async () => {
    const { learned, ...classroom } = await classThatLearned(3);
    const proposed = (
      await world.call(classroom.teacher, calls.reviewSkills, { query: { classId: classroom.classId } })
    ).body;
    const [fresh = '', ...others] = learned;
    const shown = shareReviews(
      proposed.filter(({ id }) => id !== fresh),
      3,
    );
    const homework = await setHomework(world, classroom, {
      firstPage: 20,
      lastPage: 30,
      skillIds: [fresh],
      itemsPerSkill: 3,
      reviewSkillIds: shown.map(({ id }) => id),
    });
    const brief = (await world.call(classroom.teacher, calls.briefSkills, { params: { id: homework.id } })).body;
    const set = brief.filter(({ is_review }) => is_review).map(({ id, items }) => [id, items]);
    expect(set.map(([id]) => id).sort()).toEqual(others.sort());
    expect(set.sort()).toEqual(shown.map(({ id, items }) => [id, items]).sort());
    expect(homework.items_total).toBe(5);
  });

  test('what was learned today is not due yet', async () => {
    const { teacher, classId, students } = await classThatLearned(3);
    await world.db.execute(sql`
      update skill_mastery set learned_at = ${world.now()}::timestamptz
      where student_id = any(${sql.param(students.map(({ id }) => id))}::uuid[])`);
    expect((await world.call(teacher, calls.reviewSkills, { query: { classId } })).body).toEqual([]);
  });

  test('before the third week nothing comes back', async () => {
    const { teacher, classId } = await classThatLearned(1);
    expect((await world.call(teacher, calls.reviewSkills, { query: { classId } })).body).toEqual([]);
  });

  test('a skill that is not due is not added, even where it is asked for', async () => {
    const classroom = await makeClassroom(world, { students: 1 });
    const { body } = await world.call(classroom.teacher, calls.create, {
      body: newHomework(world, classroom, { reviewSkillIds: ['g5-mixed-to-improper'] }),
    });
    const brief = (await world.call(classroom.teacher, calls.briefSkills, { params: { id: body.id } })).body;
    expect(brief.some(({ is_review }) => is_review)).toBe(false);
  });

  test('the share of what comes back is never above a half, and two fifths where enough is due', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 8 }), (fresh, count) => {
        const due = Array.from({ length: count }, (_, index) => ({ skillId: `s${index}`, students: 1 }));
        const items = shareReviews(due, fresh).reduce((sum, one) => sum + one.items, 0);
        expect(items).toBeLessThanOrEqual(fresh);
        if (count * 4 >= Math.round((fresh * 2) / 3)) expect(items).toBe(Math.max(1, Math.round((fresh * 2) / 3)));
      }),
    );
  });
});
