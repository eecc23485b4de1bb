import type { PracticeWorkKind } from '@mashq/api/contract';
import { teacherHomeworks } from '../../strings/teacher-homeworks.ts';
import { teacherPackages } from '../../strings/teacher-packages.ts';
import { teacherReviews } from '../../strings/teacher-reviews.ts';

/** The list that each kind of assigned work is in, for breadcrumbs. */
export const workLists: Readonly<Record<PracticeWorkKind, { title: string; href: string }>> = {
  homework: { title: teacherHomeworks.title, href: '/teacher/homeworks' },
  package: { title: teacherPackages.title, href: '/teacher/packages' },
  review: { title: teacherReviews.title, href: '/teacher/reviews' },
};
