import type { Contract, ResponseOf } from '@mashq/api/contract';
import { factById, isFactRight, nextInWarmUp } from '@mashq/curriculum/facts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../platform/api/api.ts';
import { studentApi } from '../platform/api/student.ts';
import { changeStoredReplies, withResponseCache } from '../platform/offline/response-cache.ts';
import { queryClient } from '../platform/query/query-client.ts';
import { memberKeys } from '../platform/query/student-keys.ts';
import { keepWaitingTries, readWaitingTries } from './waiting-warm-up-tries.ts';

export type WarmUp = ResponseOf<Contract['member']['warmUp']['begin']>;
type Summary = ResponseOf<Contract['member']['reports']['completionSummary']>;

const SUMMARY = [...memberKeys.reports, 'completion-summary'];
const SERVER_FAILED = 500;

const planOf = ({ facts }: WarmUp) => facts.map(({ fact, is_new: isNew }) => ({ fact, isNew }));

/** A warm-up with one more try, by the rules of the server. */
function withTry(warmUp: WarmUp, fact: WarmUp['facts'][number]['fact'], given: number | null, seconds: number): WarmUp {
  const tries = [...warmUp.tries, { fact, given, is_right: isFactRight(fact, given), seconds }];
  return { ...warmUp, tries, is_done: nextInWarmUp(planOf(warmUp), tries) === null };
}

/** What the server has, and the tries of this device that go on from there. */
function withWaiting(reply: WarmUp): WarmUp {
  const waiting = readWaitingTries();
  if (waiting === null || waiting.day !== reply.day) return reply;
  const isSame = reply.tries.every(({ fact, given }, place) => {
    const own = waiting.tries[place];
    return own !== undefined && own.fact === fact && own.given === given;
  });
  // Another device was first.
  if (!isSame) return reply;
  return waiting.tries
    .slice(reply.tries.length)
    .reduce((all, { fact, given, seconds }) => withTry(all, fact, given, seconds), reply);
}

/** What the home says of the warm-up, from the warm-up itself. */
function inShort({ tries, is_done: isDone }: WarmUp): Summary['warm_up'] {
  const first = tries.filter(({ fact }, place) => tries.findIndex((each) => each.fact === fact) === place);
  return {
    state: isDone ? 'done' : first.length > 0 ? 'begun' : 'ready',
    asked: first.length,
    right: first.filter(({ is_right: isRight }) => isRight).length,
  };
}

function show(warmUp: WarmUp): void {
  // A read that began before has what was there before.
  void queryClient.cancelQueries({ queryKey: memberKeys.warmUp, exact: true });
  queryClient.setQueryData(memberKeys.warmUp, warmUp);
  const change = (summary: unknown) => summary && { ...(summary as Summary), warm_up: inShort(warmUp) };
  queryClient.setQueryData(SUMMARY, change);
  void changeStoredReplies(memberKeys.warmUp, () => warmUp);
  void changeStoredReplies(SUMMARY, change);
}

let sending: Promise<void> | null = null;

/** Sends the tries that wait, one request at a time; without a network they go on waiting. */
export function sendWaitingTries(): Promise<void> {
  sending ??= sendAll().finally(() => (sending = null));
  return sending;
}

async function sendAll(): Promise<void> {
  for (let waiting = readWaitingTries(); waiting !== null; waiting = readWaitingTries()) {
    try {
      const reply = await studentApi.warmUp.answer({ body: waiting });
      const now = readWaitingTries();
      const isTaken = reply.tries.length >= waiting.tries.length;
      const hasMore = now !== null && now.day === reply.day && now.tries.length > waiting.tries.length;
      // What the server does not take it will not take later either.
      if (!isTaken || !hasMore) keepWaitingTries(null);
      const shown = queryClient.getQueryData<WarmUp>(memberKeys.warmUp);
      if (shown === undefined || shown.day === reply.day) show(withWaiting(reply));
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status > 0 && error.status < SERVER_FAILED;
      // The day is too long ago: nobody could take it any more.
      if (isRefused && error.status !== 401) keepWaitingTries(null);
      return;
    }
  }
}

/** The fact to ask, and its factors as they are shown: in either order, always the same for one try. */
export function nextFact(warmUp: WarmUp): { fact: WarmUp['facts'][number]['fact']; a: number; b: number } | null {
  const fact = nextInWarmUp(planOf(warmUp), warmUp.tries) as WarmUp['facts'][number]['fact'] | null;
  const factors = fact === null ? undefined : factById(fact);
  if (fact === null || factors === undefined) return null;
  const { a, b } = factors;
  return warmUp.tries.length % 2 === 0 ? { fact, a: b, b: a } : { fact, a, b };
}

/** Takes the answer to the fact that is asked: it counts at once, and is sent as soon as there is a network. */
export function answerFact(given: number | null, seconds: number): void {
  const before = queryClient.getQueryData<WarmUp>(memberKeys.warmUp);
  const next = before && nextFact(before);
  if (!before || !next) return;
  const warmUp = withTry(before, next.fact, given, Math.round(seconds * 10) / 10);
  const waiting = readWaitingTries();
  const at = new Date().toISOString();
  const times = waiting?.day === warmUp.day ? waiting.tries.map(({ answered_at }) => answered_at) : [];
  keepWaitingTries({
    day: warmUp.day,
    tries: warmUp.tries.map(({ fact, given: typed, seconds: took }, place) => ({
      fact,
      given: typed,
      seconds: took,
      answered_at: times[place] ?? at,
    })),
  });
  show(warmUp);
  void sendWaitingTries();
}

/** Today's warm-up, begun where it was not; what is answered without a network is sent when there is one. */
export function useWarmUp() {
  useEffect(() => {
    const send = () => void sendWaitingTries();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
  return useQuery({
    queryKey: memberKeys.warmUp,
    queryFn: async ({ signal }) => {
      await sendWaitingTries();
      return withWaiting(await withResponseCache(memberKeys.warmUp, () => studentApi.warmUp.begin({}, { signal })));
    },
    // Of another day, or of another device.
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}
