import type { ApiError } from '@mashq/api/client';
import { useMutation } from '@tanstack/react-query';
import { managementApi } from '../../platform/api/management.ts';

import { queryClient } from '../../platform/query/query-client.ts';

type Calls = typeof managementApi.school.roster;

/** The calls that change the roster. */
export type RosterChange = Exclude<
  keyof Calls,
  | 'overview'
  | 'archive'
  | 'classInfo'
  | 'searchStudents'
  | 'newYearPlan'
  | 'importTemplate'
  | 'importPreview'
  | 'uploadImport'
  | 'confirmImport'
  | 'correctImportRow'
  | 'faultyImportRows'
  | 'removeClass'
>;

/** A change of the roster; whatever the app shows of the school is read again after it. */
export function useRosterChange<Name extends RosterChange>(name: Name) {
  type Input = Parameters<Calls[Name]>[0];
  type Reply = Awaited<ReturnType<Calls[Name]>>;
  return useMutation<Reply, ApiError, Input>({
    mutationFn: (input) => (managementApi.school.roster[name] as (given: Input) => Promise<Reply>)(input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['school'] }),
  });
}

/**
 * Removes a class. Its screen is open until the reply is here; the class alone is not read again, for it would not be found.
 * Lists that no screen shows now are forgotten: they would be shown, with the class, until they are read again.
 */
export function useRemoveClass(classId: string) {
  return useMutation<Awaited<ReturnType<Calls['removeClass']>>, ApiError, void>({
    mutationFn: () => managementApi.school.roster.removeClass({ params: { id: classId } }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: ['school'], type: 'inactive' });
      return queryClient.invalidateQueries({
        queryKey: ['school'],
        predicate: ({ queryKey }) => !queryKey.includes(classId),
      });
    },
  });
}
