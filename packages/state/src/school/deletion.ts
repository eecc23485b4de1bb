import type { ApiError } from '@mashq/api/client';
import type { Contract, ResponseOf } from '@mashq/api/contract';
import { useMutation } from '@tanstack/react-query';
import { managementApi } from '../platform/api/management.ts';
import { queryClient } from '../platform/query/query-client.ts';

/** Asks for the deletion of a student's account, for a parent who wants it, or takes that back. */
export function useStudentDeletion(personId: string) {
  return useMutation<ResponseOf<Contract['school']['erasure']['ask']>, ApiError, 'ask' | 'takeBack'>({
    mutationFn: (what) => managementApi.school.erasure[what]({ params: { personId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['school'] }),
  });
}
