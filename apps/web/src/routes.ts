import { lazyComponent } from './routing/lazy-component.tsx';
import { type AppRoute, route } from './routing/route.ts';
import { titles } from './strings/titles.ts';

const accountScreen = {
  title: titles.account,
  load: () => import('./account/AccountScreen.tsx'),
  name: 'AccountScreen',
} as const;
const managementHome = {
  title: titles.home,
  load: () => import('./screens/management/ManagementHomeScreen.tsx'),
  name: 'ManagementHomeScreen',
} as const;

/** Every screen of the app. The first route that matches a path is shown; a path without a match goes to `/404`. */
export const routes: readonly AppRoute[] = [
  route('/', {
    layout: 'public',
    title: titles.welcome,
    load: () => import('./screens/public/HomeScreen.tsx'),
    name: 'HomeScreen',
  }),
  route('/404', {
    layout: 'plain',
    title: titles.notFound,
    load: () => import('./screens/plain/NotFound.tsx'),
    name: 'NotFound',
  }),
  route('/something-went-wrong', {
    layout: 'plain',
    title: titles.somethingWrong,
    load: () => import('./screens/plain/SomethingWrong.tsx'),
    name: 'SomethingWrong',
  }),
  route('/auth/login', {
    layout: 'auth',
    title: titles.login,
    load: () => import('./screens/auth/LoginScreen.tsx'),
    name: 'LoginScreen',
  }),

  route('/student', {
    layout: 'student',
    title: titles.home,
    load: () => import('./screens/student/home/HomeScreen.tsx'),
    name: 'HomeScreen',
  }),
  route('/student/homeworks', {
    layout: 'student',
    title: titles.homeworks,
    load: () => import('./screens/student/homework/HomeworksScreen.tsx'),
    name: 'HomeworksScreen',
  }),
  route('/student/homeworks/:homeworkId', {
    layout: 'student',
    title: titles.homework,
    load: () => import('./screens/student/homework/HomeworkScreen.tsx'),
    name: 'HomeworkScreen',
  }),
  route('/student/homeworks/:homeworkId/question/:questionKey', {
    layout: 'student',
    title: titles.question,
    load: () => import('./screens/student/question/HomeworkQuestionScreen.tsx'),
    name: 'HomeworkQuestionScreen',
    isFocused: true,
  }),
  route('/student/skill/question/:questionKey', {
    layout: 'student',
    title: titles.practice,
    load: () => import('./screens/student/question/SkillQuestionScreen.tsx'),
    name: 'SkillQuestionScreen',
    isFocused: true,
  }),
  route('/student/profile', { layout: 'student', ...accountScreen }),

  route('/teacher', {
    layout: 'teacher',
    title: titles.home,
    load: () => import('./screens/teacher/home/HomeScreen.tsx'),
    name: 'HomeScreen',
  }),
  route('/teacher/homeworks', {
    layout: 'teacher',
    title: titles.homeworks,
    load: () => import('./screens/teacher/homeworks/HomeworksScreen.tsx'),
    name: 'HomeworksScreen',
  }),
  route('/teacher/homeworks/new', {
    layout: 'teacher',
    title: titles.newHomework,
    load: () => import('./screens/teacher/new/NewHomeworkScreen.tsx'),
    name: 'NewHomeworkScreen',
  }),
  route('/teacher/homework/:id', {
    layout: 'teacher',
    title: titles.homework,
    load: () => import('./screens/teacher/homework/HomeworkScreen.tsx'),
    name: 'HomeworkScreen',
  }),
  route('/teacher/homework/:homeworkId/student/:studentId', {
    layout: 'teacher',
    title: titles.studentReport,
    load: () => import('./screens/teacher/student/StudentScreen.tsx'),
    name: 'StudentScreen',
  }),
  route('/teacher/homework/:homeworkId/student/:studentId/skill/:skillId', {
    layout: 'teacher',
    title: titles.skillReport,
    load: () => import('./screens/teacher/student/SkillScreen.tsx'),
    name: 'SkillScreen',
  }),
  route('/teacher/skill/question/:questionKey', {
    layout: 'teacher',
    title: titles.preview,
    load: () => import('./screens/teacher/preview/PreviewScreen.tsx'),
    name: 'PreviewScreen',
  }),
  route('/teacher/classes', {
    layout: 'teacher',
    title: titles.classes,
    load: () => import('./screens/teacher/classes/ClassesScreen.tsx'),
    name: 'ClassesScreen',
  }),
  route('/teacher/class/:classId/course/:courseId/skills', {
    layout: 'teacher',
    title: titles.skills,
    load: () => import('./screens/teacher/classes/ClassSkillsScreen.tsx'),
    name: 'ClassSkillsScreen',
  }),
  route('/teacher/profile', { layout: 'teacher', ...accountScreen }),

  route('/school', { layout: 'school', ...managementHome }),
  route('/organization', { layout: 'organization', ...managementHome }),
  route('/admin', { layout: 'admin', ...managementHome }),
];

/** Replaces every route during maintenance. */
export const maintenanceScreen = lazyComponent(() => import('./screens/plain/Maintenance.tsx'), 'Maintenance');
