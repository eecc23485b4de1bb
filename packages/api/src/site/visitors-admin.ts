import * as v from 'valibot';
import {
  AdminJobApplicationSchema,
  AdminPreOrderDetailSchema,
  AdminPreOrderSchema,
  AdminVisitorMessageSchema,
  ShownPhoneSchema,
  VisitorMessageKindSchema,
} from '../payments/payments-admin.schemas.ts';
import { defineCall, defineFileCall } from '../platform/define.ts';
import { IdSchema, InstantSchema, OkSchema, PagingSchema, pageOf, TextSchema } from '../platform/primitives.schemas.ts';

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
      state: v.optional(v.picklist(['open', 'handled', 'all']), 'open'),
    }),
    response: pageOf(AdminVisitorMessageSchema),
  }),
  handle: defineCall({
    method: 'POST',
    path: '/admin/visitor-messages/{id}/handled/',
    access,
    summary: 'Marks a message as handled, or as open again. The same sent twice changes once. Noted in the audit log.',
    params: v.object({ id: IdSchema }),
    body: v.strictObject({ is_handled: v.boolean() }),
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
const noPreOrder = { 404: 'No such pre-order.' };

/** Who asked to be called about a plan. */
export const adminPreOrders = {
  list: defineCall({
    method: 'GET',
    path: '/admin/pre-orders/',
    access,
    summary: 'Pre-orders. Open ones in the order in which they are due, the others the newest first.',
    query: v.object({
      ...PagingSchema.entries,
      state: v.optional(
        v.picklist(['open', 'requested', 'contacted', 'confirmed', 'converted', 'declined', 'expired']),
        'open',
      ),
    }),
    response: pageOf(AdminPreOrderSchema),
  }),
  detail: defineCall({
    method: 'GET',
    path: '/admin/pre-orders/{id}/',
    access,
    summary: 'One pre-order with its history.',
    params,
    response: AdminPreOrderDetailSchema,
    errors: noPreOrder,
  }),
  change: defineCall({
    method: 'POST',
    path: '/admin/pre-orders/{id}/change/',
    access,
    summary: 'Notes what came of a call. The same sent twice changes once.',
    params,
    body: v.strictObject({
      event: v.picklist(['contact', 'confirm', 'decline']),
      /** The state that was seen: where it is another by now, nothing changes. */
      from: v.picklist(['requested', 'contacted', 'confirmed']),
      note: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(1000)), ''),
      /** When to call again; null takes it away, left out it stays. */
      follow_up_at: v.optional(v.nullable(InstantSchema)),
    }),
    response: AdminPreOrderDetailSchema,
    errors: { ...noPreOrder, 409: 'The event does not fit the state it is in by now.' },
  }),
  showPhone: defineCall({
    method: 'POST',
    path: '/admin/pre-orders/{id}/phone/',
    access,
    summary: 'The whole phone number of a pre-order. Noted in the audit log.',
    params,
    response: ShownPhoneSchema,
    errors: noPreOrder,
  }),
};

const noApplication = { 404: 'No such application.' };

/** Who wants to work with us. */
export const adminJobApplications = {
  list: defineCall({
    method: 'GET',
    path: '/admin/job-applications/',
    access,
    summary: 'Applications for jobs, the newest first.',
    query: PagingSchema,
    response: pageOf(AdminJobApplicationSchema),
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
