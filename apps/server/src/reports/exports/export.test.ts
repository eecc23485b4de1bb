import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { contract } from '@mashq/api/contract';
import readXlsxFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { answer, rightInput } from '../../../test/world/answers.ts';
import { daysFrom, setHomework } from '../../../test/world/homework.ts';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { begin, setQuiz } from '../../../test/world/quiz.ts';
import { recordQuestion } from '../../../test/world/record-answers.ts';
import { makeWorld } from '../../../test/world/world.ts';

const world = await makeWorld();
const calls = contract.teacher.exports;
const SKILL = 'g5-improper-to-mixed';

const textOf = async (file: File) => (await file.text()).replace('\u{feff}', '');
const linesOf = async (file: File) => (await textOf(file)).trimEnd().split('\r\n');
const sheetsOf = async (file: File) => readXlsxFile(Buffer.from(await file.arrayBuffer()));
const nameIn = (headers: Readonly<Record<string, unknown>>) => {
  const [, name = ''] =
    /^attachment; filename="report\.\w+"; filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition'])) ?? [];
  return decodeURIComponent(name);
};

async function prepared() {
  const classroom = await makeClassroom(world, { title: 'پنجم: الف/ب' });
  const homework = await setHomework(world, classroom, { title: '=کسرها', skillIds: [SKILL], itemsPerSkill: 2 });
  const [first] = classroom.students;
  if (!first) throw new Error('a class without children');
  await recordQuestion(world, first, homework.id, {
    skillId: SKILL,
    position: 0,
    state: 'right',
    firstTryRight: true,
    answers: [{ raw: { kind: 'integer', values: ['1'] }, verdict: 'right' }],
  });
  return { ...classroom, homework, first, params: { id: homework.id } };
}

describe('a homework as a file', () => {
  test('is a workbook with the numbers of the report', async () => {
    const { teacher, params } = await prepared();
    const { body: report } = await world.call(teacher, contract.teacher.homework.report, { params });
    const { body, headers } = await world.call(teacher, calls.homework, { params, query: {} });
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(nameIn(headers)).toBe('=کسرها - پنجم الف ب - 1405-06-30.xlsx');
    const [students, skills, cells, facts] = await sheetsOf(body);
    expect([students?.sheet, skills?.sheet, cells?.sheet, facts?.sheet]).toEqual([
      'دانش‌آموزان',
      'مهارت‌ها',
      'مهارت به مهارت',
      'مشخصات',
    ]);
    const of = (rows: typeof students, heading: string) => {
      const [headings = [], ...rest] = rows?.data ?? [];
      return rest.map((row) => row[headings.indexOf(heading)]);
    };
    expect(of(students, 'دانش‌آموز')).toEqual(report.students.map(({ name }) => name));
    expect(of(students, 'همهٔ سؤال‌ها')).toEqual(report.students.map(({ items_total }) => items_total));
    expect(of(skills, 'درست در بار اول')).toEqual([1]);
    expect(of(cells, 'درست در بار اول').reduce((sum: number, each) => sum + Number(each), 0)).toBe(1);
    expect(cells?.data).toHaveLength(1 + report.cells.length);
    expect(facts?.data).toContainEqual(['عنوان', '=کسرها']);
  });

  test('is a table of comma-separated values, the one that is asked for', async () => {
    const { teacher, params, first } = await prepared();
    const { body, headers } = await world.call(teacher, calls.homework, { params, query: { format: 'csv' } });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(nameIn(headers)).toBe('=کسرها - پنجم الف ب - دانش آموزان - 1405-06-30.csv');
    const lines = await linesOf(body);
    expect(lines[0]).toMatch(/^دانش‌آموز,وضعیت,/);
    expect(lines).toHaveLength(4);
    const facts = await world.call(teacher, calls.homework, { params, query: { format: 'csv', table: 'facts' } });
    expect(await linesOf(facts.body)).toContain("عنوان,'=کسرها");
    const own = await world.call(teacher, calls.homeworkStudent, {
      params: { ...params, studentId: first.id },
      query: { format: 'csv' },
    });
    const [headings = '', row = ''] = await linesOf(own.body);
    const values = new Map(headings.split(',').map((heading, index) => [heading, row.split(',')[index]]));
    expect([values.get('همهٔ سؤال‌ها'), values.get('درست در بار اول')]).toEqual(['1', '1']);
  });

  test('is nothing to other teachers', async () => {
    const { params } = await prepared();
    const { teacher } = await makeClassroom(world);
    const { status, refusal } = await world.call(teacher, calls.homework, { params, query: {} });
    expect([status, refusal.detail]).toEqual([404, expect.stringMatching(/[\u0600-\u06ff]/)]);
  });
});

