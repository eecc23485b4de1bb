import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, notNegative } from './columns.ts';

/** Errors of the app in browsers: one row a kind of error, no matter who met it. It belongs to no school and to nobody. */
export const frontendError = pgTable(
  'frontend_error',
  {
    /** SHA-256 of message and stack after personal data was taken out. */
    fingerprint: text().primaryKey(),
    message: text().notNull(),
    /** By the source maps where they are known. */
    stack: text().notNull(),
    /** Pattern of the page's path where it happened last. */
    path: text().notNull(),
    count: integer().notNull(),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  () => [check('frontend_error_count_check', notNegative('count'))],
);
