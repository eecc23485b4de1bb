import { route } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/teacher-books.ts';
import { titles as print } from '../strings/titles/teacher-print.ts';

/** The books, skills and questions as a teacher sees them, and questions of a teacher's choice on paper. */
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
    route('/teacher/print', {
      layout: 'teacher',
      title: print.print,
      load: () => import('../screens/teacher/print/PrintScreen.tsx'),
      name: 'PrintScreen',
    }),
  ],
};
