import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeToken } from '../../testing/people.ts';
import { storeDeviceToken, storedRefreshToken, storeRefreshToken } from '../api/token.ts';
import { session } from '../session/machine.ts';
import { beginSession, startSession } from '../session/session.ts';
import { resetApiAddress } from './address-in-use.ts';
import { useChangeApiAddress } from './change-address.ts';
import { readAddress } from './read-address.ts';

const HERE = 'https://mashq.example';
const TEST = 'https://test.mashq.example';
const KEY = 'apiAddress';

startSession();

const assign = vi.fn();
let sent: string[];
/** Whether the server there answers. */
let answers = true;

beforeEach(() => {
  sent = [];
  answers = true;
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(url);
    if (url.startsWith(TEST) && !answers) throw new TypeError('Failed to fetch');
    return new Response('{"status":"ok"}', { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => vi.restoreAllMocks());

it.each([
  ['/api', '/api'],
  [' /api/ ', '/api'],
  [`${HERE}/api`, '/api'],
  [`${TEST}/api`, `${TEST}/api`],
  [`\u200e${TEST}/api/\u200f`, `${TEST}/api`],
  [`${TEST}/v۲/api`, `${TEST}/v2/api`],
])('takes %j as %s', (typed, address) => {
  expect(readAddress(typed, [TEST], HERE)).toEqual({ address });
});

it.each([
  ['', 'ending'],
  [TEST, 'ending'],
  [`${TEST}/api/v2`, 'ending'],
  [`${TEST}/api?x=1`, 'ending'],
  [`${TEST}/x?/api`, 'server'],
  [`${TEST}#/api`, 'server'],
  [`${HERE}/other/api`, 'server'],
  ['http://test.mashq.example/api', 'server'],
  [`${TEST}.attacker.example/api`, 'server'],
  ['https://test.mashq.example@attacker.example/api', 'server'],
  ['https://name:word@test.mashq.example/api', 'server'],
  ['//attacker.example/api', 'server'],
  ['javascript:alert(1)/api', 'server'],
  ['data:text/html,/api', 'server'],
])('refuses %j: %s', (typed, fault) => {
  expect(readAddress(typed, [TEST], HERE)).toEqual({ fault });
});

it('takes no address of a server that is not in the list, whatever is typed', () => {
  const part = fc.oneof(
    fc.constantFrom(HERE, TEST, 'https://attacker.example', '/', '//', '@', '?', '#', '\\', '/api'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), fc.boolean(), (parts, isAllowed) => {
      const read = readAddress(`${parts.join('')}/api`, isAllowed ? [TEST] : [], HERE);
      if ('fault' in read) return;
      const url = new URL(read.address, HERE);
      expect([HERE, ...(isAllowed ? [TEST] : [])]).toContain(url.origin);
      expect(url.pathname.endsWith('/api') && url.search === '' && url.hash === '').toBe(true);
    }),
  );
});

const changer = () => renderHook(() => useChangeApiAddress([TEST])).result;

function signIn(): void {
  storeRefreshToken('refresh-of-before');
  storeDeviceToken('device-of-before');
  beginSession(makeToken());
}

it('ends the session, here and at the server that is left, and starts again at sign-in', async () => {
  signIn();
  const { current } = changer();
  await act(() => current.change(`${TEST}/api`));
  expect(sent).toEqual([`${TEST}/api/status`, '/api/auth/logout/']);
  expect(localStorage.getItem(KEY)).toBe(`${TEST}/api`);
  expect([session.state, storedRefreshToken(), localStorage.getItem('deviceToken')]).toEqual([
    'signed-out',
    null,
    null,
  ]);
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/login');
});

it('changes nothing for an address that is refused, or where nobody answers', async () => {
  signIn();
  const result = changer();
  await act(() => result.current.change('https://attacker.example/api'));
  expect(result.current.fault).toBe('server');
  expect(sent).toEqual([]);
  answers = false;
  await act(() => result.current.change(`${TEST}/api`));
  expect(result.current).toMatchObject({ fault: 'unreached', isPending: false });
  expect(session.state).toBe('signed-in');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(assign).not.toHaveBeenCalled();
});

it('goes back to the server of the page', () => {
  localStorage.setItem(KEY, `${TEST}/api`);
  signIn();
  resetApiAddress();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(storedRefreshToken()).toBeNull();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/login');
});

it('is read once, when the app starts', async () => {
  localStorage.setItem(KEY, `${TEST}/api`);
  vi.resetModules();
  const { api } = await import('../api/api.ts');
  const { isOtherServer } = await import('./address-in-use.ts');
  expect(isOtherServer()).toBe(true);
  await api.status.read();
  localStorage.setItem(KEY, 'https://other.example/api');
  await api.status.read();
  expect(sent).toEqual([`${TEST}/api/status`, `${TEST}/api/status`]);
});
