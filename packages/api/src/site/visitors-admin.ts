import * as v from 'valibot';
import { defineCall, defineFileCall } from '../platform/define.ts';
import { IdSchema, OkSchema, PagingSchema, pageOf, ShownPhoneSchema } from '../platform/primitives.schemas.ts';
import {
  AdminJobApplicationSchema,
  AdminVisitorMessageSchema,
  VisitorMessageKindSchema,
  VisitorMessageStateSchema,
} from './visitors-admin.schemas.ts';

const access = ['admin'] as const;

/** What visitors without an account sent. */
export const adminVisitorMessages = {
  list: defineCall({
    method: 'GET',
    path: '/admin/visitor-messages/',
    access,
    summary: 'Messages of visitors and registrations for webinars, the newest first.',
    query: v.object({
      ...PagingSchema.entries,
      kind: v.optional(VisitorMessageKindSchema),
      /** Left out: all of them. */
      state: v.optional(VisitorMessageStateSchema),
      /** Id of a webinar: who has registered for it. */
      webinar: v.optional(IdSchema),
    }),
    response: pageOf(AdminVisitorMessageSchema),
  }),
  setState: defineCall({
    method: 'PUT',
    path: '/admin/visitor-messages/{id}/state/',
    access,
    summary:
      'Marks a message as answered, as closed without an answer, or as new again. The same sent twice changes once. Noted in the audit log.',
    params: v.object({ id: IdSchema }),
    body: v.strictObject({ state: VisitorMessageStateSchema }),
    response: AdminVisitorMessageSchema,
    errors: { 404: 'No such message.' },
  }),
  showPhone: defineCall({
    method: 'POST',
    path: '/admin/visitor-messages/{id}/phone/',
    access,
    summary: 'The whole phone number of a message. Noted in the audit log.',
    params: v.object({ id: IdSchema }),
    response: ShownPhoneSchema,
    errors: { 404: 'No such message.' },
  }),
};

const params = v.object({ id: IdSchema });

const noApplication = { 404: 'No such application.' };

/** Who wants to work with us. */
export const adminJobApplications = {
  list: defineCall({
    method: 'GET',
    path: '/admin/job-applications/',
    access,
    summary: 'Applications for jobs, the newest first.',
    query: v.object({
      ...PagingSchema.entries,
      /** Left out: all of them. */
      state: v.optional(VisitorMessageStateSchema),
    }),
    response: pageOf(AdminJobApplicationSchema),
  }),
  setState: defineCall({
    method: 'PUT',
    path: '/admin/job-applications/{id}/state/',
    access,
    summary:
      'Marks an application as answered, as closed without an answer, or as new again. The same sent twice changes once. Noted in the audit log.',
    params,
    body: v.strictObject({ state: VisitorMessageStateSchema }),
    response: AdminJobApplicationSchema,
    errors: noApplication,
  }),
  showPhone: defineCall({
    method: 'POST',
    path: '/admin/job-applications/{id}/phone/',
    access,
    summary: 'The whole phone number of an application. Noted in the audit log.',
    params,
    response: ShownPhoneSchema,
    errors: noApplication,
  }),
  resume: defineFileCall({
    method: 'GET',
    path: '/admin/job-applications/{id}/resume/',
    access,
    summary: 'The resume, to be saved and never shown by the browser. Noted in the audit log.',
    params,
    mediaTypes: ['application/octet-stream', 'image/webp'],
    errors: noApplication,
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/admin/job-applications/{id}/',
    access,
    summary: 'Removes an application with its resume.',
    params,
    response: OkSchema,
    errors: noApplication,
  }),
};
