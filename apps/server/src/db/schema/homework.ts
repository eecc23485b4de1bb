import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { schoolClass } from './class.ts';
import { instant } from './columns.ts';
import { school } from './organization.ts';

/**
 * A homework as its teacher set it. Scheduled, open and closed are not stored: they follow from the clock
 * (`homework/state.ts`), so that no timer can be late.
 */
export const homework = pgTable(
  'homework',
  {
    /** Made by the caller: the idempotency key of its creation. */
    id: uuid().primaryKey(),
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    classId: uuid()
      .notNull()
      .references(() => schoolClass.id),
    teacherId: uuid()
      .notNull()
      .references(() => account.id),
    title: text().notNull(),
    grade: integer().$type<3 | 4 | 5 | 6>().notNull(),
    sourceKind: text().$type<'pages' | 'sections'>().notNull(),
    sourceFirst: integer().notNull(),
    sourceLast: integer().notNull(),
    /** Edition of the curriculum its skills were resolved from. */
    curriculumVersion: text().notNull(),
    itemMode: text().$type<'generated' | 'fixed'>().notNull(),
    itemsPerSkill: integer().notNull(),
    itemsTotal: integer().notNull(),
    /** From 0 to 2^31 - 1; every student's questions are derived from it. */
    seed: integer().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    latePolicy: text().$type<'reject' | 'accept_marked'>().notNull(),
    hintsAllowed: boolean().notNull(),
    showAnswers: text().$type<'immediately' | 'after_submit' | 'after_end'>().notNull(),
    note: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    archivedAt: instant(),
    /** Taken back by its teacher: seen by nobody, kept for the children's log. */
    removedAt: instant(),
  },
  (table) => [index().on(table.teacherId, table.createdAt), index().on(table.classId, table.startAt)],
);

/** The skills of a homework in order, frozen when it was set. */
export const homeworkSkill = pgTable(
  'homework_skill',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    homeworkId: uuid()
      .notNull()
      .references(() => homework.id),
    skillId: text().notNull(),
    /** From 0. */
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.homeworkId, table.skillId] })],
);

/**
 * One child's part in a homework; made for every child of the class when it is set. Its state is derived from these
 * times (`homework/state.ts`); the counters are kept by the statement that stores an answer.
 */
export const studentHomework = pgTable(
  'student_homework',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    homeworkId: uuid()
      .notNull()
      .references(() => homework.id),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    /** The child's own deadline in place of the class's. */
    ownEndAt: instant(),
    /**
     * Answers are accepted before this moment: the child's own end or the class's, infinity where late work is accepted,
     * minus infinity once the homework was taken back. A copy, so that storing an answer reads and locks no row that a
     * whole class uses; kept by whatever changes a deadline (`acceptsUntil` in `homework/state.ts`).
     */
    acceptsUntil: instant().notNull(),
    excusedAt: instant(),
    /** Questions were laid down; not yet a start. */
    laidAt: instant(),
    /** First answer that counted. */
    startedAt: instant(),
    submittedAt: instant(),
    /** The teacher looked at or commented on what was handed in. */
    reviewedAt: instant(),
    reopenedAt: instant(),
    lastActivityAt: instant(),
    itemsDone: integer().notNull().default(0),
    /** Right at the first try without a hint. */
    firstTryRight: integer().notNull().default(0),
    /** Right in the end, corrected ones included. */
    finalRight: integer().notNull().default(0),
    hintsOpened: integer().notNull().default(0),
    activeMs: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.homeworkId, table.studentId] }),
    index().on(table.studentId, table.homeworkId),
  ],
);

/** A note to the class, or within one child's homework. */
export const comment = pgTable(
  'comment',
  {
    /** Made by the caller: the idempotency key. */
    id: uuid().primaryKey(),
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    homeworkId: uuid()
      .notNull()
      .references(() => homework.id),
    /** Null speaks to the whole class. */
    studentId: uuid().references(() => account.id),
    authorId: uuid()
      .notNull()
      .references(() => account.id),
    body: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.homeworkId, table.studentId)],
);
