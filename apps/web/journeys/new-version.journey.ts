import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BrowserContext, Page } from 'playwright-core';
import { openProfile } from './browser.ts';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { setHomework } from './homework.ts';
import { type Stage, test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

const WORKER = '/service-worker.js';
const OFFER = 'نسخهٔ تازهٔ مشق آماده است';

/** The server under another address, where the service worker is the one of another build. */
interface Deployment {
  readonly url: string;
  /** From now on the worker is sent with this change. */
  readonly deploy: (change: (code: string) => string) => void;
  readonly stop: () => Promise<void>;
}

async function deployment(app: string): Promise<Deployment> {
  let change = (code: string) => code;
  const server = createServer((asked, reply) => {
    const isWorker = asked.url === WORKER;
    const { 'if-none-match': _tag, 'if-modified-since': _time, ...rest } = asked.headers;
    const headers = isWorker ? { ...rest, 'accept-encoding': 'identity' } : asked.headers;
    const onward = request(new URL(asked.url ?? '/', app), { method: asked.method ?? 'GET', headers }, async (got) => {
      if (!isWorker) {
        reply.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(reply);
        return;
      }
      reply.writeHead(got.statusCode ?? 502, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
      reply.end(change(await text(got)));
    });
    onward.on('error', () => reply.destroy());
    reply.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const opened = server.address();
  if (opened === null || typeof opened === 'string') throw new Error('no port for the deployment');
  return {
    url: `http://127.0.0.1:${opened.port}`,
    deploy: (next) => {
      change = next;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Asks for a newer worker, as the page does each hour. */
const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** Waits until another worker than the one before has begun. */
async function nextWorker(page: Page, work: () => Promise<unknown>): Promise<void> {
  const begun = page.evaluate(
    () =>
      new Promise<void>((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true }),
      ),
  );
  await work();
  await begun;
}

async function walk(context: BrowserContext, { deploy }: Deployment, homeworkId: string): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  await signIn(page, 'g5a-06');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const script = await page.locator('script[type=module][src^="/assets/"]').first().getAttribute('src');

  // A worker of the version that the page has already takes over without a word.
  deploy((code) => `${code}\n// built again`);
  await nextWorker(page, () => update(page));
  expect((await page.getByText(OFFER).count()) === 0, 'the version that is open is offered as a newer one');

  // One of another version waits, and is offered beside work, never over a question.
  await page.goto('/student');
  deploy((code) => code.replaceAll(script ?? '', '/icon.svg?other'));
  await update(page);
  await page.getByText(OFFER).waitFor();
  await expectAccessible(page, 'the offer of a newer version');
  await picture(page, 'new-version');
  await page.locator(`a[href*="/student/homeworks/${homeworkId}"]`).first().click();
  await page
    .getByRole('link', { name: /شروع کن|ادامه بده/ })
    .first()
    .click();
  await page.waitForURL(/\/question\//);
  await page.getByRole('button', { name: 'تأیید' }).waitFor();
  expect((await page.getByText(OFFER).count()) === 0, 'a newer version is offered in the middle of a question');
  const waiting = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  expect(waiting === 'installed', 'the newer version began by itself');

  await page.goBack();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'باز کردن نسخهٔ تازه' }).click();
  await loaded;
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated' && !registration.waiting;
  });
  expect((await page.getByText(OFFER).count()) === 0, 'the version that was opened is offered again');
}

async function offered({ app, visit }: Stage): Promise<void> {
  const teacher = await visit();
  await signIn(teacher.page, 'rezaei');
  const homeworkId = await setHomework(teacher.page);
  const deployed = await deployment(app.url);
  const profile = mkdtempSync(join(tmpdir(), 'mashq-profile-'));
  const context = await openProfile(profile, deployed.url);
  try {
    await walk(context, deployed, homeworkId);
  } finally {
    await context.close();
    await deployed.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}

test('a newer version of the app is offered, never over a question, and opened by the child', ({ stage }) =>
  offered(stage));
