import { type RouteTable, route } from '../../platform/routing/route.ts';
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
