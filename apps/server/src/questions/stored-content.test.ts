import { contract } from '@mashq/api/contract';
import { type Misconception, rawFromAnswer, type Skill, skillById } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { answer, questionsOf, rightInput, setHomework, wholeQuestion } from '../../test/world/answers.ts';
import { type Classroom, makeClassroom } from '../../test/world/people.ts';
import { makeWorld } from '../../test/world/world.ts';
import type { Actor } from '../platform/actor.ts';
import { backfillContents } from './backfill-contents.ts';

const world = await makeWorld();
const SKILL = 'g5-improper-to-mixed';
const LOST = 'g5-taken-out';
const { questions, homework: memberHomework } = contract.member;
const reports = contract.teacher.homework;

const skill = skillById(SKILL) as Skill;
const original = { ...skill };
afterEach(() => Object.assign(skill, original));

/** A later version of the skill: other questions, other words, and none of the misconceptions it knew. */
async function changeSkill(): Promise<void> {
  const text = [{ t: 'text', text: 'پرسش تازه' }] as const;
  const content = [{ t: 'paragraph', content: text }] as const;
  const changed: Partial<Skill> = {
    revision: original.revision + 1,
    targetLevel: 3,
    generate: (seed, level) => ({
      ...original.generate(seed + 1, level),
      seed,
      stem: content,
      misconceptions: [],
      hints: [{ content }],
      solution: [{ content }],
    }),
  };
  Object.assign(skill, changed);
}

/** What is stored of the skill is of one that the curriculum does not know. */
async function loseSkill(): Promise<void> {
  for (const table of ['question', 'attempt', 'assignment_skill', 'skill_mastery']) {
    await world.db.execute(sql.raw(`update ${table} set skill_id = '${LOST}' where skill_id = '${SKILL}'`));
  }
}

/** A child with one question open, one answered by a known misconception and then rightly, one seen with its solution. */
async function prepared(): Promise<Prepared> {
  const classroom = await makeClassroom(world, { students: 1 });
  const [student] = classroom.students;
  if (!student) throw new Error('a child is needed');
  const homeworkId = await setHomework(world, classroom, { skillIds: [SKILL], itemsPerSkill: 5 });
  const given = await questionsOf(world, student, homeworkId);
  const whole = await Promise.all(given.map(({ question_id }) => wholeQuestion(world, question_id)));
  const index = whole.findIndex(({ misconceptions }) => misconceptions.some(({ unclear }) => unclear === undefined));
  const misconception = whole[index]?.misconceptions.find(({ unclear }) => unclear === undefined);
  const done = given[index]?.question_id;
  const [open, revealed] = given.map(({ question_id }) => question_id).filter((id) => id !== done);
  if (!misconception || !done || !open || !revealed) throw new Error('no question has a known misconception');

  await answer(world, student, done, rawFromAnswer(misconception.answer));
  await answer(world, student, done, { kind: 'mixed', whole: '؟', numerator: '', denominator: '' });
  await answer(world, student, done, await rightInput(world, done));
  await world.call(student, questions.hint, { params: { questionId: open }, body: { opened: 0 } });
  for (const opened of [0, 1, 2, 3]) {
    await world.call(student, questions.hint, { params: { questionId: revealed }, body: { opened } });
  }
  await world.call(student, questions.solution, { params: { questionId: revealed } });
  const homework = { ...classroom, student, homeworkId, open, done, revealed, misconception };
  // A look notes what was looked at; from the second on everything stays as it is.
  await everythingShown(homework);
  return homework;
}

interface Prepared extends Classroom {
  readonly student: Actor;
  readonly homeworkId: string;
  readonly open: string;
  readonly done: string;
  readonly revealed: string;
  readonly misconception: Misconception;
}

/** Everything the child and the teacher are shown of the homework. */
async function everythingShown({ student, teacher, homeworkId, open, done, revealed }: Prepared) {
  const [{ skillId = SKILL } = {}] = await world.db.execute<{ skillId: string }>(sql`
    select skill_id as "skillId" from question where id = ${open}`);
  const params = { id: homeworkId, studentId: student.id, skillId };
  const views = [open, done, revealed].map(async (questionId) => [
    (await world.call(student, questions.read, { query: { questionId } })).body,
    (await world.call(student, questions.solution, { params: { questionId } })).body,
    (await world.call(student, questions.hint, { params: { questionId }, body: { opened: 0 } })).body,
  ]);
  const bodies = [
    ...(await Promise.all(views)),
    await questionsOf(world, student, homeworkId),
    (await world.call(student, memberHomework.read, { params: { homeworkId } })).body,
    (await world.call(teacher, reports.report, { params: { id: homeworkId } })).body,
    (await world.call(teacher, reports.studentSkill, { params })).body,
  ];
  return JSON.parse(JSON.stringify(bodies)) as typeof bodies;
}

/** What the books say of a skill may change: its title and its place are not part of a question. */
const withoutPlace = (shown: unknown): unknown =>
  JSON.parse(
    JSON.stringify(shown, (_, value) =>
      typeof value === 'object' && value !== null && 'first_page' in value
        ? { ...value, ...Object.fromEntries(PLACE.map((name) => [name, null])) }
        : value,
    )
      .replaceAll(/"skill_title":"[^"]*"/g, '"skill_title":null')
      .replaceAll(SKILL, LOST),
  );
