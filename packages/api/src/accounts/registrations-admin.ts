import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { IdSchema, PagingSchema, pageOf, ShownPhoneSchema, TextSchema } from '../platform/primitives.schemas.ts';
import {
  AdminRegistrationSchema,
  RegistrationKindSchema,
  RegistrationStateSchema,
} from './registrations-admin.schemas.ts';

const access = ['admin'] as const;
const params = v.object({ id: IdSchema });
const errors = { 404: 'No such request.' };

/** Requests for an account, and who only wants to hear of one. */
export const adminRegistrations = {
  list: defineCall({
    method: 'GET',
    path: '/admin/registrations/',
    access,
    summary: 'Requests for an account. Those that wait come the oldest first, the others the newest first.',
    query: v.object({
      ...PagingSchema.entries,
      state: v.optional(RegistrationStateSchema, 'pending'),
      kind: v.optional(RegistrationKindSchema),
    }),
    response: pageOf(AdminRegistrationSchema),
  }),
  showPhone: defineCall({
    method: 'POST',
    path: '/admin/registrations/{id}/phone/',
    access,
    summary: 'The whole phone number of a request. Noted in the audit log.',
    params,
    response: ShownPhoneSchema,
    errors,
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/admin/registrations/{id}/confirm/',
    access,
    summary:
      'Makes the account that was asked for, in the school given, else in a new one of the request’s title and province. A repeat changes nothing.',
    params,
    body: v.strictObject({
      school_id: v.optional(IdSchema),
      /** In place of the name asked for, where that is taken meanwhile. */
      username: v.optional(v.pipe(TextSchema, v.trim(), v.minLength(3), v.maxLength(32))),
    }),
    response: AdminRegistrationSchema,
    errors: {
      404: 'No such request, or no such school.',
      409: 'The request was refused before, the username is taken, or a school of this title exists.',
      422: 'The username is no username.',
    },
  }),
  refuse: defineCall({
    method: 'POST',
    path: '/admin/registrations/{id}/refuse/',
    access,
    summary: 'Refuses a request. A repeat changes nothing.',
    params,
    body: v.strictObject({ reason: v.pipe(TextSchema, v.trim(), v.minLength(3), v.maxLength(500)) }),
    response: AdminRegistrationSchema,
    errors: { ...errors, 409: 'The request was confirmed before.' },
  }),
};
