import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/student-package.ts';

/** Packages of a student. */
export const table: RouteTable = {
  routes: [
    route('/student/package/:packageId', {
      layout: 'student',
      title: titles.package,
      load: () => import('../../work/packages/student/PackageScreen.tsx'),
      name: 'PackageScreen',
    }),
    route('/student/package/:packageId/activity/:activityId', {
      layout: 'student',
      title: titles.activity,
      load: () => import('../../work/packages/student/ActivityScreen.tsx'),
      name: 'ActivityScreen',
    }),
    route('/student/package/:packageId/activity/:activityId/question/:questionKey', {
      layout: 'student',
      title: titles.question,
      load: () => import('../../work/packages/student/ActivityQuestionScreen.tsx'),
      name: 'ActivityQuestionScreen',
      isFocused: true,
    }),
  ],
};
