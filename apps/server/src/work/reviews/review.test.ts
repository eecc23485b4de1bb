import { randomUUID } from 'node:crypto';
import { contract, type RequestOf } from '@mashq/api/contract';
import { skillsOnPages } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, mistakenInput, rightInput } from '../../../test/world/answers.ts';
import { daysFrom } from '../../../test/world/homework.ts';
import { type Classroom, makeClassroom } from '../../../test/world/people.ts';
import { recordMastery } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { proposeGroups } from './propose-groups.ts';

const world = await makeWorld();
const calls = contract.teacher.review;
const member = contract.member.review;
type NewReview = RequestOf<typeof calls.create>['body'];

const range = skillsOnPages(5, 40, 60);
if (!range.ok) throw new Error('no skills on these pages');
const [A = '', B = '', C = ''] = range.skills.filter(({ available }) => available).map(({ id }) => id);
const idOf = ({ students }: Classroom, index: number) => students[index]?.id ?? '';

/** The first two children practice A, the second and third B: the second is in both groups. */
async function setReview(given: Partial<NewReview> = {}) {
  const classroom = await makeClassroom(world, { students: 4 });
  const { teacher, classId } = classroom;
  const id = randomUUID();
  const body: NewReview = {
    id,
    classId,
    groups: [
      { name: 'کسرها', skillIds: [A], studentIds: [idOf(classroom, 0), idOf(classroom, 1)] },
      { name: 'مقایسه', skillIds: [B], studentIds: [idOf(classroom, 1), idOf(classroom, 2)] },
    ],
    itemsPerSkill: 2,
    endDate: daysFrom(world, 3),
    ...given,
  };
  const reply = await world.call(teacher, calls.create, { body });
  return { ...classroom, id, body, reply, params: { id } };
}

describe('a review for groups', () => {
  test('each child gets the skills of its groups, one in two groups those of both', async () => {
    const { students, id, reply } = await setReview();
    expect([reply.status, reply.body.counts.assigned]).toEqual([201, 3]);
    expect(reply.body.title).toMatch(/^مرور \S/);
    expect(reply.body.title).not.toContain('مقایسه');
    const skills = await Promise.all(
      students.map(async (student) => {
        const { status, body } = await world.call(student, member.read, { params: { reviewId: id } });
        return status === 200 ? [body.skills.map((skill) => skill.id), body.items_total, body.items.length] : status;
      }),
    );
    expect(skills).toEqual([[[A], 2, 2], [[A, B], 4, 4], [[B], 2, 2], 404]);
    const bell = (await world.call(students[0] ?? null, contract.profile.brief, {})).body.notifications;
    expect(bell).toMatchObject([{ title: 'مرور تازه', path: `/student/review/${id}/question` }]);
  });

  test('it is done, handed in by itself, listed with other open work and reported by group', async () => {
    const { students, teacher, id, params } = await setReview();
    const [first = null, second = null] = students;
    if (!first || !second) throw new Error('a class without children');
    const open = () => world.call(first, contract.member.assignments.open, { query: {} });
    expect((await open()).body.items).toMatchObject([{ id, kind: 'review', source: null }]);
    const { body: mine } = await world.call(first, member.questions, { params: { reviewId: id } });
    const { body: theirs } = await world.call(second, member.questions, { params: { reviewId: id } });
    expect(mine.every(({ assignment, homework_id }) => assignment?.kind === 'review' && homework_id === null)).toBe(
      true,
    );
    world.pass({ minutes: 1 });
    for (const { question_id } of mine) {
      await answer(world, first, question_id, await rightInput(world, question_id));
    }
    const [ofA] = theirs.filter(({ skill }) => skill.id === A);
    await answer(world, second, ofA?.question_id ?? '', await mistakenInput(world, ofA?.question_id ?? ''));
    expect((await open()).body.total).toBe(0);
    const { body } = await world.call(teacher, calls.groupsReport, { params });
    expect(body).toEqual([
      {
        position: 0,
        name: 'کسرها',
        students: 2,
        completed: 1,
        done: 2,
        first_try_right: 2,
        weakest_skills: [expect.objectContaining({ id: A, answered: 3, first_try_right: 2 })],
      },
      { position: 1, name: 'مقایسه', students: 2, completed: 0, done: 0, first_try_right: 0, weakest_skills: [] },
    ]);
    const report = await world.call(teacher, calls.report, { params });
    expect(report.body.review.id).toBe(id);
    expect(report.body.students.map(({ items_done }) => items_done).sort()).toEqual([0, 0, 2]);
    expect((await world.call(teacher, calls.students, { params })).body).toEqual(report.body.students);
  });

  test('a review is no homework: neither side finds it there', async () => {
    const { students, teacher, id } = await setReview();
    const homework = contract.teacher.homework;
    expect((await world.call(teacher, homework.read, { params: { id } })).status).toBe(404);
    expect((await world.call(teacher, homework.list, { query: {} })).body.total).toBe(0);
    const read = await world.call(students[0] ?? null, contract.member.homework.read, { params: { homeworkId: id } });
    expect(read.status).toBe(404);
  });

  test('the same id twice sets one; children, groups and skills of nowhere are refused', async () => {
    const { teacher, body } = await setReview();
    expect((await world.call(teacher, calls.create, { body })).status).toBe(201);
    const [count] = await world.db.execute<{ count: number }>(sql`
      select count(*)::int as count from student_assignment where assignment_id = ${body.id}`);
    expect(count?.count).toBe(3);
    const elsewhere = await makeClassroom(world, { students: 1 });
    const refused = async (group: Partial<NewReview['groups'][number]>) =>
      (
        await world.call(teacher, calls.create, {
          body: {
            ...body,
            id: randomUUID(),
            groups: [{ name: 'الف', skillIds: [A], studentIds: [...(body.groups[0]?.studentIds ?? [])], ...group }],
          },
        })
      ).status;
    expect(await refused({ studentIds: [idOf(elsewhere, 0)] })).toBe(404);
    expect(await refused({ groupId: randomUUID() })).toBe(404);
    expect(await refused({ skillIds: ['g5-no-such-skill'] })).toBe(422);
  });

  test('its content may change until a child has opened it', async () => {
    const { teacher, students, body, id, params, classId } = await setReview();
    const content = { ...body, groups: [{ name: 'همه', skillIds: [C], studentIds: students.map((each) => each.id) }] };
    const { id: _id, classId: _classId, ...rest } = content;
    const replaced = await world.call(teacher, calls.replace, { params, body: { ...rest, version: 1 } });
    expect([replaced.status, replaced.body.counts.assigned, replaced.body.class_id]).toEqual([200, 4, classId]);
    await world.call(students[3] ?? null, member.read, { params: { reviewId: id } });
    const late = await world.call(teacher, calls.replace, { params, body: { ...rest, version: 2 } });
    expect([late.status, late.refusal.code]).toEqual([409, 'started']);
  });
});

