import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema } from '../platform/primitives.schemas.ts';
import { password, secondFactor as typed } from './auth.ts';

/** Who may have a second factor; nobody else is asked for one. */
export const SECOND_FACTOR_ROLES = ['school', 'organization', 'admin'] as const;
const access = SECOND_FACTOR_ROLES;

const StateSchema = v.strictObject({
  is_on: v.boolean(),
  /** Recovery codes that were not used yet. */
  recovery_codes_left: CountSchema,
});

/** The second factor of managers, organizations and administrators: a code of an authenticator app (RFC 6238). */
export const secondFactor = {
  read: defineCall({
    method: 'GET',
    path: '/auth/second-factor/',
    access,
    summary: 'Whether the own account has a second factor.',
    response: StateSchema,
  }),
  begin: defineCall({
    method: 'POST',
    path: '/auth/second-factor/begin/',
    access,
    summary:
      'Makes the secret that an authenticator app is given. It counts from the first right code (`confirm`) on; begun again, the secret before is of no use.',
    body: v.strictObject({ password }),
    /** `uri` is what a QR code holds (`otpauth://totp/…`), `secret` the same to type, in base32. */
    response: v.strictObject({ secret: v.string(), uri: v.string() }),
    errors: { 409: 'It is on already.', 422: 'The password is wrong.' },
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/auth/second-factor/confirm/',
    access,
    summary: 'Turns the second factor on with the first code of the app. The recovery codes are in this reply alone.',
    body: v.strictObject({ code: typed }),
    response: v.strictObject({ recovery_codes: v.array(v.string()) }),
    errors: { 409: 'It is on already, or was not begun.', 422: 'The code is wrong.' },
  }),
  end: defineCall({
    method: 'POST',
    path: '/auth/second-factor/end/',
    access,
    summary: 'Turns the second factor off. Where it is off, nothing changes.',
    body: v.strictObject({ password, code: typed }),
    response: StateSchema,
    errors: { 422: 'The password or the code is wrong.' },
  }),
};
