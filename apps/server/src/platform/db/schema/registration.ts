import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { instant, oneOf } from './columns.ts';
import { province } from './organization.ts';

export const REGISTRATION_KINDS = ['teacher', 'school', 'interest'] as const;
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number];
export const REGISTRATION_STATES = ['pending', 'confirmed', 'refused'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Somebody who asks for an account and waits for an administrator, or who only wants to hear of us (`interest`). */
export const registration = pgTable(
  'registration',
  {
    /** Made by the browser: the idempotency key. */
    id: uuid().primaryKey(),
    kind: text().$type<RegistrationKind>().notNull(),
    state: text().$type<RegistrationState>().notNull().default('pending'),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** Encrypted (`platform/security/phone-cipher.ts`); verified by a code but for `interest`. */
    phone: text().notNull(),
    /** Folded; empty for `interest`. */
    username: text().notNull(),
    /** Argon2id in PHC form; null for `interest`, and once it was decided. */
    passwordHash: text(),
    schoolTitle: text().notNull(),
    provinceCode: text().references(() => province.code),
    note: text().notNull(),
    /** Version of the terms that the person agreed to, at the time of the request; null for `interest`. */
    termsVersion: integer(),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    /** As in the audit log. */
    decisionActor: text(),
    decisionNote: text(),
    accountId: uuid().references(() => account.id),
  },
  (table) => [
    index().on(table.state, table.createdAt),
    index().on(table.username),
    index().on(table.createdAt),
    check('registration_kind_check', oneOf('kind', REGISTRATION_KINDS)),
    check('registration_state_check', oneOf('state', REGISTRATION_STATES)),
    check('registration_terms_check', sql`terms_version > 0`),
  ],
);
