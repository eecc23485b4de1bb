import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, notNegative, oneOf } from './columns.ts';
import { nameWords } from './name-search-words.ts';
import { organization, school } from './organization.ts';

export const ACCOUNT_ROLES = ['STUDENT', 'TEACHER', 'MANAGER', 'ORGANIZATION', 'SYS_ADMIN'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];
export const GENDERS = ['FEMALE', 'MALE'] as const;
export type Gender = (typeof GENDERS)[number];
export const PRESETS = ['green', 'orange', 'cyan', 'purple', 'pink', 'black'] as const;
export type Preset = (typeof PRESETS)[number];
const SMS_STATES = ['queued', 'sent', 'failed', 'expired'] as const;
const SESSION_END_REASONS = ['signed-out', 'everywhere', 'reuse'] as const;

/** A person who signs in. Several accounts may share a phone: a family's children, or a teacher who is a parent. */
export const account = pgTable(
  'account',
  {
    id: id(),
    /** Folded: Latin digits, lower case. */
    username: text().notNull().unique(),
    /** Argon2id in PHC form; null signs in by code alone. */
    passwordHash: text(),
    /** Encrypted (`platform/security/phone-cipher.ts`); null where no phone is known. */
    phone: text(),
    /** Blind index to look accounts up by their phone; several may share one. */
    phoneHash: text(),
    /** Blind index of the last four digits, by which an administrator finds somebody who calls. */
    phoneTailHash: text(),
    role: text().$type<AccountRole>().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    gender: text().$type<Gender>(),
    /** The school, or the person's own personal tenant. */
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    organizationId: uuid().references(() => organization.id),
    /** A child's number in the register of its school, in Latin digits; null where the school gave none. */
    registrationCode: text(),
    profileUrl: text().notNull().default(''),
    theme: text().$type<Preset>(),
    isIndividualCustomer: boolean().notNull().default(false),
    /** Raised when every token given so far must end: a new password, a lost phone. */
    tokenVersion: integer().notNull().default(0),
    /** Version of the terms that the person agreed to, and when; null where somebody else made the account. */
    termsVersion: integer(),
    termsAcceptedAt: instant(),
    createdAt: instant().notNull(),
    archivedAt: instant(),
    /** An administrator locked it: nobody signs in to it until it is opened again. */
    lockedAt: instant(),
    /** The person asked for deletion: from then on the account is emptied (`profile/erase.ts`). */
    deletionDueAt: instant(),
  },
  (table) => [
    index().on(table.deletionDueAt),
    index().on(table.phoneHash),
    index().on(table.phoneTailHash),
    index().on(table.schoolId, table.role),
    index('account_name_words').using('gin', sql.raw(nameWords())),
    uniqueIndex('account_registration_code').on(table.schoolId, table.registrationCode),
    check('account_role_check', oneOf('role', ACCOUNT_ROLES)),
    check('account_gender_check', oneOf('gender', GENDERS)),
    check('account_theme_check', oneOf('theme', PRESETS)),
    // A number of before encryption has no index until the next start, which encrypts it.
    check('account_phone_hash_check', sql`(phone_hash is null) = (phone is null or phone ~ '^09[0-9]{9}$')`),
    check('account_token_version_check', notNegative('token_version')),
    check('account_terms_check', sql`(terms_version is null) = (terms_accepted_at is null)`),
  ],
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
    endReason: text().$type<(typeof SESSION_END_REASONS)[number]>(),
  },
  (table) => [
    index().on(table.accountId),
    index().on(table.expiresAt),
    check('account_session_end_reason_check', oneOf('end_reason', SESSION_END_REASONS)),
    check('account_session_counts_check', notNegative('token_version', 'generation')),
    check('account_session_times_check', sql`created_at < expires_at`),
  ],
);

/** A code sent by SMS: kept as a hash, of short life, for few tries, good for one sign-in. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: id(),
    /** Blind index: a code is looked up by the phone, whose number nobody needs. */
    phoneHash: text().notNull(),
    codeHash: text().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Keyed hash of the device or address that asked for the code. */
    requesterHash: text().notNull().default(''),
    /** Tries of the person who asked for the code. */
    triesLeft: integer().notNull(),
    /** Tries of everybody else together. */
    otherTriesLeft: integer().notNull().default(0),
    usedAt: instant(),
  },
  (table) => [
    index().on(table.phoneHash, table.sentAt),
    index().on(table.expiresAt),
    check('one_time_code_counts_check', notNegative('tries_left', 'other_tries_left')),
    check('one_time_code_times_check', sql`sent_at < expires_at`),
  ],
);

/** Messages to phones: queued until a provider took them. Emptied after a day. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: id(),
    /** Encrypted (`platform/security/phone-cipher.ts`). */
    phone: text().notNull(),
    /** Encrypted: a message may hold a code. */
    body: text().notNull(),
    status: text().$type<(typeof SMS_STATES)[number]>().notNull().default('sent'),
    tries: integer().notNull().default(0),
    /** Nobody tries before; the copy that takes the message moves it ahead, so that no other takes it meanwhile. */
    nextTryAt: instant(),
    /** Too late to be of use: a code lives two minutes. */
    expiresAt: instant(),
    /** When it was queued until it is sent, then when it was. */
    sentAt: instant().notNull(),
    /** What the provider said the last time, without phone and text. */
    error: text(),
  },
  (table) => [
    index().on(table.status, table.nextTryAt),
    index().on(table.sentAt),
    check('sms_outbox_status_check', oneOf('status', SMS_STATES)),
    check('sms_outbox_tries_check', notNegative('tries')),
  ],
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
  (table) => [index().on(table.windowEndsAt), check('throttle_count_check', notNegative('count'))],
);

/** Leave to set a new password, given for a right code. One an account: a newer one replaces it. */
export const passwordReset = pgTable(
  'password_reset',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Keyed hash: the token is known to the browser alone. */
    tokenHash: text().notNull().unique(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.expiresAt)],
);
