import { defineCall } from '../platform/define.ts';
import { SiteSettingsSchema } from './site-settings.schemas.ts';

const access = ['admin'] as const;

/** Contact, seals and seller of the whole site. */
export const adminSiteSettings = {
  read: defineCall({
    method: 'GET',
    path: '/admin/site-settings/',
    access,
    summary: 'Contact, social networks, seals of trust and the seller, as they stand; nulls and empty lists at first.',
    response: SiteSettingsSchema,
  }),
  save: defineCall({
    method: 'PUT',
    path: '/admin/site-settings/',
    access,
    summary:
      'Writes all of them. Visitors see the new ones at once; receipts of before keep their seller. The same sent twice changes once. Noted in the audit log by the names of what changed.',
    body: SiteSettingsSchema,
    response: SiteSettingsSchema,
    errors: {
      404: 'No such picture among the administrator’s own and those in use.',
      422: 'A phone number, an address of e-mail or a link that is none, or two links of one network.',
    },
  }),
};
