import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/organization-schools.ts';

const layout = 'organization' as const;

/** An organization's provinces and the schools in them. */
export const table: RouteTable = {
  routes: [
    route('/organization/province/:provinceId', {
      layout,
      title: titles.province,
      load: () => import('../screens/organization/ProvinceScreen.tsx'),
      name: 'ProvinceScreen',
    }),
    route('/organization/school/:schoolId', {
      layout,
      title: titles.school,
      load: () => import('../screens/organization/SchoolScreen.tsx'),
      name: 'SchoolScreen',
    }),
    route('/organization/school/:schoolId/grades', {
      layout,
      title: titles.grades,
      load: () => import('../screens/organization/GradesScreen.tsx'),
      name: 'GradesScreen',
    }),
    route('/organization/school/:schoolId/grades/:gradeName', {
      layout,
      title: titles.grade,
      load: () => import('../screens/organization/SchoolGradeScreen.tsx'),
      name: 'SchoolGradeScreen',
    }),
    route('/organization/school/:schoolId/students', {
      layout,
      title: titles.students,
      load: () => import('../screens/organization/SchoolStudentsScreen.tsx'),
      name: 'SchoolStudentsScreen',
    }),
  ],
};
