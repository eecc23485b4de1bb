import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { loadVisitorApi } from '../api/visitor-later.ts';

/** Status of the service. */
export const status = proxy({
  /** `maintenance` closes the app for a while; any other word, and none, leaves it open. */
  value: null as string | null,
  /** Version of the server's program, for reports of faults; empty until the server has answered. */
  version: '',
  /** True until the server has answered; a failure leaves it true. */
  loading: false,
});

/** Asks for the status, once at start. */
export async function loadStatus(): Promise<void> {
  status.loading = true;
  try {
    const calls = await loadVisitorApi();
    const reply = await calls.status.read();
    status.value = reply.status;
    status.version = reply.version;
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

export function useServerVersion(): string {
  return useSnapshot(status).version;
}
