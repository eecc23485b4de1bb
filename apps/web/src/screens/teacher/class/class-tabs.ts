import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '../../../routing/lazy-component.tsx';
import { classPage } from '../../../strings/teacher/class-page.ts';
import type { ClassTabProps } from './class-tab-props.ts';

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
  classTab('skills', tabs.skills, () => import('./SkillsTab.tsx'), 'SkillsTab'),
  classTab('homeworks', tabs.homeworks, () => import('./HomeworksTab.tsx'), 'HomeworksTab'),
  classTab('packages', tabs.packages, () => import('../packages/PackagesTab.tsx'), 'PackagesTab'),
  classTab('reviews', tabs.reviews, () => import('../reviews/ReviewsTab.tsx'), 'ReviewsTab'),
  classTab('quizzes', tabs.quizzes, () => import('../quiz/QuizzesTab.tsx'), 'QuizzesTab'),
  classTab('messages', tabs.messages, () => import('../messages/MessagesTab.tsx'), 'MessagesTab'),
  classTab('students', tabs.students, () => import('./StudentsTab.tsx'), 'StudentsTab'),
  classTab('groups', tabs.groups, () => import('../groups/GroupsTab.tsx'), 'GroupsTab'),
];
