import { route } from '../routing/route.ts';
import { lazyTable, type RouteTable } from '../routing/route-table.ts';
import { titles } from '../strings/titles/student.ts';

const practice = lazyTable(() => import('./student-practice.ts'));
const packages = lazyTable(() => import('./student-package.ts'));
const quiz = lazyTable(() => import('./student-quiz.ts'));
const account = lazyTable(() => import('./student-account.ts'));

/** Everyday screens of students; further ones are in student-….ts by the second word of their path. */
export const table: RouteTable = {
  routes: [
    route('/student', {
      layout: 'student',
      title: titles.home,
      load: () => import('../screens/student/home/HomeScreen.tsx'),
      name: 'HomeScreen',
    }),
    route('/student/homeworks', {
      layout: 'student',
      title: titles.homeworks,
      load: () => import('../screens/student/homework/HomeworksScreen.tsx'),
      name: 'HomeworksScreen',
    }),
    route('/student/homeworks/:homeworkId', {
      layout: 'student',
      title: titles.homework,
      load: () => import('../screens/student/homework/HomeworkScreen.tsx'),
      name: 'HomeworkScreen',
    }),
    route('/student/homeworks/:homeworkId/question/:questionKey', {
      layout: 'student',
      title: titles.question,
      load: () => import('../screens/student/question/HomeworkQuestionScreen.tsx'),
      name: 'HomeworkQuestionScreen',
      isFocused: true,
    }),
    route('/student/skill/question/:questionKey', {
      layout: 'student',
      title: titles.practice,
      load: () => import('../screens/student/question/SkillQuestionScreen.tsx'),
      name: 'SkillQuestionScreen',
      isFocused: true,
    }),
  ],
  subtables: {
    courses: practice,
    'course-review': practice,
    review: practice,
    exercise: practice,
    package: packages,
    quiz,
    profile: account,
  },
};
