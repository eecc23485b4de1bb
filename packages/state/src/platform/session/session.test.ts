import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_SENT, loginAs, sendCode, verifyCode } from '../../auth/auth-calls.ts';
import { login } from '../../auth/login.ts';
import { FakeApi } from '../../testing/fake-api.ts';
import { AVA_ID, makeLogin, makeToken, makeUser, PARSA_ID } from '../../testing/people.ts';
import { currentToken } from '../api/token.ts';
import { settings } from '../settings/settings.ts';
import { session } from './machine.ts';
import {
  changeActiveUser,
  endSession,
  loadActiveUser,
  logout,
  onSessionEnd,
  type SessionEnd,
  startSession,
} from './session.ts';

const account = (username: string) => ({
  username,
  first_name: 'آوا',
  last_name: 'احمدی',
  role: 'STUDENT',
  school_name: 'دبستان سپیده',
});

let api: FakeApi;
let ends: SessionEnd[];
const alert = vi.fn();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
let stopListening = () => undefined as unknown;

// Listeners of the window are for the life of a page: one start serves all tests.
startSession();

beforeEach(() => {
  api = new FakeApi();
  ends = [];
  vi.stubGlobal('alert', alert);
  stopListening = onSessionEnd((reason) => ends.push(reason));
});

afterEach(() => {
  stopListening();
  endSession('signed-out');
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** What the browser does in this tab when another one has changed the storage. */
function inOtherTab(change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }));
}

const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

