import * as v from 'valibot';
import { IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';

/** A device a person is signed in on. */
export const DeviceSchema = v.strictObject({
  id: IdSchema,
  /** Browser and system, such as «Chrome, Android»; may be empty. */
  name: v.string(),
  signed_in_at: InstantSchema,
  last_used_at: InstantSchema,
  /** The one that asks. */
  is_current: v.boolean(),
});
