import type { AnswerReply } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { outbox } from '@mashq/state/questions/outbox/answers';
import { recordAnnouncements } from '@mashq/ui/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../App.tsx';
import { followAnswers } from '../../auth/session/follow-answers.ts';
import { FakeServer, isSignedIn, makeUser } from '../../testing/fake-server.ts';
import { HOMEWORK_ID, makeHomework, makeQuestion, makeReply, questionId } from '../../testing/homework-fixtures.ts';
import { press, type } from '../../testing/press.ts';

const HOMEWORK = `/member/homework/${HOMEWORK_ID}/`;
const PATH = `/student/homeworks/${HOMEWORK_ID}/question/`;
const PATIENT = { timeout: 30_000 };
let server: FakeServer;

followAnswers();

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !server.isOffline);
  server.on(`GET ${HOMEWORK}`, { body: makeHomework() });
  server.on(`GET ${HOMEWORK}questions/`, { body: [makeQuestion(1), makeQuestion(2)] });
  server.on('GET /member/questions/', ({ path }) => ({
    body: makeQuestion(path.includes(questionId(2)) ? 2 : 1),
  }));
});

afterEach(async () => {
  for (const { order } of [...outbox.state.waiting, ...outbox.state.refused]) await outbox.dismiss(order);
  act(() => logout());
  sessionStorage.clear();
  cleanup();
});

async function open(position = 1): Promise<void> {
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', PATH + questionId(position));
  startSession();
  await act(async () => {
    render(<App />);
  });
  await screen.findByText(`پرسش شمارهٔ ${'۰۱۲'[position]}`, undefined, PATIENT);
  await screen.findByRole('heading', { name: 'سؤال ۱ از ۲' }, PATIENT);
}

const judges = (position: number, ...replies: Partial<AnswerReply>[]) => {
  const queue = [...replies];
  server.on(`POST /member/questions/${questionId(position)}/answer/`, () => ({ body: makeReply(queue.shift()) }));
};
const answers = (position: number) => server.of(`POST /member/questions/${questionId(position)}/answer/`);
/** By keyboard: the box has the focus, Enter checks, Enter continues. */
const box = () => within(screen.getByRole('main')).getByRole('textbox');

it('a wrong answer is reported, tried again and corrected, then the next question comes: all by keyboard', async () => {
  judges(
    1,
    { verdict: 'wrong', state: 'open', message: [{ t: 'text', text: 'مخرج‌ها را نگاه کن.' }], items_done: 0 },
    { verdict: 'right', state: 'corrected', tries: 2 },
  );
  await open();
  await waitFor(() => expect(document.activeElement).toBe(box()));
  const announcements = recordAnnouncements();
  await type('۱۲{Enter}');
  await screen.findByText('مخرج‌ها را نگاه کن.', undefined, PATIENT);
  expect(announcements.take()).toContain('هنوز نه مخرج‌ها را نگاه کن.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'یک بار دیگر' })));
  await type('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(box()));
  expect(box()).toHaveProperty('value', '۱۲');
  await type('۳{Enter}');
  await screen.findByText('این بار درست شد!', undefined, PATIENT);
  expect(answers(1).map(({ body }) => (body as { raw: unknown }).raw)).toEqual([
    { kind: 'integer', values: ['۱۲'] },
    { kind: 'integer', values: ['۱۲۳'] },
  ]);
  expect(screen.getByText('سؤال ۱: با تصحیح درست شد، همین سؤال')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'سؤال بعدی' })));
  await type('{Enter}');
  await screen.findByText('پرسش شمارهٔ ۲', undefined, PATIENT);
  expect(window.location.pathname).toBe(PATH + questionId(2));
  const said = announcements.take();
  expect(said.some((words) => words.startsWith('این بار درست شد!'))).toBe(true);
  expect(said).toContain('سؤال ۲ از ۲');
  announcements.stop();
});

