import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { organization, school } from './organization.ts';

export type AccountRole = 'STUDENT' | 'TEACHER' | 'MANAGER' | 'ORGANIZATION' | 'SYS_ADMIN';
export type Gender = 'FEMALE' | 'MALE';
export type Preset = 'green' | 'orange' | 'cyan' | 'purple' | 'pink' | 'black';

/** A person who signs in. Several accounts may share a phone: a family's children, or a teacher who is a parent. */
export const account = pgTable(
  'account',
  {
    id: id(),
    /** Folded: Latin digits, lower case. */
    username: text().notNull().unique(),
    /** Argon2id in PHC form; null signs in by code alone. */
    passwordHash: text(),
    /** 09 and nine Latin digits; null where no phone is known. */
    phone: text(),
    role: text().$type<AccountRole>().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    gender: text().$type<Gender>(),
    schoolId: uuid().references(() => school.id),
    organizationId: uuid().references(() => organization.id),
    profileUrl: text().notNull().default(''),
    plan: text(),
    theme: text().$type<Preset>(),
    isIndividualCustomer: boolean().notNull().default(false),
    /** Raised when every token given so far must end: a new password, a lost phone. */
    tokenVersion: integer().notNull().default(0),
    createdAt: instant().notNull(),
    archivedAt: instant(),
  },
  (table) => [index().on(table.phone), index().on(table.schoolId, table.role)],
);

/** A code sent by SMS: kept as a hash, of short life, for few tries, good for one sign-in. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: id(),
    phone: text().notNull(),
    codeHash: text().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    triesLeft: integer().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.phone, table.sentAt)],
);

/** What the local stand-in of the SMS service would have sent; emptied after a day. */
export const smsOutbox = pgTable('sms_outbox', {
  id: id(),
  phone: text().notNull(),
  body: text().notNull(),
  sentAt: instant().notNull(),
});

/** Counters of the sign-in limits, in the database so that every copy of the server counts together. */
export const throttle = pgTable('throttle', {
  /** SHA-256 of what is limited: no phone, name or address is kept here. */
  key: text().primaryKey(),
  count: integer().notNull(),
  windowEndsAt: instant().notNull(),
});

/** Shown in the bell of one person until dismissed. */
export const notification = pgTable(
  'notification',
  {
    id: id(),
    schoolId: uuid().references(() => school.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    title: text().notNull(),
    body: text().notNull(),
    path: text(),
    /** The homework it speaks of, so that taking that back takes this back. */
    homeworkId: uuid(),
    /** It appears from this moment on; a scheduled homework's lies in the future. */
    createdAt: instant().notNull(),
    dismissedAt: instant(),
  },
  (table) => [index().on(table.accountId, table.createdAt), index().on(table.homeworkId)],
);
