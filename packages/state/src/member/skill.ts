import { useQuery } from '@tanstack/react-query';
import { memberApi } from '../api/member-api.ts';
import { withResponseCache } from '../offline/response-cache.ts';
import { memberKeys } from './keys.ts';

/** The book of the student's grade with the student's mastery of each skill. */
export function useSkills() {
  return useQuery({
    queryKey: memberKeys.skills,
    queryFn: ({ signal }) => withResponseCache(memberKeys.skills, () => memberApi.skills.list({}, { signal })),
  });
}
