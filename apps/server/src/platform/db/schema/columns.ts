import { type SQL, sql } from 'drizzle-orm';
import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** A moment in UTC; shown in Asia/Tehran by the code that prints it. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** A UUID of version 7, by a function of our own: Postgres has one from version 18 on. Rows made together lie together. */
const newId = sql`uuid_v7()`;

/** Primary key of a table that is not distributed, made by the database where the caller has no id of its own. */
export const id = () => uuid().primaryKey().default(newId);

/** The id of a row within its school: the primary key is `(school_id, id)`. */
export const idInSchool = () => uuid().notNull().default(newId);

export const GRADES = [3, 4, 5, 6] as const;
export type Grade = (typeof GRADES)[number];

/** For a CHECK: a column, by its name in SQL, has one of these values, or is null where it may be. */
export function oneOf(column: string, values: readonly (string | number)[]): SQL {
  const list = values.map((value) => (typeof value === 'number' ? value : `'${value}'`));
  return sql.raw(`${column} in (${list.join(', ')})`);
}

/** For a CHECK: counts are never below zero. */
export function notNegative(...columns: readonly string[]): SQL {
  return sql.raw(columns.map((column) => `${column} >= 0`).join(' and '));
}
