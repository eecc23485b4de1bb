import * as v from 'valibot';
import { defineCall } from './define.ts';
import { base64Schema, CountSchema, IdSchema, TextSchema } from './primitives.schemas.ts';

const params = v.object({ uploadId: IdSchema });

/** Bytes of a picture or file at most, as it is sent. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Characters of base64 of one chunk at most: 192 KB, which a slow network sends within seconds. */
const MAX_CHUNK_CHARACTERS = 256 * 1024;

const ProgressSchema = v.strictObject({
  id: IdSchema,
  /** Bytes that have arrived: where the next chunk begins. */
  received: CountSchema,
});

/** Stored pictures are WebP in two sizes; the domain that shows one serves it. */
const ImageSchema = v.strictObject({ id: IdSchema, width: CountSchema, height: CountSchema });

/** A stored file is what was sent: PDF or xlsx, by its content. */
const FileSchema = v.strictObject({
  id: IdSchema,
  /** With the extension of what it is. */
  name: v.string(),
  media_type: v.string(),
  /** In bytes. */
  size: CountSchema,
});

const NOT_FOUND = 'No such upload, or another person’s.';

/** Pictures and files sent in chunks: a network that breaks goes on where it stopped. */
export const upload = {
  begin: defineCall({
    method: 'POST',
    path: '/upload/',
    access: 'signed-in',
    summary: 'Begins to send a picture or file, or gives how much of it has arrived. `id` is made by the caller.',
    body: v.strictObject({
      id: IdSchema,
      /** Bytes of the whole file. */
      size: v.pipe(CountSchema, v.minValue(1), v.maxValue(MAX_BYTES)),
    }),
    response: ProgressSchema,
    errors: { 409: 'The id belongs to an upload of another size or person.' },
  }),
  append: defineCall({
    method: 'PUT',
    path: '/upload/{uploadId}/chunk/',
    access: 'signed-in',
    summary: 'Sends the bytes from `offset` on. Bytes that have arrived before change nothing.',
    bodyLimit: MAX_CHUNK_CHARACTERS + 1024,
    params,
    body: v.strictObject({
      offset: CountSchema,
      /** Base64. */
      data: base64Schema(MAX_CHUNK_CHARACTERS),
    }),
    response: ProgressSchema,
    errors: { 404: NOT_FOUND, 409: 'Bytes before `offset` are missing, or there are more than the file has.' },
  }),
  finish: defineCall({
    method: 'POST',
    path: '/upload/{uploadId}/image/',
    access: 'signed-in',
    summary: 'Draws the picture again in two sizes, without its metadata, and stores it under the id of the upload.',
    params,
    response: ImageSchema,
    errors: {
      404: NOT_FOUND,
      409: 'Not all bytes have arrived.',
      422: 'The file is no picture, of another format, broken, or has too many pixels.',
    },
  }),
  finishFile: defineCall({
    method: 'POST',
    path: '/upload/{uploadId}/file/',
    access: 'signed-in',
    summary: 'Stores what has arrived as a file under a name: a PDF or an xlsx workbook without programs in it.',
    params,
    body: v.strictObject({ name: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(200)) }),
    response: FileSchema,
    errors: {
      404: NOT_FOUND,
      409: 'Not all bytes have arrived.',
      422: 'The file is of another kind, broken, locked by a password, or holds a program or another file.',
    },
  }),
};
