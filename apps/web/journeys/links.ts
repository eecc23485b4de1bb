import { visit } from './browser.ts';
import { crawl, crawlFailing, routePaths, withoutOpenWork } from './crawl.ts';
import { expect, expectAccessible, type Journey, pictures, type Stage } from './harness.ts';
import { signIn } from './sign-in.ts';

const PHONE = 390;
const HEIGHT = 900;

/** Somebody of each role, and where its links begin. */
const PEOPLE: readonly { username: string | null; home: string }[] = [
  { username: null, home: '/' },
  { username: 'g5a-01', home: '/student' },
  { username: 'rezaei', home: '/teacher' },
  { username: 'modir1', home: '/school' },
  { username: 'sazman', home: '/organization' },
  { username: 'admin', home: '/admin' },
];

/** How many of them at the same time: more than the cores of a small machine, and pages wait for each other past their limits. */
const AT_ONCE = 2;

async function follow(
  { app, browser }: Stage,
  { username, home }: (typeof PEOPLE)[number],
  paths: readonly string[],
): Promise<string[]> {
  const { page, context, faults } = await visit(browser, app.url, PHONE);
  await withoutOpenWork(page);
  if (username !== null) await signIn(page, username);
  const found = await crawl(page, [home], paths, async ({ path }) => {
    // As tall as the screen: what lies under the bar at the foot of a phone until it is scrolled would count as too small.
    await page.setViewportSize({
      width: PHONE,
      height: await page.evaluate(() => document.documentElement.scrollHeight),
    });
    await expectAccessible(page, path);
    await page.setViewportSize({ width: PHONE, height: HEIGHT });
    await pictures(page, path.slice(1).replaceAll(/\W+/g, '-') || 'home');
  });
  const silent = await crawlFailing(page, found.screens);
  await context.close();
  if (process.env.JOURNEY_ROUTES)
    console.log(found.screens.map(({ path, address }) => `    ${path}  ${address}`).join('\n'));
  return [...found.faults, ...faults, ...silent].map((fault) => `${username ?? 'a visitor'}: ${fault}`);
}

export const linkJourneys: readonly Journey[] = [
  {
    name: 'links of each role lead to screens that load, fit a phone, are accessible, and say so when they fail',
    walk: async (stage) => {
      const paths = await routePaths();
      const waiting = [...PEOPLE];
      const faults: string[] = [];
      const followNext = async () => {
        for (let person = waiting.shift(); person !== undefined; person = waiting.shift())
          faults.push(...(await follow(stage, person, paths)));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, followNext));
      expect(faults.length === 0, faults.join('\n      '));
    },
  },
];
