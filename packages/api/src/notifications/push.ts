import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, InstantSchema, OkSchema, TextSchema } from '../platform/primitives.schemas.ts';

const base = '/member/push/';

/** The address at the push service of a browser. */
const endpoint = v.pipe(TextSchema, v.maxLength(1000));

/** Bytes as base64url: what browsers name `p256dh` is a public key of 65, `auth` a secret of 16. */
const bytes = (characters: number) => v.pipe(TextSchema, v.regex(/^[\w-]+={0,2}$/), v.maxLength(characters));

/** Notifications in a browser while the app is closed (Web Push). */
export const push = {
  key: defineCall({
    method: 'GET',
    path: `${base}key/`,
    access: 'signed-in',
    summary: 'The public key by which a browser subscribes; null where this site sends nothing.',
    response: v.strictObject({ public_key: v.nullable(v.string()) }),
  }),
  subscribe: defineCall({
    method: 'PUT',
    path: `${base}subscription/`,
    access: 'signed-in',
    summary: 'Notifies the person in this browser as well, until the sign-in ends. A repeat changes nothing.',
    body: v.strictObject({ endpoint, p256dh: bytes(90), auth: bytes(30) }),
    response: OkSchema,
    errors: { 422: 'This site sends nothing, or the address is not one of a push service of the public internet.' },
  }),
  unsubscribe: defineCall({
    method: 'POST',
    path: `${base}unsubscribe/`,
    access: 'signed-in',
    summary: 'Notifies the person in this browser no longer; a second time changes nothing.',
    body: v.strictObject({ endpoint }),
    response: OkSchema,
  }),
};

/** Messages to browsers that wait, and those of the last day that no push service took. */
export const PushStateSchema = v.strictObject({
  /** Whether the site has the keys for it; without them nobody is sent anything. */
  is_on: v.boolean(),
  /** To be sent, or tried again. */
  waiting: CountSchema,
  failed: CountSchema,
  /** Failed messages that are still of use: what a retry would send. */
  retryable: CountSchema,
  /** What failed, by push service and what it answered, the newest first. Of people and texts nothing is shown. */
  items: v.array(
    v.strictObject({
      /** Host of the push service; null where the browser is not known any more. */
      service: v.nullable(TextSchema),
      /** Null where it did not answer. */
      status: v.nullable(CountSchema),
      failed: CountSchema,
      retryable: CountSchema,
      /** The newest. */
      failed_at: InstantSchema,
    }),
  ),
});

/** What became of the messages to browsers, for administrators of the site. */
export const adminPush = {
  read: defineCall({
    method: 'GET',
    path: '/admin/push/',
    access: ['admin'],
    summary: 'Messages to browsers: how many wait, and which no push service took within a day, and why.',
    response: PushStateSchema,
  }),
  retry: defineCall({
    method: 'POST',
    path: '/admin/push/retry/',
    access: ['admin'],
    summary:
      'Queues the failed messages that are still of use once more; a second time finds none. Noted in the audit log.',
    response: v.strictObject({ ...PushStateSchema.entries, queued: CountSchema }),
    errors: { 409: 'The site has no keys for it.' },
  }),
};
