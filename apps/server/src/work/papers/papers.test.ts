import { randomUUID } from 'node:crypto';
import { contract, type Worksheet } from '@mashq/api/contract';
import { expect, test } from 'vitest';
import { daysFrom } from '../../../test/world/homework.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { allowQuizzes } from '../../../test/world/quiz.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const calls = contract.teacher.papers;
const quiz = contract.teacher.quiz;
const endDate = daysFrom(world, 7);

const questionIds = ({ sheets }: Worksheet) => sheets.map(({ questions }) => questions.map((each) => each.question_id));

test('a teacher sees the papers of the class’s book, and makes a draft of one that only it sees', async () => {
  const { teacher, students, classId, schoolId } = await makeClassroom(world, { students: 2 });
  await allowQuizzes(world, schoolId);
  const params = { classId };
  const papers = await world.call(teacher, calls.list, { params });
  expect(papers.status).toBe(200);
  const [first, second, chapter] = papers.body;
  expect([first?.kind, second?.kind, chapter?.kind]).toEqual(['first_term', 'second_term', 'chapter']);
  expect(first).toMatchObject({ questions: 20, chapter: null });
  expect(first?.title).toMatch(/^آزمون نوبت اول، /);

  const id = randomUUID();
  const body = { id, kind: 'first_term', endDate } as const;
  const made = await world.call(teacher, calls.draft, { params, body });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ id, state: 'draft', items_total: 20, points_total: 20, title: first?.title });
  const mine = students[0];
  if (mine === undefined) throw new Error('no student');
  const seen = await world.call(mine, contract.member.quiz.list, { query: {} });
  expect(JSON.stringify(seen.body)).not.toContain(id);

  const before = (await world.call(teacher, quiz.questions, { params: { id } })).body;
  const again = await world.call(teacher, calls.draft, { params, body });
  expect(again.status).toBe(201);
  expect((await world.call(teacher, quiz.questions, { params: { id } })).body).toEqual(before);
});

test('two drafts of one paper have other skills and other numbers; a school without quizzes has none', async () => {
  const { teacher, classId, schoolId } = await makeClassroom(world, { students: 1 });
  const draft = (id: string) =>
    world.call(teacher, calls.draft, { params: { classId }, body: { id, kind: 'first_term', endDate } });
  expect((await draft(randomUUID())).status).toBe(409);
  await allowQuizzes(world, schoolId);
  const [one, other] = await Promise.all(
    [randomUUID(), randomUUID()].map(async (id) => {
      await draft(id);
      const { body } = await world.call(teacher, quiz.questions, { params: { id } });
      return { skills: body.map(({ skill }) => skill.id), stems: body.map(({ sheet }) => sheet.stem) };
    }),
  );
  expect(one?.stems).toHaveLength(20);
  expect(one?.skills).not.toEqual(other?.skills);
  expect(one?.stems).not.toEqual(other?.stems);
});

test('a paper is printed with its key, the same by the same seed, another by another, each variant with numbers of its own', async () => {
  const { teacher, classId } = await makeClassroom(world, { students: 3 });
  const print = async (seed: number, variants?: number) =>
    (
      await world.call(teacher, calls.print, {
        params: { classId },
        body: { kind: 'second_term', seed, ...(variants !== undefined && { variants }) },
      })
    ).body;
  const sheet = await print(5, 2);
  expect(sheet.title).toMatch(/^آزمون نوبت دوم، /);
  expect(sheet.sheets.map(({ questions }) => questions.length)).toEqual([20, 20]);
  expect(sheet.sheets.every(({ questions }) => questions.every(({ key }) => key.length > 0))).toBe(true);
  expect(await print(5, 2)).toEqual(sheet);
  const [one, other] = questionIds(sheet);
  expect(one).not.toEqual(other);
  expect(questionIds(await print(6, 1))[0]).not.toEqual(one);
  expect((await print(5)).sheets.map(({ student }) => student !== null)).toEqual([true, true, true]);
});

test('a review names its chapter, a term none, and a chapter is one of the book', async () => {
  const { teacher, classId } = await makeClassroom(world, { students: 1 });
  const refused = async (body: { kind: 'chapter' | 'first_term'; chapter?: number }) => [
    (await world.call(teacher, calls.print, { params: { classId }, body: { ...body, seed: 1 } })).status,
    (await world.call(teacher, calls.draft, { params: { classId }, body: { ...body, id: randomUUID(), endDate } }))
      .status,
  ];
  expect(await refused({ kind: 'chapter' })).toEqual([422, 422]);
  expect(await refused({ kind: 'first_term', chapter: 1 })).toEqual([422, 422]);
  expect(await refused({ kind: 'chapter', chapter: 19 })).toEqual([404, 404]);
});

test('another teacher’s class is not there', async () => {
  const { classId } = await makeClassroom(world, { students: 1 });
  const stranger = (await makeClassroom(world, { students: 1 })).teacher;
  const params = { classId };
  expect((await world.call(stranger, calls.list, { params })).status).toBe(404);
  expect((await world.call(stranger, calls.print, { params, body: { kind: 'first_term', seed: 1 } })).status).toBe(404);
  const body = { id: randomUUID(), kind: 'first_term', endDate } as const;
  expect((await world.call(stranger, calls.draft, { params, body })).status).toBe(404);
});
