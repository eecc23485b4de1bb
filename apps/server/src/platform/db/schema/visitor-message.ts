import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';

export const VISITOR_MESSAGE_KINDS = ['contact', 'webinar', 'agent'] as const;
export const VISITOR_MESSAGE_STATES = ['new', 'answered', 'closed'] as const;
export type VisitorMessageState = (typeof VISITOR_MESSAGE_STATES)[number];
export type VisitorMessageKind = (typeof VISITOR_MESSAGE_KINDS)[number];

/** What visitors of the public site send. It belongs to no school and to no account. */
export const visitorMessage = pgTable(
  'visitor_message',
  {
    /** Made by the browser: the idempotency key. */
    id: uuid().primaryKey(),
    kind: text().$type<VisitorMessageKind>().notNull(),
    /** Id of the webinar; empty for a message. */
    webinarKey: text().notNull(),
    name: text().notNull(),
    /** Encrypted (`platform/security/phone-cipher.ts`). */
    phone: text().notNull(),
    message: text().notNull(),
    createdAt: instant().notNull(),
    state: text().$type<VisitorMessageState>().notNull().default('new'),
    /** When it was answered or closed; null while it is new. */
    handledAt: instant(),
    /** Id of the account that did, as in the audit log; null for those of before it was noted. */
    handledActor: text(),
  },
  (table) => [
    index().on(table.createdAt),
    check('visitor_message_kind_check', oneOf('kind', VISITOR_MESSAGE_KINDS)),
    check('visitor_message_state_check', oneOf('state', VISITOR_MESSAGE_STATES)),
    check('visitor_message_handled_check', sql`(state = 'new') = (handled_at is null)`),
  ],
);
