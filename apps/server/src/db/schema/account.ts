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

/**
 * A sign-in on one device, and all the refresh tokens that followed from it. No token is stored: each is computed from the
 * id and the generation with a key of the server.
 */
export const accountSession = pgTable(
  'account_session',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The account's `tokenVersion` at sign-in; the session is over once the account's is higher. */
    tokenVersion: integer().notNull(),
    /** Number of the refresh token in force; each use raises it. */
    generation: integer().notNull().default(0),
    /** Keyed hash of the id of the request that raised the generation last. */
    attemptHash: text(),
    /** Browser and system, such as «Chrome, Android»; nothing that tells two devices of a kind apart. */
    userAgent: text().notNull().default(''),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endReason: text().$type<'signed-out' | 'everywhere' | 'reuse'>(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
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
    /** Keyed hash of the device or address that asked for the code. */
    requesterHash: text().notNull().default(''),
    /** Tries of whoever asked for the code. */
    triesLeft: integer().notNull(),
    /** Tries of everybody else together. */
    otherTriesLeft: integer().notNull().default(0),
    usedAt: instant(),
  },
  (table) => [index().on(table.phone, table.sentAt), index().on(table.expiresAt)],
);

/** Messages to phones: queued until a provider took them. Emptied after a day. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: id(),
    phone: text().notNull(),
    /** Encrypted: a message may hold a code. */
    body: text().notNull(),
    status: text().$type<'queued' | 'sent' | 'failed' | 'expired'>().notNull().default('sent'),
    tries: integer().notNull().default(0),
    /** Nobody tries before; whoever takes the message moves it ahead, so that no other copy takes it meanwhile. */
    nextTryAt: instant(),
    /** Too late to be of use: a code lives two minutes. */
    expiresAt: instant(),
    /** When it was queued until it is sent, then when it was. */
    sentAt: instant().notNull(),
    /** What the provider said the last time, without phone and text. */
    error: text(),
  },
  (table) => [index().on(table.status, table.nextTryAt), index().on(table.sentAt)],
);

/** Counters of the sign-in limits, in the database so that every copy of the server counts together. */
export const throttle = pgTable(
  'throttle',
  {
    /** Keyed hash of what is limited: no phone, name or address is kept here. */
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: instant().notNull(),
  },
  (table) => [index().on(table.windowEndsAt)],
);

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
