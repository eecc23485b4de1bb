import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract } from '../app/contract.ts';
import { ApiError, GENERIC_DETAIL } from './api-error.ts';
import { type Client, type ClientOptions, createClient, send } from './client.ts';
import { account } from './routes/account.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  contentType: string | undefined;
  device: string | undefined;
  body: string;
}
interface Answer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Leaves the caller without an end. */
  hang?: 'before' | 'inside' | 'cut';
}

const ID = '0190a000-0000-7000-8000-000000000001';
let server: Server;
let baseUrl: string;
let seen: Seen[];
let answer: Answer;

beforeEach(async () => {
  seen = [];
  answer = { body: {} };
  server = createServer(async (request: IncomingMessage, reply) => {
    const { authorization, 'content-type': contentType } = request.headers;
    const device = request.headers['x-device']?.toString();
    seen.push({
      device,
      method: request.method,
      url: request.url,
      authorization,
      contentType,
      body: await text(request),
    });
    if (answer.hang === 'before') return;
    const { status = 200, type = 'application/json', headers = {}, body } = answer;
    const written = typeof body === 'string' ? body : JSON.stringify(body);
    reply.writeHead(status, { ...headers, 'content-type': type, 'content-length': Buffer.byteLength(written) });
    if (answer.hang) reply.write(written.slice(0, 3));
    else reply.end(written);
    if (answer.hang === 'cut') setImmediate(() => request.socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const client = (options: Partial<ClientOptions> = {}): Client => createClient({ baseUrl, ...options });
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

it('the whole client has every group of the contract', () => {
  const namesOf = (tree: object): object =>
    Object.fromEntries(
      Object.entries(tree).map(([name, entry]) => [
        name,
        typeof entry === 'function' || 'path' in entry ? 'call' : namesOf(entry),
      ]),
    );
  expect(namesOf(client())).toEqual(namesOf(contract));
});

describe('a file', () => {
  const file = (options?: Partial<ClientOptions>) =>
    client(options).teacher.exports.students({ query: { format: 'csv' } });

  it('comes with its bytes, under the name that the server gives it', async () => {
    const name = encodeURIComponent('دانش‌آموزان.csv');
    answer = {
      type: 'text/csv; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename="report.csv"; filename*=UTF-8''${name}` },
      body: '\u{feff}نام\r\n',
    };
    const reply = await file({ getToken: () => 'the-token' });
    expect([reply.name, reply.type]).toEqual(['دانش‌آموزان.csv', expect.stringMatching(/^text\/csv/)]);
    // Read as bytes, a byte order mark included.
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await reply.arrayBuffer())).toBe('\u{feff}نام\r\n');
    expect(seen[0]).toMatchObject({
      authorization: 'Bearer the-token',
      url: '/api/teacher/report/students/export/?format=csv',
    });
  });

  it('may be JSON: what is stored of a person is', async () => {
    answer = {
      type: 'application/json; charset=utf-8',
      headers: { 'content-disposition': `attachment; filename="data.json"; filename*=UTF-8''data.json` },
      body: { name: 'سارا' },
    };
    const reply = (await send(account.account.exportData, {}, {}, { baseUrl })) as File;
    expect([reply.name, JSON.parse(await reply.text())]).toEqual(['data.json', { name: 'سارا' }]);
  });

  it('that is JSON without a name is no file', async () => {
    answer = { body: { name: 'سارا' } };
    const error = await failure(file());
    expect([error.status, error.detail]).toEqual([0, GENERIC_DETAIL]);
  });

  it('that fails has the words of the server', async () => {
    answer = { status: 404, body: { detail: 'این دانش‌آموز در کلاس‌های شما نیست.' } };
    const error = await failure(file());
    expect([error.status, error.detail]).toEqual([404, 'این دانش‌آموز در کلاس‌های شما نیست.']);
  });

  it('that is a page of somebody else is no file', async () => {
    answer = { type: 'text/html', body: '<title>Welcome to our hotel</title>' };
    const error = await failure(file());
    expect([error.status, error.detail]).toEqual([0, GENERIC_DETAIL]);
  });

  it('whose session is over ends the session', async () => {
    answer = { status: 401, body: { detail: 'دوباره وارد شوید.' } };
    const over = vi.fn();
    await failure(file({ getToken: () => 'old', onUnauthorized: over }));
    expect(over).toHaveBeenCalledWith(expect.any(ApiError), 'old');
  });
});

describe('what is sent', () => {
  it('keeps method, path, trailing slash and query of the contract', async () => {
    answer = { body: { page: 1, size: 20, total: 0, items: [] } };
    const page = await client().teacher.homework.list({ query: { page: 2, classId: ID } });
    expect(page.items).toEqual([]);
    expect(seen[0]).toMatchObject({ method: 'GET', url: `/api/teacher/homework/?page=2&classId=${ID}`, body: '' });
  });

  it('sends a body as JSON and path parameters as one encoded segment', async () => {
    await client().teacher.homework.studentSkill({ params: { id: ID, studentId: ID, skillId: 'g5/c2 جمع' } });
    expect(seen[0]?.url).toBe(`/api/teacher/homework/${ID}/student/${ID}/skill/g5%2Fc2%20%D8%AC%D9%85%D8%B9/`);
    await client().profile.setTheme({ body: { theme: 'green' } });
    expect(seen[1]).toMatchObject({ method: 'PATCH', contentType: 'application/json', body: '{"theme":"green"}' });
  });

  it('repeats arrays in a query and leaves out what is not given', async () => {
    const query = { courseIds: [1, 5], classId: undefined, type: 'last_10' };
    await send(['GET', '/school/report/questions/'], { query }, {}, { baseUrl });
    expect(seen[0]?.url).toBe('/api/school/report/questions/?courseIds%5B%5D=1&courseIds%5B%5D=5&type=last_10');
  });

  it('sends form data as it is', async () => {
    const body = new FormData();
    body.append('message', 'سلام');
    await send(['POST', '/chat/'], { body }, {}, { baseUrl });
    expect(seen[0]?.contentType).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain('سلام');
  });

  it('carries the bearer of the moment, but never on a public call', async () => {
    let token: string | null = 'first';
    const { profile, status } = client({ getToken: () => token });
    await profile.brief();
    token = 'second';
    await profile.brief();
    await status.read();
    token = null;
    await profile.brief();
    expect(seen.map((request) => request.authorization)).toEqual([
      'Bearer first',
      'Bearer second',
      undefined,
      undefined,
    ]);
  });

  it('carries the device token with the calls of sign-in alone', async () => {
    const { auth, profile, status } = client({ getToken: () => 'token', getDeviceToken: () => 'tablet' });
    await auth.login({ body: { username: 'ava', password: 'x' } });
    await auth.sendCode({ query: { phone: '09123456789' } });
    await profile.brief();
    await status.read();
    expect(seen.map(({ device }) => device)).toEqual(['tablet', 'tablet', undefined, undefined]);
  });

  it('refuses a path parameter that is missing before anything is sent', async () => {
    await expect(send(['GET', '/homework/{id}/'], {}, {}, { baseUrl })).rejects.toThrow(TypeError);
    expect(seen).toEqual([]);
  });
});

describe('what goes wrong', () => {
  it('gives the server’s own sentence, code and fields', async () => {
    answer = {
      status: 422,
      body: { detail: 'صفحهٔ اول از آخر بزرگ‌تر است.', code: 'range', fields: { lastPage: 'کوچک' } },
    };
    const error = await failure(client().status.read());
    expect(error).toMatchObject({
      status: 422,
      detail: 'صفحهٔ اول از آخر بزرگ‌تر است.',
      code: 'range',
      fields: { lastPage: 'کوچک' },
      isTemporary: false,
    });
  });

  it('takes `message` where there is no `detail`, else the caller’s fallback, else the general one', async () => {
    answer = { status: 400, body: { message: 'پیام' } };
    expect((await failure(client().status.read())).detail).toBe('پیام');
    answer = { status: 502, type: 'text/html', body: '<h1>Bad Gateway</h1>' };
    expect((await failure(client().status.read())).detail).toBe(GENERIC_DETAIL);
    const error = await failure(client().status.read({}, { fallback: (status) => `خطا در ورود ${status}` }));
    expect(error).toMatchObject({ detail: 'خطا در ورود 502', isTemporary: true });
  });

  it('says how long the server wants to be left alone', async () => {
    answer = { status: 429, headers: { 'retry-after': '16' }, body: { detail: 'کمی صبر کنید.' } };
    expect(await failure(client().status.read())).toMatchObject({ status: 429, retryAfter: 16, isTemporary: true });
    answer = { status: 503, body: {} };
    expect((await failure(client().status.read())).retryAfter).toBeUndefined();
  });

  it('notifies the session when a token was refused, and only then', async () => {
    answer = { status: 401, body: { detail: 'نام کاربری یا رمز عبور اشتباه است.' } };
    const onUnauthorized = vi.fn();
    const { auth, profile } = client({ getToken: () => 'old', onUnauthorized });
    await failure(auth.login({ body: { username: 'ava', password: 'x' } }));
    expect(onUnauthorized).not.toHaveBeenCalled();
    const error = await failure(profile.brief());
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(error, 'old');
  });

  it('fails as `network` where nothing answers', async () => {
    const error = await failure(client({ baseUrl: 'http://127.0.0.1:1/api' }).status.read());
    expect(error).toMatchObject({ status: 0, code: 'network', detail: GENERIC_DETAIL, isTemporary: true });
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('fails as `timeout` when the answer, or the end of it, does not come', async () => {
    for (const hang of ['before', 'inside'] as const) {
      answer = { hang, body: { status: 'ok' } };
      expect(await failure(client({ timeout: 50 }).status.read())).toMatchObject({ status: 0, code: 'timeout' });
    }
  });

  it('does not take half a reply for a reply', async () => {
    answer = { hang: 'cut', body: { status: 'ok' } };
    expect(await failure(client().status.read())).toMatchObject({ status: 0, code: 'network' });
  });

  it('does not take another’s page for a reply', async () => {
    answer = { type: 'text/html', body: '<form>Wi-Fi</form>' };
    expect(await failure(client().status.read())).toMatchObject({ status: 0, code: 'unreadable', isTemporary: true });
  });

  it('stops when the caller gives up', async () => {
    answer = { hang: 'before' };
    const controller = new AbortController();
    const call = failure(client().status.read({}, { signal: controller.signal }));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    controller.abort();
    expect(await call).toMatchObject({ status: 0, code: 'aborted', isTemporary: false });
    expect(await failure(client().status.read({}, { signal: controller.signal }))).toMatchObject({ code: 'aborted' });
    expect(seen).toHaveLength(1);
  });
});
