import type { Contract, ResponseOf } from '@mashq/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { studentApi } from '../platform/api/student.ts';
import { withResponseCache } from '../platform/offline/response-cache.ts';
import { queryClient, storeReply } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';
import { useSession } from '../platform/session/session.ts';

type BadgesReply = ResponseOf<Contract['member']['rewards']['badges']>;

const MAZE = ['member', 'maze'] as const;
/** Under the reports, which every answer makes stale. */
const REWARDS = [...memberKeys.reports, 'rewards'] as const;
const BADGES = [...REWARDS, 'badges'] as const;
const newBadgesKey = (userId: string) => [...REWARDS, 'new badges', userId] as const;

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

/**
 * Says that the student has looked at its badges. What is in sight stays marked as new until it is left, and is never so again,
 * also where the way back leads to what was read before.
 * @param fresh ids of those that are new
 */
export function useMarkBadgesSeen(fresh: readonly string[]): void {
  const { activeUser } = useSession();
  const userId = activeUser?.id ?? '';
  const ids = fresh.join(' ');
  useEffect(() => {
    if (ids === '') return;
    let isSeen = false;
    let isLeft = false;
    const markAsOld = () => {
      if (isSeen && isLeft)
        queryClient.setQueryData<BadgesReply>(
          BADGES,
          (read) => read && { ...read, badges: read.badges.map((badge) => ({ ...badge, is_new: false })) },
        );
    };
    void studentApi.rewards.badgesSeen({}).then(
      () => {
        isSeen = true;
        markAsOld();
        return storeReply(newBadgesKey(userId), { count: 0 });
      },
      // They are still new the next time.
      () => undefined,
    );
    return () => {
      isLeft = true;
      markAsOld();
    };
  }, [ids, userId]);
}

/** The student's cups, and the band of its week. */
export function useCups() {
  return useQuery({ queryKey: [...REWARDS, 'cups'], queryFn: ({ signal }) => studentApi.rewards.cups({}, { signal }) });
}

/** Today's maze. */
export function useMaze() {
  return useQuery({ queryKey: MAZE, queryFn: ({ signal }) => studentApi.rewards.maze({}, { signal }), staleTime: 0 });
}

const keep = (maze: unknown) => storeReply(MAZE, maze);

/** Reports to the server, which keeps the minutes, that the student is playing. */
export function useMazePlayed() {
  return useMutation({ mutationFn: () => studentApi.rewards.mazePlayed({}), onSuccess: keep });
}

/** Records that today's maze was solved; the next one is read when the student wants it. */
export function useMazeSolved() {
  return useMutation({ mutationFn: (number: number) => studentApi.rewards.mazeSolved({ body: { number } }) });
}

/** Goes on to the next of today's mazes. */
export const readNextMaze = () => queryClient.invalidateQueries({ queryKey: MAZE });
