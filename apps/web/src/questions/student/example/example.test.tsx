import type { Contract, QuestionView, ResponseOf } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { makeQuestion, questionId } from '../../../testing/homework-fixtures.ts';
import { press, type } from '../../../testing/press.ts';

type Example = ResponseOf<Contract['member']['questions']['example']>;

const EXAMPLE = `/member/questions/${questionId(1)}/example/`;
const PATIENT = { timeout: 30_000 };
let server: FakeServer;

const paragraph = (text: string) => ({ t: 'paragraph' as const, content: [{ t: 'text' as const, text }] });
const steps = (...texts: string[]) => texts.map((text) => ({ content: [paragraph(text)] }));

function makeExample(change: Partial<Example> = {}): Example {
  const { sheet } = makeQuestion(1);
  return {
    is_due: true,
    whole: {
      sheet: { ...sheet, stem: [paragraph('صورت نمونه')] },
      solution: steps('اول جمع کن.', 'می‌شود هفت.'),
      answer: { kind: 'integer', values: ['7'] },
    },
    faded: { sheet: { ...sheet, stem: [paragraph('نمونهٔ دوم')] }, solution: steps('اول کم کن.') },
    ...change,
  };
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  server.on(`POST ${EXAMPLE}seen/`, { body: { ok: true } });
});

afterEach(() => {
  act(() => logout());
  sessionStorage.clear();
  cleanup();
});

async function open(change: Partial<QuestionView> = {}): Promise<void> {
  isSignedIn(server, makeUser('STUDENT'));
  const fresh = makeQuestion(1, { homework_id: null, assignment: null });
  const question = { ...fresh, mastery: { ...fresh.mastery, n: 0, band: 'unseen' as const }, ...change };
  server.on('GET /member/questions/', { body: question });
  history.replaceState(null, '', `/student/skill/question/${question.sheet.skillId}`);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const main = () => within(screen.getByRole('main'));
const seen = () => server.of(`POST ${EXAMPLE}seen/`).length;

it('before the first question of a skill comes its example, step by step, then the question', async () => {
  server.on(`GET ${EXAMPLE}`, { body: makeExample() });
  await open();
  const heading = await screen.findByRole('heading', { name: 'ببین چطور حل می‌شود' }, PATIENT);
  await screen.findByText('صورت نمونه', undefined, PATIENT);
  expect(document.activeElement).toBe(heading);
  expect(screen.queryByText('پرسش شمارهٔ ۱')).toBeNull();
  expect(main().getByRole('button', { name: 'حالا نوبت من' }).hasAttribute('disabled')).toBe(false);
  expect(screen.queryByText('می‌شود هفت.')).toBeNull();
  await press(main().getByRole('button', { name: 'قدم بعدی' }));
  await screen.findByText('می‌شود هفت.');
  expect(document.activeElement).toBe(main().getByRole('button', { name: 'حالا نوبت من' }));
  expect(seen()).toBe(1);
  await press(main().getByRole('button', { name: 'حالا نوبت من' }));
  await screen.findByText('پرسش شمارهٔ ۱', undefined, PATIENT);
});

it('what is typed stays while the example is opened again from the question', async () => {
  server.on(`GET ${EXAMPLE}`, { body: makeExample({ is_due: false }) });
  await open();
  await screen.findByText('پرسش شمارهٔ ۱', undefined, PATIENT);
  await waitFor(() => expect(document.activeElement).toBe(main().getByRole('textbox')));
  await type('۴');
  await press(await main().findByRole('button', { name: 'یک نمونهٔ حل‌شده' }, PATIENT));
  await screen.findByText('صورت نمونه', undefined, PATIENT);
  await press(main().getByRole('button', { name: 'حالا نوبت من' }));
  await screen.findByText('پرسش شمارهٔ ۱', undefined, PATIENT);
  expect(main().getByRole('textbox')).toHaveProperty('value', '۴');
});

it('the result of the second example is the student’s, and its solution a press away', async () => {
  server.on(`GET ${EXAMPLE}`, { body: makeExample() });
  const replies = [
    { verdict: 'wrong', message: [{ t: 'text', text: 'دوباره بشمار.' }], solution: null },
    { verdict: 'shown', message: [], solution: steps('اول کم کن.', 'می‌شود سه.') },
  ];
  server.on(`POST ${EXAMPLE}try/`, () => ({ body: replies.shift() }));
  await open();
  await press(await main().findByRole('button', { name: 'قدم بعدی' }, PATIENT));
  await press(main().getByRole('button', { name: 'یکی دیگر، آخرش با من' }));
  await screen.findByText('نمونهٔ دوم', undefined, PATIENT);
  await act(async () => main().getByRole('textbox').focus());
  await type('۵{Enter}');
  await screen.findByText('دوباره بشمار.', undefined, PATIENT);
  await press(main().getByRole('button', { name: 'جوابش را نشانم بده' }));
  await screen.findByText('می‌شود سه.', undefined, PATIENT);
  expect(server.of(`POST ${EXAMPLE}try/`).map(({ body }) => body)).toEqual([
    { raw: { kind: 'integer', values: ['۵'] } },
    { raw: null },
  ]);
  await press(main().getByRole('button', { name: 'حالا نوبت من' }));
  await screen.findByText('پرسش شمارهٔ ۱', undefined, PATIENT);
});

it('a skill that was practiced is not asked about, and where there is no example the question is there', async () => {
  await open({ mastery: { ...makeQuestion(1).mastery, n: 3 } });
  await screen.findByText('پرسش شمارهٔ ۱', undefined, PATIENT);
  expect(server.of(`GET ${EXAMPLE}`)).toEqual([]);
  act(() => logout());
  cleanup();
  server.on(`GET ${EXAMPLE}`, { status: 404, body: { status: 404, title: 'x', detail: 'x', code: 'not-found' } });
  await open();
  await screen.findByText('پرسش شمارهٔ ۱', undefined, PATIENT);
  expect(server.of(`GET ${EXAMPLE}`)).toHaveLength(1);
});
