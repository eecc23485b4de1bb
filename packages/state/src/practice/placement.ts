import { useMutation, useQuery } from '@tanstack/react-query';
import { studentApi } from '../platform/api/student.ts';
import { queryClient, storeReply } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

/** The student's placement in its book: how far it is, or what came of it. */
export function usePlacement() {
  return useQuery({
    queryKey: memberKeys.placement,
    queryFn: ({ signal }) => studentApi.placement.read({}, { signal }),
    // An answer moves it on.
    staleTime: 0,
  });
}

/** Begins it or goes on; a question that is named is passed over. */
export function useNextPlacement() {
  return useMutation({
    mutationFn: (pass?: string) => studentApi.placement.next({ body: pass === undefined ? {} : { pass } }),
    onSuccess: (placement) => {
      // What the home says of it.
      void queryClient.invalidateQueries({ queryKey: memberKeys.reports });
      return storeReply(memberKeys.placement, placement);
    },
  });
}
