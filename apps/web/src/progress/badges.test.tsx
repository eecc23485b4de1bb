import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };

let server: FakeServer;

const badge = (id: string, isNew: boolean) => ({ id, awarded_at: '2026-11-21T08:00:00.000Z', is_new: isNew });

async function open(badges: readonly object[]): Promise<void> {
  server.on('GET /member/badges/', { body: { is_on: true, badges } });
  server.on('GET /member/new-badges-count/', { body: { count: 1 } });
  server.on('POST /member/badges/seen/', { body: { count: 0 } });
  isSignedIn(server, makeUser('STUDENT', { features: ['gamification'] }));
  history.replaceState(null, '', '/student/profile/badges');
  startSession();
  await act(async () => {
    render(<App />);
  });
  await screen.findByRole('heading', { level: 1, name: 'نشان‌ها و جام‌ها' }, PATIENT);
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  cleanup();
  vi.restoreAllMocks();
});

const won = (name: string | RegExp) => screen.queryByRole('region', { name });

it('says which badge was won and what for, once: not when the screen is gone back to', async () => {
  await open([badge('welcome-back', true), badge('first-practice', false)]);
  const panel = await screen.findByRole('region', { name: 'نشان «پرستو» را گرفتی!' }, PATIENT);
  expect(panel.textContent).toContain('بعد از چند روز دوری، دوباره سر مشق آمدی.');
  await waitFor(() => expect(server.of('POST /member/badges/seen/')).toHaveLength(1));

  await act(async () => void history.pushState(null, '', '/student/profile'));
  await screen.findByRole('heading', { level: 1, name: 'حساب کاربری' }, PATIENT);
  await act(async () => void history.pushState(null, '', '/student/profile/badges'));
  await screen.findByRole('heading', { name: 'گرفته‌ام' }, PATIENT);
  expect(won(/را گرفتی/)).toBeNull();
  expect(server.of('POST /member/badges/seen/')).toHaveLength(1);
});

it('names all that are new', async () => {
  await open([badge('welcome-back', true), badge('first-practice', true)]);
  const panel = await screen.findByRole('region', { name: '۲ نشان تازه گرفتی!' }, PATIENT);
  expect(panel.textContent).toContain('«نخستین مشق»، «پرستو».');
});

it('leaves the focus at the heading when the panel is closed', async () => {
  await open([badge('welcome-back', true)]);
  await screen.findByRole('region', { name: 'نشان «پرستو» را گرفتی!' }, PATIENT);
  const close = screen.getByRole('button', { name: 'بستن' });
  close.focus();
  fireEvent.click(close);
  await waitFor(() => expect(won(/را گرفتی/)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