const PLACE = ['title', 'chapter', 'chapter_title', 'lesson', 'lesson_title', 'first_page', 'last_page', 'available'];

test.each([
  ['is changed', changeSkill],
  ['is taken out of the curriculum', loseSkill],
])('after a skill %s, everything a child and a teacher were shown is the same', async (_, happen) => {
  const homework = await prepared();
  const before = withoutPlace(await everythingShown(homework));
  await happen();
  expect(withoutPlace(await everythingShown(homework))).toEqual(before);
  const { body } = await world.call(homework.teacher, reports.report, { params: { id: homework.homeworkId } });
  expect(body.mistakes.map(({ title }) => title)).toEqual([homework.misconception.title]);
});

test.each([
  ['is changed', changeSkill],
  ['is taken out of the curriculum', loseSkill],
])('after a skill %s, an open question is answered by the key it had', async (_, happen) => {
  const { student, open } = await prepared();
  const { key, hints } = await wholeQuestion(world, open);
  await happen();
  const { body: hint } = await world.call(student, questions.hint, {
    params: { questionId: open },
    body: { opened: 1 },
  });
  expect(hint.hints).toEqual(hints.slice(0, 2));
  const { body } = await answer(world, student, open, rawFromAnswer(key));
  expect(body).toMatchObject({ verdict: 'right', state: 'right' });
});

test('a new question is made by the changed skill, beside the old ones', async () => {
  const { student, revealed } = await prepared();
  await changeSkill();
  await world.call(student, questions.solutionUnderstood, { body: { questionId: revealed } });
  const { body } = await world.call(student, questions.read, { query: { skillName: SKILL } });
  expect(body.sheet.stem).toEqual([{ t: 'paragraph', content: [{ t: 'text', text: 'پرسش تازه' }] }]);
  const rows = await world.db.execute<{ revision: number; count: number }>(sql`
    select (content->>'revision')::int as revision, count(*)::int as count from question
    where student_id = ${student.id} group by 1 order by 1`);
  expect(rows).toEqual([
    { revision: original.revision, count: 5 },
    { revision: original.revision + 1, count: 2 },
  ]);
});

test('a skill that is gone gives no similar question, and a homework of it opens without its questions', async () => {
  const classroom = await makeClassroom(world, { students: 1 });
  const { student, revealed } = await prepared();
  const other = 'g5-mixed-to-improper';
  const homeworkId = await setHomework(world, classroom, { skillIds: [SKILL, other], itemsPerSkill: 2 });
  await loseSkill();
  const similar = await world.call(student, questions.solutionUnderstood, { body: { questionId: revealed } });
  expect(similar.status).toBe(409);
  const [late] = classroom.students;
  if (!late) throw new Error('a child is needed');
  const given = await questionsOf(world, late, homeworkId);
  expect(given.map(({ skill }) => skill.id)).toEqual([other, other]);
});

test('questions without content are shown as before and get it in batches, once', async () => {
  const homework = await prepared();
  const before = await everythingShown(homework);
  const contents = () =>
    world.db.execute(sql`select id, content from question where student_id = ${homework.student.id} order by id`);
  const stored = await contents();
  await world.db.execute(sql`update question set content = null where student_id = ${homework.student.id}`);
  expect(await everythingShown(homework)).toEqual(before);

  const broken = new AbortController();
  broken.abort();
  expect(await backfillContents(world.db, { signal: broken.signal })).toEqual({ filled: 0, lost: 0 });
  expect(await backfillContents(world.db, { batch: 2 })).toEqual({ filled: 5, lost: 0 });
  expect(await contents()).toEqual(stored);

  await changeSkill();
  expect(await backfillContents(world.db)).toEqual({ filled: 0, lost: 0 });
  expect(await everythingShown(homework)).toEqual(before);
});

test('a question that has no content and whose skill is gone is not there, and breaks nothing else', async () => {
  const homework = await prepared();
  await world.db.execute(sql`update question set content = null where student_id = ${homework.student.id}`);
  await loseSkill();
  expect(await backfillContents(world.db)).toEqual({ filled: 0, lost: 5 });
  const { student, teacher, homeworkId, open } = homework;
  expect((await world.call(student, questions.read, { query: { questionId: open } })).status).toBe(404);
  expect(await questionsOf(world, student, homeworkId)).toEqual([]);
  const params = { id: homeworkId, studentId: student.id, skillId: LOST };
  expect((await world.call(teacher, reports.studentSkill, { params })).body.questions).toEqual([]);
  expect((await world.call(teacher, reports.report, { params: { id: homeworkId } })).status).toBe(200);
});

test('the report shows what the child was answered, word for word', async () => {
  const { teacher, student, homeworkId, done } = await prepared();
  const message = [{ t: 'text', text: 'جملهٔ آن روز' }];
  await world.db.execute(sql`
    update attempt set reply = jsonb_set(reply, '{message}', ${JSON.stringify(message)}::jsonb)
    where question_id = ${done} and verdict = 'wrong'`);
  const params = { id: homeworkId, studentId: student.id, skillId: SKILL };
  const { body } = await world.call(teacher, reports.studentSkill, { params });
  const attempts = body.questions.find(({ question_id }) => question_id === done)?.attempts;
  expect(attempts?.find(({ verdict }) => verdict === 'wrong')?.message).toEqual(message);
});