test('groups are proposed from what children lack', async () => {
  const classroom = await makeClassroom(world, { students: 4 });
  const { students, teacher, classId } = classroom;
  for (const [index, skills] of [[A, B], [A], [C], []].entries()) {
    const student = students[index];
    for (const skillId of student ? skills : []) {
      await recordMastery(world, student as NonNullable<typeof student>, skillId, { band: 'learning', tries: 6 });
    }
  }
  const { body } = await world.call(teacher, calls.groups, { query: { classId } });
  expect(body.map(({ skills, students: members }) => [skills.map(({ id }) => id), members.length])).toEqual([
    [[A, B], 2],
    [[C], 1],
  ]);
});

test('proposed groups: at most five, each child once, and always one who lacks the first skill', () => {
  const student = fc.record({
    studentId: fc.uuid(),
    skillIds: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')),
  });
  fc.assert(
    fc.property(fc.uniqueArray(student, { selector: ({ studentId }) => studentId, maxLength: 40 }), (students) => {
      const groups = proposeGroups(students);
      expect(groups.length).toBeLessThanOrEqual(5);
      const members = groups.flatMap(({ studentIds }) => studentIds);
      expect(new Set(members).size).toBe(members.length);
      for (const { skillIds, studentIds } of groups) {
        expect(skillIds.length).toBeLessThanOrEqual(4);
        const [first = ''] = skillIds;
        for (const id of studentIds) {
          expect(students.find(({ studentId }) => studentId === id)?.skillIds).toContain(first);
        }
      }
      expect(proposeGroups([...students].reverse())).toEqual(groups);
    }),
  );
});

test('a skill that nearly all lack does not make one group of the class', () => {
  const students = Array.from({ length: 24 }, (_, index) => ({
    studentId: String(index).padStart(2, '0'),
    skillIds: ['all', `part-${index % 4}`],
  }));
  expect(proposeGroups(students).map(({ skillIds, studentIds }) => [skillIds, studentIds.length])).toEqual([
    [['part-0', 'all'], 6],
    [['part-1', 'all'], 6],
    [['part-2', 'all'], 6],
    [['all', 'part-3'], 6],
  ]);
});

test('the skills of a grade that a review may ask, in the order of the book', async () => {
  const { teacher } = await makeClassroom(world, { students: 1 });
  const { body } = await world.call(teacher, calls.grade, { params: { grade: 5 } });
  expect(body.length).toBeGreaterThan(20);
  expect(body.every(({ grade, available }) => grade === 5 && available)).toBe(true);
  expect(body.map(({ chapter }) => chapter)).toEqual(body.map(({ chapter }) => chapter).toSorted((a, b) => a - b));
});
