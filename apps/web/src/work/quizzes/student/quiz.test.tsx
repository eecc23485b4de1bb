import type { StudentPackageDetail } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { FakeServer, isSignedIn, makeUser, USER_ID } from '../../../testing/fake-server.ts';
import { makeHomework, makeQuestion, questionId } from '../../../testing/homework-fixtures.ts';
import { press, type } from '../../../testing/press.ts';
import { makeMemberQuiz, makePaper, QUIZ_ID, TRY_ID } from '../../../testing/quiz-fixtures.ts';

const PATIENT = { timeout: 30_000 };
const LIST = 'GET /member/quiz/';
const PAPER = `GET /member/quiz/${QUIZ_ID}/questions/`;
const OTHER_QUIZ = '0190a000-0000-7000-8000-0000000000e9';
const ANSWER = `POST /member/questions/${questionId(1)}/answer/`;
let server: FakeServer;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  sessionStorage.clear();
  localStorage.removeItem('seen-once');
  cleanup();
});

async function open(path: string, has_quiz = true, user: Parameters<typeof makeUser>[1] = {}): Promise<void> {
  isSignedIn(server, makeUser('STUDENT', { has_quiz, ...user }));
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

const see = (text: string | RegExp) => screen.findByText(text, undefined, PATIENT);

describe('the list of quizzes', () => {
  it('says why there is none where the school has no quizzes, and asks for none', async () => {
    await open('/student/quiz', false, { class: { id: questionId(2), title: 'پنجم الف' } as never });
    await see(/آزمون برای مدرسهٔ تو روشن نیست/);
    expect(server.of(LIST)).toEqual([]);
    expect(screen.queryByRole('link', { name: 'آزمون‌ها' })).toBeNull();
  });

  it('says nothing of a school to a student without one', async () => {
    await open('/student/quiz', false, { school_name: '' });
    await see(/آزمون‌ها را معلم کلاس می‌گذارد/);
    expect(screen.queryByText(/مدرسه/)).toBeNull();
  });

  it('says that there is none yet', async () => {
    server.on(LIST, { body: [] });
    await open('/student/quiz');
    await see('هنوز آزمونی نداری.');
  });

  it('says what went wrong, and comes when it is asked for again', async () => {
    server.on(LIST, { status: 503, body: { detail: 'سامانه شلوغ است.' } });
    await open('/student/quiz');
    await see('سامانه شلوغ است.');
    server.on(LIST, { body: [makeMemberQuiz()] });
    await press(screen.getByRole('button', { name: /دوباره/ }));
    await see('آزمون کسرها');
  });

  it('shows the rules before the beginning, and nothing of a result that is not out', async () => {
    const done = makeMemberQuiz({ id: TRY_ID, title: 'آزمون پیش', state: 'handed_in', may_begin: false });
    server.on(LIST, { body: [makeMemberQuiz(), done] });
    await open('/student/quiz');
    const rules = await screen.findByRole('list', { name: 'پیش از شروع بدان' }, PATIENT);
    expect(rules.textContent).toContain('۳۰ دقیقه وقت داری.');
    expect(screen.getByText('نتیجه هنوز اعلام نشده است.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'دیدن نتیجه' })).toBeNull();
  });

  it('says why it cannot be begun: the child is excused, or the teacher holds it', async () => {
    const excused = makeMemberQuiz({
      id: TRY_ID,
      title: 'آزمون معاف',
      state: 'not_begun',
      may_begin: false,
      is_excused: true,
    });
    server.on(LIST, { body: [makeMemberQuiz({ state: 'not_begun', may_begin: false }), excused] });
    await open('/student/quiz');
    await see(/معلمت آزمون را نگه داشته است. کمی صبر کن/);
    await see('معلمت تو را از این آزمون معاف کرده است؛ لازم نیست انجامش بدهی.');
    expect(screen.getAllByRole('button', { name: 'شروع آزمون' })).toHaveLength(1);
    expect(screen.queryByText('نتیجه هنوز اعلام نشده است.')).toBeNull();
  });

  it.each([
    ['its limit', {}, /۳۰ دقیقه وقت داری و وقت نمی‌ایستد/],
    ['when it closes', { end_at: new Date(Date.now() + 10 * 60_000).toISOString() }, /بسته می‌شود و وقتت تا همان/],
    ['no limit', { time_limit_minutes: null }, /می‌توانی بیرون بروی و برگردی/],
  ])('starts no clock before the student has read how long there is: %s', async (_, change, text) => {
    server.on(LIST, { body: [makeMemberQuiz(change)] });
    await open('/student/quiz');
    await press(await screen.findByRole('button', { name: 'شروع آزمون' }, PATIENT));
    const dialog = await screen.findByRole('alertdialog', undefined, PATIENT);
    expect(dialog.textContent).toMatch(text);
    await press(within(dialog).getByRole('button', { name: 'هنوز نه' }));
    expect(server.of(`POST /member/quiz/${QUIZ_ID}/begin/`)).toEqual([]);
    expect(location.pathname).toBe('/student/quiz');
  });

  it('begins one try, however often the button is pressed', async () => {
    server.on(LIST, { body: [makeMemberQuiz()] });
    const begin = `POST /member/quiz/${QUIZ_ID}/begin/`;
    server.on(begin, { status: 503, body: { detail: 'سامانه شلوغ است.' } });
    await open('/student/quiz');
    await press(await screen.findByRole('button', { name: 'شروع آزمون' }, PATIENT));
    const dialog = await screen.findByRole('alertdialog', undefined, PATIENT);
    await press(within(dialog).getByRole('button', { name: 'شروع می‌کنم' }));
    await see('سامانه شلوغ است.');
    server.on(begin, { body: makePaper() });
    server.on(PAPER, { body: makePaper() });
    await press(within(dialog).getByRole('button', { name: 'شروع می‌کنم' }));
    await see('پرسش شمارهٔ ۱');
    const ids = server.of(begin).map(({ body }) => (body as { id: string }).id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('a running quiz', () => {
  it.each([
    ['an hour slow', 60],
    ['right', 0],
    ['an hour fast', -60],
  ])('goes on by the server’s clock on a device whose clock is %s', async (_, ahead) => {
    server.on(PAPER, { body: makePaper({}, ahead) });
    await open(`/student/quiz/${QUIZ_ID}/1`);
    await see('پرسش شمارهٔ ۱');
    expect(location.pathname).toBe(`/student/quiz/${QUIZ_ID}/1`);
  });

  it('is over when the server’s clock says so, though the device’s is an hour slow', async () => {
    const over = makePaper({}, 60);
    const { current } = over.quiz;
    if (current) current.due_at = new Date(Date.now() + 59 * 60_000).toISOString();
    server.on(PAPER, { body: over });
    server.on(`GET /member/quiz/${QUIZ_ID}/`, { body: makeMemberQuiz({ state: 'timed_out', may_begin: false }) });
    await open(`/student/quiz/${QUIZ_ID}/1`);
    const arrived = await screen.findByRole('region', { name: 'وقت تمام شد و برگه‌ات رسید' }, PATIENT);
    expect(arrived.textContent).toContain('هر چه نوشته بودی خودش تحویل داده شد.');
  });

  it('stores an answer that was typed when the question is left, and says nothing of right or wrong', async () => {
    server.on(PAPER, { body: makePaper() });
    server.on(ANSWER, {
      body: { verdict: 'stored', state: 'answered', tries: 1, items_done: 1, homework_state: null, mastery: null },
    });
    await open(`/student/quiz/${QUIZ_ID}/1`);
    await see('پرسش شمارهٔ ۱');
    await press(screen.getByRole('textbox'));
    await type('۱۲');
    await press(screen.getByRole('button', { name: 'ثبت و سؤال بعدی' }));
    await see('پرسش شمارهٔ ۲');
    await vi.waitFor(() => expect(server.of(ANSWER)).toHaveLength(1));
    expect(server.of(ANSWER)[0]?.body).toMatchObject({ raw: { kind: 'integer', values: ['۱۲'] } });
    await press(screen.getByRole('link', { name: 'سؤال قبلی' }));
    await see('ثبت شد.');
    // Left again without a change, it is not sent again.
    await press(screen.getByRole('button', { name: 'سؤال بعدی' }));
    await see('پرسش شمارهٔ ۲');
    expect(server.of(ANSWER)).toHaveLength(1);
  });

  it('keeps a half-filled answer on the device, says so, and stores it once it is whole', async () => {
    const paper = makePaper();
    const [first] = paper.questions;
    // A question of its own: what other tests have given of the first one is remembered.
    const own = questionId(3);
    const { sheet } = makeQuestion(1);
    if (first)
      Object.assign(first, { question_id: own, sheet: { ...sheet, answer: { kind: 'integer', blanks: [{}, {}] } } });
    const given = `POST /member/questions/${own}/answer/`;
    server.on(PAPER, { body: paper });
    server.on(given, {
      body: { verdict: 'stored', state: 'answered', tries: 1, items_done: 1, homework_state: null, mastery: null },
    });
    await open(`/student/quiz/${QUIZ_ID}/1`);
    await see('پرسش شمارهٔ ۱');
    server.isOffline = true;
    await act(async () => window.dispatchEvent(new Event('offline')));
    const boxes = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);
    await press(screen.getAllByRole('textbox')[0] as HTMLElement);
    await type('۱۲');
    await press(screen.getByRole('button', { name: 'سؤال بعدی' }));
    await see('پرسش شمارهٔ ۲');
    await press(screen.getByRole('link', { name: 'فهرست سؤال‌ها' }));
    await see('جواب سؤال ۱ نیمه‌تمام است و هنوز ثبت نشده.');
    // After a reload it is there as it was typed, and still nowhere else.
    cleanup();
    server.isOffline = false;
    await act(async () => window.dispatchEvent(new Event('online')));
    await open(`/student/quiz/${QUIZ_ID}/1`);
    await see(/این جواب نیمه‌تمام مانده و هنوز ثبت نشده است/);
    expect(boxes()).toEqual(['۱۲', '']);
    expect(server.of(given)).toEqual([]);
    await press(screen.getAllByRole('textbox')[1] as HTMLElement);
    await type('۳');
    await press(screen.getByRole('button', { name: 'ثبت و سؤال بعدی' }));
    await see('پرسش شمارهٔ ۲');
    await vi.waitFor(() => expect(server.of(given)).toHaveLength(1));
    expect(server.of(given)[0]?.body).toMatchObject({ raw: { kind: 'integer', values: ['۱۲', '۳'] } });
  });

  it('stores what was typed before a reload came between it and the disk', async () => {
    const paper = makePaper({ id: OTHER_QUIZ });
    if (paper.quiz.current) paper.quiz.current.id = OTHER_QUIZ;
    server.on(`GET /member/quiz/${OTHER_QUIZ}/questions/`, { body: paper });
    server.on(ANSWER, {
      body: { verdict: 'stored', state: 'answered', tries: 1, items_done: 1, homework_state: null, mastery: null },
    });
    const raw = { kind: 'integer', values: ['۱۳'] };
    sessionStorage.setItem(`draft:${USER_ID}:${questionId(1)}`, JSON.stringify(raw));
    await open(`/student/quiz/${OTHER_QUIZ}/1/list`);
    await vi.waitFor(() => expect(server.of(ANSWER)).toHaveLength(1), PATIENT);
    expect(server.of(ANSWER)[0]?.body).toMatchObject({ raw });
  });

  it('stands still while its teacher pauses it', async () => {
    const paper = makePaper({ state: 'paused' });
    if (paper.quiz.current) paper.quiz.current.due_at = null;
    server.on(PAPER, { body: { ...paper, questions: paper.questions.map((one) => ({ ...one, sheet: null })) } });
    await open(`/student/quiz/${QUIZ_ID}/1`);
    await see(/معلمت آزمون را نگه داشته است/);
    expect(screen.queryByText('پرسش شمارهٔ ۱')).toBeNull();
  });

  it('is handed in from the list, which counts what is empty', async () => {
    const paper = makePaper();
    const [first] = paper.questions;
    if (first) Object.assign(first, { is_answered: true, is_flagged: true });
    server.on(PAPER, { body: paper });
    const submit = `POST /member/quiz/${QUIZ_ID}/submit/`;
    const current = paper.quiz.current && { ...paper.quiz.current, answered: 1, ended_at: new Date().toISOString() };
    const handedIn = makeMemberQuiz({ state: 'handed_in', may_begin: false, current });
    server.on(submit, { body: handedIn });
    server.on(`GET /member/quiz/${QUIZ_ID}/`, { body: handedIn });
    await open(`/student/quiz/${QUIZ_ID}/1/list`);
    // What is left to do is the way on, and it leads to the first question without an answer.
    const goOn = await screen.findByRole('link', { name: 'ادامهٔ آزمون' }, PATIENT);
    expect(goOn.getAttribute('href')).toBe(`/student/quiz/${QUIZ_ID}/2`);
    const handIn = screen.getByRole('button', { name: 'تحویل دادن آزمون' });
    expect(goOn.compareDocumentPosition(handIn)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await press(handIn);
    const dialog = await screen.findByRole('alertdialog', undefined, PATIENT);
    expect(dialog.textContent).toContain('۱ سؤال بی‌جواب مانده است.');
    expect(within(dialog).getByRole('button', { name: 'برمی‌گردم به سؤال‌ها' })).toBeTruthy();
    await press(within(dialog).getByRole('button', { name: 'تحویل می‌دهم' }));
    const arrived = await screen.findByRole('region', { name: 'برگه‌ات رسید' }, PATIENT);
    expect(arrived.textContent).toContain('جواب‌هایت به دست معلمت رسید. ۱ سؤال از ۲ سؤال را جواب دادی.');
    // Looked at again, it is no news.
    cleanup();
    await open(`/student/quiz/post-quiz?quiz=${QUIZ_ID}`);
    await see('آزمون تمام شد');
    expect(screen.queryByRole('region', { name: 'برگه‌ات رسید' })).toBeNull();
    expect(server.of(submit).map(({ body }) => body)).toEqual([{ id: TRY_ID }]);
  });
});

describe('the result', () => {
  it('is not out: the page says so', async () => {
    server.on(`GET /member/quiz/${QUIZ_ID}/report/`, {
      status: 409,
      body: { code: 'not-released', detail: 'نتیجه اعلام نشده.' },
    });
    await open(`/student/quiz/${QUIZ_ID}/report`);
    await see('نتیجهٔ این آزمون هنوز اعلام نشده است.');
  });

  it('is the score alone while others may answer: it says when the questions come', async () => {
    const score = { points: 3, out_of: 4, level: null };
    const body = {
      quiz: makeMemberQuiz({ state: 'handed_in', may_begin: false, is_released: true, score }),
      tries: [],
      skills: [],
      questions_from: '2026-11-28T08:01:00.000Z',
      questions: [],
    };
    server.on(`GET /member/quiz/${QUIZ_ID}/report/`, { body });
    await open(`/student/quiz/${QUIZ_ID}/report`);
    await see(/جواب‌ها و راه‌حل‌ها را بعد از پایان آزمون برای همه می‌بینی/);
    expect(screen.queryByRole('link', { name: 'سؤال‌ها و جواب‌هایم' })).toBeNull();
    expect(screen.queryByText('بی‌جواب')).toBeNull();
  });

  it.each([
    ['all right', ['right', 'right'], 'هر ۲ سؤال، درست!'],
    ['with a gap', ['right', 'empty'], '۱ تا درست، یکی هنوز نه'],
  ] as const)('is news once, said true: %s', async (_, outcomes, title) => {
    const quiz = makeMemberQuiz({
      state: 'handed_in',
      may_begin: false,
      is_released: true,
      score: { points: 3, out_of: 4, level: null },
    });
    const { sheet } = makeQuestion(1);
    const questions = outcomes.map((outcome, position) => ({
      position,
      sheet,
      input: null,
      outcome,
      points: 0,
      out_of: 2,
      regrade: null,
      key: null,
      solution: null,
    }));
    const body = { quiz, tries: [], skills: [], questions_from: null, questions };
    server.on(`GET /member/quiz/${QUIZ_ID}/report/`, { body });
    await open(`/student/quiz/${QUIZ_ID}/report`);
    const news = await screen.findByRole('region', { name: title }, PATIENT);
    expect(within(news).getByRole('link', { name: 'سؤال‌ها و جواب‌هایم' })).toBeTruthy();
    act(() => logout());
    cleanup();
    await open(`/student/quiz/${QUIZ_ID}/report`);
    await screen.findByRole('link', { name: 'سؤال‌ها و جواب‌هایم' }, PATIENT);
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });

  it('of the year is empty until one is out', async () => {
    server.on('GET /member/quiz/final-report/', { body: { quizzes: [], skills: [] } });
    await open('/student/quiz/final/report');
    await see('هنوز نتیجهٔ آزمونی اعلام نشده است.');
  });
});

describe('a quiz that is an activity of a package', () => {
  const PACKAGE = '0190a000-0000-7000-8000-0000000000f5';
  const { source: _, ...work } = makeHomework({ id: PACKAGE, title: 'بستهٔ کسر', items: [] });
  const activity = {
    number: 2,
    kind: 'quiz' as const,
    title: 'آزمونک جمع',
    skills: [],
    items_per_skill: 5,
    items_total: 5,
    right_needed: 3,
    state: 'available' as const,
    items_done: 0,
    right: 0,
    first_item: 0,
  };
  const detail: StudentPackageDetail = { ...work, order_mode: 'free', is_active: true, activities: [activity] };
  const CALL = `GET /member/package/${PACKAGE}/`;

  it('shows its rules, opens the activity and leads to its first question', async () => {
    server.on(CALL, { body: detail });
    const opened = { ...detail, items: makeHomework().items.map((item, position) => ({ ...item, position })) };
    server.on(`POST /member/package/${PACKAGE}/activity/2/open/`, { body: opened });
    await open(`/student/quiz/question/${PACKAGE}-2`);
    await screen.findByRole('heading', { name: 'آزمونک جمع', level: 1 }, PATIENT);
    expect(screen.getByText('۵ سؤال، بدون راهنمایی.')).toBeTruthy();
    expect(screen.getByText('با ۳ پاسخ درست تمام می‌شود.')).toBeTruthy();
    await press(screen.getByRole('button', { name: 'شروع کن' }));
    await vi.waitFor(() =>
      expect(location.pathname).toBe(`/student/package/${PACKAGE}/activity/2/question/${questionId(1)}`),
    );
  });

  it('is reached from its package, where the school has quizzes', async () => {
    server.on(CALL, { body: detail });
    await open(`/student/package/${PACKAGE}`);
    const link = await screen.findByRole('link', { name: 'شروع کن' }, PATIENT);
    expect(link.getAttribute('href')).toBe(`/student/quiz/question/${PACKAGE}-2`);
  });

  it('that is not in the package is named as missing, and a quiz of its own is shown as such', async () => {
    server.on(CALL, { body: detail });
    await open(`/student/quiz/question/${PACKAGE}-1`);
    await see('این آزمون در بسته نیست.');
    cleanup();
    server.on(LIST, { body: [makeMemberQuiz()] });
    await open(`/student/quiz/question/${QUIZ_ID}`);
    await see('آزمون کسرها');
  });
});
