import { useMutation, useQuery } from '@tanstack/react-query';
import { pushApi } from '../platform/api/push-api.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { isSubscribed, pushContainer, subscribePush, unsubscribePush } from './push-subscription.ts';

/**
 * Whether this browser is notified while the app is closed: `unavailable` where the site sends nothing, `unsupported` where the
 * browser cannot, `denied` where the person has refused in the browser's own settings.
 */
export type PushState = 'unavailable' | 'unsupported' | 'denied' | 'off' | 'on';

const key = ['push'] as const;

async function readState(publicKey: string | null): Promise<PushState> {
  if (publicKey === null) return 'unavailable';
  if (pushContainer() === undefined) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await isSubscribed()) ? 'on' : 'off';
}

export function usePushState() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<{ state: PushState; publicKey: string | null }> => {
      const { public_key: publicKey } = await pushApi.key({ signal });
      return { state: await readState(publicKey), publicKey };
    },
  });
}

export interface PushTurn {
  readonly isOn: boolean;
  readonly publicKey: string;
  /** Address of the service worker. */
  readonly worker: string;
}

/** Turns it on or off in this browser; the browser asks the person first. A refusal is no error: the state says so. */
export function useChangePush() {
  return useMutation<void, Error, PushTurn>({
    mutationFn: async ({ isOn, publicKey, worker }) => {
      if (!isOn) return unsubscribePush();
      if ((await Notification.requestPermission()) === 'granted') await subscribePush(publicKey, worker);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
