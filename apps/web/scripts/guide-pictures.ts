/**
 * Takes the pictures of the guides (src/guides) from the built app with demo data: each step's screen, with a mark around
 * the part it speaks of. Fails where a part is not there, so that a guide never shows a screen that has changed. Run
 * `vite build` first. Words after the command narrow it to pictures with that word in their name.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { countRequests, openBrowser, settled, withoutHints } from '../journeys/browser.ts';
import { ask } from '../journeys/homework.ts';
import { startApp } from '../journeys/run-app.ts';
import { signIn } from '../journeys/sign-in.ts';
import { guides as studentGuides } from '../src/help/content/student.ts';
import { guides as teacherGuides } from '../src/help/content/teacher.ts';
import { type Guide, type GuideReader, type GuideStep, type Part, pictureName } from '../src/help/guide.ts';

const FOLDER = join(import.meta.dirname, '../src/help/pictures');
/** Height of a picture in CSS px, and its pixels for each of them. */
const HEIGHT = 440;
const SCALE = 1.5;
const QUALITY = 55;

interface Scene {
  reader: GuideReader;
  guides: readonly Guide[];
  /** The first of them who has what the guides show. */
  usernames: readonly string[];
  width: number;
}

/** A class whose days of homework depend on the day the demo data is made. */
const STUDENTS = Array.from({ length: 30 }, (_, index) => `g5a-${String(index + 1).padStart(2, '0')}`);

const scenes: readonly Scene[] = [
  { reader: 'student', guides: studentGuides, usernames: STUDENTS, width: 390 },
  { reader: 'teacher', guides: teacherGuides, usernames: ['rezaei'], width: 640 },
];

const words = process.argv.slice(2);
const wanted = (name: string) => words.every((word) => name.includes(word));

/** The first such part of the content, or else of the menus. */
async function find(page: Page, [role, name]: Part): Promise<Locator> {
  const inMain = page.locator('main').getByRole(role, { name });
  const anywhere = page.getByRole(role, { name });
  await anywhere.first().waitFor({ state: 'attached' });
  return (await inMain.count()) > 0 ? inMain.first() : anywhere.first();
}

/** Nothing loads or moves any more. */
async function settle(page: Page): Promise<void> {
  await settled(page);
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy=true]') === null &&
      // Those that follow the scroll position never end.
      document.getAnimations().every(({ timeline }) => !(timeline instanceof DocumentTimeline)),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Brings the part into view and draws a ring around what is seen of it. Returns the middle of the ring. */
function mark(part: Locator): Promise<number> {
  return part.evaluate((element, tallest) => {
    // The control of a checkbox or switch is hidden; its label is what is seen.
    const shown = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
    shown.scrollIntoView({ block: shown.getBoundingClientRect().height > 300 ? 'start' : 'center' });
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    if (shown.getBoundingClientRect().top < header) window.scrollBy(0, -header - 24);
    const box = shown.getBoundingClientRect();
    const gap = 6;
    const edge = 3;
    const start = Math.max(box.left - gap, edge);
    const end = Math.min(box.right + gap, window.innerWidth - edge);
    const top = Math.max(box.top - gap, edge);
    const bottom = Math.min(box.bottom + gap, window.innerHeight - edge, top + tallest);
    const ring = document.createElement('div');
    Object.assign(ring.style, {
      position: 'fixed',
      left: `${start}px`,
      top: `${top}px`,
      width: `${end - start}px`,
      height: `${bottom - top}px`,
      boxSizing: 'border-box',
      border: '3px solid oklch(0.6 0.21 20)',
      borderRadius: '12px',
      boxShadow: '0 0 0 3px oklch(1 0 0 / 0.9), 0 0 18px oklch(0.6 0.21 20 / 0.5)',
      zIndex: '99999',
      pointerEvents: 'none',
    });
    document.body.append(ring);
    return (top + bottom) / 2;
  }, HEIGHT - 24);
}

async function draw(page: Page, { at, press = [], part }: GuideStep, file: string): Promise<void> {
  await page.goto(at);
  await settle(page);
  for (const pressed of press) {
    await (await find(page, pressed)).click();
    await settle(page);
  }
  const middle = await mark(await find(page, part));
  await settle(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const y = Math.round(Math.min(Math.max(middle - HEIGHT / 2, 0), height - HEIGHT));
  const client = await page.context().newCDPSession(page);
  const scrolled = await page.evaluate(() => window.scrollY);
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: y + scrolled, width, height: HEIGHT, scale: 1 },
  });
  await client.detach();
  writeFileSync(file, Buffer.from(data, 'base64'));
}

mkdirSync(FOLDER, { recursive: true });
const failures: string[] = [];
const current = new Set<string>();
let drawn = 0;
const running = process.env.APP_URL;
const app = running === undefined ? await startApp() : { url: running, stop: () => Promise.resolve() };
const browser = await openBrowser();

/** Signs in as the first who has what the guides show: of a student, homework that is begun. */
async function openAsOne(baseURL: string, reader: GuideReader, usernames: readonly string[], width: number) {
  for (const username of usernames) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: 760 },
      deviceScaleFactor: SCALE,
      locale: 'fa-IR',
      timezoneId: 'Asia/Tehran',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    context.setDefaultTimeout(10_000);
    await withoutHints(context);
    const page = await context.newPage();
    countRequests(page);
    await signIn(page, username);
    if (reader !== 'student') return { context, page };
    const { items } = await ask<{ items: readonly { state: string }[] }>(page, '/member/homework/');
    if (items[0]?.state === 'in_progress') return { context, page };
    await context.close();
  }
  throw new Error(`Nobody of ${usernames.join(', ')} has begun homework`);
}

try {
  for (const { reader, guides, usernames, width } of scenes) {
    const { context, page } = await openAsOne(app.url, reader, usernames, width);
    for (const guide of guides) {
      for (const [index, step] of guide.steps.entries()) {
        const name = pictureName(reader, guide.id, index);
        current.add(`${name}.webp`);
        if (!wanted(name)) continue;
        try {
          await draw(page, step, join(FOLDER, `${name}.webp`));
          drawn += 1;
        } catch (error) {
          const reason = error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error);
          failures.push(`${name}: ${step.part.join(' ')} at ${step.at}: ${reason}`);
        }
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await app.stop();
}
for (const file of readdirSync(FOLDER)) if (!current.has(file)) rmSync(join(FOLDER, file));
for (const failure of failures) console.error(failure);
console.log(`guide pictures: ${drawn} drawn, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
