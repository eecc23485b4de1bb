import type { AuthServices } from '../auth/services.ts';
import type { Context } from '../platform/context.ts';
import type { PlatformServices } from '../platform/services.ts';
import { auditReadingService } from './admin/audit-service.ts';
import { adminOrganizationsService } from './admin/organizations-service.ts';
import { adminPeopleService } from './admin/people-service.ts';
import { adminSchoolsService } from './admin/schools-service.ts';
import { administrationService } from './administration.ts';
import { lookService } from './branding/service.ts';
import { classRemovalService } from './roster/class-removal.ts';
import { classManagementService } from './roster/class-service.ts';
import { rosterImportService } from './roster/import-service.ts';
import { type MergeNeeds, mergeService } from './roster/merge-service.ts';
import { newYearService } from './roster/new-year-service.ts';
import { rosterPeopleService } from './roster/people-service.ts';
import { rosterService } from './roster.ts';

/** Schools, their classes, people and branding. */
export function createSchool(
  context: Context,
  {
    images,
    accounts,
    resultsOfBoth,
    storeTimesOfQuizzes,
  }: Pick<PlatformServices, 'images'> & Pick<AuthServices, 'accounts'> & MergeNeeds,
) {
  return {
    roster: rosterService(context),
    administration: administrationService(context),
    adminPeople: adminPeopleService(context, accounts),
    adminSchools: adminSchoolsService(context, accounts),
    adminOrganizations: adminOrganizationsService(context, accounts),
    auditReading: auditReadingService(context),
    classManagement: classManagementService(context),
    classRemoval: classRemovalService(context),
    rosterImports: rosterImportService(context),
    rosterMerge: mergeService(context, { resultsOfBoth, storeTimesOfQuizzes }),
    newYear: newYearService(context),
    rosterPeople: rosterPeopleService(context),
    look: lookService(context, images),
  };
}

export type SchoolServices = ReturnType<typeof createSchool>;
