import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';
import { VISITOR_MESSAGE_STATES, type VisitorMessageState } from './visitor-message.ts';

export const RESUME_KINDS = ['pdf', 'image'] as const;
export type ResumeKind = (typeof RESUME_KINDS)[number];

/** Somebody without an account who wants to work with us; the resume is in the storage. Removed after half a year. */
export const jobApplication = pgTable(
  'job_application',
  {
    /** Made by the browser: the idempotency key, and a part of the resume's key in the storage. */
    id: uuid().primaryKey(),
    /** Id of the job; empty for any. */
    opening: text().notNull(),
    name: text().notNull(),
    /** Encrypted (`platform/security/phone-cipher.ts`). */
    phone: text().notNull(),
    note: text().notNull(),
    fileKind: text().$type<ResumeKind>().notNull(),
    /** Bytes, as stored. */
    fileSize: integer().notNull(),
    /** SHA-256 of what was sent: the same id with another file is another application. */
    fileHash: text().notNull(),
    createdAt: instant().notNull(),
    state: text().$type<VisitorMessageState>().notNull().default('new'),
    /** When it was answered or closed; null while it is new. */
    handledAt: instant(),
    /** Id of the account that did, as in the audit log. */
    handledActor: text(),
  },
  (table) => [
    index().on(table.createdAt),
    check('job_application_kind_check', oneOf('file_kind', RESUME_KINDS)),
    check('job_application_size_check', sql`file_size > 0`),
    check('job_application_state_check', oneOf('state', VISITOR_MESSAGE_STATES)),
    check('job_application_handled_check', sql`(state = 'new') = (handled_at is null)`),
  ],
);
