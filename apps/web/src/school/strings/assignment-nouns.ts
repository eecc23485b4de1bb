import type { AssignmentKind } from '@mashq/api/contract';

/** Of assigned work, what and then which. */
export const assignmentNouns: Readonly<Record<AssignmentKind, string>> = {
  homework: 'تکلیف',
  review: 'مرور',
  package: 'بسته',
  quiz: 'آزمون',
};
