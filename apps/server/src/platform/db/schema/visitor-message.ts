import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';

export const VISITOR_MESSAGE_KINDS = ['contact', 'webinar'] as const;
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
    /** Null while it is open. */
    handledAt: instant(),
  },
  (table) => [index().on(table.createdAt), check('visitor_message_kind_check', oneOf('kind', VISITOR_MESSAGE_KINDS))],
);
