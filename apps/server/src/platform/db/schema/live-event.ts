import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { idInSchool, instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';

/** What live events speak of. */
export const LIVE_EVENT_KINDS = [
  'chat',
  'unread',
  'class-message',
  'notification',
  'badge',
  'quiz',
  'homework',
  'work-answers',
] as const;

/**
 * Numbers the events of a person. Its row is locked from the writing of an event to the end of the transaction, so that events of
 * one person become visible in the order of their numbers.
 */
export const liveReceiver = pgTable(
  'live_receiver',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    lastSeq: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.accountId] }),
    check('live_receiver_seq_check', notNegative('last_seq')),
  ],
);

/** Something changed for a person; stored for a day, for browsers that were away. */
export const liveEvent = pgTable(
  'live_event',
  {
    schoolId: uuid().notNull(),
    accountId: uuid().notNull(),
    /** 1, 2, 3 … for each person, without gaps. */
    seq: integer().notNull(),
    kind: text({ enum: LIVE_EVENT_KINDS }).notNull(),
    data: jsonb().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.accountId, table.seq] }),
    foreignKey({
      name: 'live_event_receiver',
      columns: [table.schoolId, table.accountId],
      foreignColumns: [liveReceiver.schoolId, liveReceiver.accountId],
    }).onDelete('cascade'),
    check('live_event_kind_check', oneOf('kind', LIVE_EVENT_KINDS)),
    check('live_event_seq_check', notNegative('seq')),
  ],
);

/** An event of a later moment, such as the publishing of a message: it is numbered and sent when its time comes. */
export const liveEventScheduled = pgTable(
  'live_event_scheduled',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    id: idInSchool(),
    accountIds: uuid().array().notNull(),
    kind: text({ enum: LIVE_EVENT_KINDS }).notNull(),
    data: jsonb().notNull(),
    dueAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    check('live_event_scheduled_kind_check', oneOf('kind', LIVE_EVENT_KINDS)),
    check('live_event_scheduled_accounts_check', sql`account_ids <> '{}'`),
  ],
);
