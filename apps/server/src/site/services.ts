import type { Context } from '../platform/context.ts';
import { hireService } from './job-applications/service.ts';
import { siteSettingsService } from './settings.ts';
import { visitorMessageService } from './visitor-messages.ts';
import { visitorQuestionService } from './visitor-questions.ts';

/** Visitors: their messages and questions, applications for jobs; how the site is reached. */
export function createSite(context: Context) {
  return {
    visitorMessages: visitorMessageService(context),
    visitorQuestions: visitorQuestionService(),
    hire: hireService(context),
    siteSettings: siteSettingsService(context),
  };
}

export type SiteServices = ReturnType<typeof createSite>;
