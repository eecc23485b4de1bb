import { check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { account } from './account.ts';
import { idInSchool, instant, notNegative } from './columns.ts';
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
