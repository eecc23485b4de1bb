import type { NotificationKind } from '@mashq/api/contract';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../platform/api/api.ts';
import { api } from '../platform/api/api.ts';
import { notificationApi } from '../platform/api/notification-api.ts';
import { joinPages, nextPage } from '../platform/query/pages.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { storeReply } from '../platform/query/store-reply.ts';

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
    queryFn: ({ pageParam: page, signal }) => notificationApi.list({ query: { page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: (data) => ({ ...joinPages(data), unread: data.pages[0]?.unread ?? 0 }),
  });
}

/** How many notifications the person has not read. */
export function useUnreadNotifications() {
  return useQuery({
    queryKey: keys.unread,
    queryFn: ({ signal }) => notificationApi.unreadCount({ signal }),
  });
}

/** Notes that notifications were read, or with no ids all there are. */
export function useReadNotifications() {
  return useMutation<unknown, ApiError, readonly string[] | undefined>({
    mutationFn: (ids) => notificationApi.read({ body: ids === undefined ? {} : { ids: [...ids] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.unread }),
  });
}

/** Dismisses a notification. One that is gone already counts as dismissed. */
export function useDismissNotification() {
  return useMutation<unknown, ApiError, string>({
    mutationFn: (id) =>
      api.profile.dismissNotification({ params: { id } }).catch((error: ApiError) => {
        if (error.status !== 404) throw error;
      }),
    onSettled: refresh,
  });
}

/** Brings back a notification that was dismissed. */
export function useRestoreNotification() {
  return useMutation<unknown, ApiError, string>({
    mutationFn: (id) => notificationApi.restore({ params: { id } }),
    onSettled: refresh,
  });
}

/** Which kinds the person can get, and which are muted. */
export function useNotificationSettings() {
  return useQuery({
    queryKey: keys.settings,
    queryFn: ({ signal }) => notificationApi.settings({ signal }),
  });
}

/** Sets which kinds are muted. */
export function useMuteNotifications() {
  return useMutation<Awaited<ReturnType<typeof notificationApi.mute>>, ApiError, readonly NotificationKind[]>({
    mutationFn: (muted) => notificationApi.mute({ body: { muted: [...muted] } }),
    onSuccess: (settings) => storeReply(keys.settings, settings),
    onSettled: refresh,
  });
}
