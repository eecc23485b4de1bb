import { check, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { GRADES, type Grade, instant, oneOf } from './columns.ts';
import { school } from './organization.ts';

/** A student's placement in the book of a grade. What came of it follows from its questions. */
export const placement = pgTable(
  'placement',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    grade: integer().$type<Grade>().notNull(),
    /** The teacher who asked for it; null where the student began it by itself. */
    askedBy: uuid().references(() => account.id),
    askedAt: instant(),
    /** Ids of its questions, in their order. */
    questionIds: jsonb().$type<readonly string[]>().notNull(),
    begunAt: instant(),
    doneAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.studentId, table.grade] }),
    check('placement_grade_check', oneOf('grade', GRADES)),
  ],
);
