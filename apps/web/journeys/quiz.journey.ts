import { randomUUID } from 'node:crypto';
import type { Contract, ResponseOf } from '@mashq/api/contract';
import type { Page } from 'playwright-core';
import { settled, type Visitor } from './browser.ts';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { type Stage, test } from './journey-test.ts';
import { signIn } from './sign-in.ts';
import { fillIn, type PrintedKey, send } from './type-answers.ts';

type Paper = ResponseOf<Contract['member']['quiz']['questions']>;
type Questions = ResponseOf<Contract['teacher']['quiz']['questions']>;
type Report = ResponseOf<Contract['teacher']['quiz']['report']>;
type AnswerReport = ResponseOf<Contract['teacher']['quiz']['answer']>;

/** A name that no earlier run on the same data has used. */
const TITLE = `آزمون ${randomUUID().slice(0, 8)}`;

/** Calls the API as the user of this page. */
function ask<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (address) => {
    const reply = await fetch(`/api${address}`, {
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
    });
    return reply.json();
  }, path);
}

/** A pending button is announced by its id, which is gone on the next screen; React Aria removes the message after seven seconds. */
async function announced(page: Page): Promise<void> {
  await page.locator('[role=log] [role=img]').first().waitFor({ state: 'detached' });
}

async function look(page: Page, where: string, name: string): Promise<void> {
  await announced(page);
  await expectAccessible(page, where);
  await picture(page, name);
}

interface Child extends Visitor {
  readonly id: string;
  /** Keys by place, from 0. */
  readonly keys: readonly PrintedKey[];
}

const heading = (page: Page, place: number) =>
  page.getByRole('heading', { name: new RegExp(`^سؤال ${'۰۱۲۳۴۵۶۷۸۹'.charAt(place)} از`) });

/** Sets a quiz with the same order for all by the form, and gives its id. */
async function setQuiz(page: Page): Promise<string> {
  await page.goto('/teacher/quiz-reports');
  await page.getByRole('link', { name: 'آزمون تازه' }).first().click();
  await page.getByLabel('از صفحهٔ').fill('۴۰');
  await page.getByLabel('تا صفحهٔ').fill('۴۶');
  await page.keyboard.press('Tab');
  await page.getByLabel(/^نام آزمون/).fill(TITLE);
  await page.getByRole('checkbox', { name: /^ترتیب سؤال‌ها/ }).press('Space');
  await page
    .getByText(/سؤال، .* امتیاز$/)
    .first()
    .waitFor();
  await page.getByRole('radio', { name: 'همین حالا' }).check({ force: true });
  await look(page, 'a new quiz', 'quiz-new');
  await page.getByRole('button', { name: 'ساختن آزمون' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'همین حالا باز شود' }).click();
  await page.waitForURL(/\/teacher\/quiz\/[^/]+\/preview/);
  await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'سؤالی دیگر از همین مهارت' }).click();
  await page.getByText('سؤال عوض شد.').first().waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'سؤالی دیگر از همین مهارت' }).waitFor();
  await look(page, 'the preview of a quiz', 'quiz-preview');
  return page.url().split('/teacher/quiz/')[1]?.split('/')[0] ?? '';
}

/** Nobody has begun: a quarter of an hour longer, and a note. */
async function changeSettings(page: Page, quizId: string): Promise<void> {
  await page.goto(`/teacher/quiz/${quizId}/edit`);
  await page.getByRole('textbox', { name: /^وقت هر دانش‌آموز/ }).fill('۴۵');
  await page.getByRole('textbox', { name: /^یادداشت/ }).fill('آرام بنویسید.');
  await look(page, 'the settings of a quiz', 'quiz-edit');
  await page.getByRole('button', { name: 'ذخیره' }).click();
  await page.waitForURL(/\/quiz-reports\//);
  await page.getByText('۴۵ دقیقه').waitFor();
}

/** The report as a workbook. */
async function saveFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'خروجی' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^اکسل/ }).click(),
  ]);
  expect(download.suggestedFilename().startsWith(TITLE), `the file is called ${download.suggestedFilename()}`);
}

