import type { StudentPackageDetail } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { followAnswers } from '../../../auth/session/follow-answers.ts';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { makeHomework, makeQuestion, makeReply, questionId } from '../../../testing/homework-fixtures.ts';
import { press, type } from '../../../testing/press.ts';

const PATIENT = { timeout: 30_000 };
const PACKAGE = '0190a000-0000-7000-8000-0000000000d1';
const SIDES: Readonly<Record<string, string>> = {
  بالا: 'ArrowUp',
  پایین: 'ArrowDown',
  راست: 'ArrowRight',
  چپ: 'ArrowLeft',
};
let server: FakeServer;

followAnswers();

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  localStorage.clear();
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

function gameOf(right: number, state: 'available' | 'in_progress' | 'completed'): StudentPackageDetail {
  const { items, ...work } = makeHomework();
  return {
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
}

async function openGame(...game: Parameters<typeof gameOf>): Promise<void> {
  server.on(`GET /member/package/${PACKAGE}/`, { body: gameOf(...game) });
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

it('goes on in the garden after a right answer, through the gate that it opened, and is at the same place when opened again', async () => {
  const view = { homework_id: null, assignment: { kind: 'package', id: PACKAGE } } as const;
  const steps = () => screen.getByText('قدم').querySelector('strong')?.textContent;
  server.on('GET /member/questions/', { body: makeQuestion(1, view) });
  server.on(`GET /member/package/${PACKAGE}/questions/`, { body: [makeQuestion(1, view), makeQuestion(2, view)] });
  server.on(`POST /member/questions/${questionId(1)}/answer/`, { body: makeReply() });
  await openGame(0, 'in_progress');
  await walk();
  await screen.findByText('پرسش شمارهٔ ۱', undefined, PATIENT);
  server.on(`GET /member/package/${PACKAGE}/`, { body: gameOf(1, 'in_progress') });
  await type('۱۲{Enter}');
  await press(await screen.findByRole('button', { name: 'برگشت به باغ' }, PATIENT));
  expect(location.pathname).toBe(`/student/package/${PACKAGE}/activity/1`);
  expect(await screen.findByText('۱ دروازه از ۲ باز است.', undefined, PATIENT)).toBeTruthy();
  const walked = steps();
  expect(walked).not.toBe('۰');
  cleanup();
  act(() => logout());
  await openGame(1, 'in_progress');
  await screen.findByRole('application', undefined, PATIENT);
  expect(steps()).toBe(walked);
});

it('is walked to its end once all gates are open, and is still solved when opened again', async () => {
  await openGame(2, 'completed');
  expect(await screen.findByText('همهٔ دروازه‌ها باز است. تا پرچم راه برو!', undefined, PATIENT)).toBeTruthy();
  await walk();
  await screen.findByRole('region', { name: 'از باغ بیرون آمدی!' }, PATIENT);
  cleanup();
  act(() => logout());
  await openGame(2, 'completed');
  expect(await screen.findByText(/^رسیدی! با [^۰]/, undefined, PATIENT)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'از باغ بیرون آمدی!' })).toBeNull();
});

it('ends a package with what was right in it, once', async () => {
  const visit = async () => {
    server.on(`GET /member/package/${PACKAGE}/`, { body: gameOf(2, 'completed') });
    isSignedIn(server, makeUser('STUDENT'));
    history.replaceState(null, '', `/student/package/${PACKAGE}`);
    startSession();
    await act(async () => void render(<App />));
  };
  await visit();
  const end = await screen.findByRole('region', { name: 'این بسته را تمام کردی!' }, PATIENT);
  expect(end.textContent).toContain('۱ فعالیت؛ ۲ جواب درست در ۲ سؤال.');
  cleanup();
  act(() => logout());
  await visit();
  expect(await screen.findByText('همهٔ فعالیت‌های این بسته را تمام کردی. آفرین!', undefined, PATIENT)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'این بسته را تمام کردی!' })).toBeNull();
});
