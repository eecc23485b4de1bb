import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/school-roster.ts';

/** Classes and people of a school, for its manager. */
export const table: RouteTable = {
  routes: [
    route('/school/roster', {
      layout: 'school',
      title: titles.roster,
      load: () => import('../screens/school/roster/RosterScreen.tsx'),
      name: 'RosterScreen',
    }),
    route('/school/roster/import', {
      layout: 'school',
      title: titles.import,
      load: () => import('../screens/school/roster/ImportScreen.tsx'),
      name: 'ImportScreen',
    }),
    route('/school/roster/new-year', {
      layout: 'school',
      title: titles.newYear,
      load: () => import('../screens/school/roster/NewYearScreen.tsx'),
      name: 'NewYearScreen',
    }),
    route('/school/roster/class/:classId', {
      layout: 'school',
      title: titles.class,
      load: () => import('../screens/school/roster/RosterClassScreen.tsx'),
      name: 'RosterClassScreen',
    }),
  ],
};
