import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
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

const params = v.object({ personId: IdSchema });

/** The deletion of somebody else's account, on the request of a parent or of the person. */
const erasureCalls = <Role extends 'school' | 'admin'>(role: Role, base: `/${string}`, nobody: string) => {
  const access = [role] as const;
  return {
    read: defineCall({
      method: 'GET',
      path: `${base}{personId}/deletion/`,
      access,
      summary: 'The proof of the deletion that was asked for last, also after it has happened.',
      params,
      response: ErasureProofSchema,
      errors: { 404: `${nobody} Or no deletion was asked for.` },
    }),
    ask: defineCall({
      method: 'POST',
      path: `${base}{personId}/deletion/`,
      access,
      summary:
        'Asks for the deletion of the account, which happens after 14 days. Asked again, the first date and proof stay. Noted in the audit log.',
      params,
      response: ErasureProofSchema,
      errors: { 404: nobody, 409: 'The account was deleted before.' },
    }),
    takeBack: defineCall({
      method: 'DELETE',
      path: `${base}{personId}/deletion/`,
      access,
      summary: 'Takes the request back while it has not happened; a second time changes nothing.',
      params,
      response: ErasureProofSchema,
      errors: { 404: `${nobody} Or no deletion was asked for.` },
    }),
  };
};

/** For managers: the children of their school, those who have left it too. */
export const schoolErasure = erasureCalls('school', '/school/students/', 'No such child of the manager’s school.');

/** For administrators: everybody but administrators. */
export const adminErasure = erasureCalls('admin', '/admin/people/', 'No such person.');
