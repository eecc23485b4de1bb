import type { AuthServices } from '../auth/services.ts';
import type { PaymentsServices } from '../payments/services.ts';
import type { Context } from '../platform/context.ts';
import type { ProgressServices } from '../progress/services.ts';
import type { SchoolServices } from '../school/services.ts';
import type { SurveysServices } from '../surveys/services.ts';
import { assignmentView } from '../work/assignments/teacher-queries.ts';
import { teacherHomework } from '../work/homework/view.ts';
import { packageView } from '../work/packages/teacher-service.ts';
import type { WorkServices } from '../work/services.ts';
import { adminTodayService } from './admin-today/service.ts';
import { assignmentReports } from './assignments/service.ts';
import { dashboardService } from './dashboard/service.ts';
import { exportService } from './exports/service.ts';
import { managementService } from './management/service.ts';
import { namesShownService } from './organization/names-shown.ts';
import { overseenReportsService } from './organization/overseen-reports.ts';
import { organizationService } from './organization/service.ts';
import { openLinks } from './parent-links/open-link.ts';
import { parentLinkService } from './parent-links/service.ts';
import { parentSmsService } from './parent-links/sms-service.ts';
import { schoolReportsService } from './school-reports/service.ts';
import { searchService } from './search/service.ts';
import { studentPageService } from './student-page/service.ts';
import { childReportService } from './student-report/service.ts';
import { trendsService } from './trends/service.ts';

/** What is read across the domains. */
export function createReports(
  context: Context,
  {
    auth,
    adminPeople,
    adminSchools,
    gamification,
    ...work
  }: Pick<AuthServices, 'auth'> &
    Pick<SchoolServices, 'adminPeople' | 'adminSchools'> &
    Pick<WorkServices, 'teacherReview' | 'teacherQuiz' | 'schoolQuiz'> &
    Pick<ProgressServices, 'gamification'> &
    Pick<PaymentsServices, 'adminPayments'> &
    Pick<SurveysServices, 'adminSurveys'>,
) {
  const dashboard = dashboardService(context);
  const homeworkReports = assignmentReports(context, 'homework', (row, now) => ({
    homework: teacherHomework(row, now),
  }));
  const packageReports = assignmentReports(context, 'package', (row, now) => ({ package: packageView(row, now) }));
  const reviewReports = assignmentReports(context, 'review', (row, now) => ({ review: assignmentView(row, now) }));
  const studentPage = studentPageService(context);
  const links = openLinks(context);
  const organization = organizationService(context);
  const schoolReports = schoolReportsService(context);
  const overseenReports = overseenReportsService(context, { organization, schoolReports, gamification, ...work });
  const trends = trendsService(context);
  return {
    dashboard,
    homeworkReports,
    packageReports,
    reviewReports,
    studentPage,
    parentLinks: parentLinkService(context, links),
    parentSms: parentSmsService(context, auth, links),
    management: managementService(context),
    organization,
    overseenReports,
    trends,
    namesShown: namesShownService(context),
    childReports: childReportService(context),
    schoolReports,
    adminToday: adminTodayService(context),
    search: searchService(context, { people: adminPeople.find, schools: adminSchools.find }),
    exports: exportService(context, {
      homeworkReports,
      reviewReports,
      packageReports,
      studentPage,
      dashboard,
      organization,
      overseenReports,
      trends,
      ...work,
    }),
  };
}

export type ReportsServices = ReturnType<typeof createReports>;
