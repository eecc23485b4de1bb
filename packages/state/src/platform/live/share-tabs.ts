import type { LiveEvent } from '@mashq/api/contract';
import type { ConnectionOptions } from './connection.ts';

/** What tabs of one person send each other. */
type Message =
  | { readonly event: LiveEvent; readonly id: number }
  | { readonly position: number; readonly reset: boolean }
  | { readonly asks: true };

type Position = Pick<ConnectionOptions, 'after' | 'onEvent' | 'onPosition'>;

export interface SharedOptions {
  readonly userId: string;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onReset: () => void;
  /** Follows the events until `signal` says so. */
  readonly follow: (position: Position, signal: AbortSignal) => Promise<void>;
}

/**
 * One connection for all tabs of a person: the tab that has the lock follows the events and passes them on. A hidden tab gives
 * the lock away, because a browser may put it to sleep; when a tab is shown again it gets what it missed. In browsers without
 * locks each tab that is shown follows by itself. Returns how to stop.
 */
export function shareEvents({ userId, onEvent, onReset, follow }: SharedOptions): () => void {
  const name = `mashq-live-${userId}`;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  let after: number | undefined;
  let controller: AbortController | undefined;
  let isLeading = false;

  const post = (message: Message) => channel?.postMessage(message);

  function takePosition(position: number, reset: boolean): void {
    after = position;
    if (reset) onReset();
  }

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('asks' in data) {
        if (isLeading && after !== undefined) post({ position: after, reset: false });
      } else if ('position' in data) takePosition(data.position, data.reset);
      else if (after === undefined || data.id > after) {
        after = data.id;
        onEvent(data.event);
      }
    };
  }

  async function lead(signal: AbortSignal): Promise<void> {
    isLeading = true;
    const position: Position = {
      after,
      onEvent: (event, id) => {
        after = id;
        onEvent(event);
        post({ event, id });
      },
      onPosition: (id, reset) => {
        takePosition(id, reset);
        post({ position: id, reset });
      },
    };
    try {
      await follow(position, signal);
    } finally {
      isLeading = false;
    }
  }

  function begin(): void {
    if (controller) return;
    const own = new AbortController();
    controller = own;
    const { signal } = own;
    post({ asks: true });
    const led = navigator.locks ? navigator.locks.request(name, { signal }, () => lead(signal)) : lead(signal);
    // It is rejected where the wait for the lock is given up.
    led.catch(() => undefined);
  }

  function end(): void {
    controller?.abort();
    controller = undefined;
  }

  const followVisibility = () => (document.visibilityState === 'visible' ? begin() : end());
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();

  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    end();
    channel?.close();
  };
}
