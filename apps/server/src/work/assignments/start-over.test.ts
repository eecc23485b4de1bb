import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answer, questionsOf, rightInput, setHomework } from '../../../test/world/answers.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const calls = contract.teacher.homework;

async function begun() {
  const classroom = await makeClassroom(world, { students: 2 });
  const homeworkId = await setHomework(world, classroom);
  const [student, other] = classroom.students;
  if (!student || !other) throw new Error('a class without children');
  const questions = await questionsOf(world, student, homeworkId);
  const [first] = questions;
  if (!first) throw new Error('an empty homework');
  world.pass({ minutes: 1 });
  await answer(world, student, first.question_id, await rightInput(world, first.question_id));
  const params = { id: homeworkId, studentId: student.id };
  const startOver = () =>
    world.call(classroom.teacher, calls.setStudentState, { params, body: { action: 'start_over' } });
  const logged = async () =>
    (
      await world.db.execute<{ count: number }>(sql`
        select count(*)::int as count from attempt where student_id = ${student.id}`)
    )[0]?.count;
  return { ...classroom, homeworkId, student, other, questions, first, params, startOver, logged };
}

test('a child starts over with other numbers; the old try stays in the log, the report counts from nothing', async () => {
  const { teacher, student, homeworkId, questions, startOver, logged } = await begun();
  expect((await startOver()).body).toMatchObject({ state: 'not_started', items_done: 0, first_try_right: 0, right: 0 });
  const fresh = await questionsOf(world, student, homeworkId);
  const content = (all: typeof fresh) => all.map(({ sheet }) => JSON.stringify(sheet.stem));
  expect(fresh.map(({ skill }) => skill.id)).toEqual(questions.map(({ skill }) => skill.id));
  // Skills with few numbers may draw the same one again.
  const same = fresh.filter((_, index) => content(fresh)[index] === content(questions)[index]);
  expect(same.length).toBeLessThan(fresh.length / 2);
  expect(fresh.every(({ state, tries }) => state === 'open' && tries === 0)).toBe(true);
  expect(await logged()).toBe(1);
  const { body } = await world.call(teacher, calls.report, { params: { id: homeworkId } });
  expect(body.skills.every(({ answered }) => answered === 0)).toBe(true);
  const [again] = fresh;
  world.pass({ minutes: 1 });
  await answer(world, student, again?.question_id ?? '', await rightInput(world, again?.question_id ?? ''));
  const after = await world.call(teacher, calls.report, { params: { id: homeworkId } });
  expect(after.body.students.find(({ student_id }) => student_id === student.id)).toMatchObject({
    items_done: 1,
    right: 1,
  });
});

test('an answer to a question of the old try is kept and counts nothing', async () => {
  const { student, questions, startOver, logged, teacher, homeworkId } = await begun();
  await startOver();
  const [, second] = questions;
  const id = second?.question_id ?? '';
  const late = await answer(world, student, id, await rightInput(world, id));
  expect([late.status, late.body.verdict, late.body.late_reason]).toEqual([200, 'stored', 'after_hand_in']);
  expect(await logged()).toBe(2);
  const { body } = await world.call(teacher, calls.report, { params: { id: homeworkId } });
  expect(body.students.find(({ student_id }) => student_id === student.id)).toMatchObject({ items_done: 0, right: 0 });
  const read = await world.call(student, contract.member.questions.read, { query: { questionId: id } });
  expect(read.status).toBe(404);
});

test('who has not begun has nothing to start over, and after the end the deadline comes first', async () => {
  const { teacher, other, homeworkId, startOver } = await begun();
  const params = { id: homeworkId, studentId: other.id };
  const early = await world.call(teacher, calls.setStudentState, { params, body: { action: 'start_over' } });
  expect([early.status, early.refusal.code]).toEqual([409, 'not-started']);
  world.pass({ days: 8 });
  const late = await startOver();
  expect([late.status, late.refusal.code]).toEqual([409, 'deadline-passed']);
});

test('of two who let a child start over at once one does, and the child’s answer meanwhile is not lost', async () => {
  const { student, questions, startOver, logged, params, teacher } = await begun();
  const second = questions[1]?.question_id ?? '';
  const raw = await rightInput(world, second);
  const [one, other, reply] = await Promise.all([startOver(), startOver(), answer(world, student, second, raw)]);
  expect([one.status, other.status].filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(reply.status).toBe(200);
  expect(await logged()).toBe(2);
  const { body } = await world.call(teacher, calls.report, { params: { id: params.id } });
  const row = body.students.find(({ student_id }) => student_id === student.id);
  const [counted] = await world.db.execute<{ done: number }>(sql`
    select count(*) filter (where state <> 'open')::int as done from question
    where assignment_id = ${params.id} and student_id = ${student.id} and similar_to is null`);
  expect(row?.items_done).toBe(counted?.done);
});
