import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';

/** Screens of students that have a hint for the first visit, and `all` for every one of them. */
export const GuidedScreenSchema = v.picklist([
  'all',
  'student-home',
  'student-homework',
  'student-course',
  'student-practice',
  'student-report',
  'student-badges',
]);
export type GuidedScreen = v.InferOutput<typeof GuidedScreenSchema>;

/** Screens whose hint the person has put away, for ever. */
export const ClosedPointersSchema = v.strictObject({ closed: v.array(GuidedScreenSchema) });

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
