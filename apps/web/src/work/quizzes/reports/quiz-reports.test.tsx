import type { QuizReport, TeacherQuiz, UserRole } from '@mashq/api/contract';
import { logout, startSession } from '@mashq/state/platform/session/session';
import { formatNumber } from '@mashq/ui/i18n';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../App.tsx';
import { FakeServer, isSignedIn, makeUser } from '../../../testing/fake-server.ts';
import { press, type } from '../../../testing/press.ts';
import { CLASS_ID, makeQuizReport, makeTeacherQuiz, QUIZ_ID } from '../../../testing/quiz-fixtures.ts';

const PATIENT = { timeout: 30_000 };
const HOME = `/teacher/quiz-reports/${CLASS_ID}/${QUIZ_ID}`;
const CALL = `/teacher/quiz/${QUIZ_ID}`;
let server: FakeServer;

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('scrollTo', vi.fn());
  server = new FakeServer();
});

afterEach(() => {
  act(() => logout());
  cleanup();
});

async function open(path: string, role: UserRole = 'TEACHER'): Promise<void> {
  isSignedIn(server, makeUser(role));
  history.replaceState(null, '', path);
  startSession();
  await act(async () => {
    render(<App />);
  });
}

async function openReport(change: Partial<TeacherQuiz> = {}, other: Partial<QuizReport> = {}): Promise<void> {
  server.on(`GET ${CALL}/report/`, { body: { ...makeQuizReport(change), ...other } });
  await open(HOME);
  await screen.findByRole('heading', { name: 'آزمون کسرها', level: 1 }, PATIENT);
}

const button = (name: string | RegExp) => screen.findByRole('button', { name }, PATIENT);

describe('the list of quizzes', () => {
  it('leads to a new one where there is none, and says what went wrong', async () => {
    server.on('GET /teacher/quiz/get-all-quiz/', { status: 503, body: { detail: 'سامانه شلوغ است.' } });
    await open('/teacher/quiz-reports');
    await screen.findByText('سامانه شلوغ است.', undefined, PATIENT);
    server.on('GET /teacher/quiz/get-all-quiz/', { body: { page: 1, size: 20, total: 0, items: [] } });
    await press(await button(/دوباره/));
    await screen.findByText('هنوز آزمونی نیست.', undefined, PATIENT);
    expect(screen.getByRole('link', { name: 'آزمون تازه' })).toBeTruthy();
  });

  it('has its states in one list that opens where the window is a phone’s, chosen in the address', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('max-width: 37'),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    server.on('GET /teacher/quiz/get-all-quiz/', { body: { page: 1, size: 20, total: 1, items: [makeTeacherQuiz()] } });
    await open('/teacher/quiz-reports');
    await press(await button(/وضعیت/));
    expect(screen.queryByRole('radio')).toBeNull();
    await press(await screen.findByRole('option', { name: 'زمان‌بندی‌شده' }, PATIENT));
    await vi.waitFor(() => expect(location.search).toContain('state=scheduled'));
    expect(server.asked.some(({ path }) => path.includes('state=scheduled'))).toBe(true);
  });

  it('brings a deleted quiz back from the list of those deleted', async () => {
    const cancelled = makeTeacherQuiz({ state: 'cancelled' });
    server.on('GET /teacher/quiz/get-all-quiz/', { body: { page: 1, size: 20, total: 1, items: [cancelled] } });
    const RESTORE = `POST ${CALL}/restore/`;
    server.on(RESTORE, { status: 409, body: { detail: 'فقط معلم اصلی کلاس می‌تواند آن را برگرداند.' } });
    await open('/teacher/quiz-reports?state=cancelled');
    await press(await button('برگرداندن'));
    await screen.findByText('فقط معلم اصلی کلاس می‌تواند آن را برگرداند.', undefined, PATIENT);
    expect(screen.queryByRole('link', { name: /آزمون کسرها/ })).toBeNull();
    server.on(RESTORE, { body: makeTeacherQuiz() });
    await press(await button('برگرداندن'));
    await screen.findByText('آزمون برگشت.', undefined, PATIENT);
    expect(screen.getByRole('radio', { name: 'حذف‌شده', checked: true })).toBeTruthy();
    expect(server.asked.some(({ path }) => path.includes('state=cancelled'))).toBe(true);
  });

  it('shows a manager the quizzes of the school, without a way to set one', async () => {
    server.on('GET /school/quiz/', { body: { page: 1, size: 20, total: 1, items: [makeTeacherQuiz()] } });
    await open('/school/quiz-reports', 'MANAGER');
    const link = await screen.findByRole('link', { name: /آزمون کسرها/ }, PATIENT);
    expect(link.getAttribute('href')).toBe(`/school/quiz-reports/${CLASS_ID}/${QUIZ_ID}`);
    // One below the page's title, which it follows: no level is left out.
    expect(link.closest('h2')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'آزمون تازه' })).toBeNull();
  });
});

