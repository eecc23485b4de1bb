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
import { classGroup, schoolClass } from './class.ts';
import { GRADES, type Grade, instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';

export const ASSIGNMENT_KINDS = ['homework', 'review', 'package', 'quiz'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];
export const ASSIGNMENT_TARGETS = ['class', 'groups', 'students'] as const;
export type AssignmentTarget = (typeof ASSIGNMENT_TARGETS)[number];
export const SOURCE_KINDS = ['pages', 'sections'] as const;
export const ITEM_MODES = ['generated', 'fixed'] as const;
export const LATE_POLICIES = ['reject', 'accept_marked'] as const;
export const ORDER_MODES = ['free', 'sequential'] as const;
export type OrderMode = (typeof ORDER_MODES)[number];
export const ACTIVITY_KINDS = ['practice', 'example', 'quiz', 'game'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
export const ANSWER_VISIBILITIES = ['immediately', 'after_submit', 'after_end'] as const;

/**
 * Work that a teacher sets for a class, for groups of it or for single children. Draft, scheduled, open and closed are not
 * stored: they follow from these times and the clock (`questions/assignment-state.ts`), so that no timer can be late.
 */
export const assignment = pgTable(
  'assignment',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** Made by the caller: the idempotency key of its creation. */
    id: uuid().notNull(),
    kind: text().$type<AssignmentKind>().notNull(),
    classId: uuid().notNull(),
    teacherId: uuid()
      .notNull()
      .references(() => account.id),
    title: text().notNull(),
    grade: integer().$type<Grade>().notNull(),
    /** Where a homework comes from in the book; null for other kinds. */
    sourceKind: text().$type<(typeof SOURCE_KINDS)[number]>(),
    sourceFirst: integer(),
    sourceLast: integer(),
    /** Edition of the curriculum its skills were resolved from. */
    curriculumVersion: text().notNull(),
    itemMode: text().$type<(typeof ITEM_MODES)[number]>().notNull(),
    itemsPerSkill: integer().notNull(),
    /** Questions of a child who gets all of its skills. */
    itemsTotal: integer().notNull(),
    /** From 0 to 2^31 - 1; every student's questions are derived from it. */
    seed: integer().notNull(),
    startAt: instant().notNull(),
    endAt: instant().notNull(),
    latePolicy: text().$type<(typeof LATE_POLICIES)[number]>().notNull(),
    hintsAllowed: boolean().notNull(),
    showAnswers: text().$type<(typeof ANSWER_VISIBILITIES)[number]>().notNull(),
    note: text().notNull(),
    /** Whether the activities of a package are opened one after another; null for other kinds. */
    orderMode: text().$type<OrderMode>(),
    target: text().$type<AssignmentTarget>().notNull().default('class'),
    /** The assignment it is a copy of, of this teacher or of another year. */
    copiedFrom: uuid(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Handed out to the children, from its start on; null for a draft. */
    publishedAt: instant(),
    archivedAt: instant(),
    /** Taken back by its teacher: seen by nobody, kept for the children's log. */
    removedAt: instant(),
    /**
     * Its questions are the same for all, and what is right was first shown to one of its children. An answer that arrives
     * later counts only if the teacher decides so.
     */
    keysShownAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'assignment_class_fk',
      columns: [table.schoolId, table.classId],
      foreignColumns: [schoolClass.schoolId, schoolClass.id],
    }),
    index().on(table.schoolId, table.teacherId, table.createdAt),
    index().on(table.schoolId, table.classId, table.startAt),
    check('assignment_kind_check', oneOf('kind', ASSIGNMENT_KINDS)),
    check('assignment_grade_check', oneOf('grade', GRADES)),
    check('assignment_source_kind_check', oneOf('source_kind', SOURCE_KINDS)),
    check('assignment_item_mode_check', oneOf('item_mode', ITEM_MODES)),
    check('assignment_late_policy_check', oneOf('late_policy', LATE_POLICIES)),
    check('assignment_show_answers_check', oneOf('show_answers', ANSWER_VISIBILITIES)),
    check('assignment_target_check', oneOf('target', ASSIGNMENT_TARGETS)),
    check('assignment_order_mode_check', oneOf('order_mode', ORDER_MODES)),
    check('assignment_package_check', sql`(kind = 'package') = (order_mode is not null)`),
    check(
      'assignment_source_check',
      sql`(kind = 'homework') = (source_kind is not null and source_first is not null and source_last is not null) and source_first <= source_last`,
    ),
    check('assignment_counts_check', sql`items_per_skill > 0 and items_total > 0 and seed >= 0 and version > 0`),
    check('assignment_times_check', sql`start_at < end_at`),
  ],
);

