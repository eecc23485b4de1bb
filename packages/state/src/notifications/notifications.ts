import type { NotificationKind } from '@mashq/api/contract';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { accountApi } from '../platform/api/account.ts';
import type { ApiError } from '../platform/api/api.ts';

import { joinPages, nextPage, queryClient, storeReply } from '../platform/query/query-client.ts';

const keys = {
  all: ['notifications'] as const,
  list: ['notifications', 'list'] as const,
  unread: ['notifications', 'unread'] as const,
  settings: ['notifications', 'settings'] as const,
};

const refresh = () => queryClient.invalidateQueries({ queryKey: keys.all });

/** The person's notifications, newest first, page by page. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: keys.list,
    queryFn: ({ pageParam: page, signal }) => accountApi.notifications.list({ query: { page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: (data) => ({ ...joinPages(data), unread: data.pages[0]?.unread ?? 0 }),
  });
}

/** How many notifications the person has not read. */
export function useUnreadNotifications() {
  return useQuery({
    queryKey: keys.unread,
    queryFn: ({ signal }) => accountApi.notifications.unreadCount({ signal }),
  });
}

/** Notes that notifications were read, or with no ids all there are. */
export function useReadNotifications() {
  return useMutation<unknown, ApiError, readonly string[] | undefined>({
    mutationFn: (ids) => accountApi.notifications.read({ body: ids === undefined ? {} : { ids: [...ids] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.unread }),
  });
}

/** Dismisses a notification. One that is gone already counts as dismissed. */
export function useDismissNotification() {
  return useMutation<unknown, ApiError, string>({
    mutationFn: (id) =>
      accountApi.profile.dismissNotification({ params: { id } }).catch((error: ApiError) => {
        if (error.status !== 404) throw error;
      }),
    onSettled: refresh,
  });
}

/** Brings back a notification that was dismissed. */
export function useRestoreNotification() {
  return useMutation<unknown, ApiError, string>({
    mutationFn: (id) => accountApi.notifications.restore({ params: { id } }),
    onSettled: refresh,
  });
}

/** Which kinds the person can get, and which are muted. */
export function useNotificationSettings() {
  return useQuery({
    queryKey: keys.settings,
    queryFn: ({ signal }) => accountApi.notifications.settings({ signal }),
  });
}

/** Sets which kinds are muted. */
export function useMuteNotifications() {
  return useMutation<Awaited<ReturnType<typeof accountApi.notifications.mute>>, ApiError, readonly NotificationKind[]>({
    mutationFn: (muted) => accountApi.notifications.mute({ body: { muted: [...muted] } }),
    onSuccess: (settings) => storeReply(keys.settings, settings),
    onSettled: refresh,
  });
}
