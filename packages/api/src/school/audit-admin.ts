import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { IdSchema, QueryCountSchema, TextSchema } from '../platform/primitives.schemas.ts';
import { AuditGroupSchema, AuditPageSchema } from './audit-admin.schemas.ts';

/** What was done on the whole site, and by whom. */
export const adminAudit = {
  list: defineCall({
    method: 'GET',
    path: '/admin/audit/',
    access: ['admin'],
    summary: 'The audit log, the newest first. It has no phone numbers, passwords or messages.',
    query: v.object({
      /** Who did it, or to whom it was done. */
      person_id: v.optional(IdSchema),
      group: v.optional(AuditGroupSchema),
      /** A day in Asia/Tehran, such as 2026-11-29. */
      day: v.optional(v.pipe(TextSchema, v.isoDate())),
      /** `next` of the page before. */
      after: v.optional(IdSchema),
      size: v.optional(v.pipe(QueryCountSchema, v.minValue(1), v.maxValue(100)), 30),
    }),
    response: AuditPageSchema,
    errors: { 422: 'The day does not exist.' },
  }),
};
