import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, NotPublic, publicLookup } from './public-address.ts';

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

export interface PushReply {
  readonly status: number;
  /** Seconds that the service asks to wait; null where it does not say. */
  readonly retryAfter: number | null;
}

/** Sends one message to a push service. Rejects where it cannot be reached. */
export type Post = (message: PushRequest) => Promise<PushReply>;

const WITHIN_MS = 10_000;

/** Whether an address that a browser gave may be a push service: https, on its own port, without a name and password. */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return isIP(host) === 0
    ? host.includes('.') && !/\.(?:local|localhost|internal|lan)$/i.test(host)
    : isPublicAddress(host);
}

/** Posts to a push service of the public internet over TLS. Redirects are not followed, and its reply is not read. */
export function postPublic(lookup: LookupFunction = publicLookup()): Post {
  return ({ endpoint, headers, body }) =>
    new Promise((resolve, reject) => {
      if (!isPushEndpoint(endpoint)) {
        reject(new NotPublic());
        return;
      }
      const sent = request(
        endpoint,
        { method: 'POST', headers: { ...headers, 'content-length': body.length }, lookup, timeout: WITHIN_MS },
        (reply) => {
          reply.resume();
          const wait = Number(reply.headers['retry-after']);
          resolve({ status: reply.statusCode ?? 0, retryAfter: Number.isFinite(wait) && wait > 0 ? wait : null });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('the push service did not answer in time')));
      sent.on('error', reject);
      sent.end(body);
    });
}
