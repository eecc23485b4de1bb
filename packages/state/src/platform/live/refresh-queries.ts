import type { LiveEvent, LiveEventKind } from '@mashq/api/contract';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
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
  // By its id: what a teacher reads of that work, below.
  'work-answers': [],
};

/** An event reaches a whole class at once; so that its browsers do not all ask in the same moment, each waits up to this long. */
const SPREAD_MS = 300;

/** Whether a key has one of the ids: as a part, or as the id of a part. */
const names = (queryKey: QueryKey, ids: ReadonlySet<unknown>) =>
  queryKey.some((part) => ids.has(part instanceof Object && 'id' in part ? part.id : part));

/** Makes data stale that events say has changed: what is on the screen is read again, the rest when it is shown. */
export function makeRefresh(queryClient: QueryClient, random: () => number = Math.random) {
  const stale = new Map<string, readonly string[]>();
  const ids = new Set<string>();
  const works = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function refresh(): void {
    timer = undefined;
    for (const queryKey of stale.values()) void queryClient.invalidateQueries({ queryKey });
    const changed = new Set(ids);
    if (changed.size > 0) {
      void queryClient.invalidateQueries({
        queryKey: ['member'],
        predicate: ({ queryKey }) => names(queryKey, changed),
      });
    }
    const answered = new Set(works);
    for (const reader of ['teacher', 'quizzes']) {
      if (answered.size === 0) break;
      void queryClient.invalidateQueries({
        queryKey: [reader],
        predicate: ({ queryKey }) => names(queryKey, answered),
      });
    }
    stale.clear();
    ids.clear();
    works.clear();
  }

  return {
    event: (event: LiveEvent): void => {
      emitLiveEvent(event);
      for (const key of STALE[event.kind] ?? []) stale.set(key.join(' '), key);
      if (event.kind === 'homework') ids.add(event.data.id);
      if (event.kind === 'work-answers') works.add(event.data.id);
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
      works.clear();
    },
  };
}
