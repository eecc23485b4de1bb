import type { ApiError } from '@mashq/api/client';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin-api.ts';

/** What a phone number was left with. */
export type PhoneOwner = 'registrations' | 'visitorMessages' | 'preOrders' | 'jobApplications';

/** Asks for a whole phone number; each look is noted by the server, and the number stays in no cache. */
export function useShowPhone(owner: PhoneOwner) {
  return useMutation<{ phone: string }, ApiError, string>({
    mutationFn: (id) => adminApi[owner].showPhone({ params: { id } }),
    gcTime: 0,
  });
}
