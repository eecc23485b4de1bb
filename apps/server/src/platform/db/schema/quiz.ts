import type { Level } from '@mashq/curriculum/model';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { assignment, studentAssignment } from './assignment.ts';
import { instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';
import { LEVELS, type QuestionContent, question } from './question-and-attempt.ts';

export const QUIZ_NAVIGATIONS = ['free', 'sequential'] as const;
export const QUIZ_GRADE_METHODS = ['highest', 'last', 'first', 'average'] as const;
export const QUIZ_RELEASES = ['immediately', 'after_close', 'manual'] as const;
export const QUIZ_REGRADES = ['all_points', 'dropped', 'key', 'also'] as const;

const ofSchool = () =>
  uuid()
    .notNull()
    .references(() => school.id);

/** What an assignment of the kind `quiz` has besides: its rules. */
export const quiz = pgTable(
  'quiz',
  {
    schoolId: ofSchool(),
    assignmentId: uuid().notNull(),
    /** Null: as long as it is open. */
    timeLimitMs: bigint({ mode: 'number' }),
    navigation: text().$type<(typeof QUIZ_NAVIGATIONS)[number]>().notNull(),
    shuffle: boolean().notNull(),
    triesAllowed: integer().notNull(),
    gradeMethod: text().$type<(typeof QUIZ_GRADE_METHODS)[number]>().notNull(),
    /** After the time, in which a try may still be handed in; 0: what is there counts as handed in. */
    graceMs: bigint({ mode: 'number' }).notNull(),
    resultRelease: text().$type<(typeof QUIZ_RELEASES)[number]>().notNull(),
    showsMarks: boolean().notNull(),
    showsRightAnswers: boolean().notNull(),
    showsSolutions: boolean().notNull(),
    pausedAt: instant(),
    releasedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.assignmentId] }),
    foreignKey({
      name: 'quiz_assignment_fk',
      columns: [table.schoolId, table.assignmentId],
      foreignColumns: [assignment.schoolId, assignment.id],
    }),
    check('quiz_navigation_check', oneOf('navigation', QUIZ_NAVIGATIONS)),
    check('quiz_grade_method_check', oneOf('grade_method', QUIZ_GRADE_METHODS)),
    check('quiz_result_release_check', oneOf('result_release', QUIZ_RELEASES)),
    check('quiz_counts_check', sql`time_limit_ms > 0 and tries_allowed > 0 and grace_ms >= 0`),
  ],
);

/** A question of a quiz, the same for all of its children: made when the quiz is set, and copied to each who begins. */
export const quizQuestion = pgTable(
  'quiz_question',
  {
    schoolId: ofSchool(),
    assignmentId: uuid().notNull(),
    /** From 0. */
    position: integer().notNull(),
    skillId: text().notNull(),
    level: integer().$type<Level>().notNull(),
    seed: integer().notNull(),
    content: json().$type<QuestionContent>().notNull(),
    points: integer().notNull(),
    /** How its points are given after a regrade; null: as it was set. */
    regrade: text().$type<(typeof QUIZ_REGRADES)[number]>(),
    /** With `key`: the normalized answers that are right. */
    accepted: text().array(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.assignmentId, table.position] }),
    foreignKey({
      name: 'quiz_question_quiz_fk',
      columns: [table.schoolId, table.assignmentId],
      foreignColumns: [quiz.schoolId, quiz.assignmentId],
    }),
    check('quiz_question_level_check', oneOf('level', LEVELS)),
    check('quiz_question_regrade_check', oneOf('regrade', QUIZ_REGRADES)),
    check('quiz_question_accepted_check', sql`coalesce(regrade in ('key', 'also'), false) = (accepted is not null)`),
    check('quiz_question_counts_check', sql`position >= 0 and seed >= 0 and points > 0`),
  ],
);

/** What one child is given beyond the others. */
export const quizStudent = pgTable(
  'quiz_student',
  {
    schoolId: ofSchool(),
    assignmentId: uuid().notNull(),
    studentId: uuid().notNull(),
    extraMs: bigint({ mode: 'number' }).notNull().default(0),
    extraTries: integer().notNull().default(0),
    /** Its window in place of the quiz's. */
    startAt: instant(),
    endAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.assignmentId, table.studentId] }),
    foreignKey({
      name: 'quiz_student_submission_fk',
      columns: [table.schoolId, table.assignmentId, table.studentId],
      foreignColumns: [studentAssignment.schoolId, studentAssignment.assignmentId, studentAssignment.studentId],
    }),
    check('quiz_student_counts_check', notNegative('extra_ms', 'extra_tries')),
  ],
);

/** One try of a child. Its end by the clock is not stored: it follows from these times (`work/quizzes/try-state.ts`). */
export const quizTry = pgTable(
  'quiz_try',
  {
    schoolId: ofSchool(),
    assignmentId: uuid().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    /** From 1. */
    tryNo: integer().notNull(),
    /** Made by the caller: the idempotency key. */
    id: uuid().notNull(),
    startedAt: instant().notNull(),
    /** Of pauses that are over. */
    pausedMs: bigint({ mode: 'number' }).notNull().default(0),
    submittedAt: instant(),
    /** The teacher counts it, though it was not handed in within the grace. */
    acceptedAt: instant(),
    /** When its time was over; known once the next one begins. */
    endedAt: instant(),
    /** The question the child is at, from 0, where they come one after another. */
    reached: integer().notNull().default(0),
    leftPage: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.assignmentId, table.studentId, table.tryNo] }),
    foreignKey({
      name: 'quiz_try_submission_fk',
      columns: [table.schoolId, table.assignmentId, table.studentId],
      foreignColumns: [studentAssignment.schoolId, studentAssignment.assignmentId, studentAssignment.studentId],
    }),
    uniqueIndex('quiz_try_id').on(table.schoolId, table.id),
    // No child has two tries that could be running.
    uniqueIndex('quiz_try_running')
      .on(table.schoolId, table.assignmentId, table.studentId)
      .where(sql`submitted_at is null and ended_at is null`),
    check('quiz_try_counts_check', sql`try_no > 0 and paused_ms >= 0 and reached >= 0 and left_page >= 0`),
  ],
);

/** A question of a try: which of the child's questions is at which place of its order. */
export const quizTryQuestion = pgTable(
  'quiz_try_question',
  {
    schoolId: ofSchool(),
    assignmentId: uuid().notNull(),
    studentId: uuid().notNull(),
    tryNo: integer().notNull(),
    /** In the child's order, from 0. */
    position: integer().notNull(),
    quizPosition: integer().notNull(),
    questionId: uuid().notNull(),
    flagged: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({
      name: 'quiz_try_question_pk',
      columns: [table.schoolId, table.assignmentId, table.studentId, table.tryNo, table.position],
    }),
    foreignKey({
      name: 'quiz_try_question_try_fk',
      columns: [table.schoolId, table.assignmentId, table.studentId, table.tryNo],
      foreignColumns: [quizTry.schoolId, quizTry.assignmentId, quizTry.studentId, quizTry.tryNo],
    }),
    foreignKey({
      name: 'quiz_try_question_question_fk',
      columns: [table.schoolId, table.questionId],
      foreignColumns: [question.schoolId, question.id],
    }),
    check('quiz_try_question_counts_check', notNegative('try_no', 'position', 'quiz_position')),
  ],
);
