import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';

/** Why a message was not taken; `status` is what the service answered, where it refused. */
const SmsReasonSchema = v.strictObject({
  kind: v.picklist(['no-answer', 'refused', 'unreadable', 'unforeseen']),
  status: v.nullable(CountSchema),
});

/** Messages to phones of the last day. */
export const SmsStateSchema = v.strictObject({
  /** Whether a service takes messages; without one they stay in the database. */
  has_service: v.boolean(),
  counts: v.strictObject({
    sent: CountSchema,
    /** To be sent, or tried again. */
    waiting: CountSchema,
    /** Refused, or tried in vain too often. */
    failed: CountSchema,
    /** Too late to be of use before the service took them. */
    expired: CountSchema,
  }),
  /** Failed messages that are still of use: what a retry would send. */
  retryable: CountSchema,
  /** What failed or expired, the newest first, a hundred at most. Of phone and text nothing is shown. */
  items: v.array(
    v.strictObject({
      id: IdSchema,
      status: v.picklist(['failed', 'expired']),
      tries: CountSchema,
      queued_at: InstantSchema,
      /** Null where the service was never asked. */
      reason: v.nullable(SmsReasonSchema),
      is_useful: v.boolean(),
    }),
  ),
});

/** What became of the messages to phones, for administrators of the site. */
export const adminSms = {
  read: defineCall({
    method: 'GET',
    path: '/admin/sms/',
    access: ['admin'],
    summary: 'Messages to phones of the last day: how many were sent, and which the service did not take.',
    response: SmsStateSchema,
  }),
  retry: defineCall({
    method: 'POST',
    path: '/admin/sms/retry/',
    access: ['admin'],
    summary:
      'Queues the failed messages that are still of use once more; a second time finds none. Noted in the audit log.',
    response: v.strictObject({ ...SmsStateSchema.entries, queued: CountSchema }),
    errors: { 409: 'No service takes messages.' },
  }),
};
