import { useQuery } from '@tanstack/react-query';
import { api } from '../api/index.ts';
import { keptOffline } from '../offline/index.ts';
import { memberKeys } from './keys.ts';

/** The book of the student's grade with the student's standing in each skill. */
export function useSkills() {
  return useQuery({
    queryKey: memberKeys.skills,
    queryFn: ({ signal }) => keptOffline(memberKeys.skills, () => api.member.skills.list({}, { signal })),
  });
}
