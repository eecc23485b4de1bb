import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loginAs, sendCode, verifyCode } from '../../auth/auth-calls.ts';
import { login, resetOtp } from '../../auth/login.ts';
import { FakeApi, type FakeReply, type FakeRequest } from '../../testing/fake-api.ts';
import { AVA_ID, makeLogin, makeToken, makeUser, PARSA_ID } from '../../testing/people.ts';
import { currentToken, readToken } from '../api/token.ts';
import { dispatch, type SessionEvent, session, TRANSITIONS } from './machine.ts';
import { endSession, loadActiveUser, logout, onSessionEnd, type SessionEnd, startSession } from './session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RUNS = { numRuns: 150 };

let api: FakeApi;
let ends: SessionEnd[] = [];
startSession();
onSessionEnd((reason) => ends.push(reason));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('alert', vi.fn());
  // With stopped clocks a module cannot be loaded.
  await import('../api/renew-token.ts');
});

afterEach(() => {
  reset();
  vi.useRealTimers();
});

function reset(): void {
  endSession('expired');
  resetOtp();
}

const events = [...new Set(Object.values(TRANSITIONS).flatMap((row) => Object.keys(row)))] as SessionEvent[];

it('an event outside the table changes nothing, and only a token leads to a session', () => {
  const sequence = fc.array(fc.constantFrom(...events), { maxLength: 40, size: 'max' });
  fc.assert(
    fc.property(sequence, (sent) => {
      reset();
      for (const event of sent) {
        const before = JSON.stringify(session);
        const from = session.state;
        const isTaken = dispatch(event, { userLogin: { loading: true, error: event } });
        expect(isTaken).toBe(TRANSITIONS[from][event] !== undefined);
        if (!isTaken) expect(JSON.stringify(session)).toBe(before);
        if (session.state === 'signed-in') expect(from === 'signed-in' || event === 'token-accepted').toBe(true);
        if (event === 'signed-out' || event === 'expired') expect(session.state).not.toBe('signed-in');
      }
    }),
    RUNS,
  );
});

type Step =
  | { do: 'login' | 'send-code' | 'verify' | 'profile'; reply: number; after: number }
  | { do: 'choose' | 'back' | 'logout' | 'wait' | 'renewals-fail' | 'renewals-work' | 'renewals-refused' }
  | { do: 'other-tab-signs-in'; user: string }
  | { do: 'other-tab-signs-out' };

const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constantFrom('login', 'send-code', 'verify', 'profile' as const),
      reply: fc.nat(4),
      after: fc.constantFrom(0, 10, 250),
    }),
    fc.record({ do: fc.constantFrom('choose', 'back', 'logout', 'wait', 'wait', 'other-tab-signs-out' as const) }),
    fc.record({ do: fc.constantFrom('renewals-fail', 'renewals-work', 'renewals-refused' as const) }),
    fc.record({ do: fc.constant('other-tab-signs-in' as const), user: fc.constantFrom(AVA_ID, PARSA_ID) }),
  ) as fc.Arbitrary<Step>,
  { maxLength: 25, size: 'max' },
);

const freshToken = (sub: string, hours: number) => {
  const iat = Math.floor(Date.now() / 1000);
  return makeToken({ sub, iat, exp: iat + hours * 3600, jti: `${Math.random()}` });
};
const account = (username: string) => ({
  username,
  first_name: 'آوا',
  last_name: 'احمدی',
  role: 'STUDENT',
  school_name: '',
});
const BUSY: FakeReply = { status: 503, body: { detail: 'سرور سرش شلوغ است.' }, headers: { 'retry-after': '2' } };

/** Replies in the order of `reply`: two good ones, a refusal, a busy server, a lost reply. */
function reply(which: number, good: FakeReply, other: FakeReply = good): FakeReply {
  if (which === 4) throw new TypeError('Failed to fetch');
  return [good, other, { status: 400, body: { detail: 'نشد.' } }, BUSY][which] as FakeReply;
}

function inOtherTab(change: () => void): void {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }));
}

