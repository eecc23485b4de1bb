import { randomUUID } from 'node:crypto';
import { type Contract, contract, type ParsedOf, type ResponseOf } from '@mashq/api/contract';
import { type Question, type RawInput, rawFromAnswer } from '@mashq/curriculum';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../src/platform/actor.ts';
import { requireContent, type StoredQuestion, storedQuestion } from '../../src/questions/question-content.ts';
import type { Classroom } from './people.ts';
import type { World } from './world.ts';

type CreateBody = Partial<ParsedOf<Contract['teacher']['homework']['create']>['body']>;

/** A homework of the class on grade 5 pages 40 to 45 until a week from now; its id. */
export async function setHomework(
  world: World,
  { teacher, classId }: Classroom,
  body: CreateBody = {},
): Promise<string> {
  const id = randomUUID();
  const { status, refusal } = await world.call(teacher, contract.teacher.homework.create, {
    body: {
      id,
      classId,
      firstPage: 40,
      lastPage: 45,
      itemsPerSkill: 2,
      endDate: new Date(world.now().getTime() + 7 * 24 * 3_600_000).toISOString(),
      ...body,
    },
  });
  if (status !== 201) throw new Error(`homework was not set: ${refusal.detail}`);
  return id;
}

/** The questions of a child's homework as the child gets them. */
export async function questionsOf(world: World, student: Actor, homeworkId: string) {
  const { body } = await world.call(student, contract.member.homework.questions, { params: { homeworkId } });
  return body;
}

/** A question with its key, as its row has it. */
export async function wholeQuestion({ db }: World, questionId: string): Promise<Question> {
  const [row] = await db.execute<StoredQuestion>(sql`
    select skill_id as "skillId", level, seed, content from question where id = ${questionId}`);
  if (!row) throw new Error('no such question');
  return storedQuestion({ ...row, content: requireContent(row) });
}

export async function rightInput(world: World, questionId: string): Promise<RawInput> {
  const { key } = await wholeQuestion(world, questionId);
  return rawFromAnswer(key);
}

/** Which of these questions is the first with a mistake that has a name: of some, no answer has one. */
export async function indexWithNamedMistake(world: World, questionIds: readonly string[]): Promise<number> {
  for (const [index, id] of questionIds.entries()) {
    const { misconceptions } = await wholeQuestion(world, id);
    if (misconceptions.some(({ unclear }) => unclear === undefined)) return index;
  }
  throw new Error('no question has a mistake with a name');
}

/** The answer of the first known mistake, one with a name where there is one: always wrong. */
export async function mistakenInput(world: World, questionId: string): Promise<RawInput> {
  const { misconceptions } = await wholeQuestion(world, questionId);
  const first = misconceptions.find(({ unclear }) => unclear === undefined) ?? misconceptions[0];
  if (!first) throw new Error('a question without a known mistake');
  return rawFromAnswer(first.answer);
}

export type AnswerReply = ResponseOf<Contract['member']['questions']['answer']>;
type AnswerBody = ParsedOf<Contract['member']['questions']['answer']>['body'];

/** The body of an answer given now. */
export function answerBody(world: World, raw: RawInput, more: Partial<AnswerBody> = {}): AnswerBody {
  const now = world.now();
  return {
    id: randomUUID(),
    raw,
    shownAt: new Date(now.getTime() - 20_000).toISOString(),
    answeredAt: now.toISOString(),
    activeMs: 20_000,
    offline: false,
    ...more,
  };
}

/** Answers over HTTP. */
export function answer(
  world: World,
  student: Actor,
  questionId: string,
  raw: RawInput,
  more: Partial<AnswerBody> = {},
) {
  return world.call(student, contract.member.questions.answer, {
    params: { questionId },
    body: answerBody(world, raw, more),
  });
}
