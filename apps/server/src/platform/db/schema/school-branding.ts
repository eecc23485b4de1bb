import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { school } from './organization.ts';
import { image } from './uploaded-file.ts';

/** What a school has chosen of its look; without a row it has the product's. */
export const schoolLook = pgTable(
  'school_look',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** The brand color as `#rrggbb`; null for the product's. */
    color: text(),
    /** Null for the product's logo. */
    logoId: uuid(),
    /** For dark pages; null where the logo fits both. */
    darkLogoId: uuid(),
    changedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId] }),
    foreignKey({ columns: [table.schoolId, table.logoId], foreignColumns: [image.schoolId, image.id] }),
    foreignKey({ columns: [table.schoolId, table.darkLogoId], foreignColumns: [image.schoolId, image.id] }),
    check('school_look_color_check', sql`color ~ '^#[0-9a-f]{6}$'`),
    check('school_look_dark_logo_check', sql`dark_logo_id is null or logo_id is not null`),
  ],
);

/** A host name whose pages have the look of a school, before anybody signs in. */
export const schoolHost = pgTable(
  'school_host',
  {
    host: text().primaryKey(),
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.schoolId), check('school_host_check', sql`host = lower(host)`)],
);
