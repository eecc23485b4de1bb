import * as v from 'valibot';
import { IdSchema, NameSchema, OkSchema, TextSchema } from '../schema/primitives.ts';
import { defineCall } from './define.ts';

/** Calls of the public site, for visitors without an account. */
export const site = {
  sendMessage: defineCall({
    method: 'POST',
    path: '/site/message/',
    access: 'public',
    summary:
      'Stores a message of a visitor, or a registration for a webinar, for the administrators. The same `id` sent twice is stored once.',
    status: 201,
    body: v.strictObject({
      id: IdSchema,
      kind: v.picklist(['contact', 'webinar']),
      /** Id of the webinar; empty for a message. */
      subject: v.optional(NameSchema, ''),
      name: v.pipe(TextSchema, v.trim(), v.minLength(2), v.maxLength(100)),
      /** In any digits. */
      phone: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(20)),
      text: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(2000)), ''),
    }),
    response: OkSchema,
    errors: { 409: 'The id belongs to another message.' },
  }),
};
