import type { Contract, ResponseOf } from '@mashq/api/contract';
import { FACTS, factId, isFactRight, nextInWarmUp, planWarmUp } from '@mashq/curriculum/facts';
import { queryClient } from '@mashq/state/platform/query/query-client';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { press } from '../../testing/press.ts';

type WarmUp = ResponseOf<Contract['member']['warmUp']['begin']>;
type Try = WarmUp['tries'][number];

const PATIENT = { timeout: 30_000 };
const BEGIN = 'POST /member/warm-up/';
const TRIES = 'POST /member/warm-up/tries/';
const FACTS_OF_DAY = 4;

let server: FakeServer;
let stored: Try[];

const plan = () => planWarmUp(new Map(), 0).slice(0, FACTS_OF_DAY);

/** As the server would answer: what is stored stays. */
const view = (): WarmUp => ({
  day: '2026-11-29',
  facts: plan().map(({ fact, isNew }) => ({ fact: fact as Try['fact'], is_new: isNew })),
  tries: stored,
  is_done: nextInWarmUp(plan(), stored) === null,
  table: FACTS.map(factId).map((fact) => ({ fact: fact as Try['fact'], state: 'unseen' })),
});

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.clear();
  stored = [];
  server = new FakeServer();
  server.on(BEGIN, () => ({ body: view() }));
  server.on(TRIES, ({ body }) => {
    const { tries } = body as { tries: Omit<Try, 'is_right'>[] };
    for (const { fact, given, seconds } of tries.slice(stored.length))
      stored = [...stored, { fact, given, seconds, is_right: isFactRight(fact, given) }];
    return { body: view() };
  });
});

afterEach(() => {
  act(() => logout());
  cleanup();
  queryClient.clear();
});

async function open(): Promise<void> {
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', '/student/warm-up');
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const box = () => screen.findByRole('textbox', undefined, PATIENT);

async function say(text: string): Promise<void> {
  const field = await box();
  fireEvent.change(field, { target: { value: text } });
  await press(screen.getByRole('button', { name: 'تأیید' }));
}

it('grades each fact at once, shows the product of a missed one, and asks it again', async () => {
  await open();
  await say('۴');
  expect(await screen.findByText('درست! همین است.')).toBeTruthy();
  await press(screen.getByRole('button', { name: 'ضرب بعدی' }));
  await say('7');
  expect(await screen.findByText(/این را یادت بماند/)).toBeTruthy();
  // Enter goes on.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'ضرب بعدی' })));
  expect(screen.getByText(/برابر.*۶|مساوی.*۶|شش/)).toBeTruthy();
  await waitFor(() => expect(stored.map(({ given }) => given)).toEqual([4, 7]));
});

it('takes a thing that is no number for no try', async () => {
  await open();
  await say('الف');
  expect(await screen.findByText('فقط یک عدد بنویس، مثل ۲۴.')).toBeTruthy();
  expect(server.of(TRIES)).toHaveLength(0);
});

it('ends with what was right at once, what to read again, and the table', async () => {
  await open();
  for (const [index, answer] of ['۴', null, '۸', '۱۰', '۶'].entries()) {
    if (answer === null) await press(await screen.findByRole('button', { name: 'یادم نیست' }));
    else await say(answer);
    await press(await screen.findByRole('button', { name: index < 4 ? 'ضرب بعدی' : 'ببینم چه شد' }));
  }
  expect(await screen.findByText('۳ تا همان بار اول درست، یکی هنوز نه', undefined, PATIENT)).toBeTruthy();
  const squares = await screen.findByRole('list', { name: 'جدول ضرب تو' }, PATIENT);
  expect(within(squares).getAllByRole('img')).toHaveLength(FACTS.length);
  expect(screen.getAllByRole('link', { name: 'برگردم خانه' }).length).toBeGreaterThan(0);
  expect(stored).toHaveLength(5);
});

it('without a network goes on, keeps the tries over a reload, and sends them once it is back', async () => {
  await open();
  await box();
  server.isOffline = true;
  await say('۴');
  await press(await screen.findByRole('button', { name: 'ضرب بعدی' }));
  await say('۶');
  expect(stored).toEqual([]);
  cleanup();
  queryClient.clear();
  server.isOffline = false;
  await act(async () => {
    render(<App />);
  });
  await waitFor(() => expect(stored.map(({ given }) => given)).toEqual([4, 6]), PATIENT);
  expect((await screen.findAllByText(/ضرب ۳/, undefined, PATIENT)).length).toBeGreaterThan(0);
  expect(localStorage.getItem('warm-up 0190a000-0000-7000-8000-00000000000a')).toBeNull();
});

it('takes what another device was first with', async () => {
  await open();
  await box();
  stored = [{ fact: '2×2', given: 5, is_right: false, seconds: 2 }];
  await say('۴');
  await press(await screen.findByRole('button', { name: 'ضرب بعدی' }));
  await waitFor(() => expect(queryClient.getQueryData<WarmUp>(['member', 'warm up'])?.tries[0]?.given).toBe(5));
});

it('says that there is nothing to ask', async () => {
  server.on(BEGIN, { body: { ...view(), facts: [], is_done: true } });
  await open();
  expect(await screen.findByText(/هنوز وقت تکرارشان نشده است/, undefined, PATIENT)).toBeTruthy();
});
