import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { IdSchema } from '../platform/primitives.schemas.ts';
import { ErasureProofSchema } from './erasure.schemas.ts';

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
