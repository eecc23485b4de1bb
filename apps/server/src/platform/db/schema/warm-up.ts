import { FACTS, factId, type PlannedFact, type WarmUpTry } from '@mashq/curriculum/facts';
import { check, date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';

/** A student's memory of one fact of the times tables: `FactMemory` of the curriculum. */
export const factMemory = pgTable(
  'fact_memory',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    /** The smaller factor first: `6×8`. */
    fact: text().notNull(),
    dueAt: instant().notNull(),
    lastAt: instant().notNull(),
    /** Days after which it is recalled with a chance of 90 %. */
    stability: doublePrecision().notNull(),
    /** 1 to 10. */
    difficulty: doublePrecision().notNull(),
    reviews: integer().notNull(),
    lapses: integer().notNull(),
    phase: integer().notNull(),
    step: integer().notNull(),
    plannedDays: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.studentId, table.fact] }),
    check('fact_memory_fact_check', oneOf('fact', FACTS.map(factId))),
    check('fact_memory_counts_check', notNegative('reviews', 'lapses', 'phase', 'step', 'planned_days')),
  ],
);

/** A try as it is stored: with the time the memory was reckoned by. */
export interface StoredTry extends WarmUpTry {
  readonly at: string;
}

/** A student's warm-up of a day: its plan, which stays, and what was answered. */
export const warmUp = pgTable(
  'warm_up',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    /** The day in Asia/Tehran. */
    day: date().notNull(),
    facts: jsonb().$type<readonly PlannedFact[]>().notNull(),
    tries: jsonb().$type<readonly StoredTry[]>().notNull(),
    begunAt: instant().notNull(),
    /** When no further fact followed; null until then. */
    doneAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.studentId, table.day] })],
);
