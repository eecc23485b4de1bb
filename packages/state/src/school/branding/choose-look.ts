import type { ChosenLook } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../../platform/api/api.ts';
import { managementApi } from '../../platform/api/management-api.ts';
import { queryClient } from '../../platform/query/query-client.ts';
import { loadLook } from './follow-look.ts';

const CHOSEN = ['school', 'look'] as const;

/** Color and logo that the manager's school has chosen, and its hosts. */
export function useChosenLook() {
  return useQuery({
    queryKey: CHOSEN,
    queryFn: ({ signal }) => managementApi.school.look.read({}, { signal }),
  });
}

/** Stores another choice for all people of the school and shows it here. */
export function useChooseLook() {
  return useMutation<ChosenLook, ApiError, ChosenLook>({
    mutationFn: (choice) => managementApi.school.look.save({ body: choice }),
    onSuccess: async () => {
      await Promise.all([queryClient.invalidateQueries({ queryKey: CHOSEN }), loadLook()]);
    },
  });
}