it('an unreadable answer uses up no try and stays for correction', async () => {
  judges(1, {
    verdict: 'invalid',
    state: 'open',
    tries: 0,
    items_done: 0,
    message: [{ t: 'text', text: 'در این خانه فقط عدد صحیح بنویس.' }],
  });
  await open();
  await type('۱/۲{Enter}');
  await screen.findByText('در این خانه فقط عدد صحیح بنویس.', undefined, PATIENT);
  expect(screen.getByText('این بار حساب نشد.')).toBeTruthy();
  expect(box()).toHaveProperty('value', '۱/۲');
  expect(screen.getByText('سؤال ۱: مانده، همین سؤال')).toBeTruthy();
  await type('{Backspace}');
  await waitFor(() => expect(screen.queryByText('این بار حساب نشد.')).toBeNull());
});

it('without a network the answer is kept, the child goes on, and its verdict comes back to it', async () => {
  await open();
  server.isOffline = true;
  window.dispatchEvent(new Event('offline'));
  await type('۱۲{Enter}');
  await screen.findByText('پاسخت نگه داشته شد و خودش فرستاده می‌شود.', undefined, PATIENT);
  await screen.findByText('اینترنت نیست. ۱ جواب همین‌جا مانده و بعد خودش می‌رود.', undefined, PATIENT);
  await type('{Enter}');
  await screen.findByText('پرسش شمارهٔ ۲', undefined, PATIENT);
  expect(screen.getByText('سؤال ۱: در صف فرستادن')).toBeTruthy();
  judges(1, {});
  server.isOffline = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  await screen.findByText('همهٔ جواب‌ها رسید.', undefined, PATIENT);
  expect(answers(1)).toHaveLength(1);
  await screen.findByText('سؤال ۱: درست', undefined, PATIENT);
});

it('an answer that turns out unreadable later is shown with what was typed, and can be finished', async () => {
  await open();
  server.isOffline = true;
  window.dispatchEvent(new Event('offline'));
  await type('۱/۲{Enter}');
  await screen.findByText('پاسخت نگه داشته شد و خودش فرستاده می‌شود.', undefined, PATIENT);
  await type('{Enter}');
  await screen.findByText('پرسش شمارهٔ ۲', undefined, PATIENT);
  sessionStorage.clear();
  const message = [{ t: 'text' as const, text: 'در این خانه فقط عدد صحیح بنویس.' }];
  judges(1, { verdict: 'invalid', state: 'open', tries: 0, items_done: 0, message }, {});
  server.isOffline = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  await screen.findByText('۱ جوابت پذیرفته نشد', undefined, PATIENT);
  await press(screen.getByRole('link', { name: 'کاملش کن' }));
  await screen.findByText('پرسش شمارهٔ ۱', undefined, PATIENT);
  expect(box()).toHaveProperty('value', '۱/۲');
  await type('{Backspace}{Backspace}{Enter}');
  await screen.findByText('درست است!', undefined, PATIENT);
  await waitFor(() => expect(outbox.state.refused).toEqual([]));
});

it('while the server is busy the child stays on the question, reads why, and the answer is sent after the pause', async () => {
  const reason = 'سرور شلوغ است؛ کمی صبر کن.';
  server.on(`POST /member/questions/${questionId(1)}/answer/`, {
    status: 503,
    body: { code: 'unavailable', detail: reason },
    headers: { 'retry-after': '1' },
  });
  await open();
  await type('۱۲{Enter}');
  await screen.findByText('پاسخت نگه داشته شد و خودش فرستاده می‌شود.', undefined, PATIENT);
  await screen.findByText(`${reason} ۱ جواب همین‌جا مانده و خودش دوباره می‌رود.`, undefined, PATIENT);
  expect(window.location.pathname).toBe(PATH + questionId(1));
  expect(outbox.state.waiting).toHaveLength(1);
  judges(1, {});
  await screen.findByText('درست است!', undefined, PATIENT);
  await screen.findByText('همهٔ جواب‌ها رسید.', undefined, PATIENT);
  expect(answers(1)).toHaveLength(2);
  expect(outbox.state.waiting).toEqual([]);
});

