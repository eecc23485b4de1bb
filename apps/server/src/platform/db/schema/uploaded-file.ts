import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { idInSchool, instant, notNegative, oneOf } from './columns.ts';
import { school } from './organization.ts';

const owned = () => ({
  schoolId: uuid()
    .notNull()
    .references(() => school.id),
  id: idInSchool(),
  ownerId: uuid()
    .notNull()
    .references(() => account.id),
});

/** A file that is being sent; gone once it is a picture, or after a day. */
export const upload = pgTable(
  'upload',
  {
    ...owned(),
    /** Bytes of the whole file. */
    size: integer().notNull(),
    /** Bytes that have arrived. */
    received: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    index().on(table.schoolId, table.ownerId),
    check('upload_count_check', notNegative('size', 'received')),
  ],
);

/** Part of an upload; its bytes are in the storage. */
export const uploadChunk = pgTable(
  'upload_chunk',
  {
    schoolId: uuid().notNull(),
    uploadId: uuid().notNull(),
    startByte: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.uploadId, table.startByte] }),
    check('upload_chunk_count_check', notNegative('start_byte')),
  ],
);

/** What files are, by their content. */
export const FILE_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

/** A file that is no picture, as it was sent; its bytes are in the storage. */
export const storedFile = pgTable(
  'stored_file',
  {
    ...owned(),
    name: text().notNull(),
    mediaType: text().$type<(typeof FILE_TYPES)[number]>().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    check('stored_file_count_check', notNegative('size')),
    check('stored_file_media_type_check', oneOf('media_type', FILE_TYPES)),
  ],
);

/** A picture, drawn again; its bytes are in the storage in two sizes. */
export const image = pgTable(
  'image',
  {
    ...owned(),
    /** Of the large size, in px. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.id] }),
    check('image_count_check', notNegative('width', 'height')),
  ],
);
