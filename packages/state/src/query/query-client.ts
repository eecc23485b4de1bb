import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/index.ts';
import { forgetReplies } from '../offline/index.ts';
import { onSessionEnd } from '../session/index.ts';

const RETRIES = 2;

/** A failure that may pass is tried again, but not while the browser knows that it has no network. */
function mayPass(failures: number, error: Error): boolean {
  return failures < RETRIES && error instanceof ApiError && error.isTemporary && navigator.onLine;
}

/** The app's memory of what the server said. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network a query must run too: it finds what was kept of the last visit.
      networkMode: 'always',
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: mayPass,
    },
    mutations: { networkMode: 'always' },
  },
});

let isStarted = false;

/** Nothing of one person is left for the next. Call once. */
export function startQueries(): void {
  if (isStarted) return;
  isStarted = true;
  void forgetReplies('old');
  onSessionEnd(() => {
    queryClient.clear();
    void forgetReplies('all');
  });
}
