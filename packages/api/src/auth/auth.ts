import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { IdSchema, OkSchema, TextSchema } from '../platform/primitives.schemas.ts';
import { AccountSchema, LoginReplySchema } from './people.schemas.ts';

/** Phone numbers are sent in any digit set; the server folds them before it looks. */
export const phone = v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(20));
export const code = v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(12));
export const username = v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(64));
export const password = v.pipe(TextSchema, v.minLength(1), v.maxLength(256));
/** Six digits of an authenticator app, in any digit set, or one of the recovery codes. */
export const secondFactor = v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(20));

/** What a code is for: one that was asked for to sign in does not change a password. */
const CodePurposeSchema = v.picklist(['login', 'register', 'reset', 'contact']);

const CodeSentSchema = v.strictObject({
  status: v.number(),
  message: v.string(),
  /** The device token; see `login`. The code's tries are bound to it. */
  device: v.string(),
});
const sendCode = {
  path: '/auth/verification-code',
  access: 'public',
  opensInMaintenance: true,
  summary: 'Sends a one-time code by SMS. Success only when `status` is 1.',
  query: v.object({ phone, purpose: v.optional(CodePurposeSchema, 'login') }),
  response: CodeSentSchema,
} as const;

export const auth = {
  login: defineCall({
    method: 'POST',
    path: '/auth/login/',
    access: 'public',
    opensInMaintenance: true,
    summary:
      'Signs in with username and password, or with phone and code. A phone of one account signs in by itself; of several, their list comes back and the call is repeated with the username chosen. The reply’s `device` token is kept by the browser and sent as `X-Device` with every call of sign-in from then on: tries from a device that has signed in before are counted apart from those of strangers. An account with a second factor is signed in to by its password and `second_factor`: without it the call is refused with the code `second-factor-needed`, and is sent again with it.',
    body: v.union([
      v.strictObject({ phone, code, username: v.optional(username) }),
      v.strictObject({ username, password, second_factor: v.optional(secondFactor) }),
    ]),
    response: v.union([LoginReplySchema, v.array(AccountSchema)]),
    errors: {
      401: 'Wrong (`wrong-password`, `wrong-second-factor`), or a second factor is needed (`second-factor-needed`).',
    },
  }),
  sendCode: defineCall({ ...sendCode, method: 'POST' }),
  sendCodeByGet: defineCall({ ...sendCode, method: 'GET' }),
  verify: defineCall({
    method: 'POST',
    path: '/auth/verify/',
    access: 'public',
    opensInMaintenance: true,
    summary: 'Checks a one-time code without using it up, and names the accounts of the phone: one, or a list.',
    body: v.strictObject({ phone, code }),
    response: v.union([AccountSchema, v.array(AccountSchema)]),
  }),
  refresh: defineCall({
    method: 'POST',
    path: '/auth/refresh/',
    access: 'public',
    opensInMaintenance: true,
    summary:
      'Changes a refresh token for a new pair. Each token is good for one change; one used again later ends the session. A request that is repeated with the same `attempt` gets the same refresh token again.',
    body: v.strictObject({
      refresh: v.pipe(TextSchema, v.maxLength(512)),
      /** An id the client makes once for each change and sends again if the reply was lost. */
      attempt: v.optional(IdSchema),
    }),
    response: v.strictObject({ access: v.string(), refresh: v.string() }),
  }),
  logout: defineCall({
    method: 'POST',
    path: '/auth/logout/',
    access: 'public',
    opensInMaintenance: true,
    summary: 'Ends the session of a refresh token; a token that is over or not ours changes nothing.',
    body: v.strictObject({ refresh: v.pipe(TextSchema, v.maxLength(512)) }),
    response: OkSchema,
  }),
  logoutEverywhere: defineCall({
    method: 'POST',
    path: '/auth/logout-everywhere/',
    access: 'signed-in',
    summary: 'Ends every session of the signed-in person, this one too.',
    response: OkSchema,
  }),
};
