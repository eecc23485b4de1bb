import type { LiveEvent, LiveEventKind } from '@mashq/api/contract';
import type { QueryClient } from '@tanstack/react-query';
import { emitLiveEvent, emitLiveReset } from './events.ts';

/** Data in the query cache that each kind of event makes stale, by the beginning of its name. */
const STALE: Readonly<Record<LiveEventKind, readonly (readonly string[])[]>> = {
  // Pictures never change: they are not read again.
  chat: [
    ['chat', 'conversation'],
    ['chat', 'users'],
    ['chat', 'unread'],
  ],
  unread: [['chat', 'unread']],
  'class-message': [['class-messages']],
  notification: [
    ['notifications', 'list'],
    ['notifications', 'unread'],
  ],
  // A badge is a notification too, of which nothing else is said.
  badge: [
    ['member', 'reports', 'rewards'],
    ['notifications', 'list'],
    ['notifications', 'unread'],
  ],
  quiz: [
    ['member', 'quizzes'],
    ['member', 'homeworks'],
  ],
  homework: [['member', 'homeworks']],
};

/** An event reaches a whole class at once; so that its browsers do not all ask in the same moment, each waits up to this long. */
const SPREAD_MS = 300;

/** Makes data stale that events say has changed: what is on the screen is read again, the rest when it is shown. */
export function makeRefresh(queryClient: QueryClient, random: () => number = Math.random) {
  const stale = new Map<string, readonly string[]>();
  const ids = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refresh(): void {
    timer = undefined;
    for (const queryKey of stale.values()) void queryClient.invalidateQueries({ queryKey });
    const changed = new Set(ids);
    if (changed.size > 0) {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) =>
          queryKey[0] === 'member' && queryKey.some((part) => typeof part === 'string' && changed.has(part)),
      });
    }
    stale.clear();
    ids.clear();
  }

  return {
    event: (event: LiveEvent): void => {
      emitLiveEvent(event);
      for (const key of STALE[event.kind] ?? []) stale.set(key.join(' '), key);
      if (event.kind === 'homework') ids.add(event.data.id);
      timer ??= setTimeout(refresh, SPREAD_MS * random());
    },
    reset: (): void => {
      emitLiveReset();
      void queryClient.invalidateQueries();
    },
    stop: (): void => {
      clearTimeout(timer);
      timer = undefined;
      stale.clear();
      ids.clear();
    },
  };
}
