import { contract } from '@mashq/api/contract';
import { skillById } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { answer, mistakenInput, questionsOf, rightInput, setHomework } from '../../../test/world/answers.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import type { Actor } from '../../platform/actor.ts';
import { readAudit } from '../../platform/audit/audit.ts';
import { type Form, skillLevelWithdrawal } from './withdraw-skill-level.ts';

const world = await makeWorld();
const { member, teacher: ofTeacher } = contract;
const SKILL = 'g5-improper-to-mixed';
const skill = skillById(SKILL);
if (!skill) throw new Error('the skill is needed');
const OWN: Form = { skillId: SKILL, level: skill.targetLevel };
const origin = { actor: 'cli:admin' };
const forms = skillLevelWithdrawal(world.context);

afterEach(async () => {
  for (const level of skill.levels) await forms.restore(origin, { skillId: SKILL, level });
});

const practice = (student: Actor, isEmpty: 'true' | 'false' = 'true') =>
  world.call(student, member.questions.read, { query: { skillName: SKILL, isEmpty } });

async function homeworkOfSkill(more: object = {}) {
  const classroom = await makeClassroom(world, { students: 3 });
  const homeworkId = await setHomework(world, classroom, { skillIds: [SKILL], itemsPerSkill: 2, ...more });
  const [first, second, third] = classroom.students;
  if (!first || !second || !third) throw new Error('children are needed');
  return { ...classroom, homeworkId, first, second, third };
}

const stateOf = (questionId: string) =>
  world.db.execute<{ state: string; firstTryRight: boolean; withdrawn: boolean }>(sql`
    select state, first_try_right as "firstTryRight", withdrawn_at is not null as withdrawn from question
    where id = ${questionId}`);

const masteryOf = ({ id }: Actor) =>
  world.db.execute<{ band: string; tries: number; wrong: number; score: number }>(sql`
    select band, tries, wrong_in_a_row as wrong, score from skill_mastery where student_id = ${id} and skill_id = ${SKILL}`);

test('a withdrawn level is asked no more from the next question on, and again once it is restored', async () => {
  const { students } = await makeClassroom(world, { students: 2 });
  const [one, other] = students;
  if (!one || !other) throw new Error('children are needed');
  for (const level of skill.levels.slice(1)) await forms.withdraw(origin, { skillId: SKILL, level }, '');
  for (const student of students) expect((await practice(student)).body.sheet.level).toBe(skill.levels[0]);
  await forms.withdraw(origin, { skillId: SKILL, level: skill.levels[0] ?? 1 }, '');
  expect((await practice(one)).status).toBe(404);
  await forms.restore(origin, OWN);
  expect((await practice(one)).body.sheet.level).toBe(OWN.level);
});

test('homework that is opened after it has no question of it, and as many as the child was given count', async () => {
  const { homeworkId, first, second } = await homeworkOfSkill();
  expect((await questionsOf(world, first, homeworkId)).every(({ sheet }) => sheet.level === OWN.level)).toBe(true);
  await forms.withdraw(origin, OWN, '');
  const asked = await questionsOf(world, second, homeworkId);
  expect(asked).toHaveLength(2);
  expect(asked.some(({ sheet }) => sheet.level === OWN.level)).toBe(false);
});

test('a skill without a level left is not offered for homework, and refused', async () => {
  const { teacher, classId } = await makeClassroom(world, { students: 1 });
  for (const level of skill.levels) await forms.withdraw(origin, { skillId: SKILL, level }, '');
  const query = { grade: '5', firstPage: '40', lastPage: '45' };
  const { body } = await world.call(teacher, ofTeacher.homework.skills, { query });
  expect(body.filter(({ available }) => !available).map(({ id }) => id)).toEqual([SKILL]);
  const set = setHomework(world, { teacher, classId, schoolId: teacher.schoolId, students: [] }, { skillIds: [SKILL] });
  await expect(set).rejects.toThrow('homework was not set');
});

