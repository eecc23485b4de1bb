import { type BadgeName, badgeNames, type EarningKind, earningKinds } from '@mashq/curriculum';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';

/** What a child earned, once for each reason: cups are counted from it. Kept while the school has rewards switched off. */
export const rewardEarning = pgTable(
  'reward_earning',
  {
    schoolId: uuid().notNull(),
    studentId: uuid().notNull(),
    kind: text().$type<EarningKind>().notNull(),
    /** What it was earned for, such as a skill, or a skill on a day. */
    reasonKey: text().notNull(),
    steps: integer().notNull(),
    earnedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.studentId, table.kind, table.reasonKey] }),
    index().on(table.schoolId, table.studentId, table.earnedAt),
    check('reward_earning_kind_check', oneOf('kind', earningKinds)),
    check('reward_earning_steps_check', notNegative('steps')),
  ],
);

/** A badge a child has; each once. */
export const badgeAward = pgTable(
  'badge_award',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    badge: text().$type<BadgeName>().notNull(),
    awardedAt: instant().notNull(),
    /** The child has opened its badges since. */
    seenAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.studentId, table.badge] }),
    check('badge_award_badge_check', oneOf('badge', badgeNames)),
  ],
);

/** A child's day in the maze: the server keeps the minutes. */
export const mazeDay = pgTable(
  'maze_day',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    /** The day in Asia/Tehran. */
    day: date().notNull(),
    playedMs: integer().notNull().default(0),
    /** When playing was last reported. */
    lastAt: instant().notNull(),
    solved: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.studentId, table.day] }),
    check('maze_day_counts_check', notNegative('played_ms', 'solved')),
  ],
);
