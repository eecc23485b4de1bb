/** How long a browser waits before it connects again, in milliseconds; clients of our own add more, at random. */
const RETRY_MS = 2_000;

/** A comment: it keeps proxies from closing a silent connection. */
export const HEARTBEAT = ':\n\n';

/** One event as the format of server-sent events has it. */
export function eventText(event: string, data: unknown, id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** The beginning of a stream. With `reset`, more was missed than is stored. */
export function openText(seq: number, reset: boolean): string {
  return `retry: ${RETRY_MS}\n${eventText('open', {}, seq)}${reset ? eventText('reset', {}, seq) : ''}`;
}