/** Signs a child in and begins the quiz, by keyboard alone where `isTyped`. */
async function begin(
  { visit }: Stage,
  username: string,
  quizId: string,
  { width = 1280, isTyped = false }: { width?: number; isTyped?: boolean },
  questions: Questions,
): Promise<Child> {
  const visitor = await visit({ width });
  const { page } = visitor;
  await signIn(page, username);
  const { id } = await ask<{ id: string }>(page, '/member/profile/brief');
  await page.goto(`/student/quiz?quiz=${quizId}`);
  await page.getByRole('heading', { name: TITLE }).waitFor();
  if (isTyped) await look(page, 'the quizzes of a child', 'quiz-student-list');
  // The quiz that the address names comes first.
  const button = page.getByRole('button', { name: 'شروع آزمون' }).first();
  const begin = page.getByRole('button', { name: 'شروع می‌کنم' });
  if (isTyped) {
    await button.press('Enter');
    await begin.press('Enter');
  } else {
    await button.click();
    await begin.click();
  }
  await page.waitForURL(new RegExp(`/student/quiz/${quizId}/1$`));
  await heading(page, 1).waitFor();
  const paper = await ask<Paper>(page, `/member/quiz/${quizId}/questions/`);
  const keys = paper.questions.map(({ sheet }) => {
    const asked = questions.find((question) => JSON.stringify(question.sheet) === JSON.stringify(sheet));
    if (asked === undefined || sheet === null) throw new Error('a question that the teacher has not set');
    return { form: sheet.answer, key: asked.key };
  });
  return { ...visitor, id, keys };
}

/** Answers the open question and goes on. */
async function answer({ page, keys }: Child, place: number): Promise<void> {
  const printed = keys[place - 1];
  if (!printed) throw new Error(`no key of question ${place}`);
  await heading(page, place).waitFor();
  await fillIn(page, printed);
  await send(page, printed);
  if (place < keys.length) await heading(page, place + 1).waitFor();
  else await page.waitForURL(/\/list$/);
}

async function handIn(page: Page, isTyped = false): Promise<void> {
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    if (isTyped) await button.press('Enter');
    else await button.click();
  };
  await press('تحویل دادن آزمون');
  await press('تحویل می‌دهم');
  await page.waitForURL(/\/post-quiz/);
  await page.getByRole('region', { name: 'برگه‌ات رسید' }).waitFor();
}

/** On a phone: a flag, a way back, and a list that knows both. */
async function byPhone(child: Child): Promise<void> {
  const { page, keys } = child;
  await look(page, 'a question of a quiz', 'quiz-question-390');
  await page.getByRole('button', { name: 'نشان بگذار' }).click();
  await page.getByRole('button', { name: 'نشان را بردار' }).waitFor();
  for (let place = 1; place <= keys.length; place += 1) await answer(child, place);
  await page.getByText('نشان‌شده').first().waitFor();
  await look(page, 'the list of questions', 'quiz-list-390');
  await handIn(page);
  await look(page, 'after a quiz', 'quiz-done-390');
}

/** By keyboard alone; the first question stays empty. */
async function byKeyboard(child: Child): Promise<void> {
  const { page, keys } = child;
  await look(page, 'a question of a quiz', 'quiz-question-1280');
  await page.getByRole('button', { name: 'سؤال بعدی', exact: true }).press('Enter');
  for (let place = 2; place <= keys.length; place += 1) await answer(child, place);
  await page.getByText('۱', { exact: true }).first().waitFor();
  await handIn(page, true);
}

/** The network is cut over two answers and a reload. They wait on the device, and arrive once each. */
async function withoutNetwork(child: Child, quizId: string): Promise<void> {
  const { page, context } = child;
  await settled(page);
  await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await answer(child, 1);
  await answer(child, 2);
  await page.goto(`/student/quiz/${quizId}/1`);
  await heading(page, 1).waitFor();
  await page.getByText(/روی همین دستگاه نگه داشته شد/).waitFor();
  await picture(page, 'quiz-offline');
  await page.goto(`/student/quiz/${quizId}/3`);
  await answer(child, 3);
  await context.unroute('**/api/**');
  await page.goto(`/student/quiz/${quizId}/1`);
  await page.getByText('ثبت شد.', { exact: true }).waitFor();
  await page.waitForFunction(
    async (id) => {
      const reply = await fetch(`/api/member/quiz/${id}/questions/`, {
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
      });
      const { questions } = (await reply.json()) as { questions: { is_answered: boolean }[] };
      return questions.slice(0, 3).every(({ is_answered }) => is_answered);
    },
    quizId,
    { polling: 500 },
  );
}

