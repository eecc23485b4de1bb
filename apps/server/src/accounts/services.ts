import type { AuthServices } from '../auth/services.ts';
import type { Context } from '../platform/context.ts';
import type { ReadActiveUser } from './active-user.ts';
import { classCodeService } from './class-codes/service.ts';
import { accountService } from './profile/account-service.ts';
import { classmatesService } from './profile/classmates.ts';
import { deletionService } from './profile/deletion.ts';
import { pictureService } from './profile/picture.ts';
import { profileService } from './profile/service.ts';
import { termsService } from './profile/terms.ts';
import { adminRegistrationService } from './registration/admin-service.ts';
import { registrationService } from './registration/service.ts';

/** Registration, profiles, and what belongs to one’s own account. */
export function createAccounts(
  context: Context,
  { auth, accounts, readActiveUser }: Pick<AuthServices, 'auth' | 'accounts'> & { readActiveUser: ReadActiveUser },
) {
  return {
    registration: registrationService(context, auth),
    adminRegistrations: adminRegistrationService(context),
    classCodes: classCodeService(context, accounts),
    profile: profileService(context, readActiveUser),
    account: accountService(context, auth, readActiveUser, pictureService(context)),
    terms: termsService(context, readActiveUser),
    deletion: deletionService(context),
    classmates: classmatesService(context),
  };
}

export type AccountsServices = ReturnType<typeof createAccounts>;
