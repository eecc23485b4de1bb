import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

const folder = await mkdtemp(join(tmpdir(), 'storage-'));

/** Speaks as much of S3 as the adapter needs, and refuses what is not signed. */
async function smallBucket(): Promise<{ server: Server; address: string }> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    const key = new URL(url, 'http://bucket').pathname;
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return response.writeHead(403).end();
      if (method === 'PUT') {
        objects.set(key, Buffer.concat(parts));
        return response.end();
      }
      if (method === 'DELETE') {
        objects.delete(key);
        return response.writeHead(204).end();
      }
      const found = objects.get(key);
      if (found) return response.end(found);
      return response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const at = server.address();
  return { server, address: `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}` };
}

const bucket = await smallBucket();
afterAll(async () => {
  bucket.server.closeAllConnections();
  bucket.server.close();
  await rm(folder, { recursive: true });
});

const storages: [string, Storage][] = [
  ['a folder', diskStorage(folder)],
  [
    'a bucket',
    s3Storage({
      endpoint: bucket.address,
      bucket: 'files',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    }),
  ],
];

describe.each(storages)('files in %s', (_name, storage) => {
  test('what is put is got again, replaced and removed', async () => {
    expect(await storage.get('school/image/a.webp')).toBeUndefined();
    await storage.put('school/image/a.webp', Buffer.from([1, 2, 255]));
    expect(Buffer.from((await storage.get('school/image/a.webp')) ?? [])).toEqual(Buffer.from([1, 2, 255]));
    await storage.put('school/image/a.webp', Buffer.from([3]));
    expect(Buffer.from((await storage.get('school/image/a.webp')) ?? [])).toEqual(Buffer.from([3]));
    await storage.remove('school/image/a.webp');
    await storage.remove('school/image/a.webp');
    expect(await storage.get('school/image/a.webp')).toBeUndefined();
  });

  test.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', 'A', 'a/.b', '', 'a\0b'])('%j is no key', async (key) => {
    await expect((async () => storage.put(key, Buffer.from([1])))()).rejects.toThrow('not a key');
    await expect((async () => storage.get(key))()).rejects.toThrow('not a key');
  });
});

test('a folder holds no half of a file', async () => {
  const storage = diskStorage(join(folder, 'whole'));
  await Promise.all(Array.from({ length: 5 }, (_, n) => storage.put('one', Buffer.alloc(100_000, n))));
  expect(await readdir(join(folder, 'whole'))).toEqual(['one']);
});
