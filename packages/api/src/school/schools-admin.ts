import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { IdSchema, OkSchema, PagingSchema, pageOf, TextSchema } from '../platform/primitives.schemas.ts';
import {
  AddedManagerSchema,
  AdminOrganizationDetailSchema,
  AdminOrganizationSchema,
  AdminSchoolDetailSchema,
  AdminSchoolRowSchema,
  NewManagerSchema,
} from './admin.schemas.ts';

const access = ['admin'] as const;
const params = v.object({ id: IdSchema });
const managerParams = v.object({ id: IdSchema, personId: IdSchema });
const titleSchema = v.pipe(TextSchema, v.trim(), v.minLength(2), v.maxLength(100));
const provinceSchema = v.pipe(TextSchema, v.minLength(1), v.maxLength(10));
const searchSchema = v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(100)), '');

const managerCalls = (base: `/${string}`, nothing: string) => ({
  addManager: defineCall({
    method: 'POST',
    path: `${base}{id}/managers/`,
    access,
    summary:
      'Adds a manager, whose password this reply alone holds. One of this username who has left is let in again; a repeat changes nothing.',
    status: 201,
    params,
    body: NewManagerSchema,
    response: AddedManagerSchema,
    errors: {
      404: nothing,
      409: 'The username is somebody else’s.',
      422: 'A username or phone number that is none.',
    },
  }),
  removeManager: defineCall({
    method: 'DELETE',
    path: `${base}{id}/managers/{personId}/`,
    access,
    summary: 'Takes a manager away: the account cannot sign in any more. A second time changes nothing.',
    params: managerParams,
    response: OkSchema,
    errors: { 404: `${nothing} Or no such manager of it.` },
  }),
});

/** Schools, for who looks after the whole site. */
export const adminSchools = {
  list: defineCall({
    method: 'GET',
    path: '/admin/schools/',
    access,
    summary: 'Schools by words of their titles, in any spelling, in the order of their titles.',
    query: v.object({
      ...PagingSchema.entries,
      search: searchSchema,
      province: v.optional(provinceSchema),
      organization_id: v.optional(IdSchema),
    }),
    response: pageOf(AdminSchoolRowSchema),
  }),
  read: defineCall({
    method: 'GET',
    path: '/admin/schools/{id}/',
    access,
    summary: 'One school with its managers.',
    params,
    response: AdminSchoolDetailSchema,
    errors: { 404: 'No such school.' },
  }),
  create: defineCall({
    method: 'POST',
    path: '/admin/schools/',
    access,
    summary:
      'Makes a school with its first manager, whose password this reply alone holds. A repeat changes nothing and has no password.',
    status: 201,
    body: v.strictObject({
      title: titleSchema,
      province_code: provinceSchema,
      organization_id: v.optional(v.nullable(IdSchema), null),
      manager: NewManagerSchema,
    }),
    response: v.strictObject({ school_id: IdSchema, manager: AddedManagerSchema }),
    errors: {
      404: 'No such province or organization.',
      409: 'A school of this title is in this province, or the username is somebody else’s.',
      422: 'A username or phone number that is none.',
    },
  }),
  change: defineCall({
    method: 'PATCH',
    path: '/admin/schools/{id}/',
    access,
    summary:
      'Renames a school, puts it under an organization or takes it out (null), and switches quizzes. What is left out stays. The same sent twice changes once.',
    params,
    body: v.strictObject({
      title: v.optional(titleSchema),
      organization_id: v.optional(v.nullable(IdSchema)),
      has_quizzes: v.optional(v.boolean()),
    }),
    response: AdminSchoolDetailSchema,
    errors: { 404: 'No such school or organization.', 409: 'Another school of this title is in this province.' },
  }),
  ...managerCalls('/admin/schools/', 'No such school.'),
};

/** Organizations over schools. */
export const adminOrganizations = {
  list: defineCall({
    method: 'GET',
    path: '/admin/organizations/',
    access,
    summary: 'Organizations by words of their titles, in the order of their titles.',
    query: v.object({ ...PagingSchema.entries, search: searchSchema }),
    response: pageOf(AdminOrganizationSchema),
  }),
  read: defineCall({
    method: 'GET',
    path: '/admin/organizations/{id}/',
    access,
    summary: 'One organization with those who look after it.',
    params,
    response: AdminOrganizationDetailSchema,
    errors: { 404: 'No such organization.' },
  }),
  create: defineCall({
    method: 'POST',
    path: '/admin/organizations/',
    access,
    summary: 'Makes an organization. One of this title is found, not made again.',
    status: 201,
    body: v.strictObject({ title: titleSchema }),
    response: AdminOrganizationDetailSchema,
  }),
  ...managerCalls('/admin/organizations/', 'No such organization.'),
};
