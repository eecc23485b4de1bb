import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const network = vi.hoisted(() => ({ isDown: true }));

// What a page of before a release asks for is no longer there.
vi.mock('./lazy-export.ts', async (original) => {
  const module = await original<typeof import('./lazy-export.ts')>();
  return {
    ...module,
    lazyExport: (load: () => Promise<Record<string, unknown>>, name: string) =>
      module.lazyExport(
        () => (network.isDown && name === 'HomeworksScreen' ? Promise.reject(new TypeError('Failed')) : load()),
        name,
      ),
  };
});

let server: FakeServer;
const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  server = new FakeServer();
  network.isDown = true;
});

afterEach(() => {
  act(() => logout());
  sessionStorage.clear();
  cleanup();
  vi.restoreAllMocks();
});

async function open(): Promise<void> {
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', '/student/homeworks');
  startSession();
  await act(async () => {
    render(<App />);
  });
  await screen.findByText('این صفحه از راه نرسید', undefined, PATIENT);
}

it('where a release has replaced it the page reloads by itself, once, and not while the server is away', async () => {
  await open();
  // The server answers, but not with a page.
  expect(reload).not.toHaveBeenCalled();
  cleanup();
  server.otherwise = { body: '' };
  await open();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  cleanup();
  await open();
  await act(async () => undefined);
  expect(reload).toHaveBeenCalledTimes(1);
});

// Last: what has come once is there.
it('a screen that was not loaded keeps the menu, and comes when the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  expect((await screen.findAllByRole('navigation', undefined, PATIENT)).length).toBeGreaterThan(0);
  expect(document.querySelectorAll('main')).toHaveLength(1);
  expect(screen.getByText('اینترنت نیست. با آمدنش، خودش می‌آید.')).toBeDefined();
  // The line about kept answers is over it, as on every screen.
  await screen.findByText(/^اینترنت نیست\. ادامه بده/, undefined, PATIENT);
  network.isDown = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('این صفحه از راه نرسید')).toBeNull(), PATIENT);
  expect(reload).not.toHaveBeenCalled();
});
