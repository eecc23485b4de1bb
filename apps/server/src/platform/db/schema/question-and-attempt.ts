import type { MasteryLevel } from '@mashq/curriculum';
import type { Level, Question, RawInput } from '@mashq/curriculum/model';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { assignment } from './assignment.ts';
import { idInSchool, instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';

export const QUESTION_CONTEXTS = ['practice', 'assignment'] as const;
export type QuestionContext = (typeof QUESTION_CONTEXTS)[number];
export const QUESTION_STATES = ['open', 'right', 'corrected', 'wrong', 'revealed', 'skipped'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];
export const VERDICTS = ['invalid', 'wrong', 'partial', 'right'] as const;
export type StoredVerdict = (typeof VERDICTS)[number];
export const LEVELS = [1, 2, 3, 4] as const satisfies readonly Level[];
/**
 * `after_hand_in` and `after_end`: by its own time. `revealed` and `shown_to_others`: what is right had been shown before it
 * arrived, to this child or to another one with the same questions. The others claim an earlier time that is not believed.
 */
export const LATE_REASONS = [
  'after_end',
  'after_hand_in',
  'revealed',
  'shown_to_others',
  'not_fetched',
  'impossible_times',
  'too_old',
] as const;
export type LateReason = (typeof LATE_REASONS)[number];
export const HELP_REASONS = ['four-wrong-in-a-row', 'not-learned-after-twenty'] as const;
export type HelpReason = (typeof HELP_REASONS)[number];
const MASTERY_LEVELS = [
  'unseen',
  'starting',
  'learning',
  'near',
  'learned',
  'mastered',
] as const satisfies readonly MasteryLevel[];

/**
 * What a child's question consists of, key included, as its skill made it on the day it was assigned. Skill, level and seed
 * are columns of their own.
 */
export interface QuestionContent extends Omit<Question, 'skillId' | 'level' | 'seed'> {
  /** Of this shape; raised when the curriculum's model of a question changes. */
  readonly format: 1;
  /** Of the skill when it made the question. */
  readonly revision: number;
  /** The skill's own level at that time: whether an answer moves its score depends on it. */
  readonly targetLevel: Level;
}

export const SESSION_KINDS = ['own', 'review'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** About ten questions of several skills that one child practices in one go. Whether it is over follows from its questions. */
export const practiceSession = pgTable(
  'practice_session',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** Made by the caller: the idempotency key of its creation. */
    id: uuid().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    kind: text().$type<SessionKind>().notNull(),
    /** The skills asked for; empty where they were chosen for the child. */
    requested: text().array().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index().on(table.schoolId, table.studentId, table.createdAt),
    check('practice_session_kind_check', oneOf('kind', SESSION_KINDS)),
  ],
);

/** A question assigned to one child, with its whole content, and what has happened on it. */
export const question = pgTable(
  'question',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    id: idInSchool(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    assignmentId: uuid(),
    /** The assignment it belonged to until the child started over with new questions: kept for the log alone. */
    formerAssignmentId: uuid(),
    /** The practice session it was made for. */
    sessionId: uuid(),
    context: text().$type<QuestionContext>().notNull(),
    skillId: text().notNull(),
    level: integer().$type<Level>().notNull(),
    seed: integer().notNull(),
    /**
     * Written with the row and never changed. `json` and not `jsonb`: it is only read whole. Null in rows older than this
     * column until `questions/backfill-contents.ts` has reached them.
     */
    content: json().$type<QuestionContent>(),
    /** Within its assignment or practice session from 0; else 0. */
    position: integer().notNull().default(0),
    /** Position of its activity in a package; null elsewhere. */
    activity: integer(),
    state: text().$type<QuestionState>().notNull().default('open'),
    /** Answers that counted; invalid ones do not. */
    tries: integer().notNull().default(0),
    hintsOpened: integer().notNull().default(0),
    firstVerdict: text().$type<StoredVerdict>(),
    /** The first try was right and no hint had been opened: what reports count. */
    firstTryRight: boolean().notNull().default(false),
    solutionViewedAt: instant(),
    /** The question this one was opened for after «فهمیدم». */
    similarTo: uuid(),
    createdAt: instant().notNull(),
    /** The child's device first got the question: no answer can be older. */
    fetchedAt: instant(),
    /** The child first got what reveals the right answer, or whether its own was right where that is hidden at first. */
    revealedAt: instant(),
    /** Its first try was counted in the child's mastery; for an assignment that hides results only once it shows them. */
    countedAt: instant(),
    doneAt: instant(),
    /** Its form was withdrawn: no answer to it counts against the child (`grading/withdraw-skill-level.ts`). */
    withdrawnAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'question_assignment_fk',
      columns: [table.schoolId, table.assignmentId],
      foreignColumns: [assignment.schoolId, assignment.id],
    }),
    foreignKey({
      name: 'question_session_fk',
      columns: [table.schoolId, table.sessionId],
      foreignColumns: [practiceSession.schoolId, practiceSession.id],
    }),
    // No index names a column that an answer changes, in its condition either: each answer would write all of them again.
    uniqueIndex('question_place')
      .on(table.schoolId, table.assignmentId, table.studentId, table.position)
      .where(sql`similar_to is null`),
    foreignKey({
      name: 'question_former_assignment_fk',
      columns: [table.schoolId, table.formerAssignmentId],
      foreignColumns: [assignment.schoolId, assignment.id],
    }),
    uniqueIndex('question_session_place')
      .on(table.schoolId, table.sessionId, table.position)
      .where(sql`session_id is not null`),
    uniqueIndex('question_similar').on(table.schoolId, table.similarTo).where(sql`similar_to is not null`),
    index().on(table.schoolId, table.studentId, table.skillId, table.createdAt),
    // Rows whose content is still to be filled in; empty after the first start.
    index('question_without_content').on(table.schoolId, table.id).where(sql`content is null`),
    // Reports leave out withdrawn questions, of which there are hardly any.
    index('question_withdrawn').on(table.schoolId, table.id).where(sql`withdrawn_at is not null`),
    check('question_context_check', oneOf('context', QUESTION_CONTEXTS)),
    check(
      'question_assignment_check',
      sql`(context = 'assignment') = (assignment_id is not null or former_assignment_id is not null)`,
    ),
    check('question_former_assignment_check', sql`assignment_id is null or former_assignment_id is null`),
    check('question_session_check', sql`session_id is null or (context = 'practice' and similar_to is null)`),
    check('question_state_check', oneOf('state', QUESTION_STATES)),
    check('question_level_check', oneOf('level', LEVELS)),
    check('question_first_verdict_check', oneOf('first_verdict', VERDICTS)),
    check('question_counts_check', notNegative('seed', 'position', 'activity', 'tries', 'hints_opened')),
  ],
);

