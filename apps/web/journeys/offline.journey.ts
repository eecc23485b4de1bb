import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Contract, ResponseOf } from '@mashq/api/contract';
import type { BrowserContext, Page } from 'playwright-core';
import { openProfile } from './browser.ts';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { ask, keysOf, questionOf, setHomework } from './homework.ts';
import { type Stage, test } from './journey-test.ts';
import { signIn } from './sign-in.ts';
import { fillIn, send } from './type-answers.ts';

type Report = ResponseOf<Contract['teacher']['homework']['report']>;

const CHILD = 'g5a-05';
const QUESTIONS = 20;

/** A way to the server that can be cut: then nothing answers at its address, neither for pages nor for a service worker. */
interface Line {
  readonly url: string;
  /** Cutting it twice does no harm. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
}

async function lineTo(address: string): Promise<Line> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  const follow = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  };
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    follow(socket);
    follow(onward);
    socket.pipe(onward).pipe(socket);
  });
  const listen = (at: number) => new Promise<void>((done) => void server.listen(at, '127.0.0.1', done));
  await listen(0);
  const opened = server.address();
  if (opened === null || typeof opened === 'string') throw new Error('no port for the line');
  return {
    url: `http://127.0.0.1:${opened.port}`,
    cut: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
    mend: () => listen(opened.port),
  };
}

/** The worker has stored the app, and the app the child's open work. */
async function storedAll(page: Page, homeworkId: string): Promise<void> {
  // It asks for pages while it starts.
  await page.waitForFunction(async () => {
    const { navigationPreload } = await navigator.serviceWorker.ready;
    return (await navigationPreload.getState()).enabled;
  });
  await page.waitForFunction(async () => (await caches.match('/icon.svg', { ignoreSearch: true })) !== undefined);
  await page.waitForFunction(
    (id) =>
      new Promise<boolean>((done) => {
        const opening = indexedDB.open('mashq');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('replies').objectStore('replies').getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            done(keys.result.some((key) => /questions/i.test(JSON.stringify(key)) && JSON.stringify(key).includes(id)));
          };
        };
      }),
    homeworkId,
    { polling: 500 },
  );
}

async function pageOf(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? (await context.newPage());
}

async function answerAll(page: Page, keys: Awaited<ReturnType<typeof keysOf>>): Promise<void> {
  for (let count = 0; count < QUESTIONS; count += 1) {
    await page.getByRole('button', { name: 'تأیید' }).waitFor();
    const id = questionOf(page);
    const printed = keys.get(id);
    if (!printed) throw new Error(`no key for the question at ${page.url()}`);
    await fillIn(page, printed);
    await send(page, printed);
    await page
      .getByRole('main')
      .getByText(/نگه داشته شد/)
      .first()
      .waitFor();
    if (count === 0) await expectAccessible(page, 'a question without a network');
    await page.keyboard.press('Enter');
    await page.waitForFunction((before) => !location.pathname.endsWith(before), id);
  }
}

async function wholeHomeworkOffline({ app, visit }: Stage): Promise<void> {
  const teacher = await visit();
  await signIn(teacher.page, 'rezaei');
  const homeworkId = await setHomework(teacher.page, '60');
  const line = await lineTo(app.url);
  const profile = mkdtempSync(join(tmpdir(), 'mashq-profile-'));
  let context = await openProfile(profile, line.url);
  try {
    let page = await pageOf(context);
    await signIn(page, CHILD);
    // Work that was given out within the hour is stored once its child has opened it.
    await page.goto(`/student/homeworks/${homeworkId}`);
    await page.getByRole('link', { name: 'شروع کن' }).click();
    await page.waitForURL(/\/question\//);
    await storedAll(page, homeworkId);
    const { id: studentId } = await ask<{ id: string }>(page, '/member/profile/brief');
    const before = await ask<{ items_done: number }>(page, `/member/homework/${homeworkId}/`);
    const keys = await keysOf(teacher.page, homeworkId, studentId);
    await context.close();

    await line.cut();
    context = await openProfile(profile, line.url);
    await context.setOffline(true);
    page = await pageOf(context);
    // The address an installed app opens.
    await page.goto('/student');
    await page.getByText('اینترنت نیست', { exact: false }).first().waitFor();
    await page.locator('a[href*="/student/homeworks/"]').first().waitFor();
    await expectAccessible(page, 'the home without a network');
    await picture(page, 'offline-home');
    await page.goto(`/student/homeworks/${homeworkId}`);
    await page.getByRole('link', { name: /شروع کن|ادامه بده/ }).click();
    await page.waitForURL(/\/question\//);
    await answerAll(page, keys);
    await picture(page, 'offline-homework-after');
    // Closed and opened once more: the answers still wait.
    await context.close();
    context = await openProfile(profile, line.url);
    await context.setOffline(true);
    page = await pageOf(context);
    await page.goto('/student');
    await page.getByText('۲۰ جواب', { exact: false }).first().waitFor();
    await picture(page, 'offline-home-waiting');

    await line.mend();
    await context.setOffline(false);
    await page.getByText('همهٔ جواب‌ها رسید.').first().waitFor({ timeout: 90_000 });
    const after = await ask<{ items_done: number }>(page, `/member/homework/${homeworkId}/`);
    expect(
      after.items_done === before.items_done + QUESTIONS,
      `${after.items_done - before.items_done} of ${QUESTIONS} answers arrived`,
    );
    await once(teacher.page, homeworkId, studentId);
    await signsOutClean(page, homeworkId);
  } finally {
    await context.close();
    // A line that listens would keep the program of the journeys open for ever.
    await line.cut();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Each answer that waited is in the report of the teacher once. */
async function once(teacher: Page, homeworkId: string, studentId: string): Promise<void> {
  const { skills } = await ask<Report>(teacher, `/teacher/homework/${homeworkId}/report/`);
  const waited: string[] = [];
  for (const { id } of skills) {
    const { questions } = await ask<ResponseOf<Contract['teacher']['homework']['studentSkill']>>(
      teacher,
      `/teacher/homework/${homeworkId}/student/${studentId}/skill/${id}/`,
    );
    for (const { question_id, attempts } of questions)
      waited.push(...attempts.filter(({ offline }) => offline).map(() => question_id));
  }
  expect(waited.length === QUESTIONS, `${waited.length} answers that waited arrived instead of ${QUESTIONS}`);
  expect(new Set(waited).size === QUESTIONS, 'an answer that waited arrived twice');
}

/** Signing out removes the worker and its files, and signing in again brings them back. */
async function signsOutClean(page: Page, homeworkId: string): Promise<void> {
  await page.goto('/student/profile');
  await page.getByRole('button', { name: 'خروج از حساب' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'مطمئنم' }).click();
  await page.waitForFunction(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.length === 0 && (await caches.keys()).length === 0;
  });
  await signIn(page, CHILD);
  await storedAll(page, homeworkId);
}

test('the network is cut and the browser closed: a child opens the app, answers twenty questions, and they arrive once each', ({
  stage,
}) => wholeHomeworkOffline(stage));