describe('the report of a quiz', () => {
  it('hides every name on the wall of the classroom', async () => {
    await openReport();
    expect((await screen.findAllByText('علی کریمی', undefined, PATIENT)).length).toBeGreaterThan(1);
    await press(screen.getByRole('switch', { name: 'بدون نام، برای نمایش در کلاس' }));
    for (const name of ['علی کریمی', 'سارا احمدی']) expect(document.body.textContent).not.toContain(name);
    // Once on the screen, and once in the report on paper, which loads after it.
    await waitFor(() => expect(screen.getAllByText('دانش‌آموز ۱')).toHaveLength(2), PATIENT);
    for (const name of ['علی کریمی', 'سارا احمدی']) expect(document.body.textContent).not.toContain(name);
  });

  it.each([
    ['a table', 1200],
    ['rows of two lines', 358],
  ] as const)('marks answers that came in the minute after the end in %s', async (_, width) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 100));
    const { students } = makeQuizReport();
    await openReport({}, { students: students.map((row, at) => ({ ...row, in_grace: at === 0 ? 2 : 0 })) });
    const mark = '۲ پاسخ در دقیقهٔ پس از پایان';
    await screen.findByText((text) => text.includes(mark), undefined, PATIENT);
    const marked = screen.getAllByRole('row').filter(({ textContent }) => textContent?.includes(mark));
    expect(marked.map(({ textContent }) => [textContent?.includes('علی'), textContent?.includes('سارا')])).toEqual([
      [true, false],
    ]);
    vi.restoreAllMocks();
  });

  it('has its questions as lines that open on a phone, where who left the page is said too', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 358, 100));
    const { students, questions } = makeQuizReport();
    await openReport({}, { students: students.map((row, at) => ({ ...row, left_page: at === 0 ? 2 : 0 })) });
    const [first] = questions;
    if (first === undefined) throw new Error('a report with a question');
    const of = [first.right, first.right + first.wrong + first.empty].map((count) => formatNumber(count));
    const line = await button(`سؤال ۱، ${first.skill.title}: ${of[0]} درست از ${of[1]}`);
    expect(line.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: 'تصحیح دوباره' })).toBeNull();
    await press(line);
    expect(await button('تصحیح دوباره')).toBeTruthy();
    const rows = screen.getAllByRole('row').filter(({ textContent }) => textContent?.includes('۲ بار ترک صفحه'));
    expect(rows.map(({ textContent }) => textContent?.includes('علی'))).toEqual([true]);
    vi.restoreAllMocks();
  });

  it('lets a manager read and change nothing', async () => {
    server.on(`GET /school/quiz/${QUIZ_ID}/report/`, { body: makeQuizReport() });
    await open(`/school/quiz-reports/${CLASS_ID}/${QUIZ_ID}`, 'MANAGER');
    await press(await button(/^سؤال ۱، /));
    await screen.findByText(/شاید: مخرج‌ها را جمع کرده است/, undefined, PATIENT);
    for (const name of ['نگه داشتن', 'تصحیح دوباره', 'وقت و نوبت', 'از این آزمون مرور بساز']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByRole('link', { name: 'تنظیم‌ها' })).toBeNull();
  });

  it('makes a draft of a review for the children who need one, in one press', async () => {
    server.on('POST /teacher/review/', { status: 409, body: { detail: 'کلاس خالی است.' } });
    await openReport();
    await press(await button('از این آزمون مرور بساز'));
    await screen.findByText('کلاس خالی است.', undefined, PATIENT);
    expect(server.of('POST /teacher/review/')[0]?.body).toMatchObject({
      classId: CLASS_ID,
      draft: true,
      groups: [{ skillIds: ['g5-add'], studentIds: ['0190a000-0000-7000-8000-0000000000d1'] }],
    });
  });

  it('shows before and after a regrade before it is stored', async () => {
    const at = `${CALL}/questions/0`;
    const score = (points: number) => ({ points, out_of: 2, level: null });
    const preview = {
      changed: 2,
      up: 1,
      down: 1,
      students: [
        { student_id: 'd1', name: 'علی کریمی', before: score(0), after: score(2) },
        { student_id: 'd2', name: 'سارا احمدی', before: score(2), after: score(0) },
        { student_id: 'd3', name: 'نیما یزدانی', before: score(2), after: score(2) },
      ],
    };
    server.on(`POST ${at}/regrade-preview/`, { body: preview });
    server.on(`POST ${at}/regrade/`, { body: preview });
    await openReport();
    await press(await button(/^سؤال ۱، /));
    await press(await button('تصحیح دوباره'));
    await press(await button('دیدن نتیجه پیش از ثبت'));
    await screen.findByText('علی کریمی: ۰ از ۲ بود، ۲ از ۲ می‌شود', undefined, PATIENT);
    expect(screen.getByText('امتیاز ۱ نفر بیشتر می‌شود')).toBeTruthy();
    expect(screen.getByText('امتیاز ۱ نفر کمتر می‌شود')).toBeTruthy();
    expect(screen.queryByText(/^نیما یزدانی: /)).toBeNull();
    expect(server.of(`POST ${at}/regrade/`)).toEqual([]);
    await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'ثبت' }));
    await vi.waitFor(() => expect(server.of(`POST ${at}/regrade/`)).toHaveLength(1));
    expect(server.of(`POST ${at}/regrade/`)[0]?.body).toMatchObject({ change: 'all_points', version: 3 });
  });

  it('gives an ended quiz to a student who was away, and to nobody who took it', async () => {
    const report = makeQuizReport();
    const [first, ...others] = report.students;
    if (first === undefined) throw new Error('a quiz without students');
    const away = { ...first, state: 'missed' as const, tries_used: 0, score: null };
    const quiz = makeTeacherQuiz({ state: 'released', released_at: '2026-11-20T08:00:00.000Z' });
    await openReport(quiz, { students: [away, ...others] });
    const call = `POST ${CALL}/student/${away.student_id}/make-up/`;
    server.on(call, { status: 409, body: { detail: 'این آزمون هنوز تمام نشده است.' } });
    const give = await screen.findAllByRole('button', { name: /^آزمون جبرانی برای/ }, PATIENT);
    expect(give.map((one) => one.getAttribute('aria-label'))).toEqual([`آزمون جبرانی برای ${away.name}`]);
    await press(give[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', undefined, PATIENT));
    expect(dialog.getByText(/با عددهای دیگر/)).toBeTruthy();
    await press(dialog.getByRole('button', { name: 'دادن آزمون جبرانی' }));
    await dialog.findByText('این آزمون هنوز تمام نشده است.', undefined, PATIENT);
    const body = server.of(call)[0]?.body as { id: string; endDate: string; startDate?: string };
    expect([Date.parse(body.endDate) > Date.now(), body.startDate]).toEqual([true, undefined]);
    const other = makeTeacherQuiz({ ...quiz, id: '0190a000-0000-7000-8000-0000000000ff' });
    server.on(call, { status: 201, body: other });
    await press(dialog.getByRole('button', { name: 'دادن آزمون جبرانی' }));
    await vi.waitFor(() => expect(location.pathname).toContain(other.id));
    // The same make-up, however often it is asked for.
    expect(server.of(call)[1]?.body).toMatchObject({ id: body.id });
  });

  it('gives a draft that begins at once to the class only after a question that says for whom and until when', async () => {
    server.on(`POST ${CALL}/publish/`, { body: makeTeacherQuiz({ state: 'open' }) });
    await openReport({ state: 'draft', is_begun: false });
    await press(await button('فرستادن آزمون'));
    const dialog = within(await screen.findByRole('alertdialog', undefined, PATIENT));
    expect(dialog.getByText(/^آزمون برای .*پنجم الف همین حالا باز می‌شود و تا .* باز می‌ماند\.$/)).toBeTruthy();
    expect(server.of(`POST ${CALL}/publish/`)).toEqual([]);
    await press(dialog.getByRole('button', { name: 'فرستادن آزمون' }));
    await vi.waitFor(() => expect(server.of(`POST ${CALL}/publish/`)).toHaveLength(1));
  });

  it('puts away what is released from the menu; bins and the index of each question say what they are', async () => {
    server.on(`POST ${CALL}/archive/`, { body: makeTeacherQuiz({ state: 'archived' }) });
    await openReport({ state: 'released' });
    await press(await button('کارهای دیگر'));
    expect(screen.queryByRole('button', { name: 'بایگانی' })).toBeNull();
    await press(await screen.findByRole('menuitem', { name: 'بایگانی' }, PATIENT));
    await vi.waitFor(() => expect(server.of(`POST ${CALL}/archive/`)).toHaveLength(1));
    expect(screen.getAllByText('۰ تا ۲۰٪').length).toBeGreaterThan(0);
    expect(screen.getByText(/^ضریب تمیز: سهم درست/)).toBeTruthy();
  });

  it('keeps its head to the main thing, the file and a menu, where what deletes comes last', async () => {
    await openReport();
    const menu = await button('کارهای دیگر');
    const head = menu.parentElement as HTMLElement;
    await within(head).findByRole('button', { name: 'خروجی' }, PATIENT);
    expect([...head.children].map((each) => each.textContent || each.getAttribute('aria-label'))).toEqual([
      'نگه داشتن',
      'خروجی',
      'کارهای دیگر',
    ]);
    await press(menu);
    const items = await screen.findAllByRole('menuitem', undefined, PATIENT);
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'پیش‌نمایش سؤال‌ها',
      'تنظیم‌ها',
      'پایان دادن همین حالا',
      'حذف آزمون',
    ]);
  });

  it('says of a regraded question which other answers count as right', async () => {
    const accepted = [{ kind: 'integer', values: ['۱۲۳'] }] as const;
    const questions = makeQuizReport().questions.map((each) => ({ ...each, regrade: 'also', accepted }) as const);
    await openReport({}, { questions } as never);
    await press(await button(/^سؤال ۱، /));
    await screen.findByText('این هم درست است', undefined, PATIENT);
    expect(screen.getByText('۱۲۳')).toBeTruthy();
  });

  it('says how many have begun before it deletes a quiz', async () => {
    await openReport();
    await press(await button('کارهای دیگر'));
    await press(await screen.findByRole('menuitem', { name: 'حذف آزمون' }, PATIENT));
    const dialog = await screen.findByRole('alertdialog', undefined, PATIENT);
    expect(dialog.textContent).toMatch(/[۰-۹]+ نفر از [۰-۹]+ نفر آن را شروع کرده‌اند\./);
  });

  it('ends a quiz only after a question', async () => {
    server.on(`POST ${CALL}/close/`, { body: makeTeacherQuiz({ state: 'closed' }) });
    await openReport();
    await press(await button('کارهای دیگر'));
    await press(await screen.findByRole('menuitem', { name: 'پایان دادن همین حالا' }, PATIENT));
    expect(server.of(`POST ${CALL}/close/`)).toEqual([]);
    const dialog = await screen.findByRole('alertdialog', undefined, PATIENT);
    await press(within(dialog).getByRole('button', { name: 'پایان دادن همین حالا' }));
    await vi.waitFor(() => expect(server.of(`POST ${CALL}/close/`)).toHaveLength(1));
  });

  it('gives one child more minutes', async () => {
    const allow = `PATCH ${CALL}/student/0190a000-0000-7000-8000-0000000000d2/`;
    server.on(allow, { status: 409, body: { detail: 'نتیجه‌اش را دیده است.' } });
    await openReport();
    await press(await button('وقت و نوبت سارا احمدی'));
    const dialog = await screen.findByRole('dialog', undefined, PATIENT);
    await press(within(dialog).getByRole('textbox', { name: 'دقیقهٔ بیشتر' }));
    await type('{Control>}a{/Control}15{Tab}');
    await press(within(dialog).getByRole('button', { name: 'ثبت' }));
    await screen.findByText('نتیجه‌اش را دیده است.', undefined, PATIENT);
    expect(server.of(allow)[0]?.body).toEqual({ extraMinutes: 15, extraTries: 0 });
  });

  it('gives no more time once the result is out; a child may still be excused', async () => {
    await openReport({ state: 'released', released_at: '2026-11-20T08:00:00Z' });
    await press(await button('وقت و نوبت سارا احمدی'));
    const dialog = await screen.findByRole('dialog', undefined, PATIENT);
    expect(within(dialog).getByRole('checkbox', { name: 'از این آزمون معاف است' })).toBeTruthy();
    expect(within(dialog).queryByRole('textbox', { name: 'دقیقهٔ بیشتر' })).toBeNull();
  });
});