/**
 * Every answer ever sent, exactly as typed: the log all reports come from. Rows are written once and never changed.
 * Partitioned by the month of `answered_at` in UTC (`db/attempt-partitions.ts`), which a unique key therefore has to hold:
 * that an id is stored once is the rule of `attempt_key`.
 *
 * School, student and assignment are copies from the question, whose own references hold them: a reference here would
 * make every answer of a class lock the same few rows.
 */
export const attempt = pgTable(
  'attempt',
  {
    schoolId: uuid().notNull(),
    /** Made by the client; unique in `attempt_key`. */
    id: uuid().notNull(),
    studentId: uuid().notNull(),
    questionId: uuid().notNull(),
    assignmentId: uuid(),
    context: text().$type<QuestionContext>().notNull(),
    skillId: text().notNull(),
    level: integer().$type<Level>().notNull(),
    shownAt: instant().notNull(),
    answeredAt: instant().notNull(),
    receivedAt: instant().notNull(),
    /** Milliseconds of attention, idle time past 2 minutes cut. */
    activeMs: bigint({ mode: 'number' }).notNull(),
    raw: jsonb().$type<RawInput>().notNull(),
    /** Null where the input could not be read. */
    normalized: text(),
    verdict: text().$type<StoredVerdict>().notNull(),
    misconceptionId: text(),
    /** It was the first that counted on its question. */
    firstTry: boolean().notNull(),
    hintsOpened: integer().notNull(),
    offline: boolean().notNull(),
    /** Why it came too late to count (`grading/answer-time.ts`); null where it counts. */
    lateReason: text().$type<LateReason>(),
    /** The device gave impossible times: what is stored was moved to the nearest possible ones. */
    timeAdjusted: boolean().notNull().default(false),
    /** What the reply said of the answer, so that the same id always gets the same again. */
    reply: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.studentId, table.answeredAt, table.id] }),
    foreignKey({
      name: 'attempt_question_fk',
      columns: [table.schoolId, table.questionId],
      foreignColumns: [question.schoolId, question.id],
    }),
    index().on(table.schoolId, table.questionId, table.answeredAt),
    // Common mistakes of an assignment are few among its answers.
    index('attempt_mistake')
      .on(table.schoolId, table.assignmentId, table.skillId, table.misconceptionId)
      .where(sql`misconception_id is not null`),
    // Whether a child has shown a misconception in another question too.
    index('attempt_mistake_of_child')
      .on(table.schoolId, table.studentId, table.skillId, table.misconceptionId)
      .where(sql`misconception_id is not null`),
    check('attempt_context_check', oneOf('context', QUESTION_CONTEXTS)),
    check('attempt_level_check', oneOf('level', LEVELS)),
    check('attempt_verdict_check', oneOf('verdict', VERDICTS)),
    check('attempt_late_reason_check', oneOf('late_reason', LATE_REASONS)),
    check('attempt_counts_check', notNegative('active_ms', 'hints_opened')),
    check('attempt_times_check', sql`answered_at <= received_at`),
  ],
);

