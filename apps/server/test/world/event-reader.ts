import { createParser } from 'eventsource-parser';

export interface ReadEvent {
  readonly id: number;
  readonly event: string;
  readonly data: unknown;
}

/** A browser that reads a person's event stream. */
export interface EventReader {
  readonly status: number;
  readonly headers: Headers;
  /** Everything read so far, `open` too. */
  readonly events: ReadEvent[];
  /** Comments read so far. */
  readonly comments: () => number;
  /** Resolves once `check` holds of what was read; rejects where the stream ends before. */
  readonly until: (check: (events: readonly ReadEvent[]) => boolean) => Promise<void>;
  /** Resolves when the server has ended the stream, or its connection is gone. */
  readonly ended: Promise<void>;
  readonly close: () => void;
}

/** Opens the stream; resolves with its first event, or with a refusal. */
export async function readEventStream(address: string, token: string, after?: number): Promise<EventReader> {
  const controller = new AbortController();
  const response = await fetch(`${address}/api/events/`, {
    headers: { authorization: `Bearer ${token}`, ...(after === undefined ? {} : { 'last-event-id': String(after) }) },
    signal: controller.signal,
  });
  const events: ReadEvent[] = [];
  const checks = new Set<() => void>();
  let comments = 0;
  let isEnded = false;
  const parser = createParser({
    onEvent: ({ id, event = '', data }) => events.push({ id: Number(id), event, data: JSON.parse(data) }),
    onComment: () => {
      comments += 1;
    },
  });
  const read = async () => {
    if (!response.ok || !response.body) return;
    try {
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        parser.feed(part);
        for (const check of checks) check();
      }
    } catch {
      // The connection was cut, by this side or the other.
    }
  };
  const ended = read().then(() => {
    isEnded = true;
    for (const check of checks) check();
  });
  const until: EventReader['until'] = (holds) =>
    new Promise((resolve, reject) => {
      const check = () => {
        if (!holds(events) && !isEnded) return;
        checks.delete(check);
        if (holds(events)) resolve();
        else reject(new Error(`the stream ended after ${JSON.stringify(events)}`));
      };
      checks.add(check);
      check();
    });
  const reader: EventReader = {
    status: response.status,
    headers: response.headers,
    events,
    comments: () => comments,
    until,
    ended,
    close: () => controller.abort(),
  };
  if (response.ok) await until((all) => all.length > 0);
  return reader;
}