/** The skills of an assignment in order, frozen when it was set. */
export const assignmentSkill = pgTable(
  'assignment_skill',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    assignmentId: uuid().notNull(),
    skillId: text().notNull(),
    /** From 0. */
    position: integer().notNull(),
    /** Questions of this skill for each child. */
    items: integer().notNull(),
    /** Learned earlier and due for review, beside the new skills of a homework. */
    isReview: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.assignmentId, table.skillId] }),
    foreignKey({
      name: 'assignment_skill_assignment_fk',
      columns: [table.schoolId, table.assignmentId],
      foreignColumns: [assignment.schoolId, assignment.id],
    }),
    check('assignment_skill_counts_check', sql`position >= 0 and items > 0`),
  ],
);

/** The activities of a package in order, frozen when a child has opened one. */
export const assignmentActivity = pgTable(
  'assignment_activity',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    assignmentId: uuid().notNull(),
    /** From 0. */
    position: integer().notNull(),
    kind: text().$type<ActivityKind>().notNull(),
    title: text().notNull(),
    skillIds: text().array().notNull(),
    /** Questions of each of its skills; 0 for an example. */
    itemsPerSkill: integer().notNull(),
    /** Right answers that complete it before all of its questions are done; null where all of them must be. */
    rightNeeded: integer(),
    /** Position of its first question among the questions of the package. */
    firstItem: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.assignmentId, table.position] }),
    foreignKey({
      name: 'assignment_activity_assignment_fk',
      columns: [table.schoolId, table.assignmentId],
      foreignColumns: [assignment.schoolId, assignment.id],
    }),
    check('assignment_activity_kind_check', oneOf('kind', ACTIVITY_KINDS)),
    check('assignment_activity_counts_check', notNegative('position', 'items_per_skill', 'first_item')),
    check('assignment_activity_example_check', sql`(kind = 'example') = (items_per_skill = 0)`),
    check(
      'assignment_activity_right_check',
      sql`right_needed > 0 and right_needed <= items_per_skill * cardinality(skill_ids)`,
    ),
  ],
);

/** Activities of a package that a child has opened. */
export const studentActivity = pgTable(
  'student_activity',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    assignmentId: uuid().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    position: integer().notNull(),
    openedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'student_activity_pk',
      columns: [table.schoolId, table.assignmentId, table.studentId, table.position],
    }),
    foreignKey({
      name: 'student_activity_activity_fk',
      columns: [table.schoolId, table.assignmentId, table.position],
      foreignColumns: [assignmentActivity.schoolId, assignmentActivity.assignmentId, assignmentActivity.position],
    }),
    check('student_activity_position_check', notNegative('position')),
  ],
);

/** A group that an assignment is for: one of the class, or one made for this assignment alone. */
export const assignmentGroup = pgTable(
  'assignment_group',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    assignmentId: uuid().notNull(),
    /** From 0. */
    position: integer().notNull(),
    name: text().notNull(),
    /** The group of the class whose later members join too; null where the group is of this assignment alone. */
    groupId: uuid(),
    /** Skills of its children; empty where they get all skills of the assignment. */
    skillIds: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.assignmentId, table.position] }),
    foreignKey({
      name: 'assignment_group_assignment_fk',
      columns: [table.schoolId, table.assignmentId],
      foreignColumns: [assignment.schoolId, assignment.id],
    }),
    foreignKey({
      name: 'assignment_group_group_fk',
      columns: [table.schoolId, table.groupId],
      foreignColumns: [classGroup.schoolId, classGroup.id],
    }),
    index().on(table.schoolId, table.groupId),
    check('assignment_group_position_check', notNegative('position')),
  ],
);

