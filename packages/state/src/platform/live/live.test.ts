import type { LiveEvent, LiveEventsSince } from '@mashq/api/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberKeys } from '../query/student-keys.ts';
import { followEvents } from './connection.ts';
import { onLiveEvent, onLiveReset } from './events.ts';
import { makeRefresh } from './refresh-queries.ts';
import { shareEvents } from './share-tabs.ts';

const badge = (name: string): LiveEvent => ({ kind: 'badge', data: { badges: [name] } });
const textOf = (id: number, event: string, data: unknown = {}) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** One request for the stream, and what the test sends over it. */
interface Opened {
  readonly url: string;
  readonly headers: Headers;
  readonly send: (text: string) => void;
  readonly end: () => void;
}

/** A server whose streams the test writes. */
class FakeServer {
  readonly opened: Opened[] = [];
  /** The status of the next replies. */
  status = 200;
  isAway = false;

  readonly fetch = (url: string, init: RequestInit): Promise<Response> => {
    if (this.isAway) return Promise.reject(new TypeError('Failed to fetch'));
    if (this.status !== 200) return Promise.resolve(new Response('{}', { status: this.status }));
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (made) => {
        controller = made;
      },
    });
    init.signal?.addEventListener('abort', () => {
      try {
        controller?.error(new DOMException('Aborted', 'AbortError'));
      } catch {
        // It has ended.
      }
    });
    this.opened.push({
      url,
      headers: new Headers(init.headers),
      send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
      end: () => controller?.close(),
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }));
  };
}

let server: FakeServer;
let stopping: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  stopping = new AbortController();
});
afterEach(() => {
  stopping.abort();
  vi.useRealTimers();
});

/** Lets what has been sent arrive, and time pass. */
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

function follow(given: { after?: number; poll?: (after: number | undefined) => Promise<LiveEventsSince> } = {}) {
  const names: string[] = [];
  const positions: [number, boolean][] = [];
  const reached: boolean[] = [];
  let token: string | undefined = 'token-1';
  const done = followEvents(
    {
      baseUrl: '/api',
      fetch: server.fetch,
      getToken: () => token,
      poll: given.poll ?? (() => Promise.reject(new Error('no poll was expected'))),
      after: given.after,
      onEvent: (event) => names.push((event as LiveEvent & { kind: 'badge' }).data.badges[0] ?? ''),
      onPosition: (id, reset) => positions.push([id, reset]),
      onReach: (isReached) => reached.push(isReached),
      random: () => 0.5,
    },
    stopping.signal,
  );
  const setToken = (next: string | undefined) => {
    token = next;
  };
  return { names, positions, reached, done, setToken };
}

test('the token goes in a header and never in the address, and events arrive however they are cut', async () => {
  const { names } = follow();
  await pass();
  const [stream] = server.opened;
  expect(stream?.url).toBe('/api/events/');
  expect(stream?.headers.get('authorization')).toBe('Bearer token-1');
  expect(stream?.headers.has('last-event-id')).toBe(false);
  const text = `retry: 2000\n${textOf(4, 'open')}:\n\n${textOf(5, 'badge', { badges: ['یک'] })}${textOf(6, 'badge', { badges: ['دو'] })}`;
  const half = Math.floor(text.length / 2);
  stream?.send(text.slice(0, half));
  stream?.send(text.slice(half));
  await pass();
  expect(names).toEqual(['یک', 'دو']);
});

test('a cut stream is opened again after the last event, which is not passed on twice', async () => {
  const { names } = follow({ after: 3 });
  await pass();
  expect(server.opened[0]?.headers.get('last-event-id')).toBe('3');
  server.opened[0]?.send(textOf(3, 'open') + textOf(4, 'badge', { badges: ['one'] }));
  await pass();
  server.opened[0]?.end();
  await pass(2_000);
  expect(server.opened[1]?.headers.get('last-event-id')).toBe('4');
  server.opened[1]?.send(
    textOf(4, 'open') + textOf(4, 'badge', { badges: ['one'] }) + textOf(5, 'badge', { badges: ['two'] }),
  );
  await pass();
  expect(names).toEqual(['one', 'two']);
});

