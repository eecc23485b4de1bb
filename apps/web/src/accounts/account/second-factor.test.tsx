import { resetOtp } from '@mashq/state/auth/login';
import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeToken, makeUser } from '../../testing/fake-server.ts';
import { SecondFactorCard } from './SecondFactorCard.tsx';

const PATIENT = { timeout: 30_000 };
const CODES = Array.from({ length: 10 }, (_, index) => `abcdefgh${index + 2}k`.slice(0, 10));
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  cleanup();
  act(() => logout());
  resetOtp();
});

const user = userEvent.setup();

it('asks for the code once the password is right, keeps what was typed, and signs in with all three', async () => {
  history.replaceState(null, '', '/auth/login');
  startSession();
  await act(async () => {
    render(<App />);
  });
  server.on('POST /auth/login/', {
    status: 401,
    body: { detail: 'کد برنامهٔ ورود را هم بنویسید.', code: 'second-factor-needed' },
  });
  await user.type(await screen.findByLabelText('نام کاربری', undefined, PATIENT), 'modir1');
  await user.type(screen.getByLabelText('رمز عبور'), 'anar-sorkh{Enter}');
  const code = await screen.findByRole('textbox', { name: /کد ورود دومرحله‌ای/ }, PATIENT);
  expect(document.activeElement).toBe(code);
  expect(screen.queryByRole('alert')?.textContent ?? '').not.toContain('وارد نشدید');
  server.on('POST /auth/login/', {
    status: 401,
    body: { detail: 'کد ورود دومرحله‌ای درست نیست.', code: 'wrong-second-factor' },
  });
  await user.type(code, '۱۲۳۴۵۶');
  await user.click(screen.getByRole('button', { name: 'ورود' }));
  // Said at its box alone: the link of the summary leads there.
  await screen.findByText('کد ورود دومرحله‌ای درست نیست.', undefined, PATIENT);
  const link = screen.getByRole('link', { name: /کد ورود دومرحله‌ای/ });
  expect(screen.getByText('وارد نشدید.')).toBeDefined();
  await user.click(link);
  expect(document.activeElement).toBe(code);
  expect((code as HTMLInputElement).value).toBe('۱۲۳۴۵۶');
  expect(screen.getByLabelText('رمز عبور').getAttribute('aria-invalid')).toBeNull();
  await user.clear(code);
  await user.type(code, '۶۵۴۳۲۱');
  const manager = makeUser('MANAGER');
  server.on('POST /auth/login/', { body: { ...manager, access: makeToken(), refresh: 'r', user: manager } });
  await user.click(screen.getByRole('button', { name: 'ورود' }));
  await screen.findByRole('heading', { name: /سلام/ }, PATIENT);
  expect(server.of('POST /auth/login/').at(-1)?.body).toEqual({
    username: 'modir1',
    password: 'anar-sorkh',
    second_factor: '۶۵۴۳۲۱',
  });
});

async function openCard(state: { is_on: boolean; recovery_codes_left: number }) {
  isSignedIn(server, makeUser('MANAGER'));
  startSession();
  server.on('GET /auth/second-factor/', { body: state });
  render(
    <QueryProvider>
      <SecondFactorCard />
    </QueryProvider>,
  );
}

it('is turned on by password and code, and shows the recovery codes until they are kept', async () => {
  await openCard({ is_on: false, recovery_codes_left: 0 });
  await user.click(await screen.findByRole('button', { name: 'روشن کردن' }, PATIENT));
  server.on('POST /auth/second-factor/begin/', {
    body: { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x?secret=ABCDEFGHIJKLMNOP' },
  });
  await user.type(screen.getByLabelText(/رمز فعلی/), 'anar-sorkh{Enter}');
  expect(await screen.findByRole('img', { name: /برنامهٔ ورود/ }, PATIENT)).toBeDefined();
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeDefined();
  // A phone cannot read its own screen.
  const here = screen.getByRole('link', { name: /همین گوشی/, hidden: true });
  expect(here.getAttribute('href')).toBe('otpauth://totp/x?secret=ABCDEFGHIJKLMNOP');
  server.on('POST /auth/second-factor/confirm/', {
    status: 422,
    body: { detail: 'این کد درست نیست.', code: 'wrong-second-factor', fields: { code: 'این کد درست نیست.' } },
  });
  const code = screen.getByRole<HTMLInputElement>('textbox', { name: /کد شش‌رقمی/ });
  await user.type(code, '123456');
  await user.click(screen.getByRole('button', { name: 'روشن شود' }));
  await screen.findByText('این کد درست نیست.', undefined, PATIENT);
  expect(code.value).toBe('123456');
  server.on('POST /auth/second-factor/confirm/', { body: { recovery_codes: CODES } });
  await user.clear(code);
  await user.type(code, '654321');
  await user.click(screen.getByRole('button', { name: 'روشن شود' }));
  const list = await screen.findByRole('list', { name: 'کدهای بازیابی' }, PATIENT);
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);
  server.on('GET /auth/second-factor/', { body: { is_on: true, recovery_codes_left: 10 } });
  expect(server.of('POST /auth/second-factor/confirm/').at(-1)?.body).toEqual({ code: '654321' });
  await user.click(screen.getByRole('button', { name: 'نگه داشتم' }));
  expect(await screen.findByText(/۱۰ کد بازیابی مانده است/, undefined, PATIENT)).toBeDefined();
  expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'خاموش کردن' }));
});

it('says when few recovery codes are left, and is turned off by password and code', async () => {
  await openCard({ is_on: true, recovery_codes_left: 2 });
  expect(await screen.findByText(/رو به پایان/, undefined, PATIENT)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'خاموش کردن' }));
  server.on('POST /auth/second-factor/end/', { body: { is_on: false, recovery_codes_left: 0 } });
  await user.type(screen.getByLabelText(/رمز فعلی/), 'anar-sorkh');
  await user.type(screen.getByRole('textbox', { name: /کد برنامه/ }), '123456{Enter}');
  expect(await screen.findByText('خاموش است', undefined, PATIENT)).toBeDefined();
  expect(server.of('POST /auth/second-factor/end/')[0]?.body).toEqual({ password: 'anar-sorkh', code: '123456' });
});
