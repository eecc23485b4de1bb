import type { Context } from '../platform/context.ts';
import { makeAccountCache } from './account-cache.ts';
import { authService, type ReadUser } from './service.ts';
import { makeSessionGuard } from './session-guard.ts';

/** Who somebody is. */
export function createAuth(context: Context, { readUser }: { readUser: ReadUser }) {
  const accounts = makeAccountCache(context);
  return {
    accounts,
    identify: makeSessionGuard(context, accounts),
    auth: authService(context, accounts, readUser),
  };
}

export type AuthServices = ReturnType<typeof createAuth>;
