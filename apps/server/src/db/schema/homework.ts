import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { schoolClass } from './class.ts';
import { GRADES, type Grade, instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';

export const SOURCE_KINDS = ['pages', 'sections'] as const;
export const ITEM_MODES = ['generated', 'fixed'] as const;
export const LATE_POLICIES = ['reject', 'accept_marked'] as const;
export const ANSWER_VISIBILITIES = ['immediately', 'after_submit', 'after_end'] as const;

/**
 * A homework as its teacher set it. Scheduled, open and closed are not stored: they follow from the clock
 * (`assignments/state.ts`), so that no timer can be late.
 */
export const homework = pgTable(
  'homework',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** Made by the caller: the idempotency key of its creation. */
    id: uuid().notNull(),
    classId: uuid().notNull(),
    teacherId: uuid()
      .notNull()
      .references(() => account.id),
    title: text().notNull(),
    grade: integer().$type<Grade>().notNull(),
    sourceKind: text().$type<(typeof SOURCE_KINDS)[number]>().notNull(),
    sourceFirst: integer().notNull(),
    sourceLast: integer().notNull(),
    /** Edition of the curriculum its skills were resolved from. */
    curriculumVersion: text().notNull(),
    itemMode: text().$type<(typeof ITEM_MODES)[number]>().notNull(),
    itemsPerSkill: integer().notNull(),
    itemsTotal: integer().notNull(),
    /** From 0 to 2^31 - 1; every student's questions are derived from it. */
    seed: integer().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    latePolicy: text().$type<(typeof LATE_POLICIES)[number]>().notNull(),
    hintsAllowed: boolean().notNull(),
    showAnswers: text().$type<(typeof ANSWER_VISIBILITIES)[number]>().notNull(),
    note: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    archivedAt: instant(),
    /** Taken back by its teacher: seen by nobody, kept for the children's log. */
    removedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'homework_class_fk',
      columns: [table.schoolId, table.classId],
      foreignColumns: [schoolClass.schoolId, schoolClass.id],
    }),
    index().on(table.schoolId, table.teacherId, table.createdAt),
    index().on(table.schoolId, table.classId, table.startAt),
    check('homework_grade_check', oneOf('grade', GRADES)),
    check('homework_source_kind_check', oneOf('source_kind', SOURCE_KINDS)),
    check('homework_item_mode_check', oneOf('item_mode', ITEM_MODES)),
    check('homework_late_policy_check', oneOf('late_policy', LATE_POLICIES)),
    check('homework_show_answers_check', oneOf('show_answers', ANSWER_VISIBILITIES)),
    check('homework_source_check', sql`source_first <= source_last`),
    check('homework_counts_check', sql`items_per_skill > 0 and items_total > 0 and seed >= 0 and version > 0`),
    check('homework_times_check', sql`start_at < end_at`),
  ],
);

/** The skills of a homework in order, frozen when it was set. */
export const homeworkSkill = pgTable(
  'homework_skill',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    homeworkId: uuid().notNull(),
    skillId: text().notNull(),
    /** From 0. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.homeworkId, table.skillId] }),
    foreignKey({
      name: 'homework_skill_homework_fk',
      columns: [table.schoolId, table.homeworkId],
      foreignColumns: [homework.schoolId, homework.id],
    }),
    check('homework_skill_position_check', notNegative('position')),
  ],
);

/**
 * One child's submission of a homework; made for every child of the class when it is set. Its state is derived from these
 * times (`assignments/state.ts`); the counters are kept by the statement that stores an answer.
 */
export const studentHomework = pgTable(
  'student_homework',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    homeworkId: uuid().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    /** The child's own deadline in place of the class's. */
    ownEndAt: instant(),
    /**
     * Answers are accepted before this moment: the child's own end or the class's, infinity where late work is accepted,
     * minus infinity once the homework was taken back. A copy, so that storing an answer reads and locks no row that a
     * whole class uses; kept by whatever changes a deadline (`acceptsUntil` in `assignments/state.ts`).
     */
    acceptsUntil: instant().notNull(),
    excusedAt: instant(),
    /** Its questions were assigned; not yet a start. */
    assignedAt: instant(),
    /** First answer that counted. */
    startedAt: instant(),
    submittedAt: instant(),
    /** The teacher looked at or commented on what was handed in. */
    reviewedAt: instant(),
    reopenedAt: instant(),
    /**
     * Answers of which the child does not know the result, or which are not in its mastery: where a homework hides results.
     * Taken back long after nothing can come any more (`grading/count-shown-results.ts`).
     */
    resultsPending: boolean().notNull().default(false),
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
    primaryKey({ columns: [table.schoolId, table.homeworkId, table.studentId] }),
    foreignKey({
      name: 'student_homework_homework_fk',
      columns: [table.schoolId, table.homeworkId],
      foreignColumns: [homework.schoolId, homework.id],
    }),
    index().on(table.schoolId, table.studentId, table.homeworkId),
    index('student_homework_pending').on(table.schoolId, table.studentId).where(sql`results_pending`),
    check(
      'student_homework_counts_check',
      notNegative('items_done', 'first_try_right', 'final_right', 'hints_opened', 'active_ms'),
    ),
  ],
);

/** A note to the class, or within one child's homework. */
export const comment = pgTable(
  'comment',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** Made by the caller: the idempotency key. */
    id: uuid().notNull(),
    homeworkId: uuid().notNull(),
    /** Null speaks to the whole class. */
    studentId: uuid().references(() => account.id),
    authorId: uuid()
      .notNull()
      .references(() => account.id),
    body: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'comment_homework_fk',
      columns: [table.schoolId, table.homeworkId],
      foreignColumns: [homework.schoolId, homework.id],
    }),
    index().on(table.schoolId, table.homeworkId, table.studentId),
  ],
);