test('whatever was answered counts against nobody; the log stays; a second time changes nothing', async () => {
  const { teacher, homeworkId, first, second, third } = await homeworkOfSkill();
  const [wrong] = await questionsOf(world, first, homeworkId);
  const [right] = await questionsOf(world, second, homeworkId);
  const [open] = await questionsOf(world, third, homeworkId);
  if (!wrong || !right || !open) throw new Error('an empty homework');
  await answer(world, first, wrong.question_id, await mistakenInput(world, wrong.question_id));
  await answer(world, second, right.question_id, await rightInput(world, right.question_id));
  const log = () =>
    world.db.execute(sql`
    select id, verdict, reply from attempt where student_id in (${first.id}, ${second.id}) order by id`);
  const before = { log: await log(), right: await masteryOf(second) };

  const { questions, masteries } = await forms.withdraw(origin, OWN, 'کلید غلط');
  expect(questions).toBeGreaterThanOrEqual(6);
  expect(masteries).toBe(1);
  for (const each of [wrong, right, open]) {
    expect(await stateOf(each.question_id)).toEqual([{ state: 'right', firstTryRight: true, withdrawn: true }]);
  }
  expect(await log()).toEqual(before.log);
  expect(await masteryOf(second)).toEqual(before.right);
  expect(await masteryOf(first)).toMatchObject([{ tries: 0, wrong: 0, band: 'unseen' }]);
  const { body } = await world.call(teacher, ofTeacher.homework.report, { params: { id: homeworkId } });
  expect(body.students.map((row) => [row.items_done, row.first_try_right])).toEqual([
    [2, 2],
    [2, 2],
    [2, 2],
  ]);
  // Who had begun has handed in by it; who had not has not.
  expect(body.students.map(({ state }) => state).sort()).toEqual(['not_started', 'submitted', 'submitted']);

  expect(await forms.withdraw(origin, OWN, 'کلید غلط')).toEqual({ questions: 0, students: 0, masteries: 0 });
  expect((await forms.list()).filter(({ note }) => note === 'کلید غلط')).toMatchObject([OWN]);
  const audited = await readAudit(world.db, { target: `${SKILL}.${OWN.level}` });
  expect(audited.filter(({ action }) => action === 'question-form.remark').length).toBeGreaterThanOrEqual(1);
  expect(audited.some(({ action, actor }) => action === 'question-form.withdraw' && actor === 'cli:admin')).toBe(true);
});

test('no answer is taken any more, where results are hidden neither', async () => {
  const { homeworkId, first } = await homeworkOfSkill({ showAnswers: 'after_end' });
  const [question] = await questionsOf(world, first, homeworkId);
  if (!question) throw new Error('an empty homework');
  const raw = await rightInput(world, question.question_id);
  await answer(world, first, question.question_id, raw);
  await forms.withdraw(origin, OWN, '');
  const late = await answer(world, first, question.question_id, await mistakenInput(world, question.question_id));
  expect(late.status).toBe(409);
  expect(await stateOf(question.question_id)).toMatchObject([{ state: 'right' }]);
});

test('a wrong answer whose result was hidden is not counted when results are shown', async () => {
  const { homeworkId, first } = await homeworkOfSkill({ showAnswers: 'after_end' });
  const [question] = await questionsOf(world, first, homeworkId);
  if (!question) throw new Error('an empty homework');
  await answer(world, first, question.question_id, await mistakenInput(world, question.question_id));
  await forms.withdraw(origin, OWN, '');
  world.pass({ days: 30 });
  await world.call(first, member.skills.list, {});
  expect((await masteryOf(first)).every(({ tries }) => tries === 0)).toBe(true);
});

test('a call for help that only withdrawn questions raised is taken back', async () => {
  const { students, teacher } = await makeClassroom(world, { students: 1 });
  const [student] = students;
  if (!student) throw new Error('a child is needed');
  for (let n = 0; n < 6; n += 1) {
    const { body } = await practice(student);
    await answer(world, student, body.question_id, await mistakenInput(world, body.question_id));
    // The order of answers matters to what is believed of a child.
    world.pass({ minutes: 1 });
  }
  const help = async () => (await world.call(teacher, ofTeacher.dashboard.read, {})).body.help.length;
  expect(await help()).toBe(1);
  for (const level of skill.levels) await forms.withdraw(origin, { skillId: SKILL, level }, '');
  expect(await help()).toBe(0);
  expect(await masteryOf(student)).toMatchObject([{ tries: 0, wrong: 0 }]);
});

test('a mastery that this school’s log does not explain is left as it is', async () => {
  const { students } = await makeClassroom(world, { students: 1 });
  const [student] = students;
  if (!student) throw new Error('a child is needed');
  const { body } = await practice(student);
  await answer(world, student, body.question_id, await mistakenInput(world, body.question_id));
  await world.db.execute(sql`
    update skill_mastery set tries = 30, counted = 20, score = 0.9, band = 'learned'
    where school_id = ${student.schoolId} and student_id = ${student.id} and skill_id = ${SKILL}`);
  const before = await masteryOf(student);
  for (const level of skill.levels) await forms.withdraw(origin, { skillId: SKILL, level }, '');
  expect(await masteryOf(student)).toEqual(before);
});
