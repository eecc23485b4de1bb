import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { ChannelHandler } from './database.ts';
import { SHARE_SERVER_LOCK } from './server-lock.ts';

export interface ListenerOptions {
  readonly url: string;
  /** Called each time the connection is lost; the listener connects again by itself. */
  readonly onLost?: (error: Error) => void;
}

export interface Listener {
  readonly listen: (channel: string, handler: ChannelHandler) => () => void;
  /** Holds the lock of servers on this connection from now on. Throws `StartError` where that cannot be had. */
  readonly announceServer: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const HEARTBEAT_MS = 10_000;
const REPLY_MS = 5_000;
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 5_000;

/** Replies of a text with several statements, in their order. */
const lastRow = (reply: unknown): Record<string, unknown> | undefined =>
  [reply]
    .flat()
    .map((each) => (each as pg.QueryResult<Record<string, unknown>>).rows[0])
    .at(-1);

/**
 * LISTEN over one connection of its own, made with the first channel. A pool cannot do this: notifications belong to a
 * connection. A heartbeat finds connections that died without a word, so that missed messages are noticed within 15 seconds.
 * `url` must reach Postgres itself or a pooler in session mode; a pooler in transaction mode drops notifications.
 */
export function makeListener({ url, onLost }: ListenerOptions): Listener {
  const channels = new Map<string, Set<ChannelHandler>>();
  let client: pg.Client | undefined;
  let isConnected = false;
  let isClosed = false;
  /** The connection holds the lock of servers too. */
  let isServer = false;
  let lastError: Error | undefined;
  let retries = 0;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const handlers = () => [...channels.values()].flatMap((each) => [...each]);

  /** One statement after another: a connection takes no second one meanwhile. */
  function run(live: pg.Client, text: string): Promise<unknown> {
    const done = running.then(() => live.query(text));
    running = done.catch(() => undefined);
    return done;
  }

  function lose(lost: pg.Client, error: Error): void {
    if (lost !== client) return;
    client = undefined;
    running = Promise.resolve();
    clearTimeout(timer);
    lost.end().catch(() => undefined);
    if (isConnected) for (const { onDisconnected } of handlers()) onDisconnected?.();
    isConnected = false;
    lastError = error;
    if (isClosed) return;
    onLost?.(error);
    timer = setTimeout(() => void connect(), Math.min(FIRST_RETRY_MS * 2 ** retries, MAX_RETRY_MS));
    timer.unref();
    retries += 1;
  }

  function beat(live: pg.Client): void {
    timer = setTimeout(() => {
      run(live, 'select 1').then(
        () => live === client && beat(live),
        (error: Error) => lose(live, error),
      );
    }, HEARTBEAT_MS);
    timer.unref();
  }

  async function connect(): Promise<void> {
    const live = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: REPLY_MS,
      query_timeout: REPLY_MS,
      application_name: 'mashq-listener',
    });
    client = live;
    live.on('error', (error) => lose(live, error));
    live.on('end', () => lose(live, new Error('the connection was closed')));
    live.on('notification', ({ channel, payload = '' }) => {
      for (const { onMessage } of channels.get(channel) ?? []) onMessage(payload);
    });
    try {
      await live.connect();
      if (isServer && lastRow(await run(live, SHARE_SERVER_LOCK))?.isFree !== true) {
        throw new Error('a backup is being restored into this database');
      }
      // The map is live: a channel that is added meanwhile is reached too.
      for (const channel of channels.keys()) await run(live, `listen ${live.escapeIdentifier(channel)}`);
    } catch (error) {
      lose(live, error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (live !== client) return;
    isConnected = true;
    retries = 0;
    beat(live);
    for (const { onConnected } of handlers()) onConnected?.();
  }

  return {
    listen: (channel, handler) => {
      const known = channels.get(channel);
      if (known) {
        known.add(handler);
        if (isConnected) handler.onConnected?.();
      } else {
        channels.set(channel, new Set([handler]));
        const live = client;
        if (live === undefined) {
          if (timer === undefined) void connect();
        } else if (isConnected) {
          run(live, `listen ${live.escapeIdentifier(channel)}`).then(
            () => live === client && handler.onConnected?.(),
            (error: Error) => lose(live, error),
          );
        }
      }
      return () => {
        const set = channels.get(channel);
        set?.delete(handler);
        if (set?.size !== 0) return;
        channels.delete(channel);
        if (isConnected && client) run(client, `unlisten ${client.escapeIdentifier(channel)}`).catch(() => undefined);
      };
    },
    announceServer: async () => {
      isServer = true;
      const live = client;
      if (live === undefined) await connect();
      else if (isConnected) {
        if (lastRow(await run(live, SHARE_SERVER_LOCK))?.isFree !== true) lose(live, new Error('the lock is not free'));
      }
      if (!isConnected)
        throw new StartError(`This database takes no server now: ${lastError?.message ?? 'not connected'}.`);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const live = client;
      client = undefined;
      await live?.end().catch(() => undefined);
    },
  };
}
