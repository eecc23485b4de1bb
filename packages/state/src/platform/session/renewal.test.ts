import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logoutEverywhere, sendCode } from '../../auth/auth-calls.ts';
import { login } from '../../auth/login.ts';
import { FakeApi, type FakeRequest } from '../../testing/fake-api.ts';
import { makeLogin, makeToken, makeUser, PARSA_ID } from '../../testing/people.ts';
import { currentToken } from '../api/token.ts';
import { session } from './machine.ts';
import { endSession, loadActiveUser, logout, onSessionEnd, type SessionEnd, startSession } from './session.ts';

// Loaded beforehand: with clocks that stand still nothing can be waited for.
await import('../api/renew-token.ts');

const HOUR = 3_600_000;
const AFTER_HALF = 6 * HOUR + 1;

let api: FakeApi;
let ends: SessionEnd[];
let stopListening: () => void;

startSession();

/** A token of twelve hours, given now. */
const freshToken = (claims: object = {}) => {
  const iat = Math.floor(Date.now() / 1000);
  return makeToken({ iat, exp: iat + 12 * 3600, ...claims });
};

beforeEach(async () => {
  vi.useFakeTimers();
  api = new FakeApi();
  ends = [];
  vi.stubGlobal('alert', vi.fn());
  stopListening = onSessionEnd((reason) => ends.push(reason));
  api.on('POST', '/auth/login/', {
    body: makeLogin({ access: freshToken(), refresh: 'session.0.hash', device: 'tablet' }),
  });
  await login('ava', 'x');
});

afterEach(() => {
  stopListening();
  endSession('signed-out');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const changes = () =>
  api.asked('POST', '/auth/refresh/').map(({ body }) => body as { refresh: string; attempt: string });
const renewed = () => ({ body: { access: freshToken({ jti: 'next' }), refresh: 'session.1.hash' } });
const inOtherTab = (change: () => void) => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }));
};

describe('a token whose life is half over', () => {
  it('is changed once for a new one, for every tab, and the person notices nothing', async () => {
    api.on('POST', '/auth/refresh/', renewed);
    const before = currentToken()?.text;
    await vi.advanceTimersByTimeAsync(6 * HOUR - 1000);
    expect(changes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(changes()).toEqual([{ refresh: 'session.0.hash', attempt: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    expect(currentToken()?.text).not.toBe(before);
    expect(localStorage.getItem('accessToken')).toBe(currentToken()?.text);
    expect(localStorage.getItem('refreshToken')).toBe('session.1.hash');
    expect(session).toMatchObject({
      access: currentToken()?.text,
      refresh: 'session.1.hash',
      activeUser: { username: 'ava' },
    });

    await vi.advanceTimersByTimeAsync(6 * HOUR + 1000);
    expect(changes().map(({ refresh }) => refresh)).toEqual(['session.0.hash', 'session.1.hash']);
    expect(ends).toEqual([]);
  });

  it('is asked for again under the same id where the reply was lost', async () => {
    let asked = 0;
    api.on('POST', '/auth/refresh/', () => {
      asked += 1;
      if (asked < 3) throw new TypeError('Failed to fetch');
      return renewed();
    });
    await vi.advanceTimersByTimeAsync(AFTER_HALF + 3 * 60_000);
    expect(changes()).toHaveLength(3);
    expect(new Set(changes().map(({ attempt }) => attempt)).size).toBe(1);
    expect(session.refresh).toBe('session.1.hash');
    expect(ends).toEqual([]);
  });

  it('is not changed here where another tab has changed it already', async () => {
    api.on('POST', '/auth/refresh/', renewed);
    await vi.advanceTimersByTimeAsync(6 * HOUR - 1000);
    const theirs = freshToken({ jti: 'other tab' });
    localStorage.setItem('refreshToken', 'session.1.hash');
    localStorage.setItem('accessToken', theirs);
    await vi.advanceTimersByTimeAsync(2000);
    expect(changes()).toEqual([]);
    expect(currentToken()?.text).toBe(theirs);
    expect(session.refresh).toBe('session.1.hash');
  });

  it('waits for its turn where the browser has locks', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const request = vi.fn(async (_: string, work: () => Promise<void>) => {
      await held;
      return work();
    });
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
    api.on('POST', '/auth/refresh/', renewed);
    await vi.advanceTimersByTimeAsync(AFTER_HALF);
    expect(request).toHaveBeenCalledOnce();
    expect(changes()).toEqual([]);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(changes()).toHaveLength(1);
  });

  it('ends the session where the server has ended it', async () => {
    api.on('POST', '/auth/refresh/', { status: 401, body: { detail: 'نشست شما به پایان رسیده است.' } });
    await vi.advanceTimersByTimeAsync(AFTER_HALF);
    expect(ends).toEqual(['refused']);
    expect(localStorage.getItem('refreshToken')).toBeNull();
  });

  it('still ends with its own time where the server was not reached', async () => {
    api.isOffline = true;
    await vi.advanceTimersByTimeAsync(12 * HOUR);
    expect(alert).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Token expired\n/));
    expect(ends).toEqual(['expired']);
    expect(localStorage.getItem('refreshToken')).toBeNull();
  });

  it('does not end while the browser has no network, and is renewed when it is back', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { onLine: { value: false, writable: true } }));
    api.isOffline = true;
    await vi.advanceTimersByTimeAsync(30 * HOUR);
    expect(alert).not.toHaveBeenCalled();
    expect(ends).toEqual([]);
    expect(session.activeUser?.username).toBe('ava');
    api.isOffline = false;
    (navigator as { onLine: boolean }).onLine = true;
    api.on('POST', '/auth/refresh/', renewed);
    // A call that is faster than the renewal is refused, and ends nothing.
    api.on('GET', '/member/profile/brief', { status: 401, body: {} });
    void loadActiveUser();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.refresh).toBe('session.1.hash');
    expect(ends).toEqual([]);
  });

  it('does not bring back a person who has left meanwhile, or take another’s place', async () => {
    let answer = (_: object) => {};
    const wait = () => new Promise<object>((done) => (answer = done));
    api.on('POST', '/auth/refresh/', wait);
    await vi.advanceTimersByTimeAsync(AFTER_HALF);
    const theirs = freshToken({ sub: PARSA_ID });
    api.on('GET', '/member/profile/brief', { body: makeUser({ id: PARSA_ID, username: 'parsa' }) });
    // Another tab has signed somebody in, and this one has not heard of it yet.
    localStorage.setItem('refreshToken', 'refresh-of-parsa');
    localStorage.setItem('accessToken', theirs);
    answer(renewed());
    await vi.advanceTimersByTimeAsync(0);
    expect(localStorage.getItem('refreshToken')).toBe('refresh-of-parsa');
    expect(localStorage.getItem('accessToken')).toBe(theirs);
    inOtherTab(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.activeUser?.username).toBe('parsa');
  });

  it('may be renewed while the profile is on its way', async () => {
    let answer = (_: object) => {};
    api.on('GET', '/member/profile/brief', () => new Promise<object>((done) => (answer = done)));
    api.on('POST', '/auth/refresh/', renewed);
    const loading = loadActiveUser();
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(Date.now() + AFTER_HALF);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.refresh).toBe('session.1.hash');
    answer({ body: makeUser() });
    await loading;
    expect(session).toMatchObject({ loading: false, activeUser: { username: 'ava' } });
  });
});

