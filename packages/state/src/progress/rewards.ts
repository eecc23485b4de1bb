import { useQuery } from '@tanstack/react-query';
import { studentApi } from '../platform/api/student.ts';
import { withResponseCache } from '../platform/offline/response-cache.ts';
import { memberKeys } from '../platform/query/student-keys.ts';
import { useSession } from '../platform/session/session.ts';

/** Under the reports, which every answer makes stale. */
const REWARDS = [...memberKeys.reports, 'rewards'] as const;
export const BADGES = [...REWARDS, 'badges'] as const;
export const newBadgesKey = (userId: string) => [...REWARDS, 'new badges', userId] as const;

/** Whether the signed-in student's school has rewards on. */
export function useHasRewards(): boolean {
  const { activeUser } = useSession();
  return activeUser?.role === 'STUDENT' && activeUser.features.includes('gamification');
}

/** How many badges the student has not looked at; of students alone, kept by their id, read again after each answer. */
export function useNewBadgesCount(): number {
  const { activeUser } = useSession();
  const hasRewards = useHasRewards();
  const { data } = useQuery({
    queryKey: newBadgesKey(activeUser?.id ?? ''),
    queryFn: ({ signal }) => studentApi.rewards.newBadgesCount({}, { signal }),
    enabled: hasRewards,
  });
  return hasRewards ? (data?.count ?? 0) : 0;
}

/** The student's badges. */
export function useBadges() {
  return useQuery({
    queryKey: BADGES,
    queryFn: ({ signal }) => withResponseCache(BADGES, () => studentApi.rewards.badges({}, { signal })),
  });
}

/** The student's cups, and the band of its week. */
export function useCups() {
  return useQuery({ queryKey: [...REWARDS, 'cups'], queryFn: ({ signal }) => studentApi.rewards.cups({}, { signal }) });
}