/** Children of a group of an assignment; one may be in several. */
export const assignmentGroupStudent = pgTable(
  'assignment_group_student',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    assignmentId: uuid().notNull(),
    position: integer().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
  },
  (table) => [
    primaryKey({
      name: 'assignment_group_student_pk',
      columns: [table.schoolId, table.assignmentId, table.position, table.studentId],
    }),
    foreignKey({
      name: 'assignment_group_student_group_fk',
      columns: [table.schoolId, table.assignmentId, table.position],
      foreignColumns: [assignmentGroup.schoolId, assignmentGroup.assignmentId, assignmentGroup.position],
    }),
    check('assignment_group_student_position_check', notNegative('position')),
  ],
);

/**
 * One child's submission of an assignment; made for every child it is for when it is handed out. Its state is derived from these
 * times (`questions/assignment-state.ts`); the counters are kept by the statement that stores an answer.
 */
export const studentAssignment = pgTable(
  'student_assignment',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    assignmentId: uuid().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    /** The child's own start in place of the class's. */
    ownStartAt: instant(),
    /** The child's own deadline in place of the class's. */
    ownEndAt: instant(),
    /**
     * Answers are accepted before this moment: the child's own end or the class's, infinity where late work is accepted,
     * minus infinity once it was taken back. A copy, so that storing an answer reads and locks no row that a
     * whole class uses; kept by whatever changes a deadline (`acceptsUntil` in `questions/assignment-state.ts`).
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
    /** Times it began again with new questions; the questions before have `question.former_assignment_id`. */
    startedOver: integer().notNull().default(0),
    /**
     * Answers of which the child does not know the result, or which are not in its mastery: where an assignment hides results.
     * Taken back long after nothing can come any more (`questions/grading/count-released-results.ts`).
     */
    resultsPending: boolean().notNull().default(false),
    lastActivityAt: instant(),
    /** From when on the child of a quiz may know its result; null while nobody knows when (`work/quizzes/store-quiz-times.ts`). */
    resultsAt: instant(),
    /** The only question that it may answer, where those of a quiz come one after another; null: any (`work/quizzes/store-quiz-times.ts`). */
    openPosition: integer(),
    /** Questions it gets. */
    itemsTotal: integer().notNull(),
    itemsDone: integer().notNull().default(0),
    /** Right at the first try without a hint. */
    firstTryRight: integer().notNull().default(0),
    /** Right in the end, corrected ones included. */
    finalRight: integer().notNull().default(0),
    hintsOpened: integer().notNull().default(0),
    activeMs: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.assignmentId, table.studentId] }),
    foreignKey({
      name: 'student_assignment_assignment_fk',
      columns: [table.schoolId, table.assignmentId],
      foreignColumns: [assignment.schoolId, assignment.id],
    }),
    index().on(table.schoolId, table.studentId, table.assignmentId),
    index('student_assignment_pending').on(table.schoolId, table.studentId).where(sql`results_pending`),
    check(
      'student_assignment_counts_check',
      notNegative(
        'open_position',
        'items_total',
        'items_done',
        'first_try_right',
        'final_right',
        'hints_opened',
        'active_ms',
        'started_over',
      ),
    ),
  ],
);

/** A note to the class, or within one child's assignment. */
export const comment = pgTable(
  'comment',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** Made by the caller: the idempotency key. */
    id: uuid().notNull(),
    assignmentId: uuid().notNull(),
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
      name: 'comment_assignment_fk',
      columns: [table.schoolId, table.assignmentId],
      foreignColumns: [assignment.schoolId, assignment.id],
    }),
    index().on(table.schoolId, table.assignmentId, table.studentId),
  ],
);
