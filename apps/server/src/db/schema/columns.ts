import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A moment in UTC; shown in Asia/Tehran by whoever prints it. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Primary key made by the database where the caller has no id of its own. */
export const id = () => uuid().primaryKey().defaultRandom();
