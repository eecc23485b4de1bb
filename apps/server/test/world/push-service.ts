import { createDecipheriv, createECDH, createHash, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { importJWK, jwtVerify } from 'jose';
import type { Post } from '../../src/notifications/push/post-message.ts';

/** A browser that subscribed, and what it can read. */
export interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface Keys {
  readonly ecdh: ECDH;
  readonly secret: Buffer;
}

export interface Received {
  readonly endpoint: string;
  readonly message: Record<string, string>;
  readonly subject: string;
}

const ORIGIN = 'https://push.example.org';

const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a message as a browser does (RFC 8188 and 8291). */
function decrypt(body: Buffer, { ecdh, secret }: Keys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const key = hkdf(secret, ecdh.computeSecret(sender), info, 32);
  const content = hkdf(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', content, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** Who sent a message, by its signature; throws where that is not of the key it names, for another service, or over. */
async function senderOf(authorization: string, now: Date): Promise<{ key: string; subject: string }> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const raw = Buffer.from(key, 'base64url');
  const half = (from: number) => raw.subarray(from, from + 32).toString('base64url');
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, 'ES256');
  const { payload } = await jwtVerify(token, jwk, { audience: ORIGIN, currentDate: now });
  if ((payload.exp ?? 0) > now.getTime() / 1000 + 24 * 3600) throw new Error('signed for longer than a day');
  return { key, subject: payload.sub ?? '' };
}

/** A push service on this machine: it takes what is signed by the site and can be read by the browser it is for, and refuses the rest. */
export async function startPushService(publicKey: string) {
  const browsers = new Map<string, Keys>();
  const received: Received[] = [];
  const replies = new Map<string, number>();
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const endpoint = `${ORIGIN}${request.url}`;
      const keys = browsers.get(endpoint);
      const status = replies.get(endpoint) ?? 201;
      const reply = (code: number) => void response.writeHead(code).end();
      if (keys === undefined || status >= 400) {
        reply(keys === undefined ? 404 : status);
        return;
      }
      // The signature is as old as the machine's clock says, not the test's.
      senderOf(request.headers.authorization ?? '', new Date()).then(
        ({ key, subject }) => {
          if (key !== publicKey || request.headers['content-encoding'] !== 'aes128gcm') return reply(403);
          received.push({ endpoint, subject, message: JSON.parse(decrypt(Buffer.concat(parts), keys)) });
          reply(status);
        },
        () => reply(403),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const at = server.address();
  const base = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
  const post: Post = async ({ endpoint, headers, body }) => {
    const sent = Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => name.toLowerCase() !== 'content-length')
        .map(([name, value]) => [name, String(value)]),
    );
    const { status } = await fetch(`${base}${endpoint.slice(ORIGIN.length)}`, {
      method: 'POST',
      headers: sent,
      body: new Uint8Array(body),
    });
    return { status, retryAfter: null };
  };
  return {
    post,
    /** Since the last call. */
    take: () => received.splice(0),
    /** What the service says of a browser from now on. */
    answer: ({ endpoint }: Browser, status: number) => replies.set(endpoint, status),
    browser: (): Browser => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const secret = randomBytes(16);
      const endpoint = `${ORIGIN}/send/${createHash('sha256').update(secret).digest('hex')}`;
      browsers.set(endpoint, { ecdh, secret });
      return {
        endpoint,
        p256dh: ecdh.getPublicKey().toString('base64url'),
        auth: secret.toString('base64url'),
      };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
