import type { SiteSeal, SocialLink } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** How the site is reached, who vouches for it and who sells: what administrators write. One row, or none at first. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: integer().primaryKey(),
    /** As it is to be read, in Latin digits; null where none is shown. So are all others. */
    phone: text(),
    email: text(),
    address: text(),
    social: jsonb().$type<readonly SocialLink[]>().notNull().default([]),
    seals: jsonb().$type<readonly SiteSeal[]>().notNull().default([]),
    /** Who sells, as receipts name them. */
    sellerName: text(),
    sellerCode: text(),
    /** The part of a price that is tax, as a percentage of the price without it. */
    taxPercent: integer(),
    changedAt: instant().notNull(),
  },
  () => [
    check('site_settings_one_check', sql`id = 1`),
    check('site_settings_tax_check', sql`tax_percent between 1 and 50`),
  ],
);
