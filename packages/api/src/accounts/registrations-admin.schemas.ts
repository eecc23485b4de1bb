import * as v from 'valibot';
import { IdSchema, InstantSchema, PhoneMaskSchema } from '../platform/primitives.schemas.ts';

export const RegistrationKindSchema = v.picklist(['teacher', 'school', 'interest']);

export const RegistrationStateSchema = v.picklist(['pending', 'confirmed', 'refused']);

/** A school that an administrator may choose. */
export const AdminSchoolSchema = v.strictObject({ id: IdSchema, title: v.string(), province_name: v.string() });

/** A request for an account; `interest` only wants to hear of one. */
export const AdminRegistrationSchema = v.strictObject({
  id: IdSchema,
  kind: RegistrationKindSchema,
  state: RegistrationStateSchema,
  first_name: v.string(),
  last_name: v.string(),
  phone_mask: PhoneMaskSchema,
  /** Empty for `interest`. */
  username: v.string(),
  school_title: v.string(),
  province_name: v.nullable(v.string()),
  note: v.string(),
  created_at: InstantSchema,
  decided_at: v.nullable(InstantSchema),
  /** Why it was refused. */
  reason: v.nullable(v.string()),
  /** A school of this title that is in this province already, while the request waits. */
  matching_school: v.nullable(AdminSchoolSchema),
});
