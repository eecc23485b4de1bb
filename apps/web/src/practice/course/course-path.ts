import type { CourseSummary } from '@mashq/api/contract';

/** Path of a course: its subject and its number. */
export const coursePath = ({ subject, id }: Pick<CourseSummary, 'subject' | 'id'>) =>
  `/student/courses/${subject}/${id}`;
