import type { GuidedScreen } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { instant } from './columns.ts';
import { school } from './organization.ts';

/** Screens whose first-visit hint a person has put away; the contract says which there are. */
export const closedPointer = pgTable(
  'closed_pointer',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    screen: text().$type<GuidedScreen>().notNull(),
    closedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.accountId, table.screen] }),
    // The form of a name alone, so that a screen more needs no migration.
    check('closed_pointer_screen_check', sql`screen ~ '^[a-z]+(-[a-z]+)*$'`),
  ],
);
