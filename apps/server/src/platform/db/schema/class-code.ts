import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { instant } from './columns.ts';
import { school } from './organization.ts';

/** The code by which children join a class. Looked up without knowing the school, so it is no part of the class's row. */
export const classCode = pgTable(
  'class_code',
  {
    /** Nine Latin digits. */
    code: text().primaryKey(),
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    classId: uuid().notNull(),
    createdBy: uuid()
      .notNull()
      .references(() => account.id),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.schoolId, table.classId), check('class_code_code_check', sql`code ~ '^[0-9]{9}$'`)],
);
