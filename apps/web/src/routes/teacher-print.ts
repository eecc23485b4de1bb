import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/teacher-print.ts';

/** Questions of a teacher's choice on paper; those of a homework or review are with their kind. */
export const table: RouteTable = {
  routes: [
    route('/teacher/print', {
      layout: 'teacher',
      title: titles.print,
      load: () => import('../screens/teacher/print/PrintScreen.tsx'),
      name: 'PrintScreen',
    }),
  ],
};
