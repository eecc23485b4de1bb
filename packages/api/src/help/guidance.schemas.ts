import * as v from 'valibot';

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