describe('signing in with a password', () => {
  it('keeps the token, carries it, and knows the person', async () => {
    const access = makeToken();
    api.on('POST', '/auth/login/', { body: makeLogin({ access, refresh: 'r' }) });
    api.on('GET', '/member/profile/brief', { body: makeUser() });
    const signingIn = login('ava', 'rahnama');
    expect(session.userLogin).toEqual({ loading: true, error: null });
    expect(await signingIn).toBe(true);
    expect(localStorage.getItem('accessToken')).toBe(access);
    expect(session).toMatchObject({ access, refresh: 'r', activeUser: { first_name: 'آوا' } });
    expect(session.userLogin).toEqual({ loading: false, error: null });
    await loadActiveUser();
    expect(api.asked('GET', '/member/profile/brief')[0]?.token).toBe(access);
  });

  it.each([
    [{ status: 401, body: { detail: 'نام کاربری یا رمز عبور اشتباه است.' } }, 'نام کاربری یا رمز عبور اشتباه است.'],
    [{ status: 400, body: { message: 'حساب بسته است.' } }, 'حساب بسته است.'],
    [{ status: 500, body: {} }, 'خطا در ورود'],
  ])('reports why it failed: %j', async (reply, detail) => {
    api.on('POST', '/auth/login/', reply);
    expect(await login('ava', 'x')).toBe(false);
    expect(session.userLogin).toEqual({ loading: false, error: detail });
    expect(session.activeUser).toBeNull();
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('says without a server that nothing was sent', async () => {
    api.isOffline = true;
    await login('ava', 'x');
    expect(session.userLogin.error).toBe('خطا در ارسال اطلاعات');
  });
});

describe('signing in with a code', () => {
  it('sends the phone in Latin digits, and counts only status 1 as sent', async () => {
    api.on('POST', '/auth/verification-code', { body: { status: 1, message: '' } });
    expect(await sendCode('۰۹۱۲ ٣٤٥ 67-89')).toBe(true);
    expect(api.requests[0]?.path).toBe('/auth/verification-code?phone=09123456789');
    expect(session.otpLogin).toMatchObject({ phone: '09123456789', codeHasSent: true, loading: false, error: null });

    api.on('POST', '/auth/verification-code', { body: { status: 0, message: 'کمی صبر کنید.' } });
    expect(await sendCode('09123456789')).toBe(false);
    expect(session.otpLogin).toMatchObject({ phone: '', codeHasSent: false, error: 'کمی صبر کنید.' });

    api.on('POST', '/auth/verification-code', { body: { status: 2, message: '' } });
    await sendCode('09123456789');
    expect(session.otpLogin.error).toBe('خطا در دریافت کد فعالسازی');
  });

  it('says what the catalog says where a code was sent, and where no server was reached', async () => {
    expect(CODE_SENT).toBe('کد تایید با موفقیت ارسال شد.');
    api.isOffline = true;
    expect(await sendCode('09123456789')).toBe(false);
    expect(session.otpLogin).toMatchObject({ codeHasSent: false, error: 'خطا در ارسال کد تایید' });
  });

  it('signs the only account of a phone in by itself', async () => {
    api.on('POST', '/auth/verification-code', { body: { status: 1, message: '' } });
    api.on('POST', '/auth/verify/', { body: account('ava') });
    api.on('POST', '/auth/login/', { body: makeLogin() });
    await sendCode('09123456789');
    expect(await verifyCode('۴۸۲۹۱۳')).toBe(true);
    expect(api.asked('POST', '/auth/verify/')[0]?.body).toEqual({ phone: '09123456789', code: '482913' });
    expect(api.asked('POST', '/auth/login/')[0]?.body).toEqual({
      phone: '09123456789',
      code: '482913',
      username: 'ava',
    });
    expect(session).toMatchObject({ activeUser: { username: 'ava' }, myUsers: [], otpLogin: { phone: '', code: '' } });
  });

  it('gives several accounts back to choose from', async () => {
    api.on('POST', '/auth/verification-code', { body: { status: 1, message: '' } });
    api.on('POST', '/auth/verify/', { body: [account('ava'), account('parsa')] });
    api.on('POST', '/auth/login/', { body: makeLogin({ user: makeUser({ username: 'parsa' }) }) });
    await sendCode('09123456789');
    expect(await verifyCode('482913')).toBe(false);
    expect(session.myUsers.map(({ username }) => username)).toEqual(['ava', 'parsa']);
    expect(session).toMatchObject({ activeUser: null, otpLogin: { loading: false, error: null } });
    expect(api.asked('POST', '/auth/login/')).toEqual([]);
    expect(await loginAs('parsa')).toBe(true);
    expect(session.activeUser?.username).toBe('parsa');
  });

  it.each([
    ['/auth/verify/', {}, 'خطا بررسی کد'],
    ['/auth/verify/', { detail: 'کد درست نیست.' }, 'کد درست نیست.'],
    ['/auth/login/', {}, 'خطا در احراز هویت'],
  ])('reports why it failed at %s with %j', async (path, body, detail) => {
    api.on('POST', '/auth/verification-code', { body: { status: 1, message: '' } });
    api.on('POST', '/auth/verify/', { body: account('ava') });
    api.on('POST', path, { status: 400, body });
    await sendCode('09123456789');
    expect(await verifyCode('000000')).toBe(false);
    expect(session.otpLogin).toMatchObject({ loading: false, error: detail, codeHasSent: true });
    expect(session.activeUser).toBeNull();
  });
});

describe('the end of a session', () => {
  const signIn = async (claims: object = {}) => {
    api.on('POST', '/auth/login/', { body: makeLogin({ access: makeToken(claims) }) });
    await login('ava', 'x');
  };

  it('comes at the moment the token says, with an alert', async () => {
    vi.useFakeTimers();
    await signIn({ exp: seconds(60) });
    vi.advanceTimersByTime(59_000);
    expect(alert).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(alert).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Token expired\n/));
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(session.activeUser).toBeNull();
    expect(ends).toEqual(['expired']);
  });

  it('is noticed on waking up, and not before its time however far that is', async () => {
    vi.useFakeTimers();
    await signIn({ exp: seconds(40 * 86_400) });
    vi.advanceTimersByTime(39 * 86_400_000);
    expect(ends).toEqual([]);
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ends).toEqual(['expired']);
  });

  it('has come at once for a token that is already over', async () => {
    await signIn({ exp: seconds(-1) });
    expect(warn).toHaveBeenCalledWith('Token already expired.');
    expect(alert).not.toHaveBeenCalled();
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(ends).toEqual(['expired']);
  });

  it('leaves nothing of the person after signing out', async () => {
    await signIn();
    localStorage.setItem('storedScreen', '{}');
    logout();
    expect(localStorage.getItem('storedScreen')).toBeNull();
    expect(session).toMatchObject({ activeUser: null, access: null, refresh: null, myUsers: [] });
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(localStorage.getItem('activeUser')).toBeNull();
    expect(currentToken()).toBeNull();
    expect(ends).toEqual(['signed-out']);
  });

  it('comes when the server refuses the token in force, not an older one', async () => {
    await signIn();
    let answer = (_: { status: number; body: object }) => undefined as unknown;
    api.on(
      'GET',
      '/member/profile/brief',
      () =>
        new Promise((done) => {
          answer = done;
        }),
    );
    const refused = loadActiveUser();
    await vi.waitFor(() => expect(api.asked('GET', '/member/profile/brief')).toHaveLength(1));
    await signIn({ jti: 'newer' });
    answer({ status: 401, body: {} });
    await refused;
    expect(ends).toEqual([]);
    api.on('GET', '/member/profile/brief', { status: 401, body: {} });
    await loadActiveUser();
    expect(ends).toEqual(['refused']);
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('says what the account has to do with it, where that was closed or locked', async () => {
    for (const code of ['account-closed', 'account-locked']) {
      await signIn();
      expect(session.ended).toBeNull();
      api.on('GET', '/member/profile/brief', { status: 401, body: { code, detail: 'این حساب بسته است.' } });
      await loadActiveUser();
      expect(session).toMatchObject({ state: 'expired', ended: 'این حساب بسته است.' });
    }
    await signIn();
    api.on('GET', '/member/profile/brief', { status: 401, body: { detail: 'دوباره وارد شوید.' } });
    await loadActiveUser();
    expect(session).toMatchObject({ state: 'expired', ended: null });
  });

  it('comes when another tab signs out', async () => {
    await signIn();
    inOtherTab(() => localStorage.removeItem('accessToken'));
    expect(ends).toEqual(['elsewhere']);
    expect(session.activeUser).toBeNull();
  });

  it('another person in another tab takes this one’s place, and keeps the token', async () => {
    await signIn();
    const theirs = makeToken({ sub: PARSA_ID });
    api.on('GET', '/member/profile/brief', { body: makeUser({ id: PARSA_ID, first_name: 'پارسا' }) });
    inOtherTab(() => localStorage.setItem('accessToken', theirs));
    expect(ends).toEqual(['elsewhere']);
    expect(localStorage.getItem('accessToken')).toBe(theirs);
    await vi.waitFor(() => expect(session.activeUser?.first_name).toBe('پارسا'));
  });

  it('does not come when the same person signs in again in another tab', async () => {
    await signIn();
    const again = makeToken({ jti: 'again' });
    inOtherTab(() => localStorage.setItem('accessToken', again));
    expect(ends).toEqual([]);
    expect(session.activeUser?.first_name).toBe('آوا');
    expect(currentToken()?.text).toBe(again);
  });
});

describe('a token that is not one', () => {
  it('is removed and only logged', () => {
    inOtherTab(() => localStorage.setItem('accessToken', 'nonsense'));
    expect(warn).toHaveBeenCalledWith('Invalid token provided');
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(ends).toEqual([]);
  });

  it('is left to the server where only its claims cannot be read', async () => {
    api.on('GET', '/member/profile/brief', { body: makeUser() });
    inOtherTab(() => localStorage.setItem('accessToken', 'a.b.c'));
    expect(warn).toHaveBeenCalledWith('Unable to decode the token or token has no expiration');
    await vi.waitFor(() => expect(session.activeUser?.id).toBe(AVA_ID));
  });
});

describe('the profile', () => {
  const visit = async () => {
    inOtherTab(() => localStorage.setItem('accessToken', makeToken()));
    await vi.waitFor(() => expect(session.loading).toBe(false));
  };

  it('is fetched for the token of the last visit', async () => {
    api.on('GET', '/member/profile/brief', { body: makeUser({ theme: 'green' }) });
    await visit();
    expect(session.activeUser?.first_name).toBe('آوا');
    expect(settings.preset).toBe('green');
  });

  it('reports why it did not load', async () => {
    api.on('GET', '/member/profile/brief', { status: 500, body: {} });
    await visit();
    expect(session).toMatchObject({ activeUser: null, error: 'خطا در هنگام دریافت اطلاعات کاربری' });
    expect(ends).toEqual([]);
  });

  it('is that of the last visit while the network is gone, for the same person only', async () => {
    api.on('GET', '/member/profile/brief', { body: makeUser() });
    await visit();
    changeActiveUser({ theme: 'pink' });
    api.isOffline = true;
    await loadActiveUser();
    expect(session.activeUser).toMatchObject({ first_name: 'آوا', theme: 'pink' });
    const kept = localStorage.getItem('activeUser') ?? '';
    localStorage.setItem('activeUser', kept.replace(AVA_ID, PARSA_ID));
    await loadActiveUser();
    expect(session).toMatchObject({ activeUser: null, error: 'خطا در هنگام دریافت اطلاعات کاربری' });
  });

  it('is in use at once on the next visit, and is brought up to date behind the screen', async () => {
    api.on('GET', '/member/profile/brief', { body: makeUser({ first_name: 'آوا' }) });
    await visit();
    const token = localStorage.getItem('accessToken') ?? '';
    const profile = localStorage.getItem('activeUser') ?? '';
    endSession('elsewhere');
    api.on('GET', '/member/profile/brief', { body: makeUser({ first_name: 'نگار' }) });
    inOtherTab(() => {
      localStorage.setItem('accessToken', token);
      localStorage.setItem('activeUser', profile);
    });
    expect(session).toMatchObject({ loading: false, activeUser: { first_name: 'آوا' } });
    await vi.waitFor(() => expect(session.activeUser?.first_name).toBe('نگار'));
    expect(JSON.parse(localStorage.getItem('activeUser') ?? '{}')).toMatchObject({ first_name: 'نگار' });
  });
});
