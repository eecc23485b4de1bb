import * as v from 'valibot';

/** Screens whose parts are pointed out on a person's first visit, and `all` for every one of them. */
export const GuidedScreenSchema = v.picklist([
  'all',
  'student-home',
  'student-homework',
  'student-course',
  'student-practice',
  'student-report',
  'student-badges',
  'teacher-home',
  'teacher-homeworks',
  'teacher-new-homework',
  'teacher-homework',
  'teacher-class',
  'teacher-skills',
  'teacher-students',
  'teacher-new-package',
  'teacher-new-quiz',
  'teacher-print',
]);
export type GuidedScreen = v.InferOutput<typeof GuidedScreenSchema>;

/** Screens whose pointers the person has closed, for ever. */
export const ClosedPointersSchema = v.strictObject({ closed: v.array(GuidedScreenSchema) });
