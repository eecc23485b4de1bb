import type { SurveyAnswerSchema, SurveyQuestionSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import { account } from './account.ts';
import { id, instant, notNegative } from './columns.ts';
import { school } from './organization.ts';

export type SurveyQuestion = InferOutput<typeof SurveyQuestionSchema>;
export type SurveyAnswer = InferOutput<typeof SurveyAnswerSchema>;

/** Made by administrators, for people of all schools or of some. It is asked from `fromAt` to `toAt`. */
export const survey = pgTable(
  'survey',
  {
    id: id(),
    title: text().notNull(),
    intro: text().notNull(),
    /** Who is asked, by the role of the account. */
    roles: text().array().notNull(),
    /** Children of these grades; empty: of all. */
    grades: integer().array().notNull(),
    /** People of these schools; empty: of all. */
    schoolIds: uuid().array().notNull(),
    fromAt: instant().notNull(),
    toAt: instant().notNull(),
    /** Results name nobody. */
    anonymous: boolean().notNull(),
    maxSkips: integer().notNull(),
    questions: json().$type<readonly SurveyQuestion[]>().notNull(),
    createdAt: instant().notNull(),
  },
  () => [check('survey_times_check', sql`from_at < to_at`), check('survey_counts_check', notNegative('max_skips'))],
);

/** What one person did with a survey. */
export const surveyResponse = pgTable(
  'survey_response',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    surveyId: uuid()
      .notNull()
      .references(() => survey.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    skips: integer().notNull().default(0),
    submittedAt: instant(),
    answers: json().$type<readonly SurveyAnswer[]>(),
    durationSeconds: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.surveyId, table.accountId] }),
    index().on(table.schoolId, table.accountId),
    check('survey_response_counts_check', notNegative('skips', 'duration_seconds')),
    check('survey_response_submitted_check', sql`(submitted_at is null) = (answers is null)`),
  ],
);
