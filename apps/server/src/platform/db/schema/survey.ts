import type { SurveyAnswerSchema, SurveyQuestionSchema } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { InferOutput } from 'valibot';
import { account } from './account.ts';
import { id, instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';

export type SurveyQuestion = InferOutput<typeof SurveyQuestionSchema>;
export type SurveyAnswer = InferOutput<typeof SurveyAnswerSchema>;

/** A draft asks nobody yet, a closed one nobody any more; closed ones can be opened again. */
export const SURVEY_STATES = ['draft', 'active', 'closed'] as const;
export type SurveyState = (typeof SURVEY_STATES)[number];

/** Made by administrators, for people of all schools or of some. While it is active it is asked from `fromAt` to `toAt`. */
export const survey = pgTable(
  'survey',
  {
    id: id(),
    state: text().$type<SurveyState>().notNull().default('active'),
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
  () => [
    check('survey_times_check', sql`from_at < to_at`),
    check('survey_counts_check', notNegative('max_skips')),
    check('survey_state_check', oneOf('state', SURVEY_STATES)),
  ],
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
