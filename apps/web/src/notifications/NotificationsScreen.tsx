import type { NotificationItem } from '@mashq/api/contract';
import { useDismissNotification, useNotifications, useReadNotifications } from '@mashq/state/notifications';
import { useSession } from '@mashq/state/session';
import { Button } from '@mashq/ui/actions/button';
import { IconButton } from '@mashq/ui/actions/icon-button';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { formatTime } from '@mashq/ui/i18n';
import { Inline } from '@mashq/ui/layout/inline';
import { Page } from '@mashq/ui/layout/page';
import { Stack } from '@mashq/ui/layout/stack';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { personOf } from '../account/nav-account.ts';
import { LazyEmptyState } from '../loading/LazyEmptyState.tsx';
import { QueryBoundary } from '../loading/QueryBoundary.tsx';
import { notificationWords } from '../strings/notifications.ts';
import { notificationsTitle } from '../strings/titles/notifications.ts';
import { showToast } from '../toasts/show-toast.ts';
import { byDay } from './by-day.ts';
import { MutedKinds } from './MutedKinds.tsx';
import { NOTIFICATION_ICONS } from './notification-icons.tsx';

/** What the signed-in person was notified of, by day, and which kinds are wanted. */
export function NotificationsScreen() {
  const { activeUser } = useSession();
  const isStudent = activeUser?.role === 'STUDENT';
  const voice = isStudent ? 'student' : 'staff';
  const words = notificationWords[voice];
  const notifications = useNotifications();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = notifications;
  useShown(notifications.data?.items);
  return (
    <Page title={notificationsTitle} width={isStudent ? 'student' : 'reading'}>
      <Stack gap={6}>
        <QueryBoundary query={notifications} voice={voice} skeleton={<Skeleton shape="card" size="huge" />}>
          {({ items }) =>
            items.length === 0 ? (
              <LazyEmptyState picture="done" person={personOf(activeUser?.gender ?? null)}>
                {words.empty}
              </LazyEmptyState>
            ) : (
              <Stack gap={5}>
                {byDay(items).map(({ day, title, items: ofDay }) => (
                  <Card key={day} title={title}>
                    <List aria-label={title}>
                      {ofDay.map((item) => (
                        <Notification key={item.id} item={item} />
                      ))}
                    </List>
                  </Card>
                ))}
                {hasNextPage && (
                  <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                    {notificationWords.more}
                  </Button>
                )}
              </Stack>
            )
          }
        </QueryBoundary>
        <MutedKinds title={words.settings} voice={voice} />
      </Stack>
    </Page>
  );
}

/** Reports notifications that are shown and were not read before; their mark stays until the list is fetched again. */
function useShown(items: readonly NotificationItem[] | undefined): void {
  const { mutate } = useReadNotifications();
  const ids = (items ?? [])
    .filter(({ read_at }) => read_at === null)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (ids !== '') mutate(ids.split(' ').slice(0, MOST_AT_ONCE));
  }, [ids, mutate]);
}

/** As many as one call takes. */
const MOST_AT_ONCE = 100;

function Notification({ item }: { item: NotificationItem }) {
  const { id, kind, title, body, path, created_at, read_at } = item;
  const { mutate, isPending } = useDismissNotification();
  const Icon = NOTIFICATION_ICONS[kind];
  return (
    <ListItem
      start={<Icon aria-hidden="true" />}
      title={body || title}
      description={`${title} · ${formatTime(created_at)}`}
      {...(path !== null && { href: path })}
      end={
        <Inline gap={2} isWrapping={false}>
          {read_at === null && <Badge tone="info">{notificationWords.fresh}</Badge>}
          <IconButton
            aria-label={notificationWords.dismiss(title, body)}
            isDisabled={isPending}
            onPress={() => mutate(id, { onError: ({ detail }) => void showToast(detail, 'error') })}
          >
            <X />
          </IconButton>
        </Inline>
      }
    />
  );
}
