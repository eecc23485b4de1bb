import { randomUUID } from 'node:crypto';
import { contract, type Worksheet } from '@mashq/api/contract';
import {
  type AnswerKey,
  availableSkills,
  check,
  plainLine,
  printAnswer,
  type Question,
  rawFromAnswer,
  type Skill,
} from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysFrom, setHomework } from '../../../test/world/homework.ts';
import { makeClassroom } from '../../../test/world/people.ts';
import { recordMastery } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { sheetOf } from '../../questions/make-question.ts';
import { readPreviewId } from '../../questions/preview-id.ts';
import { codesBy } from './sheet.ts';

const world = await makeWorld();
const calls = contract.teacher.worksheets;
const [SKILL, OTHER] = ['g5-improper-to-mixed', 'g5-mixed-to-improper'] as const;
const CURRICULUM = new URL('../../../../../packages/curriculum/test/', import.meta.url);

const idsOf = ({ sheets }: Worksheet) => sheets.map(({ questions }) => questions.map((each) => each.question_id));
const namesOf = ({ sheets }: Worksheet) => sheets.map(({ student }) => student?.name ?? null);

function remade(questionId: string): Question {
  const { skill, seed, level } = readPreviewId(questionId);
  return skill.generate(seed, level);
}

describe('the key', () => {
  const skills = availableSkills().map(({ id }) => id);
  const batches = Array.from({ length: Math.ceil(skills.length / 30) }, (_, index) =>
    skills.slice(index * 30, index * 30 + 30),
  );

  test.each(batches.map((batch, index) => [index + 1, batch] as const))(
    'is what the checkers of the skills find too (part %i)',
    { timeout: 180_000 },
    async (part, skillIds) => {
      const { teacher, classId } = await makeClassroom(world, { students: 1 });
      const body = { skillIds: [...skillIds], itemsPerSkill: 2, variants: 1, seed: part };
      const reply = await world.call(teacher, calls.skills, { params: { classId }, body });
      expect(reply.status).toBe(200);
      const questions = reply.body.sheets[0]?.questions ?? [];
      expect(questions).toHaveLength(skillIds.length * 2);
      const { sheetOf: seen } = (await import(new URL('question-readers/sheet.ts', CURRICULUM).href)) as {
        sheetOf: (question: Question) => unknown;
      };
      const { checkerOf } = (await import(new URL('question-readers/checker.ts', CURRICULUM).href)) as {
        checkerOf: (skill: Skill) => Promise<{ solve: (sheet: unknown) => AnswerKey }>;
      };
      for (const { question_id, sheet, key } of questions) {
        const question = remade(question_id);
        expect(sheet, question_id).toEqual(sheetOf(question));
        expect(key, question_id).toEqual([...printAnswer(question.key, question.answer)]);
        expect(plainLine(key).trim(), question_id).not.toBe('');
        expect(check(question, rawFromAnswer(question.key)).verdict, question_id).toBe('right');
        const { solve } = await checkerOf(readPreviewId(question_id).skill);
        expect(check(question, rawFromAnswer(solve(seen(question)))).verdict, question_id).toBe('right');
      }
    },
  );
});