it('an answer the server does not take is said so, with its reason', async () => {
  server.on(`POST /member/questions/${questionId(1)}/answer/`, {
    status: 409,
    body: { detail: 'مهلت این تکلیف تمام شده است.' },
  });
  await open();
  await type('۱۲{Enter}');
  expect((await screen.findAllByText('مهلت این تکلیف تمام شده است.', undefined, PATIENT)).length).toBeGreaterThan(0);
});

/** Question 1 has one hint and a solution. */
function hasHelp(): void {
  const explanation = (text: string) => ({ content: [{ t: 'paragraph', content: [{ t: 'text', text }] }] });
  server.on(`POST /member/questions/${questionId(1)}/hint/`, {
    body: { hints: [explanation('اول مخرج مشترک.')], more_hints: false, may_open_solution: true },
  });
  server.on(`POST /member/questions/${questionId(1)}/solution/`, {
    body: { solution: [explanation('پس دوازده.')], next_question_id: null },
  });
}

it('hints open by Alt+H, the solution after them, and «فهمیدم» leads to a similar question', async () => {
  hasHelp();
  server.on('POST /member/questions/solution-understood/', { body: { question_id: questionId(2) } });
  await open();
  await type('{Alt>}h{/Alt}');
  await screen.findByText('اول مخرج مشترک.', undefined, PATIENT);
  await press(screen.getByRole('button', { name: 'راه‌حل را نشانم بده' }));
  await screen.findByText('پس دوازده.', undefined, PATIENT);
  await press(screen.getByRole('button', { name: 'فهمیدم' }));
  await screen.findByText('پرسش شمارهٔ ۲', undefined, PATIENT);
});

it('a question done before is only looked at, with what was typed in the digits of the reader', async () => {
  const done = { state: 'right', last_input: { kind: 'integer', values: ['٢٧'] } } as const;
  server.on(`GET ${HOMEWORK}questions/`, { body: [makeQuestion(1, done), makeQuestion(2)] });
  server.on('GET /member/questions/', { body: makeQuestion(1, done) });
  await open();
  expect(box()).toHaveProperty('value', '۲۷');
  expect(box()).toHaveProperty('readOnly', true);
  expect(screen.queryByRole('button', { name: 'تأیید' })).toBeNull();
  expect(screen.getByText('این سؤال را درست جواب دادی.')).toBeTruthy();
});

