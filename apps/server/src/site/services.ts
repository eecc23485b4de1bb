import type { Context } from '../platform/context.ts';
import type { PlatformServices } from '../platform/services.ts';
import { partnerService } from './content/partners.ts';
import { sitePictureService } from './content/pictures.ts';
import { webinarService } from './content/webinars.ts';
import { jobApplicationService } from './job-applications/service.ts';
import { siteSettingsService } from './settings.ts';
import { visitorMessageService } from './visitor-messages.ts';
import { visitorQuestionService } from './visitor-questions.ts';

/** Visitors: their messages and questions, applications for jobs; how the site is reached, its webinars and partners. */
export function createSite(context: Context, { images }: Pick<PlatformServices, 'images'>) {
  const sitePictures = sitePictureService(context, images);
  const webinars = webinarService(context);
  return {
    sitePictures,
    webinars,
    partners: partnerService(context, sitePictures),
    visitorMessages: visitorMessageService(context, webinars),
    visitorQuestions: visitorQuestionService(),
    jobApplications: jobApplicationService(context),
    siteSettings: siteSettingsService(context, sitePictures),
  };
}

export type SiteServices = ReturnType<typeof createSite>;
