import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/teacher-books.ts';

/** The books, skills and questions as a teacher sees them. */
export const table: RouteTable = {
  routes: [
    route('/teacher/skill/question/:questionKey', {
      layout: 'teacher',
      title: titles.preview,
      load: () => import('../screens/teacher/preview/PreviewScreen.tsx'),
      name: 'PreviewScreen',
    }),
    route('/teacher/skills', {
      layout: 'teacher',
      title: titles.books,
      load: () => import('../screens/teacher/skills/SkillsScreen.tsx'),
      name: 'SkillsScreen',
    }),
    route('/teacher/question', {
      layout: 'teacher',
      title: titles.questions,
      load: () => import('../screens/teacher/question/QuestionScreen.tsx'),
      name: 'QuestionScreen',
    }),
  ],
};
