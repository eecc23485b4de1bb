import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/teacher-packages.ts';

/** Packages of a teacher. */
export const table: RouteTable = {
  routes: [
    route('/teacher/packages', {
      layout: 'teacher',
      title: titles.packages,
      load: () => import('../../work/packages/teacher/PackagesScreen.tsx'),
      name: 'PackagesScreen',
    }),
    route('/teacher/packages/new', {
      layout: 'teacher',
      title: titles.newPackage,
      load: () => import('../../work/packages/teacher/NewPackageScreen.tsx'),
      name: 'NewPackageScreen',
    }),
    route('/teacher/package/:packageId', {
      layout: 'teacher',
      title: titles.package,
      load: () => import('../../work/packages/teacher/PackageScreen.tsx'),
      name: 'PackageScreen',
    }),
    route('/teacher/package/:packageId/edit', {
      layout: 'teacher',
      title: titles.editPackage,
      load: () => import('../../work/packages/teacher/EditPackageScreen.tsx'),
      name: 'EditPackageScreen',
    }),
    route('/teacher/package/:packageId/activity/:activityId/question/:questionKey', {
      layout: 'teacher',
      title: titles.preview,
      load: () => import('../../work/packages/teacher/ActivityQuestionScreen.tsx'),
      name: 'ActivityQuestionScreen',
    }),
    route('/teacher/package/:packageId/student/:studentId', {
      layout: 'teacher',
      title: titles.student,
      load: () => import('../../work/packages/teacher/PackageStudentScreen.tsx'),
      name: 'PackageStudentScreen',
    }),
    route('/teacher/package/:packageId/student/:studentId/skill/:skillId', {
      layout: 'teacher',
      title: titles.skillReport,
      load: () => import('../../work/packages/teacher/PackageSkillScreen.tsx'),
      name: 'PackageSkillScreen',
    }),
  ],
};
