import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Oversees schools of one or more provinces. */
export const organization = pgTable('organization', {
  id: id(),
  title: text().notNull(),
  createdAt: instant().notNull(),
});

/** The 31 provinces by ISO 3166-2 code; filled by a migration, never by hand. */
export const province = pgTable('province', {
  code: text().primaryKey(),
  name: text().notNull(),
  slug: text().notNull().unique(),
});

export const school = pgTable(
  'school',
  {
    id: id(),
    organizationId: uuid().references(() => organization.id),
    provinceCode: text()
      .notNull()
      .references(() => province.code),
    title: text().notNull(),
    gamificationOn: boolean().notNull().default(true),
    /** Names of the features that are switched on for this school. */
    features: text().array().notNull().default([]),
    createdAt: instant().notNull(),
    archivedAt: instant(),
  },
  (table) => [index().on(table.organizationId), index().on(table.provinceCode)],
);

/** From Mehr to the end of Shahrivar; `title` is such as «۱۴۰۵-۱۴۰۶» in Latin digits: 1405-1406. */
export const schoolYear = pgTable('school_year', {
  id: id(),
  title: text().notNull().unique(),
  startsOn: date().notNull(),
  endsOn: date().notNull(),
});
