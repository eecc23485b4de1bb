import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { OkSchema, TextSchema } from '../platform/primitives.schemas.ts';
import { code, password, phone, username } from './auth.ts';
import { AccountSchema } from './people.schemas.ts';

/** The rules of a new password beyond its length are the server's, and answered with a sentence. */
export const newPassword = v.pipe(TextSchema, v.minLength(1), v.maxLength(256));

/** New passwords: forgotten ones by a code, known ones by themselves. */
export const passwords = {
  issueResetToken: defineCall({
    method: 'POST',
    path: '/auth/reset-token',
    access: 'public',
    opensInMaintenance: true,
    summary:
      'Changes a code of purpose `reset` for a token that sets one new password within 15 minutes. A phone of several accounts gets their list, and the call is repeated with the username chosen.',
    body: v.strictObject({ phone, code, username: v.optional(username) }),
    response: v.union([v.strictObject({ reset_token: v.string(), username: v.string() }), v.array(AccountSchema)]),
  }),
  reset: defineCall({
    method: 'POST',
    path: '/auth/reset-password/',
    access: 'public',
    opensInMaintenance: true,
    summary:
      'Sets a new password by a reset token and ends every session of the account. Sent again with the same password it changes nothing.',
    body: v.strictObject({ reset_token: v.pipe(TextSchema, v.maxLength(128)), password: newPassword }),
    response: OkSchema,
    errors: { 409: 'The token is over, was replaced by a newer one, or is not ours.', 422: 'The password is weak.' },
  }),
  edit: defineCall({
    method: 'POST',
    path: '/auth/edit-pass/',
    access: 'signed-in',
    summary: 'Changes the own password; every other session ends, and this one goes on with the tokens of the reply.',
    body: v.strictObject({ old_password: password, new_password: newPassword }),
    /** `device` is the new device token: this device stays one that has signed in before. */
    response: v.strictObject({ access: v.string(), refresh: v.string(), device: v.string() }),
    errors: { 422: 'The present password is wrong, or the new one is weak.' },
  }),
};
