import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { instant } from './columns.ts';

/** Leave to set a new password, given for a right code. One an account: a newer one replaces it. */
export const passwordReset = pgTable(
  'password_reset',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Keyed hash: the token is known to the browser alone. */
    tokenHash: text().notNull().unique(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
);