/** The six routes of reports below `/teacher` or `/school`. */
async function readReports(page: Page, role: 'teacher' | 'school', { quiz }: Report, child: Child): Promise<void> {
  const base = `/${role}/quiz-reports`;
  const one = `${base}/${quiz.class_id}/${quiz.id}/${child.id}`;
  const open = async (path: string, name: string, wait: () => Promise<unknown>) => {
    await page.goto(path);
    await wait();
    await look(page, `${path}, of a ${role}`, `quiz-${role}-${name}`);
  };
  const titled = () => page.getByRole('heading', { name: TITLE }).first().waitFor();
  await open(base, 'reports', titled);
  await open(`${base}/${quiz.class_id}`, 'class-reports', titled);
  await open(`${base}/${quiz.class_id}/${quiz.id}`, 'report', () =>
    page.getByText('امتیازش به همه داده شود').first().waitFor(),
  );
  await saveFile(page);
  await page.getByRole('switch', { name: 'بدون نام، برای نمایش در کلاس' }).press('Space');
  await page.getByRole('rowheader', { name: 'دانش‌آموز ۱', exact: true }).waitFor();
  await open(one, 'student', () => page.getByRole('link', { name: 'همهٔ پاسخ‌ها' }).waitFor());
  await open(`${one}/questions`, 'student-questions', () =>
    page
      .getByRole('link', { name: /سؤال ۱/ })
      .first()
      .waitFor(),
  );
  await open(`${one}/questions/detail?n=1`, 'student-question', () =>
    page.getByText('پاسخ درست', { exact: false }).first().waitFor(),
  );
}

async function readOwnReports({ page }: Child, quizId: string): Promise<void> {
  const base = `/student/quiz/${quizId}`;
  await page.goto(`${base}/report`);
  await page.getByRole('link', { name: 'سؤال‌ها و جواب‌هایم' }).waitFor();
  await look(page, 'the result of a quiz', 'quiz-student-report');
  await page.getByRole('link', { name: 'سؤال‌ها و جواب‌هایم' }).click();
  await page.waitForURL(/\/report-questions$/);
  await page
    .getByRole('button', { name: /^سؤال ۱/ })
    .first()
    .waitFor();
  await look(page, 'the questions of a result', 'quiz-student-report-questions');
  await page.goto(`${base}/report-questions/detail?n=1`);
  await page.getByText('امتیاز این سؤال به همه داده شد.').waitFor();
  await look(page, 'a question of a result', 'quiz-student-report-question');
  await page.goto('/student/quiz/final/report');
  await page.getByText(TITLE).first().waitFor();
  await look(page, 'all quizzes of the year', 'quiz-student-final');
}

