import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { id, instant } from './columns.ts';
import { school, schoolYear } from './organization.ts';

export const schoolClass = pgTable(
  'class',
  {
    id: id(),
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    schoolYearId: uuid()
      .notNull()
      .references(() => schoolYear.id),
    title: text().notNull(),
    grade: integer().$type<3 | 4 | 5 | 6>().notNull(),
    createdAt: instant().notNull(),
    /** Set when its school year is rolled over. */
    archivedAt: instant(),
  },
  (table) => [index().on(table.schoolId, table.grade)],
);

/** Who teaches a class, and from when to when. */
export const classTeacher = pgTable(
  'class_teacher',
  {
    id: id(),
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    classId: uuid()
      .notNull()
      .references(() => schoolClass.id),
    teacherId: uuid()
      .notNull()
      .references(() => account.id),
    role: text().$type<'owner' | 'co' | 'substitute'>().notNull().default('owner'),
    fromAt: instant().notNull(),
    toAt: instant(),
  },
  (table) => [index().on(table.teacherId, table.classId), index().on(table.classId)],
);

/** A student's time in a class. A transfer ends one row and begins another; old reports keep the old row. */
export const enrolment = pgTable(
  'enrolment',
  {
    id: id(),
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    classId: uuid()
      .notNull()
      .references(() => schoolClass.id),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    state: text().$type<'invited' | 'active' | 'transferred' | 'left' | 'graduated'>().notNull().default('active'),
    fromAt: instant().notNull(),
    toAt: instant(),
  },
  (table) => [index().on(table.classId, table.state), index().on(table.studentId, table.state)],
);
