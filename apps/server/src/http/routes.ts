import { authRoutes } from '../auth/routes.ts';
import type { Bind } from '../bind.ts';
import { courseRoutes } from '../course/routes.ts';
import { dashboardRoutes } from '../dashboard/routes.ts';
import { exerciseRoutes } from '../exercise/routes.ts';
import { exportRoutes } from '../export/routes.ts';
import { frontendLogRoutes } from '../frontend-log/routes.ts';
import { memberQuestionRoutes } from '../grading/routes.ts';
import { groupRoutes } from '../groups/routes.ts';
import { memberHomeworkRoutes } from '../homework/member-routes.ts';
import { teacherHomeworkRoutes } from '../homework/teacher-routes.ts';
import { managementRoutes } from '../management/routes.ts';
import { practiceRoutes } from '../practice/routes.ts';
import { profileRoutes } from '../profile/routes.ts';
import { questionReportRoutes } from '../question-report/routes.ts';
import { previewRoutes } from '../questions/routes.ts';
import { reportRoutes } from '../reports/routes.ts';
import { reviewRoutes } from '../review/routes.ts';
import type { Services } from '../services.ts';
import { siteRoutes } from '../site/routes.ts';
import { statusRoutes } from '../status/routes.ts';
import { studentPageRoutes } from '../student-page/routes.ts';
import { worksheetRoutes } from '../worksheet/routes.ts';

/** Every domain's calls. */
export function bindAll(bind: Bind, services: Services): void {
  authRoutes(bind, services);
  profileRoutes(bind, services);
  dashboardRoutes(bind, services);
  teacherHomeworkRoutes(bind, services);
  memberHomeworkRoutes(bind, services);
  reviewRoutes(bind, services);
  groupRoutes(bind, services);
  reportRoutes(bind, services);
  memberQuestionRoutes(bind, services);
  practiceRoutes(bind, services);
  courseRoutes(bind, services);
  exerciseRoutes(bind, services);
  previewRoutes(bind, services);
  questionReportRoutes(bind, services);
  studentPageRoutes(bind, services);
  exportRoutes(bind, services);
  worksheetRoutes(bind, services);
  managementRoutes(bind, services);
  statusRoutes(bind, services);
  siteRoutes(bind, services);
  frontendLogRoutes(bind, services);
}
