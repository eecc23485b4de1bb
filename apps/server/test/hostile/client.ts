import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { contract } from '@mashq/api/contract';
import { type Entry, HOSTILE_FILES } from './files.ts';

/** A process that sends hostile files to a server over HTTP, while it asks for the server's status. */

export interface Order {
  /** Address of the API. */
  readonly api: string;
  /** Tokens of those who may send a picture or file, and the list of a school's people. */
  readonly teacher: string;
  readonly manager: string;
  readonly withSlow: boolean;
}

export interface Report {
  readonly replies: readonly { readonly file: string; readonly status: number; readonly detail: string }[];
  /** Statuses that replies about the server's status had. */
  readonly pollStatuses: readonly number[];
  /** Longest time of such a reply, in milliseconds. */
  readonly slowestMs: number;
}

interface Answer {
  readonly status: number;
  readonly detail: string;
}

const CHUNK = 192 * 1024;
const MAX_SENT = 8 * 1024 * 1024;
const POLL_EVERY_MS = 50;
const AT_ONCE = 4;

let senders = 0;

async function call(
  api: string,
  method: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const asked = request(`${api}${path}`, {
    method,
    headers: {
      ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }),
      ...headers,
    },
  });
  // What is far too large is refused by its size alone: nothing of it is waited for.
  if (bytes && bytes.length > MAX_SENT) asked.flushHeaders();
  else asked.end(bytes);
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  const { detail = '' } = (await json(reply)) as { detail?: string };
  return { status: reply.statusCode ?? 0, detail };
}

const as = (token: string) => ({ authorization: `Bearer ${token}` });

async function upload(order: Order, bytes: Buffer, kind: 'image' | 'file'): Promise<Answer> {
  const id = randomUUID();
  const own = as(order.teacher);
  const begun = await call(order.api, 'POST', '/upload/', { id, size: bytes.length }, own);
  if (begun.status !== 200) return begun;
  for (let offset = 0; offset < bytes.length; offset += CHUNK) {
    const data = bytes.subarray(offset, offset + CHUNK).toString('base64');
    const sent = await call(order.api, 'PUT', `/upload/${id}/chunk/`, { offset, data }, own);
    if (sent.status !== 200) return sent;
  }
  return call(order.api, 'POST', `/upload/${id}/${kind}/`, kind === 'file' ? { name: 'برگه' } : undefined, own);
}

const send: Readonly<Record<Entry, (order: Order, bytes: Buffer) => Promise<Answer>>> = {
  picture: (order, bytes) => upload(order, bytes, 'image'),
  file: (order, bytes) => upload(order, bytes, 'file'),
  roster: (order, bytes) => {
    const { method, path } = contract.school.roster.uploadImport;
    const body = { id: randomUUID(), kind: 'students', fileName: 'a.xlsx', content: bytes.toString('base64') };
    return call(order.api, method, path, body, as(order.manager));
  },
  resume: (order, bytes) => {
    const { method, path } = contract.site.applyForJob;
    const person = { id: randomUUID(), name: 'سارا احمدی', phone: '09123456789' };
    senders += 1;
    // Each from a network of its own: one network sends a few alone.
    const headers = { 'x-forwarded-for': `198.51.100.${senders}` };
    return call(order.api, method, path, { ...person, file: bytes.toString('base64') }, headers);
  },
  body: (order, bytes) => {
    const isPacked = bytes.subarray(0, 2).equals(Buffer.from('1f8b', 'hex'));
    return call(order.api, 'POST', '/upload/', bytes, {
      ...as(order.teacher),
      'content-type': 'application/json',
      ...(isPacked && { 'content-encoding': 'gzip' }),
    });
  },
};

async function run(order: Order): Promise<Report> {
  const waiting = HOSTILE_FILES.filter(({ isSlow }) => order.withSlow || !isSlow);
  const replies: Report['replies'][number][] = [];
  const sendNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const answer = await send[next.entry](order, await next.make());
      replies.push({ file: `${next.entry}: ${next.name}`, ...answer });
    }
  };
  const poller = new Worker(new URL(import.meta.url), { workerData: order.api });
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  poller.postMessage('over');
  const [polled] = (await once(poller, 'message')) as [Pick<Report, 'pollStatuses' | 'slowestMs'>];
  return { replies, ...polled };
}

async function poll(api: string): Promise<Pick<Report, 'pollStatuses' | 'slowestMs'>> {
  const pollStatuses: number[] = [];
  let slowestMs = 0;
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  while (!isOver) {
    const before = performance.now();
    const { status } = await call(api, 'GET', '/status', undefined, {});
    slowestMs = Math.max(slowestMs, performance.now() - before);
    pollStatuses.push(status);
    await pause(POLL_EVERY_MS);
  }
  return { pollStatuses, slowestMs };
}

if (isMainThread) {
  process.once('message', async (order: Order) => {
    const report = await run(order);
    process.send?.(report, () => process.disconnect());
  });
} else {
  // A thread of its own: making the files takes long as well.
  parentPort?.postMessage(await poll(workerData));
}
