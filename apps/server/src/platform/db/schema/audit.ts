import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** Who did what, append-only: a trigger refuses every update, delete and truncate. */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: id(),
    at: instant().notNull(),
    /** An account's id, or `cli:` and the user of the machine. */
    actor: text().notNull(),
    /** Such as `person.reset-password`. */
    action: text().notNull(),
    /** Id of what was changed. */
    target: text(),
    /** Null for what belongs to no school. No reference: an event outlives what it reports. */
    schoolId: uuid(),
    before: jsonb(),
    after: jsonb(),
    /** As in the log of the server; null on the command line. */
    requestId: text(),
    /** Keyed hash of the caller's address. */
    addressHash: text(),
  },
  (table) => [index().on(table.target, table.at), index().on(table.actor, table.at), index().on(table.at)],
);
