import { defineCall } from '../platform/define.ts';
import { NamesShownSchema } from './organization.schemas.ts';

const access = ['school'] as const;
const path = '/school/dashboard/organization-names-status/';

/** What the organization over a school sees of it. */
export const schoolOrganization = {
  namesShown: defineCall({
    method: 'GET',
    path,
    access,
    summary: 'Whether the organization over the school reads its children’s names.',
    response: NamesShownSchema,
  }),
  showNames: defineCall({
    method: 'PATCH',
    path,
    access,
    summary: 'Shows the children’s names to the organization over the school, or hides them.',
    body: NamesShownSchema,
    response: NamesShownSchema,
  }),
};
