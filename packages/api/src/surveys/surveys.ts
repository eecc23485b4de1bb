import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';
import { SurveyAnswerSchema, SurveyCheckSchema, SurveySchema } from './surveys.schemas.ts';

const access = ['student', 'teacher', 'school'] as const;
const params = v.object({ id: IdSchema });
const notFound = { 404: 'No such survey for this person now.' };

/** Surveys: each person answers once, and may put an answer off a few times. */
export const survey = {
  checkExists: defineCall({
    method: 'GET',
    path: '/survey/check-exists/',
    access,
    summary: 'Whether a survey waits for the person: the one that ends first.',
    response: SurveyCheckSchema,
  }),
  read: defineCall({
    method: 'GET',
    path: '/survey/{id}/',
    access,
    summary: 'A survey with its questions.',
    params,
    response: SurveySchema,
    errors: notFound,
  }),
  submit: defineCall({
    method: 'POST',
    path: '/survey/{id}/submit/',
    access,
    summary: 'Answers a survey. A second time changes nothing, and replies with the time of the first.',
    params,
    body: v.strictObject({
      answers: v.pipe(v.array(SurveyAnswerSchema), v.maxLength(40)),
      /** How long it took. */
      durationSeconds: v.optional(CountSchema, 0),
    }),
    response: v.strictObject({ submitted_at: InstantSchema }),
    errors: { ...notFound, 422: 'A required question has no answer, or an answer does not fit its question.' },
  }),
  skippedAttempts: defineCall({
    method: 'POST',
    path: '/survey/{id}/skipped_attempts/',
    access,
    summary: 'Puts a survey off for the n-th time; the same number again changes nothing.',
    params,
    body: v.strictObject({ attempt: v.pipe(CountSchema, v.minValue(1)) }),
    response: SurveyCheckSchema,
    errors: { ...notFound, 409: 'It may not be skipped any more, or was answered.' },
  }),
};
