import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { ClosedPointersSchema, GuidedScreenSchema } from './guidance.schemas.ts';

const path = '/member/pointers/';

/** The pointers to parts of a screen that a person sees on the first visit. */
export const guidance = {
  closed: defineCall({
    method: 'GET',
    path,
    access: 'signed-in',
    summary: 'The screens whose first-visit pointers the person has closed.',
    response: ClosedPointersSchema,
  }),
  close: defineCall({
    method: 'POST',
    path: `${path}close/`,
    access: 'signed-in',
    summary: 'Closes the pointers of a screen, or of all, for ever; a second time changes nothing.',
    body: v.strictObject({ screen: GuidedScreenSchema }),
    response: ClosedPointersSchema,
  }),
};
