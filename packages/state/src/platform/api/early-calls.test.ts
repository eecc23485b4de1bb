import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOrTakeEarly } from './early-calls.ts';
import { earlyCallsScript } from './early-calls-script.ts';

const fetched = vi.fn((_input: string, _init: RequestInit) => Promise.resolve(new Response('{}')));
const sent = () => fetched.mock.calls.map(([input, init]) => [input, new Headers(init.headers).get('authorization')]);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  // A page that has just opened, however long other tests took.
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  localStorage.setItem('accessToken', 'a.b.c');
  localStorage.setItem('activeUser', '{}');
});

afterEach(() => {
  fetched.mockClear();
  globalThis.earlyCalls = undefined;
  localStorage.clear();
});

/** What the page does before the app has loaded. */
function open(path: string): void {
  history.replaceState(null, '', path);
  new Function(earlyCallsScript)();
}

const call = (input: string, token = 'a.b.c') =>
  fetchOrTakeEarly(input, { method: 'get', headers: { authorization: `Bearer ${token}` } });

it('begins the calls of the path with the stored token, and each reply is taken once', async () => {
  open('/student/skill/question/add-1/');
  const address = '/api/member/questions/?skillName=add-1';
  expect(sent()).toEqual([[address, 'Bearer a.b.c']]);
  expect(await call(address)).toBe(await fetched.mock.results[0]?.value);
  expect(fetched).toHaveBeenCalledTimes(1);
  await call(address);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('asks for the profile too where none is stored', () => {
  localStorage.removeItem('activeUser');
  open('/student/report');
  expect(sent()).toEqual([['/api/member/profile/brief', 'Bearer a.b.c']]);
});

it('begins nothing without a token, and nothing at another server', () => {
  localStorage.setItem('apiAddress', 'https://other.example/api');
  open('/student');
  localStorage.removeItem('apiAddress');
  localStorage.removeItem('accessToken');
  open('/student');
  expect(fetched).not.toHaveBeenCalled();
});

it('a reply to one person is never given to another', async () => {
  open('/student/skill/question/add-1');
  await call('/api/member/questions/?skillName=add-1', 'd.e.f');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('a call that is given up fails at once', async () => {
  fetched.mockReturnValueOnce(new Promise(() => undefined));
  open('/student/skill/question/add-1');
  const controller = new AbortController();
  const asking = fetchOrTakeEarly('/api/member/questions/?skillName=add-1', {
    headers: { authorization: 'Bearer a.b.c' },
    signal: controller.signal,
  });
  controller.abort(new Error('given up'));
  await expect(asking).rejects.toThrow('given up');
});

it('a reply that lay too long is asked for again', async () => {
  open('/student/skill/question/add-1');
  vi.mocked(performance.now).mockReturnValue(60_000);
  await call('/api/member/questions/?skillName=add-1');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('leaves nothing of a stored screen once a change was sent; what is only read leaves it', async () => {
  localStorage.setItem('storedScreen', '{}');
  await call('/api/member/skills/');
  expect(localStorage.getItem('storedScreen')).toBe('{}');
  await fetchOrTakeEarly('/api/member/questions/', { method: 'POST', headers: {} });
  expect(localStorage.getItem('storedScreen')).toBeNull();
});
