import { afterAll, expect, test } from 'vitest';
import { makeWorld } from '../../../test/world/world.ts';
import { makeServer } from './server.ts';

const world = await makeWorld();
const FRIEND = 'https://test.mashq.example';
const OTHERS = ['https://mashq.example', `${FRIEND}.attacker.example`, 'http://test.mashq.example', 'null'];

const server = (apiOrigins: readonly string[]) =>
  makeServer({ services: world.services, logLevel: 'silent', trustProxy: 0, secure: true, shedAfterMs: 0, apiOrigins });
const open = await server([FRIEND]);
const closed = await server([]);
afterAll(async () => {
  await open.close();
  await closed.close();
});

const preflight = (origin: string, url = '/api/auth/login/') => ({
  method: 'OPTIONS' as const,
  url,
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,x-device',
  },
});

test('without a list no page of another origin may call, and pages call their own origin alone', async () => {
  for (const origin of [FRIEND, ...OTHERS]) {
    for (const request of [preflight(origin), { url: '/api/status', headers: { origin } }]) {
      expect((await closed.inject(request)).headers).not.toHaveProperty('access-control-allow-origin');
    }
  }
  expect((await closed.inject('/')).headers['content-security-policy']).not.toContain('connect-src');
});

test('pages of an origin of the list may call, without cookies', async () => {
  const { statusCode, headers } = await open.inject(preflight(FRIEND));
  expect(statusCode).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': FRIEND,
    'access-control-allow-headers': 'authorization, content-type, last-event-id, x-device',
    'access-control-allow-methods': expect.stringContaining('PATCH'),
    vary: expect.stringContaining('Origin'),
  });
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
  const reply = await open.inject({ url: '/api/status', headers: { origin: FRIEND } });
  expect(reply.headers['access-control-allow-origin']).toBe(FRIEND);
  // A refusal has to be read as well.
  const refused = await open.inject({ url: '/api/member/profile/brief', headers: { origin: FRIEND } });
  expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([401, FRIEND]);
});

test('no other origin may, however alike, and nothing but the API is opened', async () => {
  for (const origin of OTHERS) {
    for (const request of [preflight(origin), { url: '/api/status', headers: { origin } }]) {
      expect((await open.inject(request)).headers['access-control-allow-origin'], origin).not.toBe(origin);
      expect((await open.inject(request)).headers['access-control-allow-origin'], origin).not.toBe('*');
    }
  }
  const page = await open.inject({ url: '/', headers: { origin: FRIEND } });
  expect(page.headers).not.toHaveProperty('access-control-allow-origin');
});

test('pages may call the origins of the list and their own, and no other', async () => {
  const policy = String((await open.inject('/')).headers['content-security-policy']);
  expect(policy).toContain(`connect-src 'self' ${FRIEND};`);
});
