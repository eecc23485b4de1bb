import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/teacher-books.ts';
import { titles as print } from '../strings/titles/teacher-print.ts';

/** The books, skills and questions as a teacher sees them, and questions of a teacher's choice on paper. */
export const table: RouteTable = {
  routes: [
    route('/teacher/skill/question/:questionKey', {
      layout: 'teacher',
      title: titles.preview,
      load: () => import('../../work/preview/PreviewScreen.tsx'),
      name: 'PreviewScreen',
    }),
    route('/teacher/skills', {
      layout: 'teacher',
      title: titles.books,
      load: () => import('../../questions/skills/SkillsScreen.tsx'),
      name: 'SkillsScreen',
    }),
    route('/teacher/question', {
      layout: 'teacher',
      title: titles.questions,
      load: () => import('../../questions/browser/QuestionScreen.tsx'),
      name: 'QuestionScreen',
    }),
    route('/teacher/print', {
      layout: 'teacher',
      title: print.print,
      load: () => import('../../work/print/PrintScreen.tsx'),
      name: 'PrintScreen',
    }),
    route('/teacher/print/paper', {
      layout: 'teacher',
      title: print.paper,
      load: () => import('../../work/print/PaperPrintScreen.tsx'),
      name: 'PaperPrintScreen',
    }),
  ],
};
