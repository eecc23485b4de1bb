import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { schoolClass } from './class.ts';

/** A class of the demo world, so that filling it goes on where it was broken off. Empty in every other database. */
export const demoClass = pgTable('demo_class', {
  classId: uuid()
    .primaryKey()
    .references(() => schoolClass.id),
  /** From 0, the order in which they are filled. */
  place: integer().notNull(),
  /** Answers its children gave; null until its weeks were lived, all in one transaction. */
  answers: integer(),
});
