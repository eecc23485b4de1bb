import type { ServerResponse } from 'node:http';
import type { LIVE_END_REASONS } from '@mashq/api/contract';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { LIVE_EVENT } from './publish.ts';
import { findStart, type Position, READ_BATCH_SIZE, readEventsAfter, type StoredEvent } from './read-events.ts';

/** How long a browser waits before it connects again, in milliseconds; clients of our own add more, at random. */
const RECONNECT_MS = 2_000;

/** A comment: it keeps proxies from closing a silent connection. */
const HEARTBEAT = ':\n\n';

/** One event as the format of server-sent events has it. */
function eventText(event: string, data: unknown, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The beginning of a stream. With `reset`, more was missed than is stored. */
function openText(seq: number, reset: boolean): string {
  return `retry: ${RECONNECT_MS}\n${eventText('open', {}, seq)}${reset ? eventText('reset', {}, seq) : ''}`;
}

/** The channel of the triggers on `account` and `account_session`; its payload is the account's id. */
export const ACCOUNT_CHANGED = 'account_changed';

/** Streams of one person on this copy of the server; another one ends the oldest. */
export const STREAMS_OF_ONE = 8;

/** People whose events are read in one statement. */
const READER_BATCH_SIZE = 500;

/** Every stream has its turn for a heartbeat once in so many ticks. */
const TURNS = 10;

/** Milliseconds after which events that could not be read are tried again. */
const RETRY_MS = 1_000;

type EndReason = (typeof LIVE_END_REASONS)[number];

/** A browser that reads events. */
interface OpenStream {
  readonly actor: Actor;
  readonly response: ServerResponse;
  /** Throws where the sign-in that opened the stream holds no more. */
  readonly identify: () => Promise<Actor>;
  readonly turn: number;
  /** The newest event that was sent. */
  seq: number;
  /** The browser has not taken what was sent: events stay in the database until it has. */
  isFull: boolean;
}

export interface StreamOptions {
  readonly actor: Actor;
  readonly identify: () => Promise<Actor>;
  /** The event read last, or null where none was. */
  readonly after: number | null;
}

/**
 * The open event streams of this copy of the server. A stream holds no events: what NOTIFY reports is who has new ones, and they
 * are read from the database in the order of their numbers, for all who have some at once. Where NOTIFY does not reach this copy
 * for a while, streams are read with each tick.
 */
export function makeStreams({ db, clock }: Pick<Context, 'db' | 'clock'>, heartbeatMs = 20_000) {
  const streams = new Map<string, Set<OpenStream>>();
  /** Accounts that may have new events. */
  const waiting = new Set<string>();
  let isNotified = false;
  let isReading = false;
  let isStopped = false;
  let opened = 0;
  let tick = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => void)[] = [];

  const all = () => [...streams.values()].flatMap((each) => [...each]);

  function remove(stream: OpenStream): void {
    const { id } = stream.actor;
    const own = streams.get(id);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(id);
    if (streams.size === 0) rest();
  }

  function end(stream: OpenStream, reason: EndReason): void {
    remove(stream);
    if (!stream.response.destroyed) stream.response.end(eventText('end', { reason }));
  }

  function write(stream: OpenStream, text: string): void {
    if (stream.response.destroyed || stream.response.writableEnded || stream.response.write(text)) return;
    stream.isFull = true;
    stream.response.once('drain', () => {
      stream.isFull = false;
      wake(stream.actor.id);
    });
  }

  /** Sends what was read after each account's position. */
  function send(events: readonly StoredEvent[], positions: readonly Position[]): void {
    const readAfter = new Map(positions.map(({ accountId, seq }) => [accountId, seq]));
    for (const [accountId, own] of Map.groupBy(events, (event) => event.accountId)) {
      for (const stream of streams.get(accountId) ?? []) {
        // What is full is read again when it can take more.
        if (stream.isFull) continue;
        // It was opened, or could take more again, during the read: events before the position are missing for it.
        if (stream.seq < (readAfter.get(accountId) ?? 0)) {
          waiting.add(accountId);
          continue;
        }
        const fresh = own.filter(({ seq }) => seq > stream.seq);
        const last = fresh.at(-1);
        if (!last) continue;
        stream.seq = last.seq;
        write(stream, fresh.map(({ kind, data, seq }) => eventText(kind, data, seq)).join(''));
      }
      // There may be more of them.
      if (own.length === READ_BATCH_SIZE) waiting.add(accountId);
    }
  }

  /** Up to which event the slowest stream of an account was served, of those that can take more. */
  function positionOf(accountId: string): Position[] {
    const ready = [...(streams.get(accountId) ?? [])].filter(({ isFull }) => !isFull);
    const [first] = ready;
    if (!first) return [];
    return [{ schoolId: first.actor.schoolId, accountId, seq: Math.min(...ready.map(({ seq }) => seq)) }];
  }

  async function readOpenRequests(): Promise<void> {
    while (waiting.size > 0 && !isStopped) {
      const batch = [...waiting].slice(0, READER_BATCH_SIZE);
      for (const accountId of batch) waiting.delete(accountId);
      const positions = batch.flatMap(positionOf);
      if (positions.length === 0) continue;
      try {
        send(await readEventsAfter(db, positions), positions);
      } catch {
        // The database is away, which its own connections report.
        for (const accountId of batch) waiting.add(accountId);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
    isReading = false;
  }

  function wake(accountId: string): void {
    if (!streams.has(accountId)) return;
    waiting.add(accountId);
    if (isReading) return;
    isReading = true;
    // What is reported in the same moment is read together.
    setImmediate(() => void readOpenRequests());
  }

  const wakeAll = () => {
    for (const accountId of streams.keys()) wake(accountId);
  };

  /** Ends a stream whose sign-in is over, or whose account has another role or school by now. */
  async function recheck(stream: OpenStream): Promise<void> {
    const { role, schoolId } = stream.actor;
    try {
      const now = await stream.identify();
      if (now.role === role && now.schoolId === schoolId) return;
    } catch (error) {
      if (!(error instanceof AppError) || error.kind !== 'unauthorized') return;
    }
    end(stream, 'signed-out');
  }

  function beat(): void {
    tick = (tick + 1) % TURNS;
    if (!isNotified) wakeAll();
    for (const stream of all()) {
      if (stream.turn !== tick) continue;
      if (!stream.isFull) write(stream, HEARTBEAT);
      void recheck(stream);
    }
  }

  /** Begins to listen with the first stream. */
  function begin(): void {
    if (timer) return;
    timer = setInterval(beat, heartbeatMs / TURNS);
    timer.unref();
    stopListening = [
      db.listen(LIVE_EVENT, {
        onMessage: (payload) => payload.split(',').forEach(wake),
        onConnected: () => {
          isNotified = true;
          wakeAll();
        },
        onDisconnected: () => {
          isNotified = false;
        },
      }),
      db.listen(ACCOUNT_CHANGED, {
        // After the cache of accounts, which hears the same message, has forgotten the account.
        onMessage: (id) => setImmediate(() => [...(streams.get(id) ?? [])].forEach((each) => void recheck(each))),
      }),
    ];
  }

  /** Nobody reads: until somebody does, nothing is listened to. */
  function rest(): void {
    clearInterval(timer);
    timer = undefined;
    isNotified = false;
    for (const stop of stopListening) stop();
    stopListening = [];
  }

  return {
    /** How many are open. */
    count: () => all().length,

    /** Finds where events go on; the stream begins with a call of what it returns. */
    open: async ({ actor, identify, after }: StreamOptions): Promise<(response: ServerResponse) => void> => {
      const start = await findStart(db, { schoolId: actor.schoolId, accountId: actor.id }, after, clock());
      return (response) => {
        opened += 1;
        const stream = { actor, identify, response, turn: opened % TURNS, seq: start.seq, isFull: false };
        if (isStopped) {
          response.end(eventText('end', { reason: 'stopping' satisfies EndReason }));
          return;
        }
        const own = streams.get(actor.id) ?? new Set();
        streams.set(actor.id, own.add(stream));
        response.once('close', () => remove(stream));
        response.once('error', () => response.destroy());
        const [oldest] = own;
        if (oldest && own.size > STREAMS_OF_ONE) end(oldest, 'replaced');
        begin();
        write(stream, openText(start.seq, start.reset));
        // Events of between are read from the database.
        wake(actor.id);
      };
    },

    /** Ends every stream: browsers connect again, to another copy of the server or to this one after its start. */
    stop: (): void => {
      isStopped = true;
      for (const stream of all()) end(stream, 'stopping');
      rest();
    },
  };
}
