import { lazyExport } from '../../platform/routing/lazy-export.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles } from '../strings/titles/student.ts';

const practice = lazyExport(() => import('./student-practice.ts'), 'table');
const packages = lazyExport(() => import('./student-package.ts'), 'table');
const quiz = lazyExport(() => import('./student-quiz.ts'), 'table');
const games = lazyExport(() => import('./student-games.ts'), 'table');
const report = lazyExport(() => import('./student-report.ts'), 'table');
const messages = lazyExport(() => import('./student-class-message.ts'), 'table');
const payment = lazyExport(() => import('./student-payment.ts'), 'table');
const account = lazyExport(() => import('./student-account.ts'), 'table');

/** Everyday screens of students; further ones are in student-….ts by the second word of their path. */
export const table: RouteTable = {
  routes: [
    route('/student', {
      layout: 'student',
      title: titles.home,
      load: () => import('../home/student/HomeScreen.tsx'),
      name: 'HomeScreen',
    }),
    route('/student/homeworks', {
      layout: 'student',
      title: titles.homeworks,
      load: () => import('../../work/homework/student/HomeworksScreen.tsx'),
      name: 'HomeworksScreen',
    }),
    route('/student/homeworks/:homeworkId', {
      layout: 'student',
      title: titles.homework,
      load: () => import('../../work/homework/student/HomeworkScreen.tsx'),
      name: 'HomeworkScreen',
    }),
    route('/student/homeworks/:homeworkId/question/:questionKey', {
      layout: 'student',
      title: titles.question,
      load: () => import('../../questions/student/HomeworkQuestionScreen.tsx'),
      name: 'HomeworkQuestionScreen',
      isFocused: true,
    }),
    route('/student/skill/question/:questionKey', {
      layout: 'student',
      title: titles.practice,
      load: () => import('../../practice/skill/SkillQuestionScreen.tsx'),
      name: 'SkillQuestionScreen',
      isFocused: true,
    }),
  ],
  subtables: {
    courses: practice,
    'course-review': practice,
    review: practice,
    exercise: practice,
    'warm-up': practice,
    placement: practice,
    package: packages,
    quiz,
    report,
    performance: report,
    'class-message': messages,
    games,
    plans: payment,
    payment,
    'bank-receipt': payment,
    'pre-order': payment,
    guide: account,
    profile: account,
    class: account,
    notifications: account,
    survey: account,
  },
};
