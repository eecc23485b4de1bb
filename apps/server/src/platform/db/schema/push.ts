import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { instant, notNegative } from './columns.ts';
import { school } from './organization.ts';

/**
 * A browser in which a person wants to be notified while the app is closed. Its address is of no use without the private key of
 * the site, which is not in the database.
 */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    /** SHA-256 of the address: the same browser once. */
    endpointHash: text().notNull(),
    /** The sign-in that it belongs to: nothing is sent once that is over. */
    sessionId: uuid(),
    /** Address at the push service of the browser. */
    endpoint: text().notNull(),
    /** Public key of the browser, by which messages are encrypted for it alone. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.accountId, table.endpointHash] })],
);

/**
 * Notifications on their way to a browser; gone once they were sent, or are of no use any more. Those that no push service took
 * stay for a day (`notifications/push/dead-letters.ts`).
 */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    schoolId: uuid().notNull(),
    notificationId: uuid().notNull(),
    accountId: uuid().notNull(),
    endpointHash: text().notNull(),
    tries: integer().notNull().default(0),
    /** Nobody tries before; the copy that takes it moves it ahead, so that no other takes it meanwhile. */
    dueAt: instant().notNull(),
    /** When it was given up: nobody tries again but by a retry. */
    failedAt: instant(),
    /** What the push service answered the last time; null where it did not answer. */
    replyStatus: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.notificationId, table.accountId, table.endpointHash] }),
    check('push_outbox_count_check', notNegative('tries', 'reply_status')),
  ],
);
