import type { Contract, ResponseOf } from '@mashq/api/contract';
import { useEffect } from 'react';
import { studentApi } from '../platform/api/student.ts';
import { queryClient, storeReply } from '../platform/query/query-client.ts';
import { useSession } from '../platform/session/session.ts';
import { BADGES, newBadgesKey } from './rewards.ts';

type BadgesReply = ResponseOf<Contract['member']['rewards']['badges']>;

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
