import type { ActiveUser } from '@mashq/api/contract';
import { TERMS_VERSION } from '@mashq/api/terms';
import { useMutation } from '@tanstack/react-query';
import { accountApi } from '../platform/api/account.ts';
import type { ApiError } from '../platform/api/api.ts';
import { setActiveUser } from '../platform/session/session.ts';

/** Agrees to the terms that this app shows; an app of before the last change is refused, and says so. */
export function useAcceptTerms() {
  return useMutation<ActiveUser, ApiError, void>({
    mutationFn: () => accountApi.account.acceptTerms({ body: { terms_version: TERMS_VERSION } }),
    onSuccess: setActiveUser,
  });
}
