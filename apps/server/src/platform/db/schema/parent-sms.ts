import { date, foreignKey, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idInSchool, instant } from './columns.ts';
import { school } from './organization.ts';
import { parentLink } from './parent-link.ts';

/** A parent's consent to a message a week with a link. The row is the consent: without it nothing is sent or known. */
export const parentSms = pgTable(
  'parent_sms',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    id: idInSchool(),
    linkId: uuid().notNull(),
    /** Encrypted (`platform/security/phone-cipher.ts`); verified by a code. */
    phone: text().notNull(),
    /** The link's token, encrypted by the session secret, under which its hash is as well. */
    token: text().notNull(),
    agreedAt: instant().notNull(),
    /** The Saturday that began the week of the last message. */
    sentWeek: date({ mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    uniqueIndex('parent_sms_link').on(table.schoolId, table.linkId),
    foreignKey({
      name: 'parent_sms_link_fk',
      columns: [table.schoolId, table.linkId],
      foreignColumns: [parentLink.schoolId, parentLink.id],
    }),
  ],
);
