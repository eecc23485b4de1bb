import type { Page } from 'playwright-core';
import {
  barFault,
  crawl,
  crawlFailing,
  foreignWords,
  namelessTitle,
  routePaths,
  type Screen,
  withoutOpenWork,
} from './crawl.ts';
import { expect, expectAccessible, pictures } from './expect-and-pictures.ts';
import { type Stage, test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

const PHONE = 390;
const HEIGHT = 900;
/** A desktop's 1280 px at 400 %, and a phone of 390 px at 150 %. */
const NARROW = [320, 260];
const DESKTOP = 1280;

interface Person {
  readonly role: string;
  /** Nobody is signed in without one. */
  readonly username: string | null;
  /** Where its links begin. */
  readonly home: string;
  readonly hasMenu?: false;
}

const PEOPLE: readonly Person[] = [
  { role: 'visitors', username: null, home: '/' },
  { role: 'students', username: 'g5a-01', home: '/student' },
  { role: 'teachers', username: 'rezaei', home: '/teacher' },
  { role: 'managers', username: 'modir1', home: '/school' },
  { role: 'organizations', username: 'sazman', home: '/organization', hasMenu: false },
  { role: 'administrators', username: 'admin', home: '/admin' },
];

/** Somebody of the role on a phone. */
async function enter({ visit }: Stage, { username }: Person, textSize?: number): Promise<Page> {
  const { page } = await visit({ width: PHONE, ...(textSize !== undefined && { textSize }) });
  await withoutOpenWork(page);
  if (username !== null) await signIn(page, username);
  return page;
}

async function expectScreenAccessible(page: Page, path: string): Promise<void> {
  // As tall as the screen: what lies under the bar at the foot of a phone until it is scrolled would count as too small.
  await page.setViewportSize({
    width: PHONE,
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  });
  await expectAccessible(page, path);
  await page.setViewportSize({ width: PHONE, height: HEIGHT });
}

for (const person of PEOPLE) {
  test(`links of ${person.role} lead to screens that load, fit a phone, are accessible, and say so when they fail`, async ({
    stage,
  }) => {
    const page = await enter(stage, person);
    const look = async ({ path }: Screen) => {
      await expectScreenAccessible(page, path);
      const looked = [await barFault(page), await foreignWords(page), await namelessTitle(page, path)];
      const wrong = looked.filter((fault) => fault !== null);
      expect(wrong.length === 0, wrong.join('; '));
      await pictures(page, path.slice(1).replaceAll(/\W+/g, '-') || 'home');
    };
    const { screens, faults } = await crawl(page, person.home, await routePaths(), { look, widths: NARROW });
    const silent = await crawlFailing(page, screens);
    if (process.env.JOURNEY_ROUTES)
      console.log(screens.map(({ path, address }) => `    ${path}  ${address}`).join('\n'));
    const all = [...faults, ...silent];
    expect(all.length === 0, all.join('\n      '));
  });
}

for (const person of PEOPLE) {
  test(`the home of ${person.role} is accessible, and what its menu leads to loads and fits a phone`, {
    tag: '@main',
  }, async ({ stage }) => {
    const page = await enter(stage, person);
    const look = async ({ path, address }: Screen) => {
      if (address === person.home) await expectScreenAccessible(page, path);
    };
    const { screens, faults } = await crawl(page, person.home, await routePaths(), { look, onlyMenus: true });
    expect(screens.length > 1 || person.hasMenu === false, 'the menu leads nowhere');
    expect(faults.length === 0, faults.join('\n      '));
  });
}

for (const person of PEOPLE) {
  for (const percent of [125, 150, 200]) {
    test(`screens of ${person.role} fit a phone and a desktop with text at ${percent} %`, async ({ stage }) => {
      const page = await enter(stage, person, (16 * percent) / 100);
      const { faults } = await crawl(page, person.home, await routePaths(), { widths: [DESKTOP] });
      expect(faults.length === 0, faults.join('\n      '));
    });
  }
}
