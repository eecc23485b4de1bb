import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { api } from '../api/index.ts';

/** What the service says of itself. */
export const status = proxy({
  /** `maintenance` closes the app for a while; any other word, and none, leaves it open. */
  value: null as string | null,
  /** The answer is still awaited. A failure does not end the waiting. */
  loading: false,
});

/** Asks for the status, once at start. */
export async function loadStatus(): Promise<void> {
  status.loading = true;
  try {
    const reply = await api.status.read();
    status.value = reply.status;
    status.loading = false;
  } catch {
    // Whether the service is down is for the other calls to tell: the app stays usable from what it has kept.
  }
}

/** Whether the maintenance screen replaces every route. */
export function useIsMaintenance(): boolean {
  return useSnapshot(status).value === 'maintenance';
}

export function useIsStatusLoading(): boolean {
  return useSnapshot(status).loading;
}
