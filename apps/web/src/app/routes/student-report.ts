import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/student-report.ts';

/** What a student sees of its own practice. */
export const table: RouteTable = {
  routes: [
    route('/student/report', {
      layout: 'student',
      title: titles.report,
      load: () => import('../../reports/student/ReportScreen.tsx'),
      name: 'ReportScreen',
    }),
    route('/student/performance', {
      layout: 'student',
      title: titles.performance,
      load: () => import('../../reports/student/PerformanceScreen.tsx'),
      name: 'PerformanceScreen',
    }),
  ],
};
