import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import {
  CountSchema,
  IdSchema,
  InstantSchema,
  NameSchema,
  OkSchema,
  queryOneOf,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import { AnswerReplySchema, QuestionViewSchema, TeacherQuestionSchema } from './answered-question.schemas.ts';
import { TriedExampleSchema, WorkedExampleSchema } from './examples.schemas.ts';
import { ExplanationSchema, LevelSchema, RawInputSchema } from './question.schemas.ts';

const student = ['student'] as const;
const questionParams = v.object({ questionId: IdSchema });

const noQuestion = { 404: 'No such question of this student.' };

export const memberQuestions = {
  read: defineCall({
    method: 'GET',
    path: '/member/questions/',
    access: student,
    summary:
      'One question. With `questionId` that one; with `homeworkId` alone its next open one; with `skillName` (a skill id) the practice question in hand, or with `isEmpty=true` a fresh one.',
    query: v.object({
      questionId: v.optional(IdSchema),
      homeworkId: v.optional(IdSchema),
      skillName: v.optional(NameSchema),
      isEmpty: v.optional(v.picklist(['true', 'false'])),
    }),
    response: QuestionViewSchema,
    errors: { ...noQuestion, 409: 'Every question of the homework is done, or its answers are archived.' },
  }),
  answer: defineCall({
    method: 'POST',
    path: '/member/questions/{questionId}/answer/',
    access: student,
    summary: 'Stores an answer, then says what it was worth. The same `id` counts once, however often it is sent.',
    params: questionParams,
    body: v.strictObject({
      /** Made by the client: the idempotency key. */
      id: IdSchema,
      raw: RawInputSchema,
      shownAt: InstantSchema,
      answeredAt: InstantSchema,
      /** Milliseconds of attention, idle time past 2 minutes cut. */
      activeMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000)),
      /** It waited for the network. */
      offline: v.optional(v.boolean(), false),
      /** The device's clock when it sends: shows by how much that clock is off. */
      sentAt: v.optional(InstantSchema),
    }),
    response: AnswerReplySchema,
    errors: {
      ...noQuestion,
      409: 'The homework takes no more answers, or the question is done. An offline answer that is too late is stored instead, and does not count.',
    },
  }),
  hint: defineCall({
    method: 'POST',
    path: '/member/questions/{questionId}/hint/',
    access: student,
    summary:
      'Opens the hint after those already open; `opened` says how many the caller has, so that a repeat opens none.',
    params: questionParams,
    body: v.strictObject({ opened: CountSchema }),
    response: v.strictObject({
      hints: v.array(ExplanationSchema),
      more_hints: v.boolean(),
      may_open_solution: v.boolean(),
    }),
    errors: { ...noQuestion, 409: 'This homework is without hints.' },
  }),
  solution: defineCall({
    method: 'POST',
    path: '/member/questions/{questionId}/solution/',
    access: student,
    summary: 'The worked solution, after a try or all hints. The question then counts as seen.',
    params: questionParams,
    response: v.strictObject({
      solution: v.array(ExplanationSchema),
      next_question_id: v.nullable(IdSchema),
    }),
    errors: { ...noQuestion, 409: 'Not before a try or all hints.' },
  }),
  solutionUnderstood: defineCall({
    method: 'POST',
    path: '/member/questions/solution-understood/',
    access: student,
    summary: '«فهمیدم»: opens a twin of the question with other numbers. A second time gives the same one.',
    body: v.strictObject({ questionId: IdSchema }),
    response: v.strictObject({ question_id: IdSchema }),
    errors: { ...noQuestion, 409: 'The solution was not opened.' },
  }),
  example: defineCall({
    method: 'GET',
    path: '/member/questions/{questionId}/example/',
    access: student,
    summary:
      'A worked example of the skill and level of a practice question, with other numbers, and one whose end is left to the student. Counts as no hint.',
    params: questionParams,
    response: WorkedExampleSchema,
    errors: { 404: 'No such practice question of this student, or its skill has no other question.' },
  }),
  exampleSeen: defineCall({
    method: 'POST',
    path: '/member/questions/{questionId}/example/seen/',
    access: student,
    summary:
      'The worked example of the skill was seen: it comes by itself no more, on no device. A second time changes nothing.',
    params: questionParams,
    response: OkSchema,
    errors: noQuestion,
  }),
  tryExample: defineCall({
    method: 'POST',
    path: '/member/questions/{questionId}/example/try/',
    access: student,
    summary:
      'Checks the result that the student gives to the example whose end was left to it; without one, opens its solution. Nothing is stored.',
    params: questionParams,
    body: v.strictObject({ raw: v.nullable(RawInputSchema) }),
    response: TriedExampleSchema,
    errors: { 404: 'No such practice question of this student, or it has no such example.' },
  }),
};

export const teacherQuestions = {
  preview: defineCall({
    method: 'GET',
    path: '/teacher/questions/',
    access: ['teacher', 'school'],
    summary: 'A question of a skill as the child sees it, with key, hints and solution; `isNext` gives another one.',
    query: v.object({
      /** Of `questionId` when left out; without both the first skill. */
      skillId: v.optional(NameSchema),
      level: v.optional(queryOneOf(LevelSchema.options)),
      questionId: v.optional(v.pipe(TextSchema, v.maxLength(200))),
      isNext: v.optional(v.picklist(['true', 'false'])),
    }),
    response: TeacherQuestionSchema,
    errors: { 404: 'No such skill, or it has no questions yet.' },
  }),
};
