import type { Level, RawInput } from '@mashq/curriculum/model';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';
import { LEVELS, question } from './question-and-attempt.ts';

export const REPORT_REASONS = ['wrong-key', 'unclear', 'figure', 'explanation', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_STATES = ['open', 'accepted', 'rejected'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What a child or a teacher says is wrong with a question; skill, level and seed lead to it in the skill gallery. */
export const questionReport = pgTable(
  'question_report',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** Made by the caller: the idempotency key. */
    id: uuid().notNull(),
    reporterId: uuid()
      .notNull()
      .references(() => account.id),
    /** The child's question; null for one that a teacher previewed. */
    questionId: uuid(),
    skillId: text().notNull(),
    level: integer().$type<Level>().notNull(),
    seed: integer().notNull(),
    /** Of the skill when it made the question. */
    revision: integer().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull(),
    /** What was answered by then. */
    raw: jsonb().$type<RawInput>(),
    state: text().$type<ReportState>().notNull().default('open'),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    decisionNote: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'question_report_question_fk',
      columns: [table.schoolId, table.questionId],
      foreignColumns: [question.schoolId, question.id],
    }),
    index().on(table.schoolId, table.reporterId, table.createdAt),
    index().on(table.schoolId, table.state, table.createdAt),
    check('question_report_level_check', oneOf('level', LEVELS)),
    check('question_report_reason_check', oneOf('reason', REPORT_REASONS)),
    check('question_report_state_check', oneOf('state', REPORT_STATES)),
    check('question_report_counts_check', notNegative('seed', 'revision')),
  ],
);

/** Questions of a skill and level that are not asked any more, in all schools, until the skill has a higher revision. */
export const withdrawnForm = pgTable(
  'withdrawn_form',
  {
    skillId: text().notNull(),
    level: integer().$type<Level>().notNull(),
    /** The newest revision that is withdrawn. */
    revision: integer().notNull(),
    note: text().notNull(),
    withdrawnAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.skillId, table.level] }),
    check('withdrawn_form_level_check', oneOf('level', LEVELS)),
    check('withdrawn_form_counts_check', notNegative('revision')),
  ],
);
