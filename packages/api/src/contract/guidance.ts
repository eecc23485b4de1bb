import * as v from 'valibot';
import { ClosedPointersSchema, GuidedScreenSchema } from '../schema/guidance.ts';
import { defineCall } from './define.ts';

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
