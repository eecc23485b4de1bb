import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { managementApi } from '../api/management-api.ts';

const queryKey = ['school', 'organization-names'];

/** Whether the organization over the manager's school reads its children's names. */
export function useNamesShown() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => managementApi.school.organization.namesShown({}, { signal }),
  });
}

/** Shows the children's names to the organization over the school, or hides them. */
export function useShowNames() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: boolean) => managementApi.school.organization.showNames({ body: { status } }),
    onSuccess: (shown) => client.setQueryData(queryKey, shown),
  });
}
