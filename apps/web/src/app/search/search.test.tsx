import { QueryProvider } from '@mashq/state/platform/query/QueryProvider';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { MashqProvider } from '@mashq/ui/i18n';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RouteTable } from '../../platform/routing/route.ts';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { SearchOpener } from './SearchOpener.tsx';
import { screens } from './screens.ts';
import { searchState } from './search-state.ts';

const files = import.meta.glob<{ table?: RouteTable }>(['../routes/*.ts', '!**/*.test.ts'], { eager: true });
const routes = Object.values(files).flatMap(({ table }) => table?.routes ?? []);

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
});

afterEach(() => {
  act(() => {
    searchState.isOpen = false;
    logout();
  });
  cleanup();
});

const pressKey = () => act(() => userEvent.keyboard('{Control>}[KeyK]{/Control}'));
const items = () => screen.queryAllByRole('link').map((item) => item.textContent);

test.each(Object.entries(screens))('the screens of %s are routes of that role', (role, list) => {
  for (const [title, path] of list) {
    expect(
      routes.some((route) => route.path === path && route.layout === role),
      `${title} ${path}`,
    ).toBe(true);
  }
});

function open() {
  // The frame shows its tools in the header and at the side.
  render(
    <MashqProvider>
      <QueryProvider>
        <SearchOpener />
        <SearchOpener />
      </QueryProvider>
    </MashqProvider>,
  );
}

test('Ctrl+K finds screens, guides and what the server knows, and closes again', async () => {
  server.on('GET /member/search/', {
    body: {
      items: [
        {
          kind: 'student',
          key: 'n',
          title: 'نیما زارعی',
          detail: 'پنجم الف',
          path: '/teacher/student/n/grade/5/course/2',
        },
      ],
    },
  });
  isSignedIn(server, makeUser('TEACHER'));
  startSession();
  open();
  await pressKey();
  const [dialog, ...others] = await screen.findAllByRole('dialog', { name: 'جستجو' }, { timeout: 20_000 });
  expect(others).toEqual([]);
  expect(dialog).toBeTruthy();
  expect(items()).toContain('تکلیف‌ها');
  const field = screen.getByRole('searchbox');
  await act(() => userEvent.type(field, 'نيما'));
  await waitFor(() => expect(items()).toEqual(['نیما زارعی']));
  await act(() => userEvent.clear(field));
  await act(() => userEvent.type(field, 'اکسل'));
  await waitFor(() => expect(items()).toContain('گرفتن گزارش به‌صورت فایل'));
  await act(() => userEvent.clear(field));
  await act(() => userEvent.type(field, 'آزمایشگاه'));
  await waitFor(() => expect(items()).toContain('آزمایشگاه علوم'));
  await pressKey();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a student finds warm-up and placement, and their guides', async () => {
  server.on('GET /member/search/', { body: { items: [] } });
  isSignedIn(server, makeUser('STUDENT'));
  startSession();
  open();
  await pressKey();
  const field = await screen.findByRole('searchbox', undefined, { timeout: 20_000 });
  for (const [word, title] of [
    ['نرمش', 'نرمش ضرب'],
    ['سنجش', 'سنجش آغازین'],
  ] as const) {
    await act(() => userEvent.clear(field));
    await act(() => userEvent.type(field, word));
    await waitFor(() => expect(items().filter((item) => item?.includes(title))).toHaveLength(2));
  }
});
