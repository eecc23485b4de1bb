import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { idInSchool, instant, oneOf } from './columns.ts';
import { school } from './organization.ts';

/**
 * What notifications speak of; a person may mute each. `work` is assigned work but quizzes, `notice` anything else; a teacher reads that work was handed in, that it closed, and who
 * needs help.
 */
export const NOTIFICATION_KINDS = [
  'work',
  'deadline',
  'comment',
  'class-message',
  'badge',
  'support',
  'quiz',
  'handed-in',
  'closed',
  'needs-help',
  'notice',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Shown to one person until dismissed. */
export const notification = pgTable(
  'notification',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    id: idInSchool(),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    kind: text().$type<NotificationKind>().notNull().default('notice'),
    /** What it was written for, once for each person: an id with what tells two of its notifications apart. */
    cause: text(),
    title: text().notNull(),
    body: text().notNull(),
    path: text(),
    /** The assignment it speaks of, so that taking that back takes this back. */
    assignmentId: uuid(),
    /** It appears from this moment on; a scheduled assignment's lies in the future. */
    createdAt: instant().notNull(),
    readAt: instant(),
    dismissedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index().on(table.schoolId, table.accountId, table.createdAt),
    index().on(table.schoolId, table.assignmentId),
    uniqueIndex('notification_cause').on(table.schoolId, table.kind, table.cause, table.accountId),
    check('notification_kind_check', oneOf('kind', NOTIFICATION_KINDS)),
    check('notification_cause_check', sql`cause <> ''`),
  ],
);

/** Kinds that a person does not want. */
export const notificationMute = pgTable(
  'notification_mute',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    kind: text().$type<NotificationKind>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.accountId, table.kind] }),
    check('notification_mute_kind_check', oneOf('kind', NOTIFICATION_KINDS)),
  ],
);
