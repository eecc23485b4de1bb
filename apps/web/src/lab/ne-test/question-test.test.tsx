import type { TeacherQuestion, TestedAnswer } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { makeQuestion, skill } from '../../testing/homework-fixtures.ts';
import { press, type } from '../../testing/press.ts';

const CHECK = 'POST /laboratory/check/';
const PATIENT = { timeout: 30_000 };
let server: FakeServer;

const reply: TestedAnswer = {
  verdict: 'wrong',
  reason: null,
  input: [{ t: 'text', text: '۱۳' }],
  normalized: '13',
  misconception: { id: 'adds-one', title: 'یکی زیاد می‌شمارد' },
  message: [{ t: 'text', text: 'دوباره بشمار.' }],
  right_parts: null,
};

function makePreview(level: number, seed: number): TeacherQuestion {
  const { sheet } = makeQuestion(1);
  const text = `سؤال سطح ${level} دانهٔ ${seed}`;
  return {
    question_id: `${skill.id}.${level}.${seed}`,
    sheet: { ...sheet, level: level as 1 | 2 | 3, stem: [{ t: 'paragraph', content: [{ t: 'text', text }] }] },
    key: [{ t: 'text', text: 'کلید این سؤال' }],
    hints: [{ content: [{ t: 'paragraph', content: [{ t: 'text', text: 'راهنمایی اول' }] }] }],
    solution: [],
    misconceptions: [],
    skill: { ...skill, grade: 5 },
  };
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  const { id, title, grade, chapter, chapter_title, first_page, last_page } = skill;
  const tested = { id, title, grade, chapter, chapter_title, first_page, last_page, levels: [1, 2, 3] };
  server.on('GET /laboratory/skills/', {
    body: [{ ...tested, id: 'g3-other', title: 'مهارت دیگر', grade: 3 }, tested],
  });
  server.on('GET /teacher/questions/', ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const [, level, seed] = query.get('questionId')?.split('.') ?? [];
    const next = query.get('isNext') === 'true' ? 1 : 0;
    return { body: makePreview(Number(level ?? query.get('level') ?? 2), Number(seed ?? 0) + next) };
  });
  server.on(CHECK, { body: reply });
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(path: string, role: 'TEACHER' | 'STUDENT' = 'TEACHER'): Promise<void> {
  isSignedIn(server, makeUser(role));
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const see = (text: string) => screen.findByText(text, undefined, PATIENT);

it('says how an answer is read, graded and answered', async () => {
  await open(`/lab/ne-test?skill=${skill.id}&level=2&seed=4`);
  await see('سؤال سطح ۲ دانهٔ ۴');
  await type('13{Enter}');
  await see('یکی زیاد می‌شمارد');
  const sent = server.of(CHECK).at(-1)?.body;
  expect(sent).toMatchObject({ questionId: `${skill.id}.2.4`, raw: { kind: 'integer' } });
  expect(screen.getAllByText('دوباره بشمار.').length).toBeGreaterThan(1);
  expect(screen.getByText('کلید این سؤال')).toBeTruthy();
});

it('the address holds level and seed, and another question has an address of its own', async () => {
  await open(`/lab/ne-test?skill=${skill.id}&level=2&seed=4`);
  await see('سؤال سطح ۲ دانهٔ ۴');
  await press(screen.getByRole('button', { name: 'یک سؤال دیگر' }));
  await see('سؤال سطح ۲ دانهٔ ۵');
  expect(location.pathname + location.search).toBe(`/lab/ne-test?skill=${skill.id}&level=2&seed=5`);
  await press(within(screen.getByRole('radiogroup', { name: 'سطح سؤال' })).getByRole('radio', { name: '۳' }));
  await see('سؤال سطح ۳ دانهٔ ۰');
  const seed = screen.getByRole('textbox', { name: 'دانه' });
  await press(seed);
  await type('{Control>}a{/Control}19{Enter}');
  await see('سؤال سطح ۳ دانهٔ ۱۹');
  expect(location.search).toBe(`?skill=${skill.id}&level=3&seed=19`);
});

it('a skill is found by a part of its name', async () => {
  await open('/lab/ne-test');
  await see('مهارتی را انتخاب کنید تا سؤالش بیاید.');
  await press(screen.getByRole('combobox', { name: 'مهارت' }));
  await type('دیگر');
  await press(await screen.findByRole('option', { name: /مهارت دیگر/ }, PATIENT));
  expect(location.search).toBe('?skill=g3-other');
});

it('a refused check says so and keeps the answer', async () => {
  server.on(CHECK, { status: 429, body: { detail: 'درخواست‌ها خیلی پشت سر هم آمدند.' } });
  await open(`/lab/ne-test?skill=${skill.id}&level=2&seed=4`);
  await see('سؤال سطح ۲ دانهٔ ۴');
  await type('13{Enter}');
  await see('درخواست‌ها خیلی پشت سر هم آمدند.');
});

it('is not for children', async () => {
  await open('/lab/ne-test', 'STUDENT');
  await act(async () => undefined);
  expect(location.pathname).not.toBe('/lab/ne-test');
});
