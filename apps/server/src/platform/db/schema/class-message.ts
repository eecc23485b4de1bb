import type { RichTextDocument } from '@mashq/curriculum/rich-text';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { schoolClass } from './class.ts';
import { instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';

/** What a teacher writes to a class. Whether it is scheduled or published follows from `publishAt`. */
export const classMessage = pgTable(
  'class_message',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    /** Made by the caller: the idempotency key. */
    id: uuid().notNull(),
    classId: uuid().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => account.id),
    title: text().notNull(),
    /** Of a document its text alone. */
    body: text().notNull(),
    /** As it was written; null where it has no form. */
    document: jsonb().$type<RichTextDocument>(),
    /** As children could first read it, kept for the audit once it is changed. */
    firstTitle: text(),
    firstBody: text(),
    /** Null: a draft. */
    publishAt: instant(),
    pinnedUntil: instant(),
    editedAt: instant(),
    removedAt: instant(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'class_message_class_fk',
      columns: [table.schoolId, table.classId],
      foreignColumns: [schoolClass.schoolId, schoolClass.id],
    }),
    index().on(table.schoolId, table.classId, table.publishAt),
    check('class_message_version_check', sql`version > 0`),
    check('class_message_first_text_check', sql`(first_title is null) = (first_body is null)`),
  ],
);

/** Whether an attachment of a message is drawn or saved. */
export const ATTACHMENT_KINDS = ['image', 'file'] as const;

/** A picture or file of a message, by the id of the image or the stored file; each belongs to one message. */
export const classMessageAttachment = pgTable(
  'class_message_attachment',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    id: uuid().notNull(),
    messageId: uuid().notNull(),
    kind: text().$type<(typeof ATTACHMENT_KINDS)[number]>().notNull(),
    /** Its place among those of the message, from 0. */
    place: integer().notNull(),
    alt: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    foreignKey({
      name: 'class_message_attachment_message_fk',
      columns: [table.schoolId, table.messageId],
      foreignColumns: [classMessage.schoolId, classMessage.id],
    }),
    index().on(table.schoolId, table.messageId),
    check('class_message_attachment_kind_check', oneOf('kind', ATTACHMENT_KINDS)),
    check('class_message_attachment_place_check', notNegative('place')),
  ],
);

/** That a child has seen a message. */
export const classMessageReader = pgTable(
  'class_message_reader',
  {
    schoolId: uuid()
      .notNull()
      .references(() => school.id),
    messageId: uuid().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => account.id),
    seenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.messageId, table.studentId] }),
    foreignKey({
      name: 'class_message_reader_message_fk',
      columns: [table.schoolId, table.messageId],
      foreignColumns: [classMessage.schoolId, classMessage.id],
    }),
    index().on(table.schoolId, table.studentId),
  ],
);
