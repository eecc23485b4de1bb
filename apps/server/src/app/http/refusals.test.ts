import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { contract } from '@mashq/api/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makePerson } from '../../../test/world/people.ts';
import { makeWorld } from '../../../test/world/world.ts';
import { DatabaseUnavailable } from '../../platform/db/unavailable.ts';
import { createServices } from '../services.ts';
import { makeServer } from './server.ts';

const world = await makeWorld();
await world.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = world.app.server.address() as AddressInfo;

/** Sends bytes as they are and gives what came back until the connection was closed. */
async function sendBytes(text: string): Promise<{ status: number; body: string }> {
  const socket = connect(port, '127.0.0.1');
  let reply = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    reply += part;
  });
  // The server may close while there is more to come.
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  const [head = '', ...rest] = reply.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: rest.join('\r\n\r\n') };
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`;

describe('every refusal says why in Persian, also where it is no call at all', () => {
  test.each([
    ['an address that cannot be decoded', get('/%zz'), 400],
    ['a call’s address that cannot be decoded', get('/api/teacher/homework/%zz/'), 400],
    ['an address of slashes', get('///'), 404],
    ['an address with a backslash', get('/\\'), 404],
    ['an address that begins a host', get('//['), 404],
    ['an address of a proxy', get('http://[/'), 400],
    ['an asterisk', get('*'), 404],
    ['an address that walks up', get('/api/%2e%2e/'), 404],
    ['an address after the API’s', get('/api//'), 404],
    ['a backslash after a call', get('/api/status\\'), 404],
    ['a zero byte', get('/api/teacher/homework/%00/'), 401],
    ['an unknown method', get('/api/status').replace('GET', 'PROPFIND'), 404],
    ['a method of another call', get('/api/status').replace('GET', 'DELETE'), 404],
    ['a parameter that is too long', get(`/api/teacher/homework/${'a'.repeat(500)}/`), 414],
    ['headers that are too large', get('/api/status', `X-Large: ${'a'.repeat(40_000)}\r\n`), 431],
    ['what is no HTTP', 'hello\r\n\r\n', 400],
    ['a request for no host', 'GET /api/status HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an expectation nobody knows', get('/api/status', 'Expect: a miracle\r\n'), 417],
    ['a length that is none', get('/api/status', 'Content-Length: many\r\n'), 400],
  ])('%s', async (_name, bytes, status) => {
    const reply = await sendBytes(bytes);
    expect([reply.status, reply.body]).toEqual([status, expect.stringMatching(/^\{"detail":".*[\u0600-\u06ff]/)]);
  });
});

describe('while the database does not do its work', () => {
  test.each([
    ['away', 'database-away'],
    ['busy', 'busy'],
    ['locked', 'locked'],
    ['slow', 'slow'],
  ] as const)('%s', async (reason, code) => {
    const { profile } = world.services;
    const { brief } = profile;
    const person = await makePerson(world, { role: 'TEACHER' });
    const cause = new Error('the cause');
    Object.assign(profile, { brief: () => Promise.reject(new DatabaseUnavailable(reason, cause)) });
    const { status, refusal, headers } = await world.call(person, contract.profile.brief, {});
    Object.assign(profile, { brief });
    expect([status, refusal.code]).toEqual([503, code]);
    expect(refusal.detail).toMatch(/[\u0600-\u06ff]/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(world.log.at(-2)).toContain('the cause');
  });
});

test('what was removed while a call was about to refer to it: the call is to be made again', async () => {
  const { profile } = world.services;
  const { brief } = profile;
  const person = await makePerson(world, { role: 'TEACHER' });
  const refer = () =>
    world.db.execute(sql`
    insert into class_group (school_id, id, class_id, name, created_at) values (${randomUUID()}, ${randomUUID()}, ${randomUUID()}, 'گروه', now())`);
  Object.assign(profile, { brief: refer });
  const { status, refusal } = await world.call(person, contract.profile.brief, {});
  Object.assign(profile, { brief });
  expect([status, refusal.code]).toEqual([503, 'locked']);
  expect(world.log.at(-2)).toContain('foreign key');
});

test('the server is ready while its database answers', async () => {
  const reply = await world.app.inject('/api/ready');
  expect([reply.statusCode, reply.json()]).toEqual([200, { ready: true }]);
});

describe('under maintenance', async () => {
  const closed = await makeServer({
    services: createServices({ ...world.context, status: 'maintenance' }),
    logLevel: 'silent',
    trustProxy: 0,
    secure: false,
    checkReplies: true,
    shedAfterMs: 0,
  });
  const ask = async (method: 'GET' | 'POST', url: string, token?: string, payload?: object) => {
    const reply = await closed.inject({
      method,
      url: `/api${url}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(payload ? { payload } : {}),
    });
    return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], body: reply.json() };
  };
  const refusal = {
    status: 503,
    retryAfter: '60',
    body: { code: 'maintenance', detail: expect.stringMatching(/[\u0600-\u06ff]/) },
  };
  const signIn = async (role: 'STUDENT' | 'SYS_ADMIN') => {
    const username = `closed-${role.toLowerCase().replace('_', '-')}`;
    await makePerson(world, { role, username, password: 'a-password' });
    return ask('POST', '/auth/login/', undefined, { username, password: 'a-password' });
  };

  test('the status and readiness are answered', async () => {
    expect(await ask('GET', '/status')).toMatchObject({ status: 200, body: { status: 'maintenance' } });
    expect(await ask('GET', '/ready')).toMatchObject({ status: 200 });
  });

  test('everybody else is sent away, also with a token of before', async () => {
    const { body } = await world.call(null, contract.auth.login, {
      body: {
        username: await makePerson(world, { role: 'TEACHER', username: 'before', password: 'x' }).then(() => 'before'),
        password: 'x',
      },
    });
    const { access } = body as { access: string };
    expect(await ask('GET', '/member/profile/brief', access)).toEqual(refusal);
    expect(await signIn('STUDENT')).toEqual(refusal);
  });

  test('an admin signs in and works', async () => {
    const { status, body } = await signIn('SYS_ADMIN');
    expect(status).toBe(200);
    expect(await ask('GET', '/member/profile/brief', body.access)).toMatchObject({ status: 200 });
  });

  test('a wrong password is that', async () => {
    const reply = await ask('POST', '/auth/login/', undefined, { username: 'closed-student', password: 'wrong' });
    expect(reply.status).toBe(401);
  });
});