test('a quiz has its children, their answers, skills and questions, for its teacher and the manager of its school alike', async () => {
  const { teacher, schoolId, students, id, params } = await setQuiz(world, { title: '=آزمون' });
  const [first] = students;
  if (!first) throw new Error('a class without children');
  const { body: paper } = await begin(world, first, id);
  const [question] = paper.questions;
  const questionId = question?.question_id ?? '';
  await answer(world, first, questionId, await rightInput(world, questionId));
  await world.call(first, contract.member.quiz.submit, {
    params: { quizId: id },
    body: { id: paper.quiz.current?.id ?? '' },
  });
  const { body, headers } = await world.call(teacher, calls.quiz, { params, query: {} });
  expect(nameIn(headers)).toMatch(/^=آزمون - .*\.xlsx$/);
  const [rows, answers, , questions, facts] = await sheetsOf(body);
  const { body: report } = await world.call(teacher, contract.teacher.quiz.report, { params });
  expect(rows?.data.slice(1).map(([name, , points]) => [name, points])).toEqual(
    report.students.map(({ name, score }) => [name, score?.points ?? null]),
  );
  // One child has a result: a row for each of its six questions.
  expect(
    answers?.data
      .slice(1)
      .map((row) => row[3])
      .toSorted(),
  ).toEqual(['درست', ...Array.from({ length: 5 }, () => 'بی‌پاسخ')].toSorted());
  expect(questions?.data).toHaveLength(1 + 6);
  expect(facts?.data).toContainEqual(['عنوان', '=آزمون']);
  const asked = { params, query: { format: 'csv' as const, table: 'answers' as const } };
  const manager = await makePerson(world, { role: 'MANAGER', schoolId });
  const files = [
    await world.call(teacher, calls.quiz, asked),
    await world.call(manager, contract.school.quiz.export, asked),
  ];
  const [own = [], theirs = []] = await Promise.all(files.map((file) => linesOf(file.body)));
  expect(own).toHaveLength(7);
  expect(theirs).toEqual(own);
  const { teacher: other } = await makeClassroom(world);
  expect((await world.call(other, calls.quiz, asked)).status).toBe(404);
});

test('a review has its groups, and each of its children', async () => {
  const { teacher, classId, students } = await makeClassroom(world);
  const id = randomUUID();
  const [first] = students;
  if (!first) throw new Error('a class without children');
  const groups = [{ name: 'کسرها', skillIds: [SKILL], studentIds: [first.id] }];
  const set = { id, classId, groups, endDate: daysFrom(world, 3) };
  expect((await world.call(teacher, contract.teacher.review.create, { body: set })).status).toBe(201);
  const params = { id };
  const sheets = await sheetsOf((await world.call(teacher, calls.review, { params, query: {} })).body);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['دانش‌آموزان', 'گروه‌ها', 'مهارت‌ها', 'مهارت به مهارت', 'مشخصات']);
  expect(sheets[1]?.data[1]?.slice(0, 3)).toEqual(['کسرها', 1, 0]);
  const own = await world.call(teacher, calls.reviewStudent, { params: { id, studentId: first.id }, query: {} });
  expect((await sheetsOf(own.body))[0]?.data).toHaveLength(2);
});

test('the children of all classes, or of those that the list shows', async () => {
  const { teacher, classId, schoolId } = await makeClassroom(world, { title: 'پنجم الف' });
  await makeClassroom(world, { title: 'پنجم ب', students: 2, schoolId, teacher });
  const names = async (query: { classId?: string; search?: string }) => {
    const { body } = await world.call(teacher, calls.students, { query: { format: 'csv', ...query } });
    return (await linesOf(body)).slice(1).map((line) => line.split(',')[1]);
  };
  expect(await names({})).toHaveLength(5);
  expect(await names({ classId })).toEqual(['پنجم الف', 'پنجم الف', 'پنجم الف']);
  expect(await names({ search: 'خانواده۳' })).toEqual(['پنجم الف']);
});

test('one child: skills, weeks and work, and none of the notes', async () => {
  const { teacher, first } = await prepared();
  const params = { studentId: first.id };
  await world.call(teacher, contract.teacher.report.addNote, { params, body: { id: randomUUID(), body: 'یک راز' } });
  const { body } = await world.call(teacher, calls.student, { params, query: {} });
  const sheets = await sheetsOf(body);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['مهارت‌ها', 'هفته‌ها', 'تکلیف‌ها و مرورها']);
  expect(sheets[1]?.data).toHaveLength(9);
  expect(sheets[2]?.data[1]?.slice(0, 2)).toEqual(['=کسرها', 'تکلیف']);
  expect(JSON.stringify(sheets)).not.toContain('یک راز');
});

test('the skills of a class: every child is in one band of each', async () => {
  const { teacher, classId } = await makeClassroom(world, { students: 4 });
  const { body } = await world.call(teacher, calls.classSkills, { params: { classId }, query: {} });
  const [sheet] = await sheetsOf(body);
  const [headings = [], ...rows] = sheet?.data ?? [];
  const from = headings.indexOf('ندیده');
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) expect(row.slice(from).reduce((sum: number, each) => sum + Number(each), 0)).toBe(4);
});
