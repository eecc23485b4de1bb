import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { makeClassroom, makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { makeServer } from './server.ts';

const world = await makeWorld();
const folder = await mkdtemp(join(tmpdir(), 'mashq-compressed-'));
const script = `export const text = '${'text '.repeat(400)}';`;
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<!doctype html><title>app</title>');
await writeFile(join(folder, 'assets', 'a.js'), script);
await writeFile(join(folder, 'assets', 'a.js.br'), brotliCompressSync(script));
const publicPage = `<!doctype html><title>faq</title><p>${'word '.repeat(400)}</p>`;
await mkdir(join(folder, 'prerendered'));
await writeFile(join(folder, 'prerendered', 'pages.json'), JSON.stringify({ '/faq': 'faq.html' }));
await writeFile(join(folder, 'prerendered', 'faq.html'), publicPage);
for (const name of ['sitemap.xml', 'robots.txt']) await writeFile(join(folder, 'prerendered', name), '');
const app = await makeServer({
  services: world.services,
  logLevel: 'silent',
  trustProxy: 0,
  secure: false,
  webDist: folder,
  shedAfterMs: 0,
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const { teacher, classId } = await makeClassroom(world, { students: 12 });
const token = await world.context.tokens.issue(
  { id: teacher.id, sessionId: crypto.randomUUID(), version: 0 },
  world.now(),
);
const headers = (encoding: string) => ({ authorization: `Bearer ${token}`, 'accept-encoding': encoding });
const url = `/api/teacher/dashboard/class/${classId}/skills/`;

test('a reply of more than a kilobyte is compressed as the caller asks', async () => {
  const plain = await app.inject({ url, headers: headers('identity') });
  expect(plain.statusCode).toBe(200);
  expect(plain.rawPayload.length).toBeGreaterThan(1024);
  const brotli = await app.inject({ url, headers: headers('gzip, br') });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  const gzip = await app.inject({ url, headers: headers('gzip') });
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
});

test('a small reply stays as it is', async () => {
  const reply = await app.inject({ url: '/api/status', headers: { 'accept-encoding': 'br' } });
  expect(reply.headers['content-encoding']).toBeUndefined();
});

test('a reply with tokens beside what the caller wrote is never compressed', async () => {
  const username = crypto.randomUUID();
  await makePerson(world, { role: 'TEACHER', username, password: 'a good password', firstName: 'مریم'.repeat(10) });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/auth/login/',
    payload: { username, password: 'a good password' },
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload.length).toBeGreaterThan(1024);
  expect(reply.headers['content-encoding']).toBeUndefined();
});

test('a file of the app is sent as the build compressed it, and whole where the caller asks for that', async () => {
  const compressed = await app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': 'br' } });
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(compressed.headers['content-type']).toContain('javascript');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(script);
  expect((await app.inject({ url: '/assets/a.js' })).payload).toBe(script);
});

test('a public page is compressed, and not sent again to a browser that has it', async () => {
  const page = await app.inject({ url: '/faq', headers: { 'accept-encoding': 'gzip, br' } });
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringMatching(/accept-encoding/i) });
  expect(brotliDecompressSync(page.rawPayload).toString()).toBe(publicPage);
  expect((await app.inject('/faq')).payload).toBe(publicPage);
  const again = await app.inject({ url: '/faq', headers: { 'if-none-match': String(page.headers.etag) } });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});
