import * as v from 'valibot';
import { defineCall } from './define.ts';
import { OkSchema, TextSchema } from './primitives.schemas.ts';

export const status = {
  read: defineCall({
    method: 'GET',
    path: '/status',
    access: 'public',
    opensInMaintenance: true,
    summary:
      '"maintenance" asks the app to show its maintenance screen in place of every route; and which version runs.',
    response: v.strictObject({
      status: v.string(),
      /** Of the server's program, for reports of faults; empty where it has none. */
      version: v.string(),
    }),
  }),
};

export const log = {
  frontend: defineCall({
    method: 'POST',
    path: '/log/frontend',
    access: 'public',
    summary: 'Reports an error of the app in a browser. Always answered alike, stored or not.',
    body: v.strictObject({
      message: v.pipe(TextSchema, v.maxLength(500)),
      /** As the browser gives it. */
      stack: v.optional(v.pipe(TextSchema, v.maxLength(8000)), ''),
      /** Path of the page without its query. */
      path: v.optional(v.pipe(TextSchema, v.maxLength(300)), ''),
    }),
    response: OkSchema,
  }),
};
