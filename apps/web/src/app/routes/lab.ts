import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/lab.ts';

const layout = 'teacher' as const;

/** The teachers' laboratory. */
export const table: RouteTable = {
  routes: [
    route('/lab/ne-test', {
      layout,
      title: titles.questionTest,
      load: () => import('../../lab/ne-test/QuestionTestScreen.tsx'),
      name: 'QuestionTestScreen',
    }),
    route('/lab/mirage', {
      layout,
      title: titles.components,
      load: () => import('../../lab/mirage/ComponentsScreen.tsx'),
      name: 'ComponentsScreen',
    }),
    route('/lab/mirage/:slug', {
      layout,
      title: titles.components,
      load: () => import('../../lab/mirage/ComponentScreen.tsx'),
      name: 'ComponentScreen',
    }),
    route('/lab/science', {
      layout,
      title: titles.science,
      load: () => import('../../lab/science/ScienceScreen.tsx'),
      name: 'ScienceScreen',
    }),
    route('/lab/comp-api', {
      layout,
      title: titles.api,
      load: () => import('../../lab/api/TrialApiScreen.tsx'),
      name: 'TrialApiScreen',
    }),
    route('/lab/example-component/:slug', {
      layout,
      title: titles.examples,
      load: () => import('../../lab/example/ExampleScreen.tsx'),
      name: 'ExampleScreen',
    }),
  ],
};
