import { route } from '../../platform/routing/route.ts';
import type { RouteTable } from '../../platform/routing/route-table.ts';
import { titles } from '../../progress/strings/titles.ts';

/** Games of students. */
export const table: RouteTable = {
  routes: [
    route('/student/games/maze', {
      layout: 'student',
      title: titles.maze,
      load: () => import('../../practice/exercise/MazeScreen.tsx'),
      name: 'MazeScreen',
    }),
  ],
};
