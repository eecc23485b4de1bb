import * as v from 'valibot';
import { NewPreOrderSchema, PlanSchema } from '../payments/payments.schemas.ts';
import { defineCall, defineFileCall } from '../platform/define.ts';
import {
  base64Schema,
  IdSchema,
  NameSchema,
  OkSchema,
  QueryGradeSchema,
  TextSchema,
} from '../platform/primitives.schemas.ts';
import { RawInputSchema } from '../questions/question.schemas.ts';
import { SiteContactSchema } from './site-settings.schemas.ts';
import { VisitorQuestionSchema, VisitorVerdictSchema } from './visitor-question.schemas.ts';
import { VisitorMessageKindSchema } from './visitors-admin.schemas.ts';
import { SitePartnerSchema, WebinarSchema } from './webinars-and-partners.schemas.ts';

/** Questions and answers of one network, where a whole school may sit behind one address. */
const TRIED = 'Nothing is stored. 60 at once of one network, and one a second after that.';

/** Bytes of a resume at most. */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** The same in base64. */
const MAX_RESUME_CHARACTERS = Math.ceil(MAX_RESUME_BYTES / 3) * 4;

/** Calls of the public site, for visitors without an account. */
export const site = {
  question: defineCall({
    method: 'GET',
    path: '/site/question/',
    access: 'public',
    summary: `A question of a skill of the grade at its first level, another each time. ${TRIED}`,
    query: v.object({ grade: QueryGradeSchema }),
    response: VisitorQuestionSchema,
  }),
  answerQuestion: defineCall({
    method: 'POST',
    path: '/site/question/answer/',
    access: 'public',
    summary: `How an answer to a visitor’s question is graded, with the worked solution. ${TRIED}`,
    body: v.strictObject({ questionId: v.pipe(TextSchema, v.maxLength(200)), raw: RawInputSchema }),
    response: VisitorVerdictSchema,
    errors: { 404: 'No such question.' },
  }),
  sendMessage: defineCall({
    method: 'POST',
    path: '/site/message/',
    access: 'public',
    summary:
      'Stores a message of a visitor, a registration for a webinar, or the wish to become an agent, for the administrators. The same `id` sent twice is stored once.',
    status: 201,
    body: v.strictObject({
      id: IdSchema,
      kind: VisitorMessageKindSchema,
      /** Id of the webinar; empty for a message. */
      subject: v.optional(NameSchema, ''),
      name: v.pipe(TextSchema, v.trim(), v.minLength(2), v.maxLength(100)),
      /** In any digits. */
      phone: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(20)),
      text: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(2000)), ''),
    }),
    response: OkSchema,
    errors: { 404: 'No such webinar, or it is over.', 409: 'The id belongs to another message.' },
  }),
  contact: defineCall({
    method: 'GET',
    path: '/site/contact/',
    access: 'public',
    summary:
      'How the site is reached and who vouches for it, for its footer; nulls and empty lists where nothing is shown.',
    response: SiteContactSchema,
  }),
  webinars: defineCall({
    method: 'GET',
    path: '/site/webinars/',
    access: 'public',
    summary: 'Webinars that are not over, the next first, six at most.',
    response: v.array(WebinarSchema),
  }),
  webinarCalendar: defineFileCall({
    method: 'GET',
    path: '/site/webinars/{id}/calendar/',
    access: 'public',
    summary: 'A webinar as an event for a calendar (iCalendar).',
    params: v.object({ id: IdSchema }),
    mediaTypes: ['text/calendar'],
    errors: { 404: 'No such webinar, or it is over.' },
  }),
  partners: defineCall({
    method: 'GET',
    path: '/site/partners/',
    access: 'public',
    summary: 'Schools that allow the site to name them, in their order.',
    response: v.array(SitePartnerSchema),
  }),
  sign: defineFileCall({
    method: 'GET',
    path: '/site/sign/{imageId}/',
    access: 'public',
    summary: 'The sign of a partner, or the picture of a seal of trust. An address never changes what it shows.',
    params: v.object({ imageId: IdSchema }),
    mediaTypes: ['image/webp'],
    errors: { 404: 'No such picture, or none that the site shows.' },
  }),
  plans: defineCall({
    method: 'GET',
    path: '/site/plans/',
    access: 'public',
    summary: 'The plans on sale, in the order in which they are shown. Prices are in rial.',
    response: v.array(PlanSchema),
  }),
  preOrder: defineCall({
    method: 'POST',
    path: '/site/pre-order/',
    access: 'public',
    summary:
      'Asks to be called about a plan. A phone number has one open pre-order for a plan: another is added to it as a note. The same `id` sent twice is stored once.',
    status: 201,
    body: NewPreOrderSchema,
    response: OkSchema,
    errors: { 404: 'No such plan.', 409: 'The id belongs to another pre-order.' },
  }),
  apiOrigins: defineCall({
    method: 'GET',
    path: '/site/api-origins/',
    access: 'public',
    opensInMaintenance: true,
    summary:
      'Origins of other servers of this API, which a teacher may switch the app to. None where the operator names none.',
    response: v.strictObject({ origins: v.array(v.string()) }),
  }),
  applyForJob: defineCall({
    method: 'POST',
    path: '/site/job-application/',
    access: 'public',
    summary:
      'Applies for a job with a resume: a PDF, or a picture, which is drawn again. Its content decides which it is. The same `id` sent twice is stored once.',
    status: 201,
    bodyLimit: MAX_RESUME_CHARACTERS + 16 * 1024,
    body: v.strictObject({
      /** Made by the browser: the idempotency key. */
      id: IdSchema,
      /** Id of the job; empty for any. */
      opening: v.optional(NameSchema, ''),
      name: v.pipe(TextSchema, v.trim(), v.minLength(2), v.maxLength(100)),
      /** In any digits. */
      phone: v.pipe(TextSchema, v.trim(), v.minLength(1), v.maxLength(20)),
      note: v.optional(v.pipe(TextSchema, v.trim(), v.maxLength(2000)), ''),
      /** Base64, 5 MB at most once decoded. */
      file: base64Schema(MAX_RESUME_CHARACTERS),
    }),
    response: OkSchema,
    errors: {
      409: 'The id belongs to another application.',
      422: 'The file is neither a PDF nor a picture, is broken, or holds code or other files.',
    },
  }),
};
