import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { ClosedPointersSchema, GuidedScreenSchema } from './guidance.schemas.ts';

const path = '/member/pointers/';

/** The hints that a student sees on the first visit of a screen. */
export const guidance = {
  closed: defineCall({
    method: 'GET',
    path,
    access: 'signed-in',
    summary: 'The screens whose first-visit hint the person has put away.',
    response: ClosedPointersSchema,
  }),
  close: defineCall({
    method: 'POST',
    path: `${path}close/`,
    access: 'signed-in',
    summary: 'Puts the hint of a screen, or of all, away for ever; a second time changes nothing.',
    body: v.strictObject({ screen: GuidedScreenSchema }),
    response: ClosedPointersSchema,
  }),
};
