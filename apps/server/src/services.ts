import { makeAccountFacts } from './auth/account-facts.ts';
import { authService } from './auth/service.ts';
import { makeSessionGuard } from './auth/session-guard.ts';
import type { Context } from './context.ts';
import { dashboardService } from './dashboard/service.ts';
import { frontendLogService } from './frontend-log/service.ts';
import { memberHomeworkService } from './homework/member-service.ts';
import { teacherHomeworkService } from './homework/teacher-service.ts';
import { officeService } from './office/service.ts';
import { KnownFacts } from './practice/known-facts.ts';
import { memberSkillsService } from './practice/member-skills.ts';
import { previewService } from './practice/preview.ts';
import { practiceService } from './practice/service.ts';
import { profileService } from './profile/service.ts';
import { homeworkReportService } from './report/homework-service.ts';
import { managementService } from './school/management.ts';
import { rosterService } from './school/roster.ts';
import { statusService } from './status/service.ts';

/** Every rule of the product, callable without HTTP. Each takes the actor first, then what the contract calls its input. */
export function createServices(context: Context) {
  const facts = makeAccountFacts(context);
  const questions = new KnownFacts();
  return {
    identify: makeSessionGuard(context, facts),
    auth: authService(context, facts),
    frontendLog: frontendLogService(context),
    profile: profileService(context),
    status: statusService(context),
    dashboard: dashboardService(context),
    office: officeService(context),
    teacherHomework: teacherHomeworkService(context),
    memberHomework: memberHomeworkService(context, questions),
    memberSkills: memberSkillsService(context),
    practice: practiceService(context, questions),
    homeworkReport: homeworkReportService(context),
    questionPreview: previewService(),
    roster: rosterService(context),
    management: managementService(context),
  };
}

export type Services = ReturnType<typeof createServices>;
