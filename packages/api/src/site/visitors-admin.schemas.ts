import * as v from 'valibot';
import { CountSchema, IdSchema, InstantSchema, PhoneMaskSchema } from '../platform/primitives.schemas.ts';

export const VisitorMessageKindSchema = v.picklist(['contact', 'webinar', 'agent']);

export const VisitorMessageStateSchema = v.picklist(['new', 'answered', 'closed']);

export const AdminVisitorMessageSchema = v.strictObject({
  id: IdSchema,
  kind: VisitorMessageKindSchema,
  /** Id of the webinar; empty for a message. */
  subject: v.string(),
  /** Title of that webinar, also where it was taken off the site; null for a message, and for a webinar of before they were stored. */
  subject_title: v.nullable(v.string()),
  name: v.string(),
  phone_mask: PhoneMaskSchema,
  text: v.string(),
  created_at: InstantSchema,
  state: VisitorMessageStateSchema,
  /** When it was answered or closed; null while it is new. */
  handled_at: v.nullable(InstantSchema),
  /** Name of the administrator who did; null while it is new, and for those of before it was noted. */
  handled_by: v.nullable(v.string()),
});

/** Somebody who wants to work with us, with a resume to download. */
export const AdminJobApplicationSchema = v.strictObject({
  id: IdSchema,
  /** Id of the job; empty for any. */
  opening: v.string(),
  name: v.string(),
  phone_mask: PhoneMaskSchema,
  note: v.string(),
  file_kind: v.picklist(['pdf', 'image']),
  /** Bytes. */
  file_size: CountSchema,
  created_at: InstantSchema,
  /** When it is removed by itself. */
  kept_until: InstantSchema,
  state: VisitorMessageStateSchema,
  /** When it was answered or closed; null while it is new. */
  handled_at: v.nullable(InstantSchema),
  /** Name of the administrator who did; null while it is new. */
  handled_by: v.nullable(v.string()),
});
