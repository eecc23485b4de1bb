import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import {
  IdSchema,
  InstantSchema,
  PagingSchema,
  pageOf,
  ShownPhoneSchema,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import { AdminPreOrderDetailSchema, AdminPreOrderSchema } from './pre-orders.schemas.ts';

const access = ['admin'] as const;
const params = v.object({ id: IdSchema });
const noPreOrder = { 404: 'No such pre-order.' };

/** Who asked to be called about a plan. */
export const adminPreOrders = {
  list: defineCall({
    method: 'GET',
    path: '/admin/pre-orders/',
    access,
    summary:
      'Pre-orders. Open ones in the order in which they are due, the others the newest first; `due` are those to be called now, as the home counts them.',
    query: v.object({
      ...PagingSchema.entries,
      state: v.optional(
        v.picklist(['due', 'open', 'requested', 'contacted', 'confirmed', 'converted', 'declined', 'expired']),
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
