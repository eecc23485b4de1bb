import { useMutation, useQuery } from '@tanstack/react-query';
import { managementApi } from '../../platform/api/management.ts';

import { storeReply } from '../../platform/query/query-client.ts';

const queryKey = ['school', 'organization-names'];

/** Whether the organization over the manager's school reads its children's names. */
export function useNameSharing() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => managementApi.school.organization.namesShown({}, { signal }),
  });
}

/** Shows the children's names to the organization over the school, or hides them. */
export function useShowNames() {
  return useMutation({
    mutationFn: (status: boolean) => managementApi.school.organization.showNames({ body: { status } }),
    onSuccess: (shown) => storeReply(queryKey, shown),
  });
}
