import * as v from 'valibot';
import { PhoneMaskSchema } from '../platform/phone-mask.ts';
import { CountSchema, IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';

export const VisitorMessageKindSchema = v.picklist(['contact', 'webinar']);

export const AdminVisitorMessageSchema = v.strictObject({
  id: IdSchema,
  kind: VisitorMessageKindSchema,
  /** Id of the webinar; empty for a message. */
  subject: v.string(),
  name: v.string(),
  phone_mask: PhoneMaskSchema,
  text: v.string(),
  created_at: InstantSchema,
  /** When an administrator marked it as handled; null while it is open. */
  handled_at: v.nullable(InstantSchema),
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
});
