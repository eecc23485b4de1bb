import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { idInSchool, instant, oneOf } from './columns.ts';
import { school } from './organization.ts';

export const DESCRIPTIVE_LEVELS = ['needs-work', 'acceptable', 'good', 'very-good'] as const;
export type StoredDescriptiveLevel = (typeof DESCRIPTIVE_LEVELS)[number];

/** What a teacher writes down about a child, for the child's teachers alone. */
export const studentNote = pgTable(
  'student_note',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** Made by the caller: the idempotency key. */
    id: idInSchool(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    authorId: uuid()
      .notNull()
      .references(() => account.id),
    /** Emptied when the note is removed: what is taken back about a child is gone. */
    body: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    removedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index().on(table.schoolId, table.studentId, table.createdAt),
    check('student_note_version_check', sql`version > 0`),
  ],
);

/** The descriptive level of a child in a skill where a teacher set it otherwise than the answers say. */
export const studentSkillLevel = pgTable(
  'student_skill_level',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    skillId: text().notNull(),
    level: text().$type<StoredDescriptiveLevel>().notNull(),
    explanation: text().notNull(),
    teacherId: uuid()
      .notNull()
      .references(() => account.id),
    setAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.studentId, table.skillId] }),
    check('student_skill_level_level_check', oneOf('level', DESCRIPTIVE_LEVELS)),
  ],
);
