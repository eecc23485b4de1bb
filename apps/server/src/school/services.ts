import type { Context } from '../platform/context.ts';
import type { PlatformServices } from '../platform/services.ts';
import { administrationService } from './administration.ts';
import { lookService } from './branding/service.ts';
import { classRemovalService } from './roster/class-removal.ts';
import { classManagementService } from './roster/class-service.ts';
import { rosterImportService } from './roster/import-service.ts';
import { mergeService } from './roster/merge-service.ts';
import { newYearService } from './roster/new-year-service.ts';
import { rosterPeopleService } from './roster/people-service.ts';
import { rosterService } from './roster.ts';

/** Schools, their classes, people and branding. */
export function createSchool(context: Context, { images }: Pick<PlatformServices, 'images'>) {
  return {
    roster: rosterService(context),
    administration: administrationService(context),
    classManagement: classManagementService(context),
    classRemoval: classRemovalService(context),
    rosterImports: rosterImportService(context),
    rosterMerge: mergeService(context),
    newYear: newYearService(context),
    rosterPeople: rosterPeopleService(context),
    look: lookService(context, images),
  };
}

export type SchoolServices = ReturnType<typeof createSchool>;
