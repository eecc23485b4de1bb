import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { api } from '../api/api.ts';

/** Status of the service. */
export const status = proxy({
  /** `maintenance` closes the app for a while; any other word, and none, leaves it open. */
  value: null as string | null,
  /** True until the server has answered; a failure leaves it true. */
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
    // Other calls report an unreachable server; the app stays usable from its caches.
  }
}

/** Whether the maintenance screen replaces every route. */
export function useIsMaintenance(): boolean {
  return useSnapshot(status).value === 'maintenance';
}

export function useIsStatusLoading(): boolean {
  return useSnapshot(status).loading;
}
