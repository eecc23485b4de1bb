import { lazyScreen } from './routing/lazy-screen.tsx';
import { type AppRoute, route } from './routing/route.ts';
import { titles } from './strings/titles.ts';

const accountScreen = {
  title: titles.account,
  load: () => import('./account/AccountScreen.tsx'),
  name: 'AccountScreen',
} as const;
const officeHome = {
  title: titles.home,
  load: () => import('./screens/office/OfficeHomeScreen.tsx'),
  name: 'OfficeHomeScreen',
} as const;

/** Every screen of the app. The first line that fits an address shows it; an address that none fits is `/404`. */
export const routes: readonly AppRoute[] = [
  route('/', {
    area: 'public',
    title: titles.welcome,
    load: () => import('./screens/public/HomeScreen.tsx'),
    name: 'HomeScreen',
  }),
  route('/404', {
    area: 'plain',
    title: titles.notFound,
    load: () => import('./screens/plain/NotFound.tsx'),
    name: 'NotFound',
  }),
  route('/something-went-wrong', {
    area: 'plain',
    title: titles.somethingWrong,
    load: () => import('./screens/plain/SomethingWrong.tsx'),
    name: 'SomethingWrong',
  }),
  route('/auth/login', {
    area: 'auth',
    title: titles.login,
    load: () => import('./screens/auth/LoginScreen.tsx'),
    name: 'LoginScreen',
  }),

  route('/student', {
    area: 'student',
    title: titles.home,
    load: () => import('./screens/student/home/HomeScreen.tsx'),
    name: 'HomeScreen',
  }),
  route('/student/homeworks', {
    area: 'student',
    title: titles.homeworks,
    load: () => import('./screens/student/homework/HomeworksScreen.tsx'),
    name: 'HomeworksScreen',
  }),
  route('/student/homeworks/:homeworkId', {
    area: 'student',
    title: titles.homework,
    load: () => import('./screens/student/homework/HomeworkScreen.tsx'),
    name: 'HomeworkScreen',
  }),
  route('/student/homeworks/:homeworkId/question/:questionKey', {
    area: 'student',
    title: titles.question,
    load: () => import('./screens/student/question/HomeworkQuestionScreen.tsx'),
    name: 'HomeworkQuestionScreen',
    isFocused: true,
  }),
  route('/student/skill/question/:questionKey', {
    area: 'student',
    title: titles.practice,
    load: () => import('./screens/student/question/SkillQuestionScreen.tsx'),
    name: 'SkillQuestionScreen',
    isFocused: true,
  }),
  route('/student/profile', { area: 'student', ...accountScreen }),

  route('/teacher', {
    area: 'teacher',
    title: titles.home,
    load: () => import('./screens/teacher/home/HomeScreen.tsx'),
    name: 'HomeScreen',
  }),
  route('/teacher/homeworks', {
    area: 'teacher',
    title: titles.homeworks,
    load: () => import('./screens/teacher/homeworks/HomeworksScreen.tsx'),
    name: 'HomeworksScreen',
  }),
  route('/teacher/homeworks/new', {
    area: 'teacher',
    title: titles.newHomework,
    load: () => import('./screens/teacher/new/NewHomeworkScreen.tsx'),
    name: 'NewHomeworkScreen',
  }),
  route('/teacher/homework/:id', {
    area: 'teacher',
    title: titles.homework,
    load: () => import('./screens/teacher/homework/HomeworkScreen.tsx'),
    name: 'HomeworkScreen',
  }),
  route('/teacher/homework/:homeworkId/student/:studentId', {
    area: 'teacher',
    title: titles.studentReport,
    load: () => import('./screens/teacher/student/StudentScreen.tsx'),
    name: 'StudentScreen',
  }),
  route('/teacher/homework/:homeworkId/student/:studentId/skill/:skillId', {
    area: 'teacher',
    title: titles.skillReport,
    load: () => import('./screens/teacher/student/SkillScreen.tsx'),
    name: 'SkillScreen',
  }),
  route('/teacher/skill/question/:questionKey', {
    area: 'teacher',
    title: titles.preview,
    load: () => import('./screens/teacher/preview/PreviewScreen.tsx'),
    name: 'PreviewScreen',
  }),
  route('/teacher/classes', {
    area: 'teacher',
    title: titles.classes,
    load: () => import('./screens/teacher/classes/ClassesScreen.tsx'),
    name: 'ClassesScreen',
  }),
  route('/teacher/class/:classId/course/:courseId/skills', {
    area: 'teacher',
    title: titles.skills,
    load: () => import('./screens/teacher/classes/ClassSkillsScreen.tsx'),
    name: 'ClassSkillsScreen',
  }),
  route('/teacher/profile', { area: 'teacher', ...accountScreen }),

  route('/school', { area: 'school', ...officeHome }),
  route('/organization', { area: 'organization', ...officeHome }),
  route('/admin', { area: 'admin', ...officeHome }),
];

/** In place of every route while the service is closed. */
export const maintenanceScreen = lazyScreen(() => import('./screens/plain/Maintenance.tsx'), 'Maintenance');
