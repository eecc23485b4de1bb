import { ImportColumnSchema } from '@mashq/api/contract';
import { check, index, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';

export const IMPORT_KINDS = ['students', 'teachers'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What a column of a list can be. */
export const IMPORTED_COLUMNS = ImportColumnSchema.options;

/** A row of a file as it was read: the number of its line and the text of each column that is known. */
export interface ImportedRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** A file of children or teachers that was uploaded, until it is confirmed or a day has passed. */
export const rosterImport = pgTable(
  'roster_import',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** Made by the caller: the idempotency key. */
    id: uuid().notNull(),
    kind: text().$type<ImportKind>().notNull(),
    fileName: text().notNull(),
    /** Null once it was confirmed: what the file said of children is not stored twice. */
    rows: json().$type<readonly ImportedRow[]>(),
    /** Headings of columns that were left out while a column of the template was not found. */
    unreadHeadings: json().$type<readonly string[]>().notNull().default([]),
    createdBy: uuid()
      .notNull()
      .references(() => account.id),
    createdAt: instant().notNull(),
    /** First passwords hashed so far, of how many: how far a confirmation is. */
    hashedCount: integer().notNull().default(0),
    hashTotal: integer().notNull().default(0),
    confirmedAt: instant(),
    madePeople: integer().notNull().default(0),
    madeClasses: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index().on(table.schoolId, table.createdAt),
    check('roster_import_kind_check', oneOf('kind', IMPORT_KINDS)),
    check('roster_import_counts_check', notNegative('hashed_count', 'hash_total', 'made_people', 'made_classes')),
  ],
);

/** What a school has said that a heading of its lists means; its next file with this heading is read so by itself. */
export const rosterHeading = pgTable(
  'roster_heading',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    kind: text().$type<ImportKind>().notNull(),
    /** As headings are compared: without spaces and marks. */
    heading: text().notNull(),
    columnName: text().$type<(typeof IMPORTED_COLUMNS)[number]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.kind, table.heading] }),
    check('roster_heading_kind_check', oneOf('kind', IMPORT_KINDS)),
    check('roster_heading_column_name_check', oneOf('column_name', IMPORTED_COLUMNS)),
  ],
);
