import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { instant, notNegative } from './columns.ts';
import { school } from './organization.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A text that a message had before it was changed. */
export interface EarlierText {
  readonly body: string;
  /** When it was changed. */
  readonly until: string;
}

/** The one conversation of a person with support. */
export const chat = pgTable(
  'chat',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    /** Place of the newest message. */
    lastSeq: integer().notNull().default(0),
    /** Up to which place each side has read. */
    personReadSeq: integer().notNull().default(0),
    supportReadSeq: integer().notNull().default(0),
    changedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.accountId] }),
    index().on(table.schoolId, table.changedAt),
    // Administrators see the newest of all schools.
    index('chat_newest').on(table.changedAt),
    index('chat_waiting').on(table.schoolId, table.accountId).where(sql`last_seq > support_read_seq`),
    check('chat_seq_check', notNegative('last_seq', 'person_read_seq', 'support_read_seq')),
  ],
);

/** A message of it. */
export const chatMessage = pgTable(
  'chat_message',
  {
    schoolId: uuid().notNull(),
    /** Made by the sender: the idempotency key. */
    id: uuid().notNull(),
    /** Whose conversation it is in. */
    accountId: uuid().notNull(),
    /** Its place, the same for both sides. */
    seq: integer().notNull(),
    senderId: uuid()
      .notNull()
      .references(() => account.id),
    fromSupport: boolean().notNull(),
    body: text().notNull(),
    /** The text as it is looked for: letters, digits and spaces folded. */
    searchBody: text().notNull(),
    searchWords: tsvector()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`to_tsvector('simple', search_body)`),
    /** Oldest first; they go when the message goes. */
    earlierTexts: jsonb().$type<readonly EarlierText[]>().notNull().default([]),
    /** The picture, stored under the school of its sender, which for administrators is not the person’s. */
    imageSchoolId: uuid(),
    imageId: uuid(),
    sentAt: instant().notNull(),
    editedAt: instant(),
    removedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'chat_message_chat_fk',
      columns: [table.schoolId, table.accountId],
      foreignColumns: [chat.schoolId, chat.accountId],
    }),
    uniqueIndex('chat_message_place').on(table.schoolId, table.accountId, table.seq),
    // Without a list of pending entries, which every search would read through.
    index('chat_message_search').using('gin', table.searchWords).with({ fastupdate: false }),
    index('chat_message_newest').on(table.sentAt),
    index('chat_message_image').on(table.imageId).where(sql`image_id is not null`),
    check('chat_message_seq_check', sql`seq > 0`),
    check('chat_message_image_check', sql`(image_id is null) = (image_school_id is null)`),
  ],
);
