import { useChangePush, usePushState } from '@mashq/state/notifications/push';
import { Card } from '@mashq/ui/data/card';
import { Alert } from '@mashq/ui/feedback/alert';
import { Switch } from '@mashq/ui/forms/switch';
import { Stack } from '@mashq/ui/layout/stack';
import { WORKER } from '../platform/offline/worker-address.ts';
import { showToast } from '../platform/toasts/show-toast.ts';
import { pushWords } from './strings/push.ts';

/** Whether this browser is notified while the app is closed, and what to do where it cannot be. Nothing where the site sends nothing. */
export function PushCard({ voice }: { voice: 'student' | 'staff' }) {
  const { data } = usePushState();
  const { mutate, isPending } = useChangePush();
  const words = pushWords[voice];
  if (data === undefined || data.publicKey === null || import.meta.env.DEV) return null;
  const { state, publicKey } = data;
  return (
    <Card title={pushWords.title}>
      <Stack gap={3}>
        <Switch
          isSelected={state === 'on'}
          isDisabled={isPending || state === 'denied' || state === 'unsupported'}
          onChange={(isOn) =>
            mutate({ isOn, publicKey, worker: WORKER }, { onError: () => void showToast(words.failed, 'danger') })
          }
        >
          {words.switch}
        </Switch>
        {state === 'denied' || state === 'unsupported' ? (
          <Alert tone="info">{words[state]}</Alert>
        ) : (
          <p>{words.hint}</p>
        )}
      </Stack>
    </Card>
  );
}