test('while the server is away it is asked less and less often, and at once when the network is back', async () => {
  server.isAway = true;
  const asked = vi.spyOn(server, 'fetch');
  follow();
  await pass(60_000);
  const tries = asked.mock.calls.length;
  expect(tries).toBeGreaterThan(3);
  expect(tries).toBeLessThan(9);
  server.isAway = false;
  window.dispatchEvent(new Event('online'));
  await pass();
  expect(server.opened).toHaveLength(1);
});

test('one failed try says nothing of the network, two in a row say that the server is not reached, until it is', async () => {
  server.isAway = true;
  const { reached } = follow();
  await pass();
  expect(reached).toEqual([]);
  await pass(2_000);
  expect(new Set(reached)).toEqual(new Set([false]));
  server.isAway = false;
  window.dispatchEvent(new Event('online'));
  await pass();
  server.opened[0]?.send(textOf(1, 'open'));
  await pass();
  expect(reached.at(-1)).toBe(true);
});

test('where nothing arrives within ten seconds events are asked for, and a stream is tried again later', async () => {
  const asked: (number | undefined)[] = [];
  const { names } = follow({
    poll: (after) => {
      asked.push(after);
      const id = (after ?? 0) + 1;
      return Promise.resolve({ last: id, reset: false, events: [{ id, ...badge(`b${id}`) }] });
    },
  });
  await pass(9_000);
  expect(asked).toEqual([]);
  await pass(33_000);
  expect(asked).toEqual([undefined, 1, 2]);
  expect(names).toEqual(['b1', 'b2', 'b3']);
  expect(server.opened).toHaveLength(1);
  await pass(5 * 60_000);
  expect(server.opened).toHaveLength(2);
  expect(Number(server.opened[1]?.headers.get('last-event-id'))).toBeGreaterThan(15);
});

test('a stream that falls silent is given up and opened again', async () => {
  follow();
  await pass();
  server.opened[0]?.send(textOf(1, 'open'));
  await pass(40_000);
  server.opened[0]?.send(':\n\n');
  await pass(40_000);
  expect(server.opened).toHaveLength(1);
  await pass(8_000);
  expect(server.opened).toHaveLength(2);
});

test('a token that holds no more ends it by an ordinary call; a newer one is used', async () => {
  server.status = 401;
  let asked = 0;
  const following = follow({
    poll: () => {
      asked += 1;
      following.setToken(asked === 1 ? 'token-2' : undefined);
      return Promise.reject(new Error('401'));
    },
  });
  await pass();
  server.status = 200;
  await pass(2_000);
  expect(server.opened[0]?.headers.get('authorization')).toBe('Bearer token-2');
  server.status = 401;
  server.opened[0]?.end();
  await pass(10_000);
  await following.done;
  expect(asked).toBe(2);
});

test('a stream that gave way to newer ones of the same person is not opened again at once', async () => {
  const poll = vi.fn(() => Promise.resolve({ last: 1, reset: false, events: [] }));
  follow({ poll });
  await pass();
  server.opened[0]?.send(textOf(1, 'open') + textOf(0, 'end', { reason: 'replaced' }));
  server.opened[0]?.end();
  await pass(20_000);
  expect(poll).toHaveBeenCalledTimes(2);
  expect(server.opened).toHaveLength(1);
});

