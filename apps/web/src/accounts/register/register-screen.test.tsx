import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../testing/fake-server.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const PATIENT = { timeout: 30_000 };

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('says that a username is taken before a code is sent, and sends one for another name', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const user = userEvent.setup();
  const server = new FakeServer();
  const fault = 'این نام کاربری را کس دیگری دارد.';
  server.on('POST /auth/register/check/', { status: 409, body: { detail: fault, fields: { username: fault } } });
  await act(async () => {
    render(<RegisterScreen />);
  });
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await user.type(field('نام'), 'نیکا');
  await user.type(field('نام خانوادگی'), 'کریمی');
  await user.type(screen.getByRole('textbox', { name: /^کد کلاس/ }), '123456789');
  await user.type(screen.getByRole('textbox', { name: /^نام کاربری/ }), 'taken');
  await user.type(screen.getByLabelText(/^رمز/), 'a-good-password');
  await user.type(screen.getByRole('textbox', { name: /همراه|موبایل|تلفن/ }), '09120000099');
  await user.click(screen.getByRole('checkbox', { name: /شرایط استفاده/ }));
  const next = screen.getByRole('button', { name: 'فرستادن کد تأیید' });
  await user.click(next);
  const username = screen.getByRole<HTMLInputElement>('textbox', { name: /^نام کاربری/ });
  await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'), PATIENT);
  const codes = () => server.asked.filter(({ path }) => path.includes('verification-code'));
  expect(codes()).toEqual([]);
  expect(server.of('POST /auth/register/check/').at(-1)?.body).toEqual({
    username: 'taken',
    password: 'a-good-password',
  });
  server.on('POST /auth/register/check/', { body: { ok: true } });
  await user.type(username, '2');
  await user.click(next);
  await waitFor(() => expect(codes()).toHaveLength(1), PATIENT);
});
