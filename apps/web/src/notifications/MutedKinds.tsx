import { useMuteNotifications, useNotificationSettings } from '@mashq/state/notifications/notifications';
import { Card } from '@mashq/ui/data/card';
import { Skeleton } from '@mashq/ui/feedback/skeleton';
import { Switch } from '@mashq/ui/forms/switch';
import { Stack } from '@mashq/ui/layout/stack';
import { QueryBoundary } from '../platform/loading/QueryBoundary.tsx';
import { showToast } from '../platform/toasts/show-toast.ts';
import { notificationWords } from './strings/notifications.ts';

/** Which kinds of notifications the person wants; each switch is stored at once. */
export function MutedKinds({ title, voice }: { title: string; voice: 'student' | 'staff' }) {
  const { mutate, isPending } = useMuteNotifications();
  return (
    <Card title={title}>
      <QueryBoundary query={useNotificationSettings()} voice={voice} skeleton={<Skeleton shape="text" lines={5} />}>
        {({ kinds, muted }) => (
          <Stack gap={3}>
            {kinds.map((kind) => (
              <Switch
                key={kind}
                isSelected={!muted.includes(kind)}
                isDisabled={isPending}
                onChange={(isWanted) =>
                  mutate(isWanted ? muted.filter((each) => each !== kind) : [...muted, kind], {
                    onError: ({ detail }) => void showToast(detail, 'danger'),
                  })
                }
              >
                {notificationWords.kinds[kind]}
              </Switch>
            ))}
          </Stack>
        )}
      </QueryBoundary>
    </Card>
  );
}
