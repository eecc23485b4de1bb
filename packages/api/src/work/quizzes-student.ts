import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, IdSchema, OkSchema, QueryCountSchema } from '../platform/primitives.schemas.ts';
import {
  MemberQuizFinalSchema,
  MemberQuizPaperSchema,
  MemberQuizReportSchema,
  MemberQuizSchema,
} from './quizzes.schemas.ts';

const student = ['student'] as const;

const quizId = v.object({ quizId: IdSchema });
const notMine = { 404: 'No such quiz among the student’s own.' };

export const memberQuiz = {
  list: defineCall({
    method: 'GET',
    path: '/member/quiz/',
    access: student,
    summary: 'The quizzes of the student: coming, open and done, at most a hundred.',
    response: v.array(MemberQuizSchema),
  }),
  finalReport: defineCall({
    method: 'GET',
    path: '/member/quiz/final-report/',
    access: student,
    summary: 'All quizzes whose result is out, and how each skill goes.',
    response: MemberQuizFinalSchema,
  }),
  read: defineCall({
    method: 'GET',
    path: '/member/quiz/{quizId}/',
    access: student,
    summary: 'One quiz with its rules and where the student is in it.',
    params: quizId,
    response: MemberQuizSchema,
    errors: notMine,
  }),
  begin: defineCall({
    method: 'POST',
    path: '/member/quiz/{quizId}/begin/',
    access: student,
    summary: 'Begins a try; its `id` is made by the caller. Where one is running that one comes back.',
    params: quizId,
    body: v.strictObject({ id: IdSchema }),
    response: MemberQuizPaperSchema,
    errors: { ...notMine, 409: 'It is not open, paused, or there is no further try.' },
  }),
  questions: defineCall({
    method: 'GET',
    path: '/member/quiz/{quizId}/questions/',
    access: student,
    summary: 'The questions of the running try, without anything that tells right from wrong.',
    params: quizId,
    response: MemberQuizPaperSchema,
    errors: { ...notMine, 409: 'No try is running.' },
  }),
  goOn: defineCall({
    method: 'POST',
    path: '/member/quiz/{quizId}/go-on/',
    access: student,
    summary: 'Goes on to the next question where they come one after another; there is no way back.',
    params: quizId,
    /** The question that is left. */
    body: v.strictObject({ position: CountSchema }),
    response: MemberQuizPaperSchema,
    errors: { ...notMine, 409: 'No try is running.' },
  }),
  flag: defineCall({
    method: 'PATCH',
    path: '/member/quiz/{quizId}/questions/{position}/',
    access: student,
    summary: 'Flags a question to come back to, or takes the flag away.',
    params: v.object({ quizId: IdSchema, position: QueryCountSchema }),
    body: v.strictObject({ flagged: v.boolean() }),
    response: OkSchema,
    errors: { 404: 'No such quiz or question.', 409: 'No try is running.' },
  }),
  left: defineCall({
    method: 'POST',
    path: '/member/quiz/{quizId}/left-page/',
    access: student,
    summary: 'Notes that the student left the page, for the teacher to know; nothing follows from it.',
    params: quizId,
    body: v.strictObject({ times: v.pipe(CountSchema, v.minValue(1), v.maxValue(100)) }),
    response: OkSchema,
    errors: notMine,
  }),
  submit: defineCall({
    method: 'POST',
    path: '/member/quiz/{quizId}/submit/',
    access: student,
    summary: 'Hands a try in. A second time changes nothing.',
    params: quizId,
    /** The try. */
    body: v.strictObject({ id: IdSchema }),
    response: MemberQuizSchema,
    errors: { ...notMine, 409: 'The grace is over.' },
  }),
  report: defineCall({
    method: 'GET',
    path: '/member/quiz/{quizId}/report/',
    access: student,
    summary: 'The result, once it is out.',
    params: quizId,
    response: MemberQuizReportSchema,
    errors: { ...notMine, 409: 'The result is not out.' },
  }),
};
