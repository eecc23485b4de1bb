import { randomUUID } from 'node:crypto';
import type { Contract, ResponseOf } from '@mashq/api/contract';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { classCode, freshPhone, typeCode } from './account.ts';
import { openVisitor, settled, type Visitor } from './browser.ts';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { ask, keysOf, questionOf } from './homework.ts';
import { test } from './journey-test.ts';
import { type RunningApp, startCopy } from './run-app.ts';
import { PASSWORD, signIn } from './sign-in.ts';
import { awaitQuestion, fillIn, mistaken, send } from './type-answers.ts';

type Quiz = Contract['member']['quiz'];
type Paper = ResponseOf<Quiz['questions']>;
type QuizQuestions = ResponseOf<Contract['teacher']['quiz']['questions']>;

const DAY = 86_400_000;
const NEW_PASSWORD = 'sib-golabi-7';
const SKILL = 'g5-improper-to-mixed';
const OTHER = 'g5-mixed-to-improper';

/** Milliseconds until next Saturday at ten in Tehran, the first day of a week. */
function untilSaturday(): number {
  const TEHRAN = 3.5 * 3_600_000;
  const now = Date.now() + TEHRAN;
  const day = new Date(now).getUTCDay();
  const days = (6 - day + 7) % 7 || 7;
  return Math.floor(now / DAY) * DAY + days * DAY + 10 * 3_600_000 - now;
}

/** The pages of this context have the server's clock, from the next load on. */
async function movePages(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.addInitScript((moved) => {
    const own = globalThis as typeof globalThis & { ownDate?: DateConstructor };
    own.ownDate ??= Date;
    const { ownDate } = own;
    own.Date = new Proxy(ownDate, {
      construct: (target, given, asked) =>
        given.length > 0 ? Reflect.construct(target, given, asked) : new target(target.now() + moved),
      get: (target, key) => (key === 'now' ? () => target.now() + moved : Reflect.get(target, key)),
    });
  }, milliseconds);
}

/** A server whose days pass, with a teacher and a child who see the same time. */
class Week {
  readonly app: RunningApp;
  readonly child: Visitor;
  readonly teacher: Visitor;
  readonly isTyped: boolean;
  readonly start = untilSaturday();
  /** Of the child, once it has one. */
  username = '';

  constructor(app: RunningApp, child: Visitor, teacher: Visitor, isTyped: boolean) {
    this.app = app;
    this.child = child;
    this.teacher = teacher;
    this.isTyped = isTyped;
  }

  get page(): Page {
    return this.child.page;
  }

  /** The time after so many days of the week, as the server and both pages have it. */
  async day(count: number): Promise<void> {
    const moved = this.start + count * DAY;
    await this.app.moveClock(moved);
    for (const { context } of [this.child, this.teacher]) await movePages(context, moved);
    // Who was away for days signs in again.
    await this.#comeBack(this.teacher.page, '/teacher', 'rezaei', PASSWORD);
    if (this.username !== '') await this.#comeBack(this.page, '/student', this.username, NEW_PASSWORD);
  }

  async #comeBack(page: Page, home: string, username: string, password: string): Promise<void> {
    await page.goto(home);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled(page);
    if (new URL(page.url()).pathname.startsWith('/auth/')) await signIn(page, username, password);
  }

  /** So many days after the start of the week. */
  at(days: number): string {
    return new Date(Date.now() + this.start + days * DAY).toISOString();
  }

  /** Presses a button or follows a link, by keyboard alone where the week is lived so. */
  async press(name: string | RegExp): Promise<void> {
    const options = typeof name === 'string' ? { name, exact: true } : { name };
    const target = this.page.getByRole('button', options).or(this.page.getByRole('link', options)).first();
    await target.waitFor();
    if (this.isTyped) await target.press('Enter');
    else await target.click();
  }

  /** Opens a screen and waits for all of it. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    await settled(this.page);
  }

  /** The greeting over the home. */
  async greeting(): Promise<string> {
    await this.open('/student');
    return (await this.page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
  }

  /** A moment is there, can be read by all, and is not there again when the screen is opened once more. */
  async onceHere(name: string | RegExp, where: string, path = new URL(this.page.url()).pathname): Promise<void> {
    await this.page.getByRole('region', { name }).waitFor();
    await settled(this.page);
    await expectAccessible(this.page, where);
    await picture(this.page, `week-${this.isTyped ? 'typed' : 'pressed'}-${where.replaceAll(' ', '-')}`);
    await this.open(path);
    expect((await this.page.getByRole('region', { name }).count()) === 0, `${where} is celebrated twice`);
  }
}

