import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { GRADES, type Grade, idInSchool, instant, oneOf } from './columns.ts';
import { school, schoolYear } from './organization.ts';

export const TEACHING_ROLES = ['owner', 'co', 'substitute'] as const;
export type TeachingRole = (typeof TEACHING_ROLES)[number];

export const ENROLMENT_STATES = ['invited', 'active', 'transferred', 'left', 'graduated'] as const;
export type EnrolmentState = (typeof ENROLMENT_STATES)[number];

/** Which teachers the classes of a new school year get: those of the same grade before, those who taught its children, or none. */
export const TEACHER_RULES = ['grade', 'class', 'none'] as const;
export type TeacherRule = (typeof TEACHER_RULES)[number];

/** The classes of a school went up a grade together. Classes and enrolments name the one that made or ended them. */
export const yearRollover = pgTable(
  'year_rollover',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** Made by the caller: the idempotency key. */
    id: uuid().notNull(),
    fromYearId: uuid()
      .notNull()
      .references(() => schoolYear.id),
    toYearId: uuid()
      .notNull()
      .references(() => schoolYear.id),
    teacherRule: text().$type<TeacherRule>().notNull(),
    committedAt: instant().notNull(),
    committedBy: uuid()
      .notNull()
      .references(() => account.id),
    undoneAt: instant(),
    undoneBy: uuid().references(() => account.id),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    check('year_rollover_teacher_rule_check', oneOf('teacher_rule', TEACHER_RULES)),
  ],
);

export const schoolClass = pgTable(
  'class',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    id: idInSchool(),
    schoolYearId: uuid()
      .notNull()
      .references(() => schoolYear.id),
    title: text().notNull(),
    grade: integer().$type<Grade>().notNull(),
    createdAt: instant().notNull(),
    /** Set when its school year is rolled over. */
    archivedAt: instant(),
    madeByRolloverId: uuid(),
    archivedByRolloverId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index().on(table.schoolId, table.grade),
    foreignKey({
      name: 'class_made_by_rollover_fk',
      columns: [table.schoolId, table.madeByRolloverId],
      foreignColumns: [yearRollover.schoolId, yearRollover.id],
    }),
    foreignKey({
      name: 'class_archived_by_rollover_fk',
      columns: [table.schoolId, table.archivedByRolloverId],
      foreignColumns: [yearRollover.schoolId, yearRollover.id],
    }),
    check('class_grade_check', oneOf('grade', GRADES)),
  ],
);

/** Who teaches a class, and from when to when. */
export const classTeacher = pgTable(
  'class_teacher',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    id: idInSchool(),
    classId: uuid().notNull(),
    teacherId: uuid()
      .notNull()
      .references(() => account.id),
    role: text().$type<TeachingRole>().notNull().default('owner'),
    fromAt: instant().notNull(),
    toAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'class_teacher_class_fk',
      columns: [table.schoolId, table.classId],
      foreignColumns: [schoolClass.schoolId, schoolClass.id],
    }),
    index().on(table.schoolId, table.teacherId, table.classId),
    index().on(table.schoolId, table.classId),
    check('class_teacher_role_check', oneOf('role', TEACHING_ROLES)),
    check('class_teacher_times_check', sql`from_at <= to_at`),
  ],
);

/** A student's time in a class. A transfer ends one row and begins another; old reports keep the old row. */
export const enrolment = pgTable(
  'enrolment',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    id: idInSchool(),
    classId: uuid().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    state: text().$type<EnrolmentState>().notNull().default('active'),
    fromAt: instant().notNull(),
    toAt: instant(),
    /** The new school year that ended it: taking that back opens it again. */
    endedByRolloverId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'enrolment_class_fk',
      columns: [table.schoolId, table.classId],
      foreignColumns: [schoolClass.schoolId, schoolClass.id],
    }),
    index().on(table.schoolId, table.classId, table.state),
    index().on(table.schoolId, table.studentId, table.state),
    foreignKey({
      name: 'enrolment_ended_by_rollover_fk',
      columns: [table.schoolId, table.endedByRolloverId],
      foreignColumns: [yearRollover.schoolId, yearRollover.id],
    }),
    check('enrolment_state_check', oneOf('state', ENROLMENT_STATES)),
    check('enrolment_times_check', sql`from_at <= to_at`),
  ],
);

/** Children of a class who get work together. A child may be in several groups of its class. */
export const classGroup = pgTable(
  'class_group',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** Made by the caller: the idempotency key. */
    id: uuid().notNull(),
    classId: uuid().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    /** No longer offered; work that was set for it keeps it. */
    archivedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'class_group_class_fk',
      columns: [table.schoolId, table.classId],
      foreignColumns: [schoolClass.schoolId, schoolClass.id],
    }),
    index().on(table.schoolId, table.classId),
  ],
);

export const classGroupStudent = pgTable(
  'class_group_student',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    groupId: uuid().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    addedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.groupId, table.studentId] }),
    foreignKey({
      name: 'class_group_student_group_fk',
      columns: [table.schoolId, table.groupId],
      foreignColumns: [classGroup.schoolId, classGroup.id],
    }),
    index().on(table.schoolId, table.studentId),
  ],
);
