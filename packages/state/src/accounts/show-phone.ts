import type { ApiError } from '@mashq/api/client';
import { useMutation } from '@tanstack/react-query';
import { adminApi } from '../platform/api/admin.ts';

/** Whose or what a phone number is of. */
export type PhoneOwner = 'registrations' | 'visitorMessages' | 'preOrders' | 'jobApplications' | 'people';

/** Asks for a whole phone number; each look is noted by the server, and the number stays in no cache. */
export function useShowPhone(owner: PhoneOwner) {
  return useMutation<{ phone: string }, ApiError, string>({
    mutationFn: (id) =>
      owner === 'people'
        ? adminApi.people.showPhone({ params: { personId: id } })
        : adminApi[owner].showPhone({ params: { id } }),
    gcTime: 0,
  });
}
