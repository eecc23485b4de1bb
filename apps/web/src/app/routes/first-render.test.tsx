import { queryClient } from '@mashq/state/platform/query/query-client';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { mountApp } from '@mashq/ui/layout/mount-app';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { layouts } from '../layouts/layouts.ts';
import { firstRenderReady } from './first-render.ts';
import { loadMatchedRoute } from './match-route.ts';

const PATH = '/admin/chatList';
const CHATS = {
  filter_user: [
    {
      id: '0190a000-0000-7000-8000-0000000000c1',
      first_name: 'نگار',
      last_name: 'رضایی',
      username: 'negar',
      profile_url: '',
      unread_count: 0,
      last_message: 'سلام',
      last_message_at: null,
    },
  ],
  filter_message: [],
};

let server: FakeServer;
let unmount = () => {};

// How long code takes to load here says nothing of the app.
beforeAll(async () => {
  const match = await loadMatchedRoute(PATH);
  await Promise.all([match?.route.screen.ready(), layouts.admin.ready(false)]);
});

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  document.body.innerHTML = '<div id="root"></div>';
});

afterEach(() => {
  act(() => unmount());
  unmount = () => {};
  act(() => logout());
  queryClient.clear();
});

/** Opens the page as a person of whom the last visit kept the profile. */
function open(role: 'SYS_ADMIN' | 'TEACHER'): void {
  const user = makeUser(role);
  isSignedIn(server, user);
  localStorage.setItem('activeUser', JSON.stringify(user));
  history.replaceState(null, '', PATH);
  startSession();
}

/** What is there once the app was mounted, before anything else may run. */
function firstRender(): string {
  const root = mountApp(<App />);
  unmount = () => root.unmount();
  return document.body.textContent;
}

const asked = () => server.asked.filter(({ path }) => path.startsWith('/chat/users/')).length;

it('draws the screen whole at once, with what it asked for a single time', async () => {
  server.on('GET /chat/users/', { body: CHATS });
  open('SYS_ADMIN');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await firstRenderReady(PATH);
  vi.useRealTimers();
  expect(firstRender()).toContain('نگار رضایی');
  expect(asked()).toBe(1);
});

it('waits for slow data no longer than a moment, and shows it when it comes', async () => {
  const reply = Promise.withResolvers<{ body: unknown }>();
  server.on('GET /chat/users/', () => reply.promise);
  open('SYS_ADMIN');
  await firstRenderReady(PATH);
  expect(firstRender()).not.toContain('نگار رضایی');
  expect(screen.getByRole('main')).toBeTruthy();
  reply.resolve({ body: CHATS });
  expect(await screen.findByText('نگار رضایی')).toBeTruthy();
});

it('asks for nothing of a screen that is of another role', async () => {
  open('TEACHER');
  await firstRenderReady(PATH);
  expect(asked()).toBe(0);
});

it('is ready where no screen has the path', async () => {
  await firstRenderReady('/nowhere/at/all');
});
