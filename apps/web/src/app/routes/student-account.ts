import { titles as guides } from '../../help/strings/titles.ts';
import { type RouteTable, route } from '../../platform/routing/route.ts';
import { titles as games } from '../../progress/strings/titles.ts';
import { titles } from '../strings/titles/student-account.ts';
import { titles as payments } from '../strings/titles/student-payment.ts';
import { accountScreen } from './account-screen.ts';
import { notificationsScreen } from './notifications-screen.ts';

/** The account of a student, and the class with its people. */
export const table: RouteTable = {
  routes: [
    route('/student/profile', { layout: 'student', ...accountScreen }),
    route('/student/notifications', { layout: 'student', ...notificationsScreen }),
    route('/student/profile/personal', {
      layout: 'student',
      title: titles.personal,
      load: () => import('../../accounts/profile/PersonalScreen.tsx'),
      name: 'PersonalScreen',
    }),
    route('/student/profile/contact', {
      layout: 'student',
      title: titles.contact,
      load: () => import('../../accounts/profile/ContactScreen.tsx'),
      name: 'ContactScreen',
    }),
    route('/student/profile/school', {
      layout: 'student',
      title: titles.school,
      load: () => import('../../accounts/profile/SchoolScreen.tsx'),
      name: 'SchoolScreen',
    }),
    route('/student/profile/password', {
      layout: 'student',
      title: titles.password,
      load: () => import('../../accounts/profile/PasswordScreen.tsx'),
      name: 'PasswordScreen',
    }),
    route('/student/profile/subscription', {
      layout: 'student',
      title: payments.subscription,
      load: () => import('../../payments/student/SubscriptionScreen.tsx'),
      name: 'SubscriptionScreen',
    }),
    route('/student/class', {
      layout: 'student',
      title: titles.class,
      load: () => import('../../accounts/profile/ClassScreen.tsx'),
      name: 'ClassScreen',
    }),
    route('/student/profile/badges', {
      layout: 'student',
      title: games.badges,
      load: () => import('../../progress/BadgesScreen.tsx'),
      name: 'BadgesScreen',
    }),
    route('/student/survey/:surveyId', {
      layout: 'student',
      title: titles.survey,
      load: () => import('../../surveys/SurveyScreen.tsx'),
      name: 'SurveyScreen',
    }),
    route('/student/guide', {
      layout: 'student',
      title: guides.guides,
      load: () => import('../../help/student/GuideScreen.tsx'),
      name: 'GuideScreen',
    }),
  ],
};
