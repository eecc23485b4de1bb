import * as v from 'valibot';
import { IdSchema, InstantSchema } from '../platform/primitives.schemas.ts';

/** What a school shows a parent: that the deletion of an account was asked for, and later that it was done. */
export const ErasureProofSchema = v.strictObject({
  /** Of the event in the audit log. */
  proof_id: IdSchema,
  person_id: IdSchema,
  asked_at: InstantSchema,
  /** Id of the account that asked, or `cli:` and the user of the machine. */
  asked_by: v.string(),
  /** When it happens; null where it has happened or was taken back. */
  due_at: v.nullable(InstantSchema),
  taken_back_at: v.nullable(InstantSchema),
  erased_at: v.nullable(InstantSchema),
  /** Kinds of data that the deletion removes, in Persian. */
  removed: v.array(v.string()),
  /** Those of which something stays, under an id that names nobody or as the law asks. */
  kept: v.array(v.string()),
});
