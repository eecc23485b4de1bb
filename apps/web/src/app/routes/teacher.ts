import { lazyExport } from '../../platform/routing/lazy-export.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/teacher.ts';

const homeworks = lazyExport(() => import('./teacher-homeworks.ts'), 'table');
const classes = lazyExport(() => import('./teacher-classes.ts'), 'table');
const packages = lazyExport(() => import('./teacher-packages.ts'), 'table');
const reviews = lazyExport(() => import('./teacher-reviews.ts'), 'table');
const quizzes = lazyExport(() => import('./teacher-quiz.ts'), 'table');
const books = lazyExport(() => import('./teacher-books.ts'), 'table');
const account = lazyExport(() => import('./teacher-account.ts'), 'table');

/** Everyday screens of teachers; further ones are in teacher-….ts by the second word of their path. */
export const table: RouteTable = {
  routes: [
    route('/teacher', {
      layout: 'teacher',
      title: titles.home,
      load: () => import('../home/teacher/HomeScreen.tsx'),
      name: 'HomeScreen',
    }),
    route('/teacher/homework/:id', {
      layout: 'teacher',
      title: titles.homework,
      load: () => import('../../work/homework/teacher/HomeworkScreen.tsx'),
      name: 'HomeworkScreen',
    }),
    route('/teacher/homework/:id/edit', {
      layout: 'teacher',
      title: titles.editHomework,
      load: () => import('../../work/homework/new/EditHomeworkScreen.tsx'),
      name: 'EditHomeworkScreen',
    }),
    route('/teacher/homework/:id/print', {
      layout: 'teacher',
      title: titles.printHomework,
      load: () => import('../../work/print/HomeworkPrintScreen.tsx'),
      name: 'HomeworkPrintScreen',
    }),
    route('/teacher/homework/:homeworkId/student/:studentId', {
      layout: 'teacher',
      title: titles.studentReport,
      load: () => import('../../work/report/StudentScreen.tsx'),
      name: 'StudentScreen',
    }),
    route('/teacher/homework/:homeworkId/student/:studentId/skill/:skillId', {
      layout: 'teacher',
      title: titles.skillReport,
      load: () => import('../../work/report/SkillScreen.tsx'),
      name: 'SkillScreen',
    }),
  ],
  subtables: {
    homeworks,
    class: classes,
    classes: classes,
    students: classes,
    student: classes,
    packages: packages,
    package: packages,
    reviews: reviews,
    review: reviews,
    quiz: quizzes,
    'quiz-reports': quizzes,
    skills: books,
    question: books,
    skill: books,
    print: books,
    guide: account,
    profile: account,
    notifications: account,
  },
};