it('past the deadline it says so, with what became of the answer, and goes on to the page of the work', async () => {
  server.on(`GET ${HOMEWORK}`, { body: makeHomework({ is_open: false, state: 'auto_submitted' }) });
  server.on('GET /member/questions/', { body: makeQuestion(1) });
  await open();
  await screen.findByText('وقت این کار تمام شده است', undefined, PATIENT);
  expect(screen.getByText(/به این سؤال دیگر نمی‌شود جواب داد/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'برگشت به صفحهٔ این کار' }).getAttribute('href')).toBe(
    `/student/homeworks/${HOMEWORK_ID}`,
  );
  await press(screen.getByRole('button', { name: 'پایان' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/student/homeworks/${HOMEWORK_ID}`));
});

it('of work that the child handed in before the deadline it says that, and not that the time is over', async () => {
  server.on(`GET ${HOMEWORK}`, { body: makeHomework({ is_open: false, state: 'submitted' }) });
  server.on('GET /member/questions/', { body: makeQuestion(1, { state: 'right' }) });
  await open();
  await screen.findByText('این کار را تحویل داده‌ای', undefined, PATIENT);
  expect(screen.getByText(/جوابت به دست معلمت رسیده است/)).toBeTruthy();
  expect(screen.queryByText('وقت این کار تمام شده است')).toBeNull();
});

it('of work that the child was excused from it says that, and not that the time is over', async () => {
  server.on(`GET ${HOMEWORK}`, { body: makeHomework({ is_open: false, state: 'excused' }) });
  server.on('GET /member/questions/', { body: makeQuestion(1) });
  await open();
  await screen.findByText('از این کار معاف شده‌ای', undefined, PATIENT);
  expect(screen.queryByText('وقت این کار تمام شده است')).toBeNull();
  await press(screen.getByRole('link', { name: 'برگشت به صفحهٔ این کار' }));
  await screen.findByText('معلمت تو را از این تکلیف معاف کرده است؛ لازم نیست انجامش بدهی.', undefined, PATIENT);
});

it('typed text survives opening another question', async () => {
  await open();
  await type('۴۲');
  await press(screen.getByRole('button', { name: 'بعداً' }));
  await screen.findByText('پرسش شمارهٔ ۲', undefined, PATIENT);
  await act(async () => history.back());
  await screen.findByText('پرسش شمارهٔ ۱', undefined, PATIENT);
  expect(box()).toHaveProperty('value', '۴۲');
});

const ofPractice = { homework_id: null, assignment: null };

/** Practice of the skill of question 1, whose answer makes it learned; another skill is near. */
async function learns(change: 'learned' | 'mastered') {
  isSignedIn(server, makeUser('STUDENT'));
  const one = makeQuestion(1, ofPractice);
  server.on('GET /member/questions/', ({ path }) => ({
    body: path.includes('isEmpty') ? makeQuestion(2, ofPractice) : one,
  }));
  const { skill, mastery } = one;
  const other = { ...skill, id: 'g5-next', title: 'عددهای بزرگ' };
  server.on('GET /member/skills/', {
    body: {
      grade: 5,
      book_title: 'ریاضی پنجم',
      chapters: [
        {
          number: 1,
          title: 'عدد',
          skills: [
            { ...skill, mastery: { ...mastery, band: 'learned' } },
            { ...other, mastery: { skill_id: other.id, band: 'near', n: 4, estimate: 2 } },
          ],
        },
      ],
    },
  });
  judges(1, { mastery_change: change });
  history.replaceState(null, '', `/student/skill/question/${skill.id}`);
  startSession();
  await act(async () => {
    render(<App />);
  });
  await screen.findByText('پرسش شمارهٔ ۱', undefined, PATIENT);
  await type('۱۲{Enter}');
  await screen.findByText('درست است!', undefined, PATIENT);
  await press(screen.getByRole('button', { name: 'سؤال بعدی' }));
  return skill;
}

it('an answer that makes its skill learned ends its practice: a milestone leads to the next skill, or home', async () => {
  const skill = await learns('learned');
  await screen.findByRole('region', { name: `«${skill.title}» را یاد گرفتی!` }, PATIENT);
  const next = await screen.findByRole('button', { name: 'مهارت بعدی: عددهای بزرگ' }, PATIENT);
  expect(document.activeElement).toBe(next);
  expect(screen.getByRole('link', { name: 'کافی است، برگردم خانه' }).getAttribute('href')).toBe('/student');
  expect(screen.queryByRole('button', { name: 'سؤال بعدی' })).toBeNull();
  await type('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/student/skill/question/g5-next'));
});

it('a skill that is mastered by a review is said once, and the work goes on', async () => {
  const skill = await learns('mastered');
  await screen.findByRole('region', { name: `حالا در «${skill.title}» مسلطی!` }, PATIENT);
  await type('{Enter}');
  await screen.findByText('پرسش شمارهٔ ۲', undefined, PATIENT);
  expect(screen.queryByRole('region', { name: /مسلطی/ })).toBeNull();
});

/** Own practice: question 1 is open, question 2 is the next one. */
async function practice(): Promise<void> {
  isSignedIn(server, makeUser('STUDENT'));
  const one = makeQuestion(1, ofPractice);
  server.on('GET /member/questions/', ({ path }) => ({
    body: path.includes('isEmpty') ? makeQuestion(2, ofPractice) : one,
  }));
  judges(1, {});
  history.replaceState(null, '', `/student/skill/question/${one.sheet.skillId}`);
  startSession();
  await act(async () => {
    render(<App />);
  });
  await screen.findByText('پرسش شمارهٔ ۱', undefined, PATIENT);
}

it('the next question of own practice is fetched while the verdict is read, and opens without a request', async () => {
  await practice();
  await type('۱۲{Enter}');
  await screen.findByText('درست است!', undefined, PATIENT);
  const asked = () => server.asked.filter(({ path }) => path.includes('isEmpty')).length;
  await waitFor(() => expect(asked()).toBe(1));
  server.isOffline = true;
  await press(screen.getByRole('button', { name: 'سؤال بعدی' }));
  await screen.findByText('پرسش شمارهٔ ۲', undefined, PATIENT);
  expect(asked()).toBe(1);
});

it('the next question of own practice is fetched while the solution is read, too', async () => {
  await practice();
  hasHelp();
  await type('{Alt>}h{/Alt}');
  await screen.findByText('اول مخرج مشترک.', undefined, PATIENT);
  expect(server.asked.filter(({ path }) => path.includes('isEmpty'))).toHaveLength(0);
  await press(screen.getByRole('button', { name: 'راه‌حل را نشانم بده' }));
  await screen.findByText('پس دوازده.', undefined, PATIENT);
  await waitFor(() => expect(server.asked.filter(({ path }) => path.includes('isEmpty'))).toHaveLength(1));
});

it('the next question of own practice waits for the network, says so, and opens when it is back', async () => {
  await practice();
  server.isOffline = true;
  await act(async () => window.dispatchEvent(new Event('offline')));
  await type('۱۲{Enter}');
  await screen.findByText('پاسخت نگه داشته شد و خودش فرستاده می‌شود.', undefined, PATIENT);
  await press(screen.getByRole('button', { name: 'سؤال بعدی' }));
  await screen.findByText(/سؤال تازه با اینترنت می‌آید/, undefined, PATIENT);
  expect(screen.queryByText('خطا در ارتباط با سرور')).toBeNull();
  expect(screen.getByRole('link', { name: 'تکلیف‌های من' }).getAttribute('href')).toBe('/student');
  server.isOffline = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  await screen.findByText('پرسش شمارهٔ ۲', undefined, PATIENT);
});

it.each([
  ['an open question begins in its answer', 1, () => box()],
  ['a question that is done begins at its heading', 2, () => screen.getByRole('heading', { level: 1 })],
] as const)('%s, never on a main that has no name', async (_, position, focused) => {
  const done = makeQuestion(2, { state: 'right', tries: 1, last_input: { kind: 'integer', values: ['۱۲'] } });
  server.on(`GET ${HOMEWORK}questions/`, { body: [makeQuestion(1), done] });
  server.on('GET /member/questions/', ({ path }) => ({ body: path.includes(questionId(2)) ? done : makeQuestion(1) }));
  isSignedIn(server, makeUser('STUDENT'));
  history.replaceState(null, '', `/student/homeworks/${HOMEWORK_ID}`);
  startSession();
  await act(async () => {
    render(<App />);
  });
  await screen.findAllByRole('link', undefined, PATIENT);
  const link = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(`main a[href$="/question/${questionId(position)}"]`);
    if (found === null) throw new Error('no link to the question yet');
    return found;
  }, PATIENT);
  await press(link);
  await screen.findByText(`پرسش شمارهٔ ${'۰۱۲'[position]}`, undefined, PATIENT);
  await waitFor(() => expect(document.activeElement).toBe(focused()), PATIENT);
});
