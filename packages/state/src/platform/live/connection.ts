import type { LiveEvent, LiveEventsSince } from '@mashq/api/contract';
import { readStream, type StreamEvent } from './read-stream.ts';

/** Until the first try after a failure; each further one waits twice as long. */
const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;

/** So many tries in a row must fail before the server counts as not reached: one alone may be its restart. */
const UNREACHED_AFTER = 2;

/** How often events are asked for where no stream gets through, and for how long before a stream is tried again. */
const POLL_EVERY_MS = 15_000;
const POLL_FOR_MS = 5 * 60_000;

export interface ConnectionOptions {
  readonly baseUrl: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly getToken: () => string | undefined;
  /** Asks for the events after an id, as every other call is made: where the token holds no more it ends the session. */
  readonly poll: (after: number | undefined, signal: AbortSignal) => Promise<LiveEventsSince>;
  /** The newest event that is known already. */
  readonly after: number | undefined;
  readonly onEvent: (event: LiveEvent, id: number) => void;
  /** Everything up to `id` is known or lost. */
  readonly onPosition: (id: number, reset: boolean) => void;
  /** The server was reached, or several tries in a row did not reach it. */
  readonly onReach?: (reached: boolean) => void;
  /** From 0 to 1, so that many browsers do not come back at the same moment. */
  readonly random?: () => number;
}

/** Follows the events of a person until `signal` says so: by a stream, or where none gets through by asking again and again. */
export async function followEvents(options: ConnectionOptions, signal: AbortSignal): Promise<void> {
  const { baseUrl, fetch, getToken, onEvent, onPosition, onReach, random = Math.random } = options;
  let last = options.after;
  let failures = 0;
  let pollUntil = 0;

  function take(event: LiveEvent, id: number): void {
    if (last !== undefined && id <= last) return;
    last = id;
    onEvent(event, id);
  }

  function takeFromStream({ id, event, data }: StreamEvent): void {
    failures = 0;
    onReach?.(true);
    if (event === 'open' || event === 'reset') {
      last = id;
      onPosition(id, event === 'reset');
    } else if (event !== 'end') take({ kind: event, data } as LiveEvent, id);
    else if ((data as { reason: string }).reason === 'replaced') pollUntil = Date.now() + POLL_FOR_MS;
  }

  async function ask(): Promise<void> {
    try {
      const { events, last: newest, reset } = await options.poll(last, signal);
      for (const { id, kind, data } of events) take({ kind, data } as LiveEvent, id);
      last = newest;
      onReach?.(true);
      onPosition(newest, reset);
    } catch {
      // Asked again later.
    }
  }

  while (!signal.aborted) {
    const token = getToken();
    if (token === undefined) return;
    if (Date.now() < pollUntil) {
      await ask();
      await pause(POLL_EVERY_MS * (0.9 + 0.2 * random()), signal);
      continue;
    }
    const result = await readStream({
      url: `${baseUrl}/events/`,
      token,
      after: last,
      fetch,
      signal,
      onEvent: takeFromStream,
    });
    if (signal.aborted) return;
    if (result.end === 'refused') onReach?.(true);
    if (result.end === 'unreached' && failures + 1 >= UNREACHED_AFTER) onReach?.(false);
    if (result.end === 'refused' && result.status === 401) await ask();
    if (result.end === 'held-back') pollUntil = Date.now() + POLL_FOR_MS;
    if (Date.now() < pollUntil) continue;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, MAX_WAIT_MS);
    failures += 1;
    await pause(wait * (0.5 + random()), signal);
  }
}

/** Waits, but no longer than until the network is back or `signal` says so. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
