import { makeAccountCache } from './auth/account-cache.ts';
import { authService } from './auth/service.ts';
import { makeSessionGuard } from './auth/session-guard.ts';
import type { Context } from './context.ts';
import { dashboardService } from './dashboard/service.ts';
import { frontendLogService } from './frontend-log/service.ts';
import { memberHomeworkService } from './homework/member-service.ts';
import { teacherHomeworkService } from './homework/teacher-service.ts';
import { managementService } from './management/service.ts';
import { memberSkillsService } from './practice/member-skills.ts';
import { previewService } from './practice/preview.ts';
import { QuestionCache } from './practice/question-cache.ts';
import { practiceService } from './practice/service.ts';
import { profileService } from './profile/service.ts';
import { homeworkReportService } from './report/homework-service.ts';
import { administrationService } from './school/administration.ts';
import { rosterService } from './school/roster.ts';
import { statusService } from './status/service.ts';

/** Every rule of the product, callable without HTTP. Each takes the actor first, then what the contract calls its input. */
export function createServices(context: Context) {
  const accounts = makeAccountCache(context);
  const questions = new QuestionCache();
  return {
    identify: makeSessionGuard(context, accounts),
    auth: authService(context, accounts),
    frontendLog: frontendLogService(context),
    profile: profileService(context),
    status: statusService(context),
    dashboard: dashboardService(context),
    management: managementService(context),
    teacherHomework: teacherHomeworkService(context),
    memberHomework: memberHomeworkService(context, questions),
    memberSkills: memberSkillsService(context),
    practice: practiceService(context, questions),
    homeworkReport: homeworkReportService(context),
    questionPreview: previewService(),
    roster: rosterService(context),
    administration: administrationService(context),
  };
}

export type Services = ReturnType<typeof createServices>;
