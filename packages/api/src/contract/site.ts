import * as v from 'valibot';
import { IdSchema, NameSchema, OkSchema, QueryGradeSchema, TextSchema } from '../schema/primitives.ts';
import { RawInputSchema } from '../schema/question.ts';
import { VisitorQuestionSchema, VisitorVerdictSchema } from '../schema/visitor-question.ts';
import { defineCall } from './define.ts';

/** Questions and answers of one network, where a whole school may sit behind one address. */
const TRIED = 'Nothing is stored. 60 at once of one network, and one a second after that.';

/** Calls of the public site, for visitors without an account. */
export const site = {
  question: defineCall({
    method: 'GET',
    path: '/site/question/',
    access: 'public',
    summary: `A question of a skill of the grade at its first level, another each time. ${TRIED}`,
    query: v.object({ grade: QueryGradeSchema }),
    response: VisitorQuestionSchema,
  }),
  answerQuestion: defineCall({
    method: 'POST',
    path: '/site/question/answer/',
    access: 'public',
    summary: `How an answer to a visitor’s question is graded, with the worked solution. ${TRIED}`,
    body: v.strictObject({ questionId: v.pipe(TextSchema, v.maxLength(200)), raw: RawInputSchema }),
    response: VisitorVerdictSchema,
    errors: { 404: 'No such question.' },
  }),
  sendMessage: defineCall({
    method: 'POST',
    path: '/site/message/',
    access: 'public',
    summary:
      'Stores a message of a visitor, or a registration for a webinar, for the administrators. The same `id` sent twice is stored once.',
    status: 201,
    body: v.strictObject({
      id: IdSchema,
      kind: v.picklist(['contact', 'webinar']),
      /** Id of the webinar; empty for a message. */
      subject: v.optional(NameSchema, ''),
      name: v.pipe(TextSchema, v.trim(), v.minLength(2), v.maxLength(100)),
      /** In any digits. */
      phone: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(20)),
      text: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(2000)), ''),
    }),
    response: OkSchema,
    errors: { 409: 'The id belongs to another message.' },
  }),
};