describe('a homework on paper', () => {
  async function prepared(given: Parameters<typeof setHomework>[2] = {}) {
    const classroom = await makeClassroom(world, { students: 3 });
    const homework = await setHomework(world, classroom, { skillIds: [SKILL, OTHER], itemsPerSkill: 3, ...given });
    const params = { id: homework.id };
    const print = async (query: { variants?: number } = {}) =>
      (await world.call(classroom.teacher, calls.homework, { params, query })).body;
    return { ...classroom, homework, params, print };
  }

  test('has the questions that each child has on the screen, opened before or after', async () => {
    const { students, homework, print } = await prepared();
    const before = await print();
    const onScreen = await Promise.all(
      students.map(async (student) => {
        const params = { homeworkId: homework.id };
        return (await world.call(student, contract.member.homework.questions, { params })).body.map(
          ({ sheet }) => sheet,
        );
      }),
    );
    const onPaper = (worksheet: Worksheet) =>
      students.map(({ id }) =>
        worksheet.sheets.find(({ student }) => student?.student_id === id)?.questions.map(({ sheet }) => sheet),
      );
    expect(onPaper(before)).toEqual(onScreen);
    expect(onPaper(await print())).toEqual(onScreen);
    expect(new Set(before.sheets.map(({ code }) => code)).size).toBe(3);
    expect(await print()).toEqual(before);
  });

  test('stays as it is on the screen when the child has learned more since', async () => {
    const { students, homework, print } = await prepared();
    const [student] = students;
    if (!student) throw new Error('a class without children');
    await world.call(student, contract.member.homework.questions, { params: { homeworkId: homework.id } });
    const ofStudent = async () =>
      (await print()).sheets.find((sheet) => sheet.student?.student_id === student.id)?.questions;
    const before = await ofStudent();
    for (const skillId of [SKILL, OTHER])
      await recordMastery(world, student, skillId, { band: 'mastered', score: 1, counted: 20, tries: 20, rating: 3 });
    expect(await ofStudent()).toEqual(before);
  });

  test('assigns nothing', async () => {
    const { homework, print } = await prepared();
    await print();
    const rows = await world.db.execute(sql`select from question where assignment_id = ${homework.id}`);
    expect(rows).toHaveLength(0);
  });

  test('leaves out children who are excused; a draft is for whom it would be handed out to', async () => {
    const { students, teacher, params, print } = await prepared();
    const studentId = students[0]?.id ?? '';
    const excuse = { params: { ...params, studentId }, body: { action: 'excuse' as const } };
    await world.call(teacher, contract.teacher.homework.setStudentState, excuse);
    expect((await print()).sheets.map(({ student }) => student?.student_id)).not.toContain(studentId);
    expect((await print()).sheets).toHaveLength(2);
    const draft = await prepared({ draft: true });
    expect((await draft.print()).sheets).toHaveLength(3);
  });

  test('comes in variants that differ, each with its code; a second print is the same', async () => {
    const { print } = await prepared();
    const variants = await print({ variants: 4 });
    expect(namesOf(variants)).toEqual([null, null, null, null]);
    expect(new Set(idsOf(variants).map(String)).size).toBe(4);
    expect(new Set(variants.sheets.map(({ code }) => code)).size).toBe(4);
    expect(await print({ variants: 4 })).toEqual(variants);
  });

  test('asks the database as often for many children as for few', async () => {
    const count = async (students: number) => {
      const classroom = await makeClassroom(world, { students });
      const homework = await setHomework(world, classroom, { skillIds: [SKILL], itemsPerSkill: 1 });
      return world.countQueries(() =>
        world.services.worksheets.ofWork(classroom.teacher, 'homework', homework.id, undefined),
      );
    };
    expect(await count(12)).toBe(await count(1));
  });

  test('is nothing to other teachers', async () => {
    const { params } = await prepared();
    const { teacher } = await makeClassroom(world);
    expect((await world.call(teacher, calls.homework, { params, query: {} })).status).toBe(404);
  });
});

test('no two sheets have the same code', () => {
  const code = codesBy(7);
  const codes = Array.from({ length: 2000 }, (_, index) => code(`variant ${index}`));
  expect(new Set(codes).size).toBe(codes.length);
  for (const each of codes) expect(each).toMatch(/^\d{5}$/);
});

test('a review has the skills of each child’s groups', async () => {
  const { teacher, classId, students } = await makeClassroom(world, { students: 2 });
  const id = randomUUID();
  const groups = [SKILL, OTHER].map((skill, index) => ({
    name: skill,
    skillIds: [skill],
    studentIds: [students[index]?.id ?? ''],
  }));
  const body = { id, classId, groups, itemsPerSkill: 2, endDate: daysFrom(world, 3) };
  expect((await world.call(teacher, contract.teacher.review.create, { body })).status).toBe(201);
  const { body: worksheet } = await world.call(teacher, calls.review, { params: { id }, query: {} });
  const skillsOf = new Map(
    worksheet.sheets.map(({ student, questions }) => [
      student?.student_id,
      questions.map(({ question_id }) => readPreviewId(question_id).skillId),
    ]),
  );
  expect(students.map((student) => skillsOf.get(student.id))).toEqual([
    [SKILL, SKILL],
    [OTHER, OTHER],
  ]);
});

describe('skills of one’s choice', () => {
  test('one sheet for each child of the class, other ones with another seed', async () => {
    const { teacher, classId } = await makeClassroom(world);
    const print = async (seed: number) => {
      const body = { skillIds: [SKILL, OTHER], itemsPerSkill: 2, seed };
      return (await world.call(teacher, calls.skills, { params: { classId }, body })).body;
    };
    const first = await print(1);
    expect(namesOf(first)).toEqual(['نام1 خانواده1', 'نام2 خانواده2', 'نام3 خانواده3']);
    expect(new Set(idsOf(first).map(String)).size).toBe(3);
    expect(await print(1)).toEqual(first);
    expect(idsOf(await print(2))).not.toEqual(idsOf(first));
  });

  test('refuses what makes no questions, or more than a sheet holds', async () => {
    const { teacher, classId } = await makeClassroom(world);
    const print = async (skillIds: string[], itemsPerSkill = 3) => {
      const body = { skillIds, itemsPerSkill };
      const { status, refusal } = await world.call(teacher, calls.skills, { params: { classId }, body });
      return [status, refusal.code];
    };
    expect(await print(['g5-nothing'])).toEqual([422, 'skill-unknown']);
    const many = availableSkills()
      .slice(0, 20)
      .map(({ id }) => id);
    expect(await print(many, 10)).toEqual([422, 'too-many-questions']);
  });
});