describe('the settings of a quiz', () => {
  async function openSettings(change: Partial<TeacherQuiz>): Promise<void> {
    server.on(`GET ${CALL}/`, { body: makeTeacherQuiz(change) });
    server.on(`PATCH ${CALL}/`, { status: 409, body: { detail: 'همین حالا عوض شد.' } });
    await open(`/teacher/quiz/${QUIZ_ID}/edit`);
    await button('ذخیره');
  }

  it('names only what was changed', async () => {
    await openSettings({ is_begun: false });
    await press(screen.getByRole('radio', { name: 'یکی‌یکی و بی‌برگشت' }));
    await press(await button('ذخیره'));
    await screen.findByText('همین حالا عوض شد.', undefined, PATIENT);
    expect(server.of(`PATCH ${CALL}/`)[0]?.body).toEqual({ version: 3, navigation: 'sequential' });
  });

  it('leaves the rules that children have begun by', async () => {
    await openSettings({ is_begun: true });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'آزاد' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'وقتی خودم اعلام کنم' }).disabled).toBe(false);
  });
});

describe('the report on paper', () => {
  const paper = () => screen.findByRole('article', { name: 'گزارش آزمون برای چاپ' }, PATIENT);

  it('says how many took it, were away and have few points, each question and everybody’s points, without a link', async () => {
    await openReport();
    const sheet = await paper();
    const { students, questions } = makeQuizReport();
    const took = students.filter(({ score }) => score !== null).length;
    expect(within(sheet).getByText(/نفر آزمون دادند/).nextElementSibling?.textContent).toBe(formatNumber(took));
    const [, ...rows] = within(sheet).getAllByRole('row');
    expect(rows).toHaveLength(questions.length);
    for (const [index, { right, wrong, empty }] of questions.entries())
      expect(rows[index]?.textContent).toContain(`${formatNumber(right)} از ${formatNumber(right + wrong + empty)}`);
    const [, marks] = within(sheet).getAllByRole('list').slice(-2);
    for (const { name, score } of students) {
      expect(marks?.textContent).toContain(name);
      if (score !== null) expect(marks?.textContent).toContain(formatNumber(score.points));
    }
    expect(within(sheet).queryAllByRole('link')).toEqual([]);
    expect(within(sheet).getByText('امضای مدیر')).toBeTruthy();
  });

  it('has no names where the screen shows none', async () => {
    await openReport();
    const sheet = await paper();
    await press(await screen.findByRole('switch', { name: /بدون نام/ }, PATIENT));
    for (const { name } of makeQuizReport().students) expect(sheet.textContent).not.toContain(name);
  });
});
