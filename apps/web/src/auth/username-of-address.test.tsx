import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../App.tsx';
import { FakeServer } from '../testing/fake-server.ts';
import { signInAddress, usernameOfAddress } from './username-of-address.ts';

const PATIENT = { timeout: 30_000 };

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  new FakeServer();
});

afterEach(() => {
  cleanup();
  act(() => logout());
});

async function open(path: string): Promise<void> {
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

it('what the code on a card leads to brings the username back, whatever is in it', () => {
  const address = signInAddress('https://aftab.mashq.ir', 'g5a 01&x');
  expect(address.startsWith('https://aftab.mashq.ir/auth/login?')).toBe(true);
  expect(usernameOfAddress(new URL(address).search)).toBe('g5a 01&x');
  expect(usernameOfAddress('')).toBe('');
});

it('the code on a card fills in the username, and the focus is on the password', async () => {
  await open('/auth/login?username=204810001');
  const username = await screen.findByRole<HTMLInputElement>('textbox', { name: 'نام کاربری' }, PATIENT);
  expect(username.value).toBe('204810001');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('رمز عبور')));
});

it('without it both fields are empty, and none takes the focus', async () => {
  await open('/auth/login');
  const username = await screen.findByRole<HTMLInputElement>('textbox', { name: 'نام کاربری' }, PATIENT);
  expect(username.value).toBe('');
  expect(document.activeElement).not.toBe(screen.getByLabelText('رمز عبور'));
});
