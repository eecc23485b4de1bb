import type { MasteryLevel } from '@mashq/curriculum';
import type { Level, Question, RawInput } from '@mashq/curriculum/model';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
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
import { id, instant } from './columns.ts';
import { homework } from './homework.ts';
import { school } from './organization.ts';

export type QuestionContext = 'practice' | 'homework';
export type QuestionState = 'open' | 'right' | 'corrected' | 'wrong' | 'revealed' | 'skipped';
export type StoredVerdict = 'invalid' | 'wrong' | 'partial' | 'right';
/** `after_hand_in` and `after_end`: by its own time. The others claim an earlier time that is not believed. */
export type LateReason = 'after_end' | 'after_hand_in' | 'revealed' | 'not_fetched' | 'impossible_times' | 'too_old';
export type HelpReason = 'four-wrong-in-a-row' | 'not-learned-after-twenty';

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

/** A question assigned to one child, with its whole content, and what has happened on it. */
export const question = pgTable(
  'question',
  {
    id: id(),
    schoolId: uuid().references(() => school.id),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    homeworkId: uuid().references(() => homework.id),
    context: text().$type<QuestionContext>().notNull(),
    skillId: text().notNull(),
    level: integer().$type<1 | 2 | 3 | 4>().notNull(),
    seed: integer().notNull(),
    /**
     * Written with the row and never changed. `json` and not `jsonb`: it is only read whole. Null in rows older than this
     * column until `practice/fill-contents.ts` has reached them.
     */
    content: json().$type<QuestionContent>(),
    /** Within its homework from 0; 0 for practice. */
    position: integer().notNull().default(0),
    state: text().$type<QuestionState>().notNull().default('open'),
    /** Answers that counted; invalid ones do not. */
    tries: integer().notNull().default(0),
    hintsOpened: integer().notNull().default(0),
    firstVerdict: text().$type<StoredVerdict>(),
    /** The first try was right and no hint had been opened: what reports count. */
    firstTryRight: boolean().notNull().default(false),
    solutionViewedAt: instant(),
    /** The question this one was opened for after «فهمیدم». */
    twinOf: uuid(),
    createdAt: instant().notNull(),
    /** The child's device first got the question: no answer can be older. */
    fetchedAt: instant(),
    /** The child first got what tells the right answer, or whether its own was right where that is hidden at first. */
    revealedAt: instant(),
    /** Its first try was counted in the child's mastery; for a homework that hides results only once it shows them. */
    countedAt: instant(),
    doneAt: instant(),
  },
  (table) => [
    // The few answered questions whose result the child does not know yet.
    index('question_unrevealed').on(table.studentId).where(sql`revealed_at is null and tries > 0`),
    index('question_uncounted').on(table.studentId).where(sql`counted_at is null and first_verdict is not null`),
    uniqueIndex('question_place').on(table.homeworkId, table.studentId, table.position).where(sql`twin_of is null`),
    uniqueIndex('question_twin').on(table.twinOf).where(sql`twin_of is not null`),
    index().on(table.studentId, table.skillId, table.createdAt),
    // Rows whose content is still to be filled in; empty after the first start.
    index('question_without_content').on(table.id).where(sql`content is null`),
  ],
);

/**
 * Every answer ever sent, exactly as typed: the log all reports come from. Rows are written once and never changed.
 *
 * School, student and homework are copies from the question, whose own references hold them: a reference here would
 * make every answer of a class lock the same few rows.
 */
export const attempt = pgTable(
  'attempt',
  {
    /** Made by the client: the idempotency key. */
    id: uuid().primaryKey(),
    schoolId: uuid(),
    studentId: uuid().notNull(),
    questionId: uuid()
      .notNull()
      .references(() => question.id),
    homeworkId: uuid(),
    context: text().$type<QuestionContext>().notNull(),
    skillId: text().notNull(),
    level: integer().$type<1 | 2 | 3 | 4>().notNull(),
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
    /** Why it came too late to count (`practice/answer-time.ts`); null where it counts. */
    lateReason: text().$type<LateReason>(),
    /** The device gave impossible times: what is stored was moved to the nearest possible ones. */
    timeAdjusted: boolean().notNull().default(false),
    /** What the child was told of it, so that the same id is told the same for ever. */
    reply: jsonb().notNull(),
  },
  (table) => [
    index().on(table.questionId, table.answeredAt),
    index().on(table.studentId, table.answeredAt),
    // Common mistakes of a homework are few among its answers.
    index('attempt_mistake')
      .on(table.homeworkId, table.skillId, table.misconceptionId)
      .where(sql`misconception_id is not null`),
  ],
);

/** One child's `SkillProgress` in one skill, kept by the statement that stores an answer; the rules stand in the curriculum. */
export const skillStanding = pgTable(
  'skill_standing',
  {
    schoolId: uuid(),
    studentId: uuid().notNull(),
    skillId: text().notNull(),
    /** Moving average of first tries, 0 to 1; never shown. */
    score: doublePrecision().notNull(),
    /** First tries that moved the score. */
    counted: integer().notNull(),
    /** First tries of any level: the `n` people see. */
    tries: integer().notNull(),
    lastRight: boolean().notNull(),
    wrongInARow: integer().notNull(),
    belowInARow: integer().notNull(),
    /** Elo rating against the target level, in logits; chooses the next level alone. */
    rating: doublePrecision().notNull(),
    band: text().$type<MasteryLevel>().notNull(),
    reviewsPassed: integer().notNull(),
    /** `estimateOf` the progress, kept so that the database can write whole lists of standings. */
    estimate: integer(),
    lastAt: instant().notNull(),
    /** Since when the skill is learned; null while it is not. */
    learnedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.skillId] })],
);

/** A child who needs a person's help with a skill; at most one a day. */
export const helpAlert = pgTable(
  'help_alert',
  {
    id: id(),
    schoolId: uuid(),
    studentId: uuid().notNull(),
    skillId: text().notNull(),
    homeworkId: uuid(),
    reason: text().$type<HelpReason>().notNull(),
    /** The day in Asia/Tehran. */
    raisedOn: date().notNull(),
    raisedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('help_alert_once_a_day').on(table.studentId, table.skillId, table.raisedOn),
    index().on(table.studentId, table.raisedAt),
  ],
);
