import { type Profile, useEndDevice } from '@mashq/state/accounts/profile';
import { Button } from '@mashq/ui/actions/button';
import { Badge } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { List, ListItem } from '@mashq/ui/data/list';
import { Alert } from '@mashq/ui/feedback/alert';
import { formatDateTime, isolate } from '@mashq/ui/i18n';
import { Stack } from '@mashq/ui/layout/stack';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { profile as words } from '../strings/profile.ts';

const { devices: own } = words;

/** The devices one is signed in on; each other one can be signed out. */
export function DevicesCard({ profile, voice }: { profile: Profile; voice: 'student' | 'staff' }) {
  const { mutate, isPending, variables, error } = useEndDevice();
  return (
    <Card title={own.title} subtitle={own.subtitle[voice]}>
      <Stack gap={4}>
        {error !== null && <Alert tone="danger">{error.detail}</Alert>}
        <List>
          {(profile.devices ?? []).map(({ id, name, last_used_at: lastUsed, is_current: isCurrent }) => {
            const shown = name === '' ? own.unknown : inPersian(name);
            return (
              <ListItem
                key={id}
                title={shown}
                description={own.lastUsed(formatDateTime(lastUsed, 'day'))}
                end={
                  isCurrent ? (
                    <Badge tone="success">{own.current}</Badge>
                  ) : (
                    <Button
                      variant="secondary"
                      aria-label={own.endLabel(shown)}
                      isPending={isPending && variables === id}
                      onPress={() => mutate(id, { onSuccess: () => void showToast(own.ended) })}
                    >
                      {own.end}
                    </Button>
                  )
                }
              />
            );
          })}
        </List>
      </Stack>
    </Card>
  );
}

/** «Chrome, Android» as «کروم، اندروید». */
const inPersian = (name: string) =>
  name
    .split(', ')
    .map((part) => own.names[part] ?? isolate(part))
    .join('، ');
