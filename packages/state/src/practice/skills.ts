import { queryOptions, useQuery } from '@tanstack/react-query';
import { studentApi } from '../platform/api/student.ts';

import { withResponseCache } from '../platform/offline/response-cache.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';

const skills = queryOptions({
  queryKey: memberKeys.skills,
  queryFn: ({ signal }) => withResponseCache(memberKeys.skills, () => studentApi.skills.list({}, { signal })),
});

/** The book of the student's grade with the student's mastery of each skill. */
export function useSkills({ isNeeded = true }: { isNeeded?: boolean } = {}) {
  return useQuery({ ...skills, enabled: isNeeded });
}

/** Reads what `useSkills` shows, before it is rendered. */
export const prefetchSkills = () => queryClient.prefetchQuery(skills);

/** For a student who is stuck in a skill: the earlier skill that is missing. Asked once for each question of it. */
export function useStepBack(skillId: string, questionId: string) {
  return useQuery({
    queryKey: memberKeys.stepBack(skillId, questionId),
    queryFn: ({ signal }) => studentApi.skills.stepBack({ params: { skillId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