/** A quiz that is an activity of a package, by the address of its own. */
async function activityQuiz(page: Page, child: Child, classId: string, skillId: string): Promise<void> {
  const packageId = randomUUID();
  const status = await page.evaluate(
    async (body) => {
      const reply = await fetch('/api/teacher/package/', {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return reply.status;
    },
    {
      id: packageId,
      classId,
      title: TITLE,
      orderMode: 'free',
      activities: [{ kind: 'quiz', title: 'آزمونک', skillIds: [skillId], itemsPerSkill: 3, rightNeeded: 2 }],
      endDate: new Date(Date.now() + 86_400_000).toISOString(),
    },
  );
  expect(status === 201, `the package was answered with ${status}`);
  await child.page.goto(`/student/package/${packageId}`);
  await child.page.getByRole('link', { name: 'شروع کن' }).click();
  await child.page.waitForURL(`**/student/quiz/question/${packageId}-1`);
  await child.page.getByText('با ۲ پاسخ درست تمام می‌شود.').waitFor();
  await look(child.page, 'the quiz of a package', 'quiz-activity');
  await child.page.getByRole('button', { name: 'شروع کن' }).click();
  await child.page.waitForURL(new RegExp(`/student/package/${packageId}/activity/1/question/`));
  await child.page.getByRole('heading', { name: /^سؤال ۱ از ۳/ }).waitFor();
}

async function threeChildren(stage: Stage): Promise<void> {
  const teacher = await stage.visit();
  const { page } = teacher;
  await signIn(page, 'rezaei');
  const quizId = await setQuiz(page);
  await changeSettings(page, quizId);
  const questions = await ask<Questions>(page, `/teacher/quiz/${quizId}/questions/`);
  expect(questions.length >= 3, `only ${questions.length} questions on these pages`);

  const phone = await begin(stage, 'g5a-07', quizId, { width: 390 }, questions);
  await byPhone(phone);
  const typist = await begin(stage, 'g5a-08', quizId, { isTyped: true }, questions);
  await byKeyboard(typist);
  const cut = await begin(stage, 'g5a-09', quizId, {}, questions);
  await withoutNetwork(cut, quizId);

  // More time for the child whose network was away.
  const { quiz, students } = await ask<Report>(page, `/teacher/quiz/${quizId}/report/`);
  const due = students.find(({ student_id }) => student_id === cut.id);
  const home = `/teacher/quiz-reports/${quiz.class_id}/${quizId}`;
  await page.goto(home);
  await page.getByRole('button', { name: `وقت و نوبت ${due?.name}` }).click();
  await page.getByRole('textbox', { name: 'دقیقهٔ بیشتر' }).fill('۱۰');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'ثبت', exact: true }).click();
  await page.getByText('انجام شد.').first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // Who has not begun may be given a window of its own.
  const other = students.find(({ tries_used }) => tries_used === 0);
  await page.getByRole('button', { name: `وقت و نوبت ${other?.name}` }).click();
  await page.getByRole('checkbox', { name: 'شروعش مانند کلاس است' }).press('Space');
  await page.getByRole('button', { name: /شروع جداگانه/ }).waitFor();
  await look(page, 'more for one child', 'quiz-allow');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const paper = await ask<Paper>(cut.page, `/member/quiz/${quizId}/questions/`);
  const before = Date.parse(due?.due_at ?? '');
  expect(Date.parse(paper.quiz.current?.due_at ?? '') - before === 600_000, 'the child does not have ten minutes more');
  await cut.page.goto(`/student/quiz/${quizId}/4`);
  for (let place = 4; place <= cut.keys.length; place += 1) await answer(cut, place);
  await cut.page.goto(`/student/quiz/${quizId}/1/list`);
  await handIn(cut.page);
  for (const [place] of cut.keys.slice(0, 3).entries()) {
    const { attempts } = await ask<AnswerReport>(page, `/teacher/quiz/${quizId}/student/${cut.id}/questions/${place}/`);
    expect(attempts.length === 1, `answer ${place + 1}, given without a network, is stored ${attempts.length} times`);
  }

  const press = async (name: string, role: 'button' | 'menuitem' = 'button') => {
    await page.getByRole(role, { name, exact: true }).first().click();
    const dialog = page.getByRole('alertdialog', { name, exact: true });
    await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await page.reload();
  await page.getByRole('button', { name: 'کارهای دیگر', exact: true }).click();
  await press('پایان دادن همین حالا', 'menuitem');
  await page.getByText('بسته', { exact: true }).first().waitFor();

  // The first question, which one child left empty, gives its points to all.
  await page.getByRole('button', { name: 'تصحیح دوباره' }).first().click();
  await page.getByRole('button', { name: 'دیدن نتیجه پیش از ثبت' }).click();
  await page.getByText('امتیاز ۱ نفر بیشتر می‌شود').waitFor();
  await picture(page, 'quiz-regrade');
  await page.getByRole('dialog').getByRole('button', { name: 'ثبت', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('اعلام نتیجه');
  await page.getByText('نتیجه اعلام شده', { exact: true }).first().waitFor();

  for (const child of [phone, typist, cut]) {
    await child.page.goto(`/student/quiz/${quizId}/report`);
    await child.page
      .getByText(`از ${'۰۱۲۳۴۵۶۷۸۹'.charAt(questions.length)}`)
      .first()
      .waitFor();
  }
  await readOwnReports(typist, quizId);
  const report = await ask<Report>(page, `/teacher/quiz/${quizId}/report/`);
  for (const child of [phone, typist, cut]) {
    const row = report.students.find(({ student_id }) => student_id === child.id);
    expect(row?.score?.points === questions.length, `a child has ${row?.score?.points} points`);
  }
  await readReports(page, 'teacher', report, typist);
  await activityQuiz(page, typist, quiz.class_id, questions[0]?.skill.id ?? '');
  const manager = await stage.visit();
  await signIn(manager.page, 'modir1');
  await readReports(manager.page, 'school', report, typist);
}

test('three children take a quiz, by phone, by keyboard and over a cut network; it is regraded and released', ({
  stage,
}) => threeChildren(stage));
