import { contract } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { answer, questionsOf, rightInput, setHomework } from '../../../test/world/answers.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { setQuiz } from '../../../test/world/quiz.ts';
import { recordMastery } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const { list, read } = contract.member.courses;

async function child() {
  const classroom = await makeClassroom(world, { students: 1 });
  const [student] = classroom.students;
  if (!student) throw new Error('an empty class');
  return { ...classroom, student };
}

test('the three courses of the grade by the numbers of the product, and no other', async () => {
  const { student } = await child();
  const { body } = await world.call(student, list, {});
  expect(body.map(({ id, subject }) => [id, subject])).toEqual([
    [2, 'math'],
    [6, 'literature'],
    [10, 'science'],
  ]);
  for (const courseId of [0, 1, 3, 5, 11, 12]) {
    expect((await world.call(student, read, { params: { courseId } })).status).toBe(404);
  }
});

test('mathematics is the whole book with the child’s mastery and what is assigned in it', async () => {
  const { student, ...classroom } = await child();
  const homeworkId = await setHomework(world, { ...classroom, students: [student] });
  const before = (await world.call(student, read, { params: { courseId: 2 } })).body;
  expect(before.homeworks).toMatchObject([{ id: homeworkId, items_done: 0 }]);
  const skills = before.chapters.flatMap(({ lessons }) => lessons).flatMap((lesson) => lesson.skills);
  expect(skills).toHaveLength(before.skills_count);
  expect(skills.map(({ id }) => id)).toEqual(expect.arrayContaining(before.homeworks[0]?.skill_ids ?? ['none']));
  expect(before.resume).toMatchObject({ kind: 'skill', skill_id: skills[0]?.id });

  const [question] = await questionsOf(world, student, homeworkId);
  if (!question) throw new Error('an empty homework');
  await answer(world, student, question.question_id, await rightInput(world, question.question_id));
  await recordMastery(world, student, skills[3]?.id ?? '', { band: 'learned', tries: 9, counted: 8, score: 0.9 });
  const after = (await world.call(student, read, { params: { courseId: 2 } })).body;
  expect(after.resume).toEqual({ kind: 'homework', homework_id: homeworkId, title: after.homeworks[0]?.title });
  expect(after.learned_count).toBe(1);
  const [summary] = (await world.call(student, list, {})).body;
  const { due_count: _, homeworks: __, chapters: ___, ...same } = after;
  expect(summary).toEqual(same);
});

test('literature and science are the titles of their books', async () => {
  const { student } = await child();
  for (const courseId of [6, 10]) {
    const { body } = await world.call(student, read, { params: { courseId } });
    expect(body.chapters.length).toBeGreaterThan(4);
    expect(body.skills_count).toBe(0);
  }
});

test('a quiz of the class is open work of the course, and says that it is one: its address is another', async () => {
  const { students, id } = await setQuiz(world);
  const [student] = students;
  if (!student) throw new Error('an empty class');
  const { body } = await world.call(student, contract.member.courses.read, { params: { courseId: 2 } });
  expect(body.homeworks.map((work) => [work.id, work.kind])).toEqual([[id, 'quiz']]);
  expect(body.open_homeworks).toBe(1);
  expect(body.resume, 'a quiz is begun on its own page').toMatchObject({ kind: 'skill' });
});