/**
 * The id of every answer, once within its school: the idempotency key that the partitions of `attempt` cannot hold. Written
 * by the statement that stores the answer, before it; says in which month the answer lies.
 */
export const attemptKey = pgTable(
  'attempt_key',
  {
    schoolId: uuid().notNull(),
    id: uuid().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.id] })],
);

/**
 * A file of answers that have left `attempt` (`work/answer-archive/`), written in the transaction that deletes them. It goes when
 * they are brought back; of a file whose term is over it stays, so that its number is not used again.
 */
export const answerArchive = pgTable(
  'answer_archive',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** The Jalali month in which its questions were last answered, as 140307. */
    month: integer().notNull(),
    /** From 1: what leaves a month later, since it was read until then, is a file of its own. */
    part: integer().notNull(),
    answers: integer().notNull(),
    questions: integer().notNull(),
    /** Bytes of the file. */
    size: integer().notNull(),
    /** SHA-256 of the file. */
    hash: text().notNull(),
    archivedAt: instant().notNull(),
    /** The file was removed, its term being over. */
    expiredAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.month, table.part] }),
    check('answer_archive_counts_check', notNegative('month', 'part', 'answers', 'questions', 'size')),
  ],
);

/**
 * An answer that arrived after what is right had been shown: it counts for nothing until the child's teacher counts it
 * (`work/assignments/waiting-answers.ts`). The answer itself is in `attempt`, and stays there as it came.
 */
export const waitingAnswer = pgTable(
  'waiting_answer',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** The id of the answer. */
    id: uuid().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    assignmentId: uuid().notNull(),
    questionId: uuid().notNull(),
    /** With the id it finds the answer, whose log is partitioned by it. */
    answeredAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => account.id),
    /** Whether the teacher counts it; null until then. */
    counts: boolean(),
    /** The id under which the log has it as counted; null where its question took no more answers. */
    countedAs: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'waiting_answer_assignment_fk',
      columns: [table.schoolId, table.assignmentId],
      foreignColumns: [assignment.schoolId, assignment.id],
    }),
    foreignKey({
      name: 'waiting_answer_question_fk',
      columns: [table.schoolId, table.questionId],
      foreignColumns: [question.schoolId, question.id],
    }),
    index().on(table.schoolId, table.assignmentId, table.studentId),
    check(
      'waiting_answer_decision_check',
      sql`(decided_at is null) = (counts is null) and (counted_as is null or counts)`,
    ),
  ],
);

/** One child's `SkillProgress` in one skill, updated by the statement that stores an answer; the rules are in the curriculum. */
export const skillMastery = pgTable(
  'skill_mastery',
  {
    schoolId: uuid().notNull(),
    studentId: uuid().notNull(),
    skillId: text().notNull(),
    /** How sure it is that the child knows the skill, 0 to 1; never shown. Older rows have a moving average of first tries. */
    score: doublePrecision().notNull(),
    /** First tries at the target level or above that say something of the child. */
    counted: integer().notNull(),
    /** First tries of any level: the `n` people see. */
    tries: integer().notNull(),
    lastRight: boolean().notNull(),
    wrongInARow: integer().notNull(),
    belowInARow: integer().notNull(),
    /** Where the skill is not known: log odds that practice brings the child on, against being stuck. */
    rating: doublePrecision().notNull(),
    band: text().$type<MasteryLevel>().notNull(),
    reviewsPassed: integer().notNull(),
    /** `estimateOf` the progress, kept so that the database can write whole lists of mastery. */
    estimate: integer(),
    lastAt: instant().notNull(),
    /** Since when the skill is learned; null while it is not. */
    learnedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.studentId, table.skillId] }),
    check('skill_mastery_band_check', oneOf('band', MASTERY_LEVELS)),
    check('skill_mastery_score_check', sql`score between 0 and 1`),
    check(
      'skill_mastery_counts_check',
      notNegative('counted', 'tries', 'wrong_in_a_row', 'below_in_a_row', 'reviews_passed', 'estimate'),
    ),
  ],
);

/** The student has seen the worked example that comes before the first practice of a skill. */
export const seenExample = pgTable(
  'seen_example',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    skillId: text().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.studentId, table.skillId] })],
);

/** A child who needs a person's help with a skill; at most one a day. */
export const helpAlert = pgTable(
  'help_alert',
  {
    schoolId: uuid().notNull(),
    id: idInSchool(),
    studentId: uuid().notNull(),
    skillId: text().notNull(),
    assignmentId: uuid(),
    reason: text().$type<HelpReason>().notNull(),
    /** The day in Asia/Tehran. */
    raisedOn: date().notNull(),
    raisedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('help_alert_once_a_day').on(table.schoolId, table.studentId, table.skillId, table.raisedOn),
    index().on(table.schoolId, table.studentId, table.raisedAt),
    check('help_alert_reason_check', oneOf('reason', HELP_REASONS)),
  ],
);
