import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../../school/strings/titles.ts';

/** Classes and people of a school, for its manager. */
export const table: RouteTable = {
  routes: [
    route('/school/roster', {
      layout: 'school',
      title: titles.roster,
      load: () => import('../../school/roster/RosterScreen.tsx'),
      name: 'RosterScreen',
    }),
    route('/school/roster/import', {
      layout: 'school',
      title: titles.import,
      load: () => import('../../school/roster/ImportScreen.tsx'),
      name: 'ImportScreen',
    }),
    route('/school/roster/new-year', {
      layout: 'school',
      title: titles.newYear,
      load: () => import('../../school/roster/NewYearScreen.tsx'),
      name: 'NewYearScreen',
    }),
    route('/school/roster/class/:classId', {
      layout: 'school',
      title: titles.class,
      load: () => import('../../school/roster/RosterClassScreen.tsx'),
      name: 'RosterClassScreen',
    }),
  ],
};