/** Sends a body as the user of this page. */
function post<T>(page: Page, path: string, body: object): Promise<T> {
  return page.evaluate(
    async ([address, sent]) => {
      const reply = await fetch(`/api${address}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
      if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`);
      return reply.json();
    },
    [path, body] as const,
  );
}

const ways = {
  first: 'درست است!',
  later: 'این بار درست شد!',
};

async function register(week: Week, code: string): Promise<string> {
  const { page, app } = week;
  const phone = freshPhone();
  await page.goto('/auth/register');
  await page.getByLabel('نام', { exact: true }).fill('باران');
  await page.getByLabel('نام خانوادگی').fill('کاوه');
  await page.getByRole('button', { name: /پایه/ }).click();
  await page.getByRole('option', { name: 'پنجم' }).click();
  week.username = `week${phone.slice(4)}`;
  await page.getByLabel('نام کاربری').fill(week.username);
  await page.getByLabel('رمز عبور', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('شمارهٔ موبایل').fill(phone);
  await page.getByLabel('شرایط استفاده و حریم خصوصی را خوانده‌ام و می‌پذیرم').check({ force: true });
  const before = app.printed.length;
  await week.press('فرستادن کد تأیید');
  await typeCode(page, app.printed, before);
  await page.waitForURL((url) => url.pathname === '/student');
  await page.goto('/student/profile/school');
  await page.getByLabel('کد کلاس').fill(code);
  await week.press('پیوستن به کلاس');
  await page.getByText('دبستان نیکان').first().waitFor();
  return (await ask<{ id: string }>(page, '/member/profile/brief')).id;
}

/** Work for this child alone, for five days from this one on; gives its id. */
async function giveHomework(
  week: Week,
  { classId, childId }: People,
  day: number,
  skillId: string,
  itemsPerSkill: number,
): Promise<string> {
  const id = randomUUID();
  const pages = { firstPage: 40, lastPage: 60 };
  const body = { id, classId, ...pages, skillIds: [skillId], itemsPerSkill, studentIds: [childId] };
  await post(week.teacher.page, '/teacher/homework/', { ...body, endDate: week.at(day + 5) });
  return id;
}

async function liveWeek(browser: Browser, isTyped: boolean): Promise<void> {
  const app = await startCopy({ hasOwnClock: true });
  const opened: Visitor[] = [];
  const visit = async () => {
    const visitor = await openVisitor(browser, { origin: app.url, width: 390 });
    opened.push(visitor);
    return visitor;
  };
  try {
    const code = await classCode(visit);
    const teacher = await visit();
    await signIn(teacher.page, 'rezaei');
    const child = await visit();
    await child.page.emulateMedia({ reducedMotion: isTyped ? 'reduce' : 'no-preference' });
    const week = new Week(app, child, teacher, isTyped);
    await week.day(0);
    const childId = await register(week, code);
    const { classes } = await ask<ResponseOf<Contract['teacher']['dashboard']['read']>>(
      teacher.page,
      '/teacher/dashboard/',
    );
    const classId = classes.find(({ title }) => title === 'پنجم الف')?.id ?? '';
    const people = { classId, childId };
    await firstDay(week, people);
    await quizDays(week, people);
    await offlineDay(week, people);
    await absence(week, people);
    const faults = opened.flatMap((visitor) => visitor.faults);
    expect(faults.length === 0, `faults of the pages: ${faults.join('\n')}`);
  } catch (error) {
    const page = opened.at(-1)?.page;
    const shown = await page?.getByRole('main').textContent().catch(String);
    throw new Error(`${error instanceof Error ? error.stack : error}\nat ${page?.url()}: ${shown?.slice(0, 600)}`, {
      cause: error,
    });
  } finally {
    for (const { context } of opened) await context.close();
    await app.stop();
  }
}

interface People {
  readonly classId: string;
  readonly childId: string;
}

/** A welcome; a homework with a mistake that is corrected; the skill learned; all of it right. */
async function firstDay(week: Week, people: People): Promise<void> {
  const { page, teacher } = week;
  expect((await week.greeting()).includes('خوش آمدی باران'), 'the first day is greeted like any other');
  const homeworkId = await giveHomework(week, people, 0, SKILL, 8);
  await week.open(`/student/homeworks/${homeworkId}`);
  await week.press('شروع کن');
  await page.waitForURL(/\/question\//);
  const keys = await keysOf(teacher.page, homeworkId, people.childId);
  let praised = '';
  let learnedAt = 0;
  for (let place = 1; place <= 8; place += 1) {
    await awaitQuestion(page);
    const id = questionOf(page);
    const key = keys.get(id);
    if (!key) throw new Error(`no key for the question at ${page.url()}`);
    if (place === 1) {
      await fillIn(page, mistaken(key));
      await send(page, key);
      const notYet = page.getByRole('main').getByText('هنوز نه').first();
      await notYet.waitFor();
      await page.keyboard.press('Enter');
      await notYet.waitFor({ state: 'detached' });
    }
    await fillIn(page, key);
    await send(page, key);
    const verdict = page.getByText(place === 1 ? ways.later : ways.first).first();
    await verdict.waitFor();
    const said = (await verdict.locator('xpath=..').textContent()) ?? '';
    expect(said !== praised, `«${said}» is said twice running`);
    praised = said;
    await week.press(place === 8 ? 'پایان' : 'سؤال بعدی');
    const milestone = page.getByRole('region', { name: /را یاد گرفتی!$/ });
    await page.waitForFunction(
      (before) => !location.pathname.endsWith(before) || document.querySelector('main [data-scene]') !== null,
      id,
    );
    if ((await milestone.count()) === 0) continue;
    expect(learnedAt === 0, 'the skill is learned twice');
    learnedAt = place;
    await expectAccessible(page, 'a learned skill');
    await picture(page, `week-${week.isTyped ? 'typed' : 'pressed'}-learned`);
    await milestone.getByRole('button').or(milestone.getByRole('link')).first().press('Enter');
    await page.waitForFunction((before) => !location.pathname.endsWith(before), id);
  }
  expect(learnedAt > 0, 'seven right answers running and no skill was learned');
  await page.waitForURL((url) => url.pathname === `/student/homeworks/${homeworkId}`);
  await settled(page);
  expect((await page.evaluate(() => scrollY)) === 0, 'the end of a homework is opened further down');
  await page.getByText('۱ تا را بار دوم درست کردی؛ یاد گرفتن همین است.', { exact: true }).waitFor();
  await week.onceHere('هر ۸ سؤال، درست!', 'a homework all right');
  await week.open('/student');
  await page.getByText('۱ مهارت بلدی').first().waitFor();
}

/** Asked before its clock starts; arrived; its result the day after it closed. */
async function quizDays(week: Week, { classId, childId }: People): Promise<void> {
  const { page, teacher } = week;
  await week.day(1);
  const quizId = randomUUID();
  await post(teacher.page, '/teacher/quiz/create/', {
    id: quizId,
    classId,
    title: 'آزمون هفتهٔ اول',
    skills: [{ skillId: OTHER, items: 3 }],
    studentIds: [childId],
    shuffle: false,
    resultRelease: 'after_close',
    endDate: week.at(1.1),
  });
  const questions = await ask<QuizQuestions>(teacher.page, `/teacher/quiz/${quizId}/questions/`);
  await week.open(`/student/quiz?quiz=${quizId}`);
  await week.press('شروع آزمون');
  await week.press('شروع می‌کنم');
  await page.waitForURL(new RegExp(`/student/quiz/${quizId}/1$`));
  const paper = await ask<Paper>(page, `/member/quiz/${quizId}/questions/`);
  for (const [index, { sheet }] of paper.questions.entries()) {
    await page
      .getByRole('heading', { name: new RegExp(`^سؤال ${'۱۲۳'.charAt(index)} از`) })
      .first()
      .waitFor();
    const asked = questions.find((question) => JSON.stringify(question.sheet) === JSON.stringify(sheet));
    if (asked === undefined || sheet === null) throw new Error('a question that the teacher has not set');
    const key = { form: sheet.answer, key: asked.key };
    await fillIn(page, key);
    await send(page, key);
  }
  await page.waitForURL(/\/list$/);
  await week.press('تحویل دادن آزمون');
  await week.press('تحویل می‌دهم');
  await page.waitForURL(/\/post-quiz/);
  await page.getByRole('region', { name: 'برگه‌ات رسید' }).waitFor();
  await picture(page, `week-${week.isTyped ? 'typed' : 'pressed'}-handed-in`);

  await week.day(2);
  await week.open(`/student/quiz/${quizId}/report`);
  await week.onceHere('هر ۳ سؤال، درست!', 'the result of a quiz');
}

/** Answers without a network wait, and arrive once; then the goal of the week is reached, and said once. */
async function offlineDay(week: Week, people: People): Promise<void> {
  const { page, teacher, child } = week;
  const homeworkId = await giveHomework(week, people, 2, OTHER, 3);
  await week.open(`/student/homeworks/${homeworkId}`);
  await week.press('شروع کن');
  await page.waitForURL(/\/question\//);
  await settled(page);
  const keys = await keysOf(teacher.page, homeworkId, people.childId);
  await child.context.route('**/api/**', (route) => route.abort('internetdisconnected'));
  for (let place = 1; place <= 3; place += 1) {
    await awaitQuestion(page);
    const id = questionOf(page);
    const key = keys.get(id);
    if (!key) throw new Error(`no key for the question at ${page.url()}`);
    await fillIn(page, key);
    await send(page, key);
    await page
      .getByRole('main')
      .getByText(/نگه داشته شد/)
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction((before) => !location.pathname.endsWith(before), id);
  }
  await child.context.unroute('**/api/**');
  await week.onceHere('هر ۳ سؤال، درست!', 'a homework that was done offline');
  // Three days with work are the goal of a week.
  expect((await week.greeting()).includes('به هدف این هفته رسیدی'), 'the goal of the week passes in silence');
  expect(!(await week.greeting()).includes('به هدف این هفته رسیدی'), 'the goal of the week is said twice');
}

/** Nine days away: welcomed back without blame until there is practice, and then a day like any other. */
async function absence(week: Week, people: People): Promise<void> {
  const { page, teacher } = week;
  await week.day(12);
  expect((await week.greeting()).includes('خوش برگشتی باران'), 'who comes back is greeted like any other');
  await page.getByText('انارهایت سر جایشان است').first().waitFor();
  await page.getByRole('link', { name: 'گرم شوم' }).first().waitFor();
  await expectAccessible(page, 'the home after days away');
  await picture(page, `week-${week.isTyped ? 'typed' : 'pressed'}-back`);
  const homeworkId = await giveHomework(week, people, 12, OTHER, 2);
  await week.open(`/student/homeworks/${homeworkId}`);
  await week.press('شروع کن');
  await page.waitForURL(/\/question\//);
  const keys = await keysOf(teacher.page, homeworkId, people.childId);
  const key = keys.get(questionOf(page));
  if (!key) throw new Error(`no key for the question at ${page.url()}`);
  await fillIn(page, key);
  await send(page, key);
  await page.getByText(ways.first).first().waitFor();
  const greeting = await week.greeting();
  expect(!greeting.includes('خوش برگشتی'), `after practice the home says ${greeting}`);
}

test('a child lives a first week: welcome, a mistake corrected, a skill learned, a quiz, a day offline, days away, each moment once', ({
  browser,
}) => liveWeek(browser, false));

test('the same first week by keyboard alone and without motion', ({ browser }) => liveWeek(browser, true));
