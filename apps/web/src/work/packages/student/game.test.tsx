import type { StudentPackageDetail } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { makeHomework, questionId } from '../../../testing/content.ts';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';

const PATIENT = { timeout: 30_000 };
const PACKAGE = '0190a000-0000-7000-8000-0000000000d1';
const SIDES: Readonly<Record<string, string>> = {
  بالا: 'ArrowUp',
  پایین: 'ArrowDown',
  راست: 'ArrowRight',
  چپ: 'ArrowLeft',
};
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function openGame(right: number, state: 'available' | 'in_progress' | 'completed'): Promise<void> {
  const { items, ...work } = makeHomework();
  const detail: StudentPackageDetail = {
    ...work,
    id: PACKAGE,
    items: items.map((item, position) => ({ ...item, position })),
    order_mode: 'free',
    is_active: true,
    activities: [
      {
        number: 1,
        kind: 'game',
        title: 'باغ کسرها',
        skills: [],
        items_per_skill: items.length,
        items_total: items.length,
        right_needed: 2,
        state,
        items_done: right,
        right,
        first_item: 0,
      },
    ],
  };
  server.on(`GET /member/package/${PACKAGE}/`, { body: detail });
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', `/student/package/${PACKAGE}/activity/1`);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

/** Walks the shown way, as far as it is open. */
async function walk(): Promise<void> {
  const garden = await screen.findByRole('application', undefined, PATIENT);
  const here = location.pathname;
  for (let times = 0; times < 30 && location.pathname === here; times += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'راه را نشان بده' }));
    const said = screen.getAllByRole('status').find(({ textContent }) => textContent?.startsWith('راه از این طرف است'));
    if (said === undefined) return;
    for (const [word] of (said.textContent ?? '').matchAll(/بالا|پایین|راست|چپ/g)) {
      await act(async () => {
        fireEvent.keyDown(garden, { key: SIDES[word] });
      });
      if (location.pathname !== here) return;
    }
  }
}

it('asks the next question at a closed gate', async () => {
  await openGame(0, 'available');
  expect(await screen.findByText('۰ دروازه از ۲ باز است.', undefined, PATIENT)).toBeTruthy();
  await walk();
  expect(location.pathname).toBe(`/student/package/${PACKAGE}/activity/1/question/${questionId(1)}`);
});

it('lets the child out once it is completed', async () => {
  await openGame(2, 'completed');
  await walk();
  expect(await screen.findByText('از باغ بیرون آمدی!', undefined, PATIENT)).toBeTruthy();
});
