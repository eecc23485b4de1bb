import type { Webinar } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, notNegative } from './columns.ts';
import { school } from './organization.ts';

/** A webinar of the public site. It stays when it is taken off, for who has registered for it. */
export const webinar = pgTable(
  'webinar',
  {
    /** Made by the browser: the idempotency key. */
    id: uuid().primaryKey(),
    title: text().notNull(),
    summary: text().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    place: text().notNull(),
    agenda: jsonb().$type<Webinar['agenda']>().notNull().default([]),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
    /** When it was taken off the site. */
    removedAt: instant(),
  },
  (table) => [index().on(table.startsAt), check('webinar_times_check', sql`starts_at < ends_at`)],
);

/** A school that the home names, with its consent. */
export const sitePartner = pgTable(
  'site_partner',
  {
    /** Made by the browser: the idempotency key. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** Of `site_picture`; null for its name alone. */
    pictureId: uuid(),
    /** Its place in the list, from 0. */
    position: integer().notNull(),
    createdAt: instant().notNull(),
    /** When it was taken off the site. */
    removedAt: instant(),
  },
  () => [check('site_partner_position_check', notNegative('position'))],
);

/** A picture that visitors of the site may see: the sign of a partner, or a seal of trust. */
export const sitePicture = pgTable('site_picture', {
  id: uuid().primaryKey(),
  /** Where the picture is stored, as that of the administrator who uploaded it. */
  schoolId: uuid()
    .notNull()
    .references(() => school.id),
  createdAt: instant().notNull(),
});
