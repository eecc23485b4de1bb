import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/lab.ts';

const layout = 'teacher' as const;

/** The teachers' laboratory. */
export const table: RouteTable = {
  routes: [
    route('/lab/ne-test', {
      layout,
      title: titles.questionTest,
      load: () => import('../screens/lab/ne-test/QuestionTestScreen.tsx'),
      name: 'QuestionTestScreen',
    }),
  ],
};
