import { classCodeRoutes, profileRoutes, registrationRoutes } from '../../accounts/routes.ts';
import { authRoutes } from '../../auth/routes.ts';
import { guidanceRoutes } from '../../help/routes.ts';
import { laboratoryRoutes } from '../../lab/routes.ts';
import { chatRoutes, classMessageRoutes } from '../../messages/routes.ts';
import { notificationRoutes, pushAdminRoutes, pushRoutes, smsAdminRoutes } from '../../notifications/routes.ts';
import { paymentRoutes, preOrderRoutes } from '../../payments/routes.ts';
import type { CallRegistry } from '../../platform/bind.ts';
import { frontendLogRoutes, liveRoutes, statusRoutes, uploadRoutes } from '../../platform/routes.ts';
import { courseRoutes, exerciseRoutes, placementRoutes, practiceRoutes, warmUpRoutes } from '../../practice/routes.ts';
import { rewardRoutes } from '../../progress/routes.ts';
import { memberQuestionRoutes, previewRoutes, questionReportRoutes } from '../../questions/routes.ts';
import {
  adminTodayRoutes,
  childReportRoutes,
  dashboardRoutes,
  exportRoutes,
  managementRoutes,
  organizationRoutes,
  parentLinkRoutes,
  reportRoutes,
  schoolOrganizationRoutes,
  schoolReportRoutes,
  searchRoutes,
  studentPageRoutes,
  trendRoutes,
} from '../../reports/routes.ts';
import { lookRoutes, rosterRoutes, schoolAdminRoutes } from '../../school/routes.ts';
import { jobApplicationRoutes, siteContentRoutes, siteRoutes } from '../../site/routes.ts';
import { surveyRoutes } from '../../surveys/routes.ts';
import {
  groupRoutes,
  memberHomeworkRoutes,
  packageRoutes,
  paperRoutes,
  quizRoutes,
  reviewRoutes,
  teacherHomeworkRoutes,
  worksheetRoutes,
} from '../../work/routes.ts';
import type { Services } from '../services.ts';

/** Every domain's calls. */
export function bindAll(bind: CallRegistry, services: Services): void {
  authRoutes(bind, services);
  registrationRoutes(bind, services);
  classCodeRoutes(bind, services);
  profileRoutes(bind, services);
  parentLinkRoutes(bind, services);
  dashboardRoutes(bind, services);
  teacherHomeworkRoutes(bind, services);
  memberHomeworkRoutes(bind, services);
  reviewRoutes(bind, services);
  quizRoutes(bind, services);
  packageRoutes(bind, services);
  groupRoutes(bind, services);
  classMessageRoutes(bind, services);
  notificationRoutes(bind, services);
  pushRoutes(bind, services);
  smsAdminRoutes(bind, services);
  pushAdminRoutes(bind, services);
  guidanceRoutes(bind, services);
  searchRoutes(bind, services);
  liveRoutes(bind, services);
  surveyRoutes(bind, services);
  reportRoutes(bind, services);
  memberQuestionRoutes(bind, services);
  practiceRoutes(bind, services);
  warmUpRoutes(bind, services);
  placementRoutes(bind, services);
  childReportRoutes(bind, services);
  rewardRoutes(bind, services);
  courseRoutes(bind, services);
  exerciseRoutes(bind, services);
  previewRoutes(bind, services);
  laboratoryRoutes(bind, services);
  questionReportRoutes(bind, services);
  studentPageRoutes(bind, services);
  exportRoutes(bind, services);
  paperRoutes(bind, services);
  worksheetRoutes(bind, services);
  managementRoutes(bind, services);
  schoolReportRoutes(bind, services);
  organizationRoutes(bind, services);
  trendRoutes(bind, services);
  schoolOrganizationRoutes(bind, services);
  rosterRoutes(bind, services);
  schoolAdminRoutes(bind, services);
  statusRoutes(bind, services);
  uploadRoutes(bind, services);
  lookRoutes(bind, services);
  chatRoutes(bind, services);
  adminTodayRoutes(bind, services);
  paymentRoutes(bind, services);
  siteRoutes(bind, services);
  preOrderRoutes(bind, services);
  jobApplicationRoutes(bind, services);
  siteContentRoutes(bind, services);
  frontendLogRoutes(bind, services);
}
