import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { OkSchema, TextSchema } from '../platform/primitives.schemas.ts';

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
