import type { NotificationItem, NotificationKind } from '@mashq/api/contract';
import {
  useDismissNotification,
  useMuteNotifications,
  useNotificationSettings,
  useNotifications,
  useReadNotifications,
  useRestoreNotification,
} from '@mashq/state/notifications/notifications';
import type { ApiError } from '@mashq/state/platform/api/api';
import { useSession } from '@mashq/state/platform/session/session';
import { type NotificationEntry, NotificationList } from '@mashq/ui/data/notification-list';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { useEffect, useMemo } from 'react';
import { LazyEmptyState } from '../platform/loading/LazyEmptyState.tsx';
import { personOf } from '../platform/people/nav-account.ts';
import { lazyComponent } from '../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../platform/routing/OptionalBoundary.tsx';
import { showToast } from '../platform/toasts/show-toast.ts';
import { MutedKinds } from './MutedKinds.tsx';
import { NOTIFICATION_KINDS } from './notification-kinds.tsx';
import { PushCard } from './PushCard.tsx';
import { notificationWords } from './strings/notifications.ts';
import { notificationsTitle } from './strings/screen-titles.ts';

/** What the signed-in person was notified of, by day, and which kinds are wanted. */
export function NotificationsScreen() {
  const { activeUser } = useSession();
  const isStudent = activeUser?.role === 'STUDENT';
  const voice = isStudent ? 'student' : 'staff';
  const words = notificationWords[voice];
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotifications();
  const { mutateAsync: dismiss } = useDismissNotification();
  const { mutateAsync: restore } = useRestoreNotification();
  const setWanted = useWanted();
  useShown(data?.items);
  const items = useMemo(() => (data?.items ?? []).map(entryOf), [data?.items]);
  const hasFailed = data === undefined && error !== null;
  return (
    <Page title={notificationsTitle} width={isStudent ? 'student' : 'reading'}>
      <Stack gap={6}>
        <NotificationList
          items={items}
          kinds={NOTIFICATION_KINDS}
          voice={voice}
          status={hasFailed ? 'failed' : data === undefined ? 'loading' : 'ready'}
          {...(hasFailed && { errorMessage: (error as ApiError).detail })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          empty={
            <LazyEmptyState picture="done" person={personOf(activeUser?.gender ?? null)}>
              {words.empty}
            </LazyEmptyState>
          }
          onDismiss={(id) => reported(dismiss(id))}
          onRestore={(id) => reported(restore(id))}
          {...(setWanted && {
            onMute: (kind: string) => reported(setWanted(kind, false)),
            onUnmute: (kind: string) => reported(setWanted(kind, true)),
          })}
          {...(hasNextPage && { onMore: () => void fetchNextPage() })}
          isLoadingMore={isFetchingNextPage}
          messages={{ more: notificationWords.more }}
        />
        <PushCard voice={voice} />
        <MutedKinds title={words.settings} voice={voice} />
      </Stack>
    </Page>
  );
}

/** The drawings are large, and few open the list for them. */
const badgePicture = lazyComponent(() => import('./BadgePicture.tsx'), 'BadgePicture');

const entryOf = ({ id, kind, title, body, path, badge, created_at, read_at }: NotificationItem): NotificationEntry => ({
  id,
  kind,
  title: body || title,
  ...(body !== '' && { detail: title }),
  time: created_at,
  isUnread: read_at === null,
  ...(path !== null && { href: path }),
  ...(badge !== null && {
    picture: (
      <OptionalBoundary>
        <badgePicture.Component badge={badge} />
      </OptionalBoundary>
    ),
  }),
});

/** Shows why something was not done, and lets the list know. */
async function reported(done: Promise<unknown>): Promise<void> {
  try {
    await done;
  } catch (error) {
    void showToast((error as ApiError).detail, 'danger');
    throw error;
  }
}

/** Sets whether a kind is wanted, once it is known which are muted. */
function useWanted(): ((kind: string, isWanted: boolean) => Promise<unknown>) | undefined {
  const { data } = useNotificationSettings();
  const { mutateAsync } = useMuteNotifications();
  if (data === undefined) return undefined;
  return (kind, isWanted) => {
    const others = data.muted.filter((each) => each !== kind);
    return mutateAsync(isWanted ? others : [...others, kind as NotificationKind]);
  };
}

/** Reports notifications that are shown and were not read before; their mark stays until the list is fetched again. */
function useShown(items: readonly NotificationItem[] | undefined): void {
  const { mutate } = useReadNotifications();
  const ids = (items ?? [])
    .filter(({ read_at }) => read_at === null)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (ids !== '') mutate(ids.split(' ').slice(0, MAX_BATCH_SIZE));
  }, [ids, mutate]);
}

/** As many as one call takes. */
const MAX_BATCH_SIZE = 100;
