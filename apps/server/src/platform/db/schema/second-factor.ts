import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { instant } from './columns.ts';

/** The second factor of an account: a key shared with an authenticator app. */
export const secondFactor = pgTable(
  'second_factor',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The id of the key, a dot, and the shared key, encrypted by a key derived from `DATA_KEY`. */
    sharedKey: text().notNull(),
    /** Null until the app has shown a first right code: it counts from then on. */
    confirmedAt: instant(),
    /** The newest half minute whose code was used, counted from 1970: no code is taken twice. */
    usedStep: bigint({ mode: 'number' }).notNull(),
    /** Hashes of the recovery codes that were not used. */
    recovery: text().array().notNull(),
  },
  () => [check('second_factor_step_check', sql`used_step >= 0`)],
);
