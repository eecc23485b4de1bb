import * as v from 'valibot';
import { TestedAnswerSchema, TestedSkillSchema } from '../schema/laboratory.ts';
import { TextSchema } from '../schema/primitives.ts';
import { RawInputSchema } from '../schema/question.ts';
import { defineCall } from './define.ts';

const teacher = ['teacher'] as const;

/** The teachers' laboratory: what is tried there is not stored and counts for nobody. */
export const laboratory = {
  skills: defineCall({
    method: 'GET',
    path: '/laboratory/skills/',
    access: teacher,
    summary: 'Every skill that has questions, in the order of the books, with the levels it has.',
    response: v.array(TestedSkillSchema),
  }),
  check: defineCall({
    method: 'POST',
    path: '/laboratory/check/',
    access: teacher,
    summary:
      'How an answer to a previewed question is read and graded, and the message a child would see. Nothing is stored. 60 at once and one a second after that.',
    body: v.strictObject({ questionId: v.pipe(TextSchema, v.maxLength(200)), raw: RawInputSchema }),
    response: TestedAnswerSchema,
    errors: { 404: 'No such question.' },
  }),
};