test('the person’s tabs share one stream; a hidden tab gives it away, and misses nothing', async () => {
  // The browser's own locks and channels, as two tabs see them.
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const request = async (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    while (isHeld) {
      await new Promise<void>((resolve, reject) => {
        waiting.push(resolve);
        signal.addEventListener('abort', () => reject(new Error('given up')));
      });
    }
    if (signal.aborted) throw new Error('given up');
    isHeld = true;
    await work().finally(() => {
      isHeld = false;
      for (const next of waiting.splice(0)) next();
    });
  };
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
  const channels = new Set<{ onmessage?: (event: { data: unknown }) => void }>();
  class FakeChannel {
    onmessage?: (event: { data: unknown }) => void;
    constructor() {
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of channels) if (other !== this) other.onmessage?.({ data });
    }
    close(): void {
      channels.delete(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  let visibility: DocumentVisibilityState = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);

  interface Led {
    readonly after: number | undefined;
    readonly onEvent: (event: LiveEvent, id: number) => void;
    readonly onPosition: (id: number, reset: boolean) => void;
  }
  const led: Led[] = [];
  const tab = (seen: string[], resets: string[]) =>
    shareEvents({
      userId: 'one',
      onEvent: ({ data }) => seen.push((data as { badges: string[] }).badges[0] ?? ''),
      onReset: () => resets.push('reset'),
      follow: (position, signal) => {
        led.push(position);
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
      },
    });
  const [first, second, resets]: string[][] = [[], [], []];
  const stops = [tab(first ?? [], resets ?? []), tab(second ?? [], resets ?? [])];
  await pass();
  expect(led).toHaveLength(1);
  led[0]?.onPosition(7, false);
  led[0]?.onEvent(badge('a'), 8);
  expect([first, second]).toEqual([['a'], ['a']]);

  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass();
  expect(led).toHaveLength(2);
  expect(led[1]?.after).toBe(8);
  led[1]?.onPosition(30, true);
  expect(resets).toEqual(['reset', 'reset']);
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an event makes stale what it speaks of and nothing else; a reset everything', async () => {
  const client = new QueryClient();
  const keys = [
    ['class-messages', 'child'],
    ['notifications', 'unread'],
    ['notifications', 'settings'],
    ['member', 'skills'],
    ['teacher', 'homework', 'open-work', 'report'],
    ['teacher', 'homework', 'other-work', 'report'],
    ['member', 'homeworks', 'open-work'],
  ];
  for (const key of keys) client.setQueryData(key, 1);
  const stale = () => keys.filter((key) => client.getQueryState(key)?.isInvalidated).map((key) => key.join(' '));
  const refresh = makeRefresh(client, () => 1);
  const heard: string[] = [];
  const stops = [
    onLiveEvent('notification', ({ data }) => heard.push(data.about)),
    onLiveEvent('chat', () => heard.push('chat')),
    onLiveReset(() => heard.push('reset')),
  ];
  refresh.event({ kind: 'notification', data: { about: 'badge' } });
  expect(stale()).toEqual([]);
  await pass(300);
  expect(stale()).toEqual(['notifications unread']);
  refresh.event({ kind: 'class-message', data: { id: 'm', class_id: 'c', change: 'published' } });
  await pass(300);
  expect(stale()).toEqual(['class-messages child', 'notifications unread']);
  refresh.event({ kind: 'work-answers', data: { id: 'open-work' } });
  await pass(300);
  expect(stale()).toEqual(['class-messages child', 'notifications unread', 'teacher homework open-work report']);
  refresh.reset();
  expect(stale()).toHaveLength(keys.length);
  expect(heard).toEqual(['badge', 'reset']);
  for (const stop of stops) stop();
});

test('a change of a homework makes stale what a student has of it, and of no other', async () => {
  const client = new QueryClient();
  const [changed, questions, other] = [
    memberKeys.series(['homework', 'changed']),
    memberKeys.seriesQuestions(['homework', 'changed']),
    memberKeys.series(['homework', 'other']),
  ];
  for (const key of [changed, questions, other]) client.setQueryData(key, 1);
  const refresh = makeRefresh(client, () => 0);
  refresh.event({ kind: 'homework', data: { id: 'changed', change: 'published' } } as LiveEvent);
  await pass(10);
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect([changed, questions, other].map(isStale)).toEqual([true, true, false]);
});