function run(step: Step): void {
  const answer = (path: string, method: string, make: (request: FakeRequest) => FakeReply) => {
    const { after } = step as { after: number };
    api.on(method, path, async (request) => {
      await new Promise((done) => setTimeout(done, after));
      return make(request);
    });
  };
  switch (step.do) {
    case 'login':
      answer('/auth/login/', 'POST', () =>
        reply(
          step.reply,
          { body: makeLogin({ access: freshToken(AVA_ID, 12) }) },
          { body: makeLogin({ access: freshToken(AVA_ID, -1) }) },
        ),
      );
      void login('ava', 'x');
      break;
    case 'send-code':
      answer('/auth/verification-code', 'POST', () =>
        reply(step.reply, { body: { status: 1, message: '' } }, { body: { status: 0, message: '' } }),
      );
      void sendCode('09123456789');
      break;
    case 'verify':
      answer('/auth/verify/', 'POST', () =>
        reply(step.reply, { body: account('ava') }, { body: [account('ava'), account('parsa')] }),
      );
      void verifyCode('123456');
      break;
    case 'profile':
      answer('/member/profile/brief', 'GET', ({ token }) =>
        reply(step.reply, { body: makeUser({ id: readToken(token)?.userId ?? AVA_ID }) }),
      );
      void loadActiveUser();
      break;
    case 'choose':
      void loginAs('ava');
      break;
    case 'back':
      resetOtp();
      break;
    case 'logout':
      logout();
      break;
    case 'renewals-fail':
      api.on('POST', '/auth/refresh/', BUSY);
      break;
    case 'renewals-work':
      api.on('POST', '/auth/refresh/', () => ({
        body: { access: freshToken(currentToken()?.userId ?? AVA_ID, 12), refresh: `r${Math.random()}` },
      }));
      break;
    case 'renewals-refused':
      api.on('POST', '/auth/refresh/', { status: 401, body: {} });
      break;
    case 'other-tab-signs-in':
      inOtherTab(() => {
        localStorage.setItem('refreshToken', `r${Math.random()}`);
        localStorage.setItem('accessToken', freshToken(step.user, 12));
      });
      break;
    case 'other-tab-signs-out':
      inOtherTab(() => localStorage.removeItem('accessToken'));
      break;
  }
}

function checkInvariants(): void {
  const isSignedIn = session.state === 'signed-in';
  expect(currentToken() !== null).toBe(isSignedIn);
  expect(session.access).toBe(currentToken()?.text ?? null);
  expect(localStorage.getItem('accessToken')).toBe(session.access);
  if (!isSignedIn) {
    expect(session).toMatchObject({ activeUser: null, loading: false, error: null, refresh: null });
    expect([localStorage.getItem('activeUser'), localStorage.getItem('refreshToken')]).toEqual([null, null]);
  }
  if (session.activeUser) {
    expect(session.activeUser.id).toBe(currentToken()?.userId);
    expect(session).toMatchObject({ error: null, loading: false });
  }
  if (session.myUsers.length > 0) expect(session.state).toBe('choosing-account');
  if (session.otpLogin.codeHasSent) expect(['sending-code', 'choosing-account']).toContain(session.state);
  const { expiresAt } = currentToken() ?? {};
  if (expiresAt) expect(expiresAt).toBeGreaterThan(Date.now());
}

it('whatever happens in whatever order, token, storage and user agree, and a busy server ends no session', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      reset();
      await vi.advanceTimersByTimeAsync(10_000);
      reset();
      api = new FakeApi();
      ends = [];
      localStorage.clear();
      api.on('POST', '/auth/refresh/', BUSY);
      let isRefused = false;
      for (const step of sequence) {
        const before = { state: session.state, token: currentToken() };
        const endsBefore = ends.length;
        if (step.do.startsWith('renewals')) isRefused = step.do === 'renewals-refused';
        run(step);
        checkInvariants();
        await vi.advanceTimersByTimeAsync(step.do === 'wait' ? 5 * HOUR : 100);
        checkInvariants();
        const isEndedByUser = step.do === 'logout' || step.do.startsWith('other-tab');
        const isInTime = (before.token?.expiresAt ?? 0) > Date.now();
        const hasEnded = ends.length > endsBefore;
        // A reply of an earlier sign-in may bring a token that has expired.
        if (before.state === 'signed-in' && isInTime && !isEndedByUser && !isRefused && hasEnded)
          expect(sequence).toContainEqual(expect.objectContaining({ do: 'login', reply: 1 }));
      }
    }),
    RUNS,
  );
});
