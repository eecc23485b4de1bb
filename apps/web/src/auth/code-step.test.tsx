import type { Profile } from '@mashq/state/accounts/profile';
import { resetOtp } from '@mashq/state/auth/login';
import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../App.tsx';
import { ContactCard } from '../accounts/profile/ContactCard.tsx';
import { FakeServer, isSignedIn, makeUser } from '../testing/fake-server.ts';
import { press } from '../testing/press.ts';

const PATIENT = { timeout: 30_000 };
const PHONE = '09123456789';
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on('POST /auth/verification-code', { body: { status: 1, message: '' } });
});

afterEach(() => {
  cleanup();
  act(() => logout());
  resetOtp();
  sessionStorage.clear();
  localStorage.clear();
});

async function open(path: string): Promise<void> {
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

/** As the browser does it: what is in the tab's storage stays, everything else begins again. */
async function reload(): Promise<void> {
  const stored = Object.entries({ ...sessionStorage });
  cleanup();
  resetOtp();
  for (const [key, value] of stored) sessionStorage.setItem(key, String(value));
  await open(window.location.pathname);
}

const user = userEvent.setup();
const phoneBox = () => screen.findByRole('textbox', { name: /موبایل/ }, PATIENT);
const codeBox = () => screen.findByRole('textbox', { name: /کد/ }, PATIENT);
const pressOn = async (name: RegExp | string) => press(await screen.findByRole('button', { name }, PATIENT));

async function askForCode(): Promise<void> {
  await open('/auth/login');
  await pressOn('ورود با کد پیامکی');
  await user.type(await phoneBox(), PHONE);
  await pressOn('فرستادن کد');
  await codeBox();
}

it('signing in goes on with the code that was sent, which is stored nowhere', async () => {
  await askForCode();
  await reload();
  server.on('POST /auth/verify/', () => new Promise(() => undefined));
  await user.type(await codeBox(), '246810');
  await waitFor(() =>
    expect(server.of('POST /auth/verify/').map(({ body }) => body)).toEqual([{ phone: PHONE, code: '246810' }]),
  );
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('246810');
});

it('who goes back to change the phone begins there after a reload', async () => {
  await askForCode();
  await pressOn('تغییر شماره');
  await phoneBox();
  await reload();
  await screen.findByLabelText('نام کاربری', undefined, PATIENT);
  expect(screen.queryByRole('textbox', { name: /کد/ })).toBeNull();
});

it('a forgotten password goes on with the code that was sent', async () => {
  await open('/auth/forgot-password');
  await user.type(await phoneBox(), PHONE);
  await pressOn(/فرستادن|ارسال/);
  await codeBox();
  await reload();
  expect(await codeBox()).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /موبایل/ })).toBeNull();
});

it('registering goes on with the code, and asks for the password again, which is stored nowhere', async () => {
  sessionStorage.setItem(
    'register',
    JSON.stringify({
      firstName: 'نیکا',
      lastName: 'کریمی',
      grade: '4',
      username: 'nika-karimi',
      phone: PHONE,
      terms: '1',
    }),
  );
  server.on('POST /auth/register/check/', { body: { ok: true } });
  await open('/auth/register');
  const password = await screen.findByLabelText(/رمز عبور/, { selector: 'input' }, PATIENT);
  await user.type(password, 'four green apples');
  await pressOn('فرستادن کد تأیید');
  await codeBox();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('apples');
  await reload();
  await user.type(await codeBox(), '246810');
  await user.type(await screen.findByLabelText(/رمز عبور/, { selector: 'input' }, PATIENT), 'four green apples');
  server.on('POST /auth/register/', { status: 401, body: { detail: 'این کد درست نیست.' } });
  await pressOn('ساختن حساب');
  await waitFor(() =>
    expect(server.of('POST /auth/register/').map(({ body }) => body)).toMatchObject([
      {
        phone: PHONE,
        code: '246810',
        password: 'four green apples',
        username: 'nika-karimi',
        grade: 4,
        terms_version: 1,
      },
    ]),
  );
});

it('another phone goes on with the code that was sent to it, for the same person alone', async () => {
  const show = () =>
    act(async () => {
      render(
        <QueryProvider>
          <ContactCard profile={{ phone: '' } as Profile} />
        </QueryProvider>,
      );
    });
  await show();
  await user.type(screen.getByRole('textbox', { name: 'شمارهٔ تازه' }), PHONE);
  await pressOn('فرستادن کد');
  await codeBox();
  cleanup();
  await show();
  expect(screen.getByRole('textbox', { name: /کد/ })).toBeTruthy();
  cleanup();
  isSignedIn(server, makeUser('STUDENT'));
  startSession();
  await show();
  expect(screen.queryByRole('textbox', { name: /کد/ })).toBeNull();
});
