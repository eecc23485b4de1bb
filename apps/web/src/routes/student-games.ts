import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/student-games.ts';

/** Games of students. */
export const table: RouteTable = {
  routes: [
    route('/student/games/maze', {
      layout: 'student',
      title: titles.maze,
      load: () => import('../screens/student/maze/MazeScreen.tsx'),
      name: 'MazeScreen',
    }),
  ],
};