describe('signing out', () => {
  it('notifies the server of the session that is over, and waits for nothing', async () => {
    let isNotified = false;
    api.on('POST', '/auth/logout/', () => {
      isNotified = true;
      return { body: { ok: true } };
    });
    logout();
    expect(session.activeUser).toBeNull();
    expect(localStorage.getItem('refreshToken')).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(isNotified).toBe(true);
    expect(api.asked('POST', '/auth/logout/')[0]?.body).toEqual({ refresh: 'session.0.hash' });
    expect(ends).toEqual(['signed-out']);
  });

  it('works without a network, and where the server fails', async () => {
    for (const make of [() => (api.isOffline = true), () => api.on('POST', '/auth/logout/', { status: 500 })]) {
      make();
      logout();
      await vi.advanceTimersByTimeAsync(0);
      expect(session.activeUser).toBeNull();
      expect(localStorage.getItem('accessToken')).toBeNull();
    }
  });

  it('everywhere ends the session here once the server has ended all', async () => {
    api.on('POST', '/auth/logout-everywhere/', { body: { ok: true } });
    const access = currentToken()?.text;
    await logoutEverywhere();
    expect(api.asked('POST', '/auth/logout-everywhere/')[0]?.token).toBe(access);
    expect(ends).toEqual(['signed-out']);
    expect(localStorage.getItem('refreshToken')).toBeNull();
  });

  it('everywhere says where it did not work, and leaves this session as it is', async () => {
    api.isOffline = true;
    await expect(logoutEverywhere()).rejects.toThrow('خروج از همهٔ دستگاه‌ها انجام نشد.');
    expect(ends).toEqual([]);
    expect(session.activeUser?.username).toBe('ava');
    api.isOffline = false;
    api.on('POST', '/auth/logout-everywhere/', { status: 401, body: {} });
    await logoutEverywhere();
    expect(ends).toEqual(['refused']);
  });
});

describe('the browser', () => {
  it('is known by the token of its last sign-in, after signing out too', async () => {
    const devices = (path: string): (FakeRequest['device'] | undefined)[] =>
      api.asked('POST', path).map(({ device }) => device);
    expect(devices('/auth/login/')).toEqual([undefined]);
    logout();
    api.on('POST', '/auth/login/', { status: 401, body: {} });
    await login('ava', 'wrong');
    expect(devices('/auth/login/')).toEqual([undefined, 'tablet']);

    api.on('POST', '/auth/verification-code', { body: { status: 1, message: '', device: 'tablet-with-a-code' } });
    await sendCode('09123456789');
    await login('ava', 'wrong');
    expect(devices('/auth/login/').at(-1)).toBe('tablet-with-a-code');
  });
});
