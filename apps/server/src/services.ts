import { authService } from './auth/service.ts';
import { makeSessionGuard } from './auth/session-guard.ts';
import type { Context } from './context.ts';
import { profileService } from './profile/service.ts';
import { rosterService } from './school/roster.ts';
import { statusService } from './status/service.ts';

/** Every rule of the product, callable without HTTP. Each takes the actor first, then what the contract calls its input. */
export function createServices(context: Context) {
  return {
    identify: makeSessionGuard(context),
    auth: authService(context),
    profile: profileService(context),
    status: statusService(context),
    roster: rosterService(context),
  };
}

export type Services = ReturnType<typeof createServices>;
