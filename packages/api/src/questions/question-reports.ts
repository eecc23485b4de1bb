import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { IdSchema, TextSchema } from '../platform/primitives.schemas.ts';
import { QuestionReportSchema, reportBody } from './question-reports.schemas.ts';

/** Reports of wrong questions; they go to the administrators of the site. */
export const memberQuestionReport = {
  report: defineCall({
    method: 'POST',
    path: '/member/questions/{questionId}/report/',
    access: ['student'],
    summary: 'Reports that something is wrong with a question. The same `id` sent twice reports once.',
    status: 201,
    params: v.object({ questionId: IdSchema }),
    body: v.strictObject(reportBody),
    response: QuestionReportSchema,
    errors: { 404: 'No such question of this student.', 409: 'The id belongs to another report.' },
  }),
};

export const teacherQuestionReport = {
  report: defineCall({
    method: 'POST',
    path: '/teacher/questions/report/',
    access: ['teacher'],
    summary:
      'Reports that something is wrong with a previewed question, or with one of a child in the teacher’s own homework. The same `id` sent twice reports once.',
    status: 201,
    body: v.strictObject({ ...reportBody, questionId: v.pipe(TextSchema, v.maxLength(200)) }),
    response: QuestionReportSchema,
    errors: { 404: 'No such question, or it is not of the teacher’s own.', 409: 'The id belongs to another report.' },
  }),
};
