import type { ComponentType } from 'react';
import type { ClassTabProps } from '../../platform/routing/class-path.ts';
import { type LazyComponent, lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { classPage } from '../../platform/strings/teacher-class-page.ts';

export interface ClassTab {
  /** In the address. */
  name: string;
  label: string;
  tab: LazyComponent<ClassTabProps>;
}

function classTab<Name extends string>(
  name: string,
  label: string,
  load: () => Promise<Record<Name, ComponentType<ClassTabProps>>>,
  component: Name,
): ClassTab {
  return { name, label, tab: lazyComponent(load, component) };
}

const { tabs } = classPage;

/** The tabs of a class's page; each loads when it is opened. */
export const classTabs: readonly ClassTab[] = [
  classTab('skills', tabs.skills, () => import('../../reports/classes/SkillsTab.tsx'), 'SkillsTab'),
  classTab('homeworks', tabs.homeworks, () => import('./HomeworksTab.tsx'), 'HomeworksTab'),
  classTab('packages', tabs.packages, () => import('../../work/packages/teacher/PackagesTab.tsx'), 'PackagesTab'),
  classTab('reviews', tabs.reviews, () => import('../../work/reviews/ReviewsTab.tsx'), 'ReviewsTab'),
  classTab('quizzes', tabs.quizzes, () => import('../../work/quizzes/teacher/QuizzesTab.tsx'), 'QuizzesTab'),
  classTab(
    'messages',
    tabs.messages,
    () => import('../../messages/class-messages/teacher/MessagesTab.tsx'),
    'MessagesTab',
  ),
  classTab('students', tabs.students, () => import('./StudentsWithCode.tsx'), 'StudentsWithCode'),
  classTab('groups', tabs.groups, () => import('../../work/groups/GroupsTab.tsx'), 'GroupsTab'),
];
