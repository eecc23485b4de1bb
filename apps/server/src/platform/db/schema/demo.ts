import { check, foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { schoolClass } from './class.ts';
import { notNegative } from './columns.ts';

/** A class of the demo world, so that filling it goes on where it was broken off. Empty in every other database. */
export const demoClass = pgTable(
  'demo_class',
  {
    schoolId: uuid().notNull(),
    classId: uuid().notNull(),
    /** From 0, the order in which they are filled. */
    place: integer().notNull(),
    /** Answers its children gave; null until its weeks were lived, all in one transaction. */
    answers: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.classId] }),
    foreignKey({
      name: 'demo_class_class_fk',
      columns: [table.schoolId, table.classId],
      foreignColumns: [schoolClass.schoolId, schoolClass.id],
    }),
    check('demo_class_counts_check', notNegative('place', 'answers')),
  ],
);
