import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { idInSchool, instant } from './columns.ts';
import { school } from './organization.ts';

/** A link that shows a child's week to a parent without sign-in, until it is revoked or runs out. */
export const parentLink = pgTable(
  'parent_link',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    id: idInSchool(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    /** Keyed hash: the token is in the link alone. */
    tokenHash: text().notNull(),
    /** The child, or a teacher of it. */
    createdBy: uuid()
      .notNull()
      .references(() => account.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    lastOpenedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex().on(table.schoolId, table.tokenHash),
    index().on(table.schoolId, table.studentId),
  ],
);
