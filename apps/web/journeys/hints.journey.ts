import { contract, type GuidedScreen } from '@mashq/api/contract';
import type { Page } from 'playwright-core';
import { settled } from './browser.ts';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { type Stage, test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

const hint = (page: Page) => page.getByRole('region', { name: 'راهنمای این صفحه' });

const reply = (page: Page, path: string) => page.waitForResponse((response) => response.url().endsWith(path));

/** A visit of the app that begins on a screen without a hint, and goes on to `path` once it is known which were put away. */
async function visitScreen(page: Page, path: string): Promise<void> {
  const known = reply(page, '/api/member/pointers/');
  await page.goto('/student/notifications');
  await known;
  await settled(page);
  await goOn(page, path);
}

async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForFunction((to) => location.pathname === to, path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // What is below the day comes after the first screen; boxes that are compared are not to be still coming.
  if (path === '/student') await page.getByRole('navigation', { name: 'همه‌چیز' }).waitFor();
  await settled(page);
}

/** Where a screen with a hint is, for a student who has open homework and a course. */
const PLACES: Readonly<Record<Exclude<GuidedScreen, 'all'>, (page: Page) => Promise<string | null>>> = {
  'student-home': async () => '/student',
  'student-homework': async (page) => {
    await page.goto('/student/homeworks');
    return page.getByRole('link', { name: 'شروع کن' }).first().getAttribute('href');
  },
  'student-course': async (page) => {
    await page.goto('/student');
    return page.locator('nav a[href^="/student/courses/math/"]').first().getAttribute('href');
  },
  'student-practice': async () => '/student/exercise',
  'student-report': async () => '/student/report',
  'student-badges': async () => '/student/profile/badges',
};

/** All screens that have a hint, as the contract names them: one that is new there has to be found here. */
async function screensWithHints(page: Page): Promise<string[]> {
  const screens: string[] = [];
  for (const screen of contract.guidance.close.body.entries.screen.options) {
    if (screen === 'all') continue;
    const path = await PLACES[screen](page);
    expect(path, `the student has nothing to open ${screen} with`);
    screens.push(path);
  }
  return screens;
}

/** What lies over the hint, or under it: elements with something to see whose box crosses its box. */
const overlaps = (page: Page) =>
  hint(page).evaluate((card) => {
    const own = card.getBoundingClientRect();
    return (
      [...document.querySelectorAll('main *')]
        // A drawing is cut at its own edge, whatever it holds.
        .filter((one) => !(one instanceof SVGElement && one.ownerSVGElement !== null))
        .filter((one) => !card.contains(one) && !one.contains(card) && one.getClientRects().length > 0)
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const crosses = Math.min(right, own.right) - Math.max(left, own.left);
          return crosses > 1 && Math.min(bottom, own.bottom) - Math.max(top, own.top) > 1;
        })
        .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`)
    );
  });

/** The boxes of what is in the page beside the hint, by their order. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('main section[aria-label="راهنمای این صفحه"]');
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, li)')]
      .filter((one) => !card?.contains(one) && one.getClientRects().length > 0)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { name: `${one.tagName} ${one.textContent?.slice(0, 30)}`, x, y, width, height };
      });
  });

/** Nothing overlaps, nothing scrolls, nothing is printed; put away, it leaves the page as it is without it. */
async function expectInFlow(page: Page, path: string): Promise<void> {
  await hint(page).waitFor();
  const at = `${path} at ${page.viewportSize()?.width}`;
  expect((await hint(page).count()) === 1, `${at} has several hints`);
  const over = await overlaps(page);
  expect(over.length === 0, `${at}: the hint crosses ${over.join(' | ')}`);
  expect((await page.evaluate(() => window.scrollY)) === 0, `${at} was scrolled`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide <= 0, `${at} is ${wide} px wider than the window`);
  await page.emulateMedia({ media: 'print' });
  expect(!(await hint(page).isVisible()), `${at} prints its hint`);
  await page.emulateMedia({ media: null });
  const before = await boxes(page);
  const stored = reply(page, '/pointers/close/');
  await hint(page).getByRole('button', { name: 'فهمیدم' }).click();
  await hint(page).waitFor({ state: 'detached' });
  expect((await stored).ok(), `${at}: putting away was not stored`);
  expect((await page.evaluate(() => window.scrollY)) === 0, `${at} was scrolled by putting the hint away`);
  const after = await boxes(page);
  expect(before.length === after.length, `${at}: ${before.length} things became ${after.length}`);
  for (const [index, was] of before.entries()) {
    const now = after[index];
    const isSame = now && now.name === was.name && Math.abs(now.x - was.x) < 1 && Math.abs(now.width - was.width) < 1;
    expect(isSame && now.y <= was.y + 1, `${at}: ${was.name} was moved by its hint other than down`);
  }
}

async function walk({ visit }: Stage): Promise<void> {
  for (const [width, height, student] of [
    [390, 844, 'g5a-09'],
    [1280, 900, 'g5a-10'],
  ] as const) {
    const { page, context } = await visit({ width, hasHints: true });
    await page.setViewportSize({ width, height });
    await signIn(page, student);
    const screens = await screensWithHints(page);
    await visitScreen(page, '/student');
    await hint(page).waitFor();
    await expectAccessible(page, 'a hint');
    await picture(page, `hint-${width}`);
    for (const path of screens) {
      await visitScreen(page, path);
      await expectInFlow(page, path);
      // One a visit: the others wait.
      for (const other of screens) {
        await goOn(page, other);
        expect((await hint(page).count()) === 0, `${other} has a second hint in the visit of ${path}`);
      }
    }
    // Put away for ever.
    for (const path of screens) {
      await visitScreen(page, path);
      expect((await hint(page).count()) === 0, `${path} shows a hint again that was put away`);
    }
    await context.close();
  }
}

test('a hint of the first visit has its own place in every screen, one a visit, until it is put away, for ever', ({
  stage,
}) => walk(stage));

test('who wants no hints has none on any screen, and the guide of the screen when it is asked for', async ({
  visit,
}) => {
  const { page } = await visit({ width: 390, hasHints: true });
  await signIn(page, 'g5a-08');
  await visitScreen(page, '/student/exercise');
  const stored = reply(page, '/pointers/close/');
  await hint(page).getByRole('button', { name: 'نمی‌خواهم' }).click();
  await hint(page).waitFor({ state: 'detached' });
  await stored;
  await visitScreen(page, '/student/report');
  expect((await hint(page).count()) === 0, 'a hint is shown to who wants none');
  await goOn(page, '/student/exercise');
  await page.getByRole('button', { name: 'راهنمای این صفحه' }).click();
  const panel = page.getByRole('dialog', { name: 'راهنمای این صفحه' });
  await panel.getByRole('listitem').first().waitFor();
  await expectAccessible(page, 'the guide beside a screen');
  await picture(page, 'page-help-390');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });

  const teacher = await visit({ width: 1280, hasHints: true });
  await signIn(teacher.page, 'rezaei');
  await teacher.page.goto('/teacher/homeworks/new');
  await settled(teacher.page);
  expect((await hint(teacher.page).count()) === 0, 'a teacher has a hint nobody asked for');
  await teacher.page.getByRole('button', { name: 'راهنمای این صفحه' }).click();
  await teacher.page.getByRole('dialog', { name: 'راهنمای این صفحه' }).getByRole('listitem').first().waitFor();
  await picture(teacher.page, 'page-help-1280');
  await teacher.page.getByRole('link', { name: 'همین راهنما را با تصویر ببینید' }).click();
  await teacher.page.getByRole('heading', { level: 1, name: 'ساختن تکلیف' }).waitFor();
});
