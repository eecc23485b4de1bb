import { createParser } from 'eventsource-parser';

/** Nothing arrived for this long after the request: something between here and the server holds the stream back. */
const OPENS_WITHIN_MS = 10_000;

/** The server sends something every 20 seconds; a connection that is silent for longer is dead. */
const SILENT_FOR_MS = 45_000;

export interface StreamEvent {
  readonly id: number;
  readonly event: string;
  readonly data: unknown;
}

export interface StreamRequest {
  readonly url: string;
  readonly token: string;
  readonly after: number | undefined;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly signal: AbortSignal;
  readonly onEvent: (event: StreamEvent) => void;
}

/**
 * How a stream ended: `held-back` it was accepted and nothing arrived, `unreached` the server was not reached or sent something else,
 * `refused` with the status of the reply, `closed` after it was open.
 */
export type StreamEnd =
  | { readonly end: 'held-back' | 'unreached' | 'closed' }
  | { readonly end: 'refused'; readonly status: number };

/** Reads one stream until it ends. The token goes in a header, which the browser's own EventSource cannot send. */
export async function readStream(request: StreamRequest): Promise<StreamEnd> {
  const { url, token, after, signal, onEvent } = request;
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  let isOpen = false;
  let isHeldBack = false;
  let watch: ReturnType<typeof setTimeout> | undefined;
  const expectWithin = (ms: number) => {
    clearTimeout(watch);
    watch = setTimeout(() => {
      isHeldBack = !isOpen;
      abort();
    }, ms);
  };
  const parser = createParser({
    onEvent: ({ id, event = 'message', data }) => onEvent({ id: Number(id), event, data: JSON.parse(data) }),
  });
  try {
    expectWithin(OPENS_WITHIN_MS);
    const response = await request.fetch(url, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(after === undefined ? {} : { 'last-event-id': String(after) }),
      },
      cache: 'no-store',
      signal: controller.signal,
    });
    if (!response.ok) return { end: 'refused', status: response.status };
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      return { end: 'unreached' };
    }
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      isOpen = true;
      expectWithin(SILENT_FOR_MS);
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } catch {
    // The network, or one of the two time limits.
  } finally {
    clearTimeout(watch);
    signal.removeEventListener('abort', abort);
    controller.abort();
  }
  if (isOpen) return { end: 'closed' };
  return { end: isHeldBack ? 'held-back' : 'unreached' };
}
