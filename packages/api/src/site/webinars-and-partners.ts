import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { IdSchema, OkSchema, PagingSchema, pageOf } from '../platform/primitives.schemas.ts';
import {
  AdminWebinarSchema,
  MAX_PARTNERS,
  SitePartnerSchema,
  WebinarContentSchema,
} from './webinars-and-partners.schemas.ts';

const access = ['admin'] as const;
const params = v.object({ id: IdSchema });

const noWebinar = { 404: 'No such webinar.' };
const badTimes = { 422: 'It ends before it starts, or lasts longer than a day.' };

/** Webinars of the public site. */
export const adminWebinars = {
  list: defineCall({
    method: 'GET',
    path: '/admin/webinars/',
    access,
    summary: 'All webinars, the latest first, each with how many have registered.',
    query: PagingSchema,
    response: pageOf(AdminWebinarSchema),
  }),
  create: defineCall({
    method: 'POST',
    path: '/admin/webinars/',
    access,
    summary:
      'Announces a webinar: visitors see it until it is over. The same `id` sent twice makes one. Noted in the audit log.',
    status: 201,
    body: v.strictObject({
      /** Made by the browser: the idempotency key. */
      id: IdSchema,
      ...WebinarContentSchema.entries,
    }),
    response: AdminWebinarSchema,
    errors: { 409: 'The id belongs to another webinar.', ...badTimes },
  }),
  change: defineCall({
    method: 'PUT',
    path: '/admin/webinars/{id}/',
    access,
    summary: 'Writes all of a webinar. The same sent twice changes once. Noted in the audit log.',
    params,
    body: WebinarContentSchema,
    response: AdminWebinarSchema,
    errors: { ...noWebinar, ...badTimes },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/admin/webinars/{id}/',
    access,
    summary:
      'Takes a webinar off the site; who has registered stays in the list of messages. A repeat changes nothing. Noted in the audit log.',
    params,
    response: OkSchema,
    errors: noWebinar,
  }),
};

const noPartner = 'No such partner.';
const noPicture = 'No such picture among the administrator’s own and those in use.';

const PartnerListSchema = v.array(SitePartnerSchema);

/** Schools that the home names. All of them are one list, in the order in which they are shown. */
export const adminPartners = {
  list: defineCall({
    method: 'GET',
    path: '/admin/partners/',
    access,
    summary: `All partner schools in their order, ${MAX_PARTNERS} at most.`,
    response: PartnerListSchema,
  }),
  create: defineCall({
    method: 'POST',
    path: '/admin/partners/',
    access,
    summary:
      'Adds a school, with its sign if it has one, after the others. The same `id` sent twice adds once. Noted in the audit log.',
    status: 201,
    body: SitePartnerSchema,
    response: PartnerListSchema,
    errors: { 404: noPicture, 409: `The id belongs to another partner, or there are ${MAX_PARTNERS} of them.` },
  }),
  change: defineCall({
    method: 'PUT',
    path: '/admin/partners/{id}/',
    access,
    summary: 'Writes name and sign of a school. The same sent twice changes once. Noted in the audit log.',
    params,
    body: v.omit(SitePartnerSchema, ['id']),
    response: PartnerListSchema,
    errors: { 404: `${noPartner} ${noPicture}` },
  }),
  order: defineCall({
    method: 'POST',
    path: '/admin/partners/order/',
    access,
    summary: 'Puts the partners into an order. The same sent twice changes once. Noted in the audit log.',
    body: v.strictObject({ ids: v.pipe(v.array(IdSchema), v.maxLength(MAX_PARTNERS)) }),
    response: PartnerListSchema,
    errors: { 409: 'They are not all partners there are: somebody has changed the list.' },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/admin/partners/{id}/',
    access,
    summary: 'Takes a school off the site, with its sign. A repeat changes nothing. Noted in the audit log.',
    params,
    response: PartnerListSchema,
    errors: { 404: noPartner },
  }),
};
