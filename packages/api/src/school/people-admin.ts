import * as v from 'valibot';
import { UserRoleSchema } from '../auth/people.schemas.ts';
import { defineCall } from '../platform/define.ts';
import { IdSchema, PagingSchema, pageOf, ShownPhoneSchema, TextSchema } from '../platform/primitives.schemas.ts';
import {
  AdminPersonDetailSchema,
  AdminPersonSchema,
  AdminPersonStateSchema,
  ShownPasswordSchema,
} from './admin.schemas.ts';

const access = ['admin'] as const;
const base = '/admin/people/';
const params = v.object({ personId: IdSchema });
const nobody = 'No such person.';
const errors = { 404: nobody, 409: 'The account is an administrator’s: those are changed on the command line.' };

/** People of all schools, for who looks after the whole site. */
export const adminPeople = {
  list: defineCall({
    method: 'GET',
    path: base,
    access,
    summary:
      'People by words of their names, in any spelling, by username, register number, or a phone number or its last four digits. By last name.',
    query: v.object({
      ...PagingSchema.entries,
      search: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(60)), ''),
      role: v.optional(UserRoleSchema),
      state: v.optional(AdminPersonStateSchema),
      school_id: v.optional(IdSchema),
    }),
    response: pageOf(AdminPersonSchema),
  }),
  read: defineCall({
    method: 'GET',
    path: `${base}{personId}/`,
    access,
    summary: 'One person: where they belong, and whether they can sign in.',
    params,
    response: AdminPersonDetailSchema,
    errors: { 404: nobody },
  }),
  showPhone: defineCall({
    method: 'POST',
    path: `${base}{personId}/phone/`,
    access,
    summary: 'The whole phone number of a person. Noted in the audit log.',
    params,
    response: ShownPhoneSchema,
    errors: { 404: 'No such person, or no number is known.' },
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: `${base}{personId}/password/`,
    access,
    summary: 'Gives the account a new password, which this reply alone holds, and ends its sessions. Noted.',
    params,
    response: ShownPasswordSchema,
    errors: { ...errors, 409: `${errors[409]} Or the person has left, and signs in with no password.` },
  }),
  endSecondFactor: defineCall({
    method: 'DELETE',
    path: `${base}{personId}/second-factor/`,
    access,
    summary:
      'Turns off the second factor of somebody who has lost it, once it is known who asks. Where it is off, nothing changes. Noted.',
    params,
    response: AdminPersonDetailSchema,
    errors,
  }),
  setLock: defineCall({
    method: 'PUT',
    path: `${base}{personId}/lock/`,
    access,
    summary:
      'Locks the account: its sessions end and nobody signs in to it; or opens it again. The same sent twice changes once. Noted.',
    params,
    body: v.strictObject({ is_locked: v.boolean() }),
    response: AdminPersonDetailSchema,
    errors,
  }),
};
