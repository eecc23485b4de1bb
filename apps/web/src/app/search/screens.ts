import { titles as guide } from '../../help/strings/screen-titles.ts';
import { notificationsTitle } from '../../notifications/strings/screen-titles.ts';
import type { RoleLayout } from '../../platform/routing/roles.ts';
import { product } from '../../platform/strings/product.ts';
import { titles as admin } from '../../platform/strings/titles-admin.ts';
import { titles as games } from '../../progress/strings/screen-titles.ts';
import { titles as roster } from '../../school/strings/screen-titles.ts';
import { teacherMenu } from '../strings/teacher-menu.ts';
import { chat } from '../strings/titles/admin-screens.ts';
import { schools as organization } from '../strings/titles/organization-screens.ts';
import { reports as school } from '../strings/titles/school-screens.ts';
import { titles as student } from '../strings/titles/student.ts';
import {
  messages,
  payments as payment,
  practice,
  reports as report,
  account as studentAccount,
} from '../strings/titles/student-screens.ts';
import { titles as teacher } from '../strings/titles/teacher.ts';
import { classes, homeworks, packages, print, quizzes as quiz, reviews } from '../strings/titles/teacher-screens.ts';

type Screen = readonly [title: string, path: string];

/** Screens that need no id in their address, by role. */
export const screens: Readonly<Record<RoleLayout, readonly Screen[]>> = {
  student: [
    [product.home, '/student'],
    [student.homeworks, '/student/homeworks'],
    [practice.courses, '/student/courses'],
    [practice.exercise, '/student/exercise'],
    [practice.courseReview, '/student/course-review'],
    [practice.warmUp, '/student/warm-up'],
    [practice.placement, '/student/placement'],
    [student.quizzes, '/student/quiz'],
    [report.report, '/student/report'],
    [report.performance, '/student/performance'],
    [games.badges, '/student/profile/badges'],
    [games.maze, '/student/games/maze'],
    [messages.classMessage, '/student/class-message'],
    [notificationsTitle, '/student/notifications'],
    [studentAccount.class, '/student/class'],
    [product.account, '/student/profile'],
    [studentAccount.personal, '/student/profile/personal'],
    [studentAccount.password, '/student/profile/password'],
    [payment.plans, '/student/plans'],
    [guide.guides, '/student/guide'],
  ],
  teacher: [
    [product.home, '/teacher'],
    [teacher.homeworks, '/teacher/homeworks'],
    [homeworks.newHomework, '/teacher/homeworks/new'],
    [classes.classes, '/teacher/classes'],
    [classes.students, '/teacher/students'],
    [teacherMenu.packages, '/teacher/packages'],
    [packages.newPackage, '/teacher/packages/new'],
    [teacherMenu.reviews, '/teacher/reviews'],
    [reviews.newReview, '/teacher/reviews/new'],
    [quiz.reports, '/teacher/quiz-reports'],
    [quiz.newQuiz, '/teacher/quiz/new'],
    [teacherMenu.books, '/teacher/skills'],
    [teacherMenu.questions, '/teacher/question'],
    [teacherMenu.lab, '/lab/science'],
    [print.print, '/teacher/print'],
    [notificationsTitle, '/teacher/notifications'],
    [product.account, '/teacher/profile'],
    [guide.guides, '/teacher/guide'],
  ],
  school: [
    [product.home, '/school'],
    [school.classes, '/school/classes'],
    [school.students, '/school/students'],
    [quiz.reports, '/school/quiz-reports'],
    [roster.roster, '/school/roster'],
    [roster.import, '/school/roster/import'],
    [roster.newYear, '/school/roster/new-year'],
    [notificationsTitle, '/school/notifications'],
    [product.account, '/school/profile'],
  ],
  organization: [
    [product.home, '/organization'],
    [organization.trends, '/organization/trends'],
    [notificationsTitle, '/organization/notifications'],
    [product.account, '/organization/profile'],
  ],
  admin: [
    [product.home, '/admin'],
    [chat.list, '/admin/chatList'],
    [admin.people, '/admin/people'],
    [admin.schools, '/admin/schools'],
    [admin.organizations, '/admin/organizations'],
    [admin.trends, '/admin/trends'],
    [admin.sms, '/admin/sms'],
    [admin.push, '/admin/push'],
    [admin.audit, '/admin/audit'],
    [admin.registrations, '/admin/registrations'],
    [admin.visitors, '/admin/visitors'],
    [admin.preOrders, '/admin/pre-orders'],
    [admin.jobApplications, '/admin/job-applications'],
    [admin.payments, '/admin/payments'],
    [admin.plans, '/admin/plans'],
    [admin.webinars, '/admin/webinars'],
    [admin.partners, '/admin/partners'],
    [admin.siteSettings, '/admin/site'],
    [admin.surveys, '/admin/surveys'],
    [admin.newSurvey, '/admin/surveys/new'],
  ],
};
