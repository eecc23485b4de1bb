import type { ElementHandle, Page } from 'playwright-core';
import sharp from 'sharp';
import { loaded } from './crawl.ts';
import { eachKind, HEIGHT, PHONE } from './each-answer-kind.ts';
import { expect } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';
import { signIn } from './sign-in.ts';

/** A walk is given up after so many stops. */
const MAX_STOPS = 60;
/** Around the thing with the focus: its ring may be outside it. */
const MARGIN = 8;
/** How much lighter or darker a pixel must become, of 255, and how many pixels: a ring of 2 px around the smallest control has more. */
const MIN_CHANGE = 60;
const MIN_PIXELS = 80;

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function grayOf(page: Page, clip: Clip): Promise<Buffer> {
  // Twice: what the focus leads to is drawn in the frame after it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  return sharp(picture).greyscale().raw().toBuffer();
}

/** What is seen of the element, and around it where its ring may be; null where nothing is. */
const clipOf = (element: ElementHandle<Element>): Promise<Clip | null> =>
  element.evaluate((one, margin) => {
    // An input is drawn by its label, a list by the one of several that is active.
    const active = document.getElementById(one.getAttribute('aria-activedescendant') ?? '');
    const label = one.matches('[type="radio"], [type="checkbox"]') ? one.closest('label') : null;
    // A link that covers a card: the ring is around that.
    const covered =
      one instanceof HTMLElement && getComputedStyle(one, '::after').position === 'absolute' ? one.offsetParent : null;
    const drawn = active ?? label ?? covered ?? one;
    const { left, right, top, bottom } = drawn.getBoundingClientRect();
    const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
    const [width, height] = [Math.min(innerWidth, right + margin) - x, Math.min(innerHeight, bottom + margin) - y];
    return width > 0 && height > 0 ? { x, y, width, height } : null;
  }, MARGIN);

/** Takes the focus away: in a dialog or a menu, which keeps it, to another thing in there. Says whether that was possible. */
const leave = (element: ElementHandle<Element>): Promise<boolean> =>
  element.evaluate((one) => {
    const box = one.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]');
    const others = box?.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex]') ?? [];
    const other = [...others].find((each) => !one.contains(each) && !each.contains(one) && each.checkVisibility());
    if (other !== undefined) other.focus({ preventScroll: true });
    else if (one instanceof HTMLElement || one instanceof SVGElement) one.blur();
    return document.activeElement !== one && one.isConnected;
  });

/** Of each thing that Tab stops at, or that another key moves to: that it looks the same while it has the focus, or is behind a bar. */
async function unseenFocus(page: Page, key = 'Tab'): Promise<string[]> {
  const faults: string[] = [];
  let first: ElementHandle<Element> | undefined;
  let compared = 0;
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const element = await page.evaluateHandle(() => document.activeElement ?? document.body);
    if (await element.evaluate((one) => one === document.body)) break;
    if (first !== undefined && (await element.evaluate((one, start) => one === start, first))) break;
    first ??= element;
    const name = await element.evaluate((one) => {
      const words =
        one.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent;
      return `${one.getAttribute('role') ?? one.localName} «${(words ?? '').trim().slice(0, 40)}»`;
    });
    const clip = await clipOf(element);
    if (clip === null) {
      faults.push(`${name} has the focus outside the window`);
      continue;
    }
    const focused = await grayOf(page, clip);
    if (!(await leave(element))) continue;
    const left = await grayOf(page, clip);
    compared += 1;
    let changed = 0;
    for (const [at, gray] of focused.entries()) if (Math.abs(gray - (left[at] ?? 0)) >= MIN_CHANGE) changed += 1;
    if (changed < MIN_PIXELS) faults.push(`${name}: ${changed} pixels show that it has the focus`);
    await element.evaluate((one) => {
      if (one instanceof HTMLElement || one instanceof SVGElement) one.focus({ preventScroll: true });
    });
  }
  expect(compared > 0, 'nothing takes the focus');
  return [...new Set(faults)];
}

const FORCED = { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } as const;

const SCREENS = [
  '/student',
  '/student/homeworks',
  '/student/exercise',
  '/student/report',
  '/student/profile',
  '/student/profile/badges',
  '/student/games/maze',
];

test('a child sees in forced colors what has the focus: screens, a dialog', async ({ visit }) => {
  const { page } = await visit({ width: PHONE });
  await signIn(page, 'g5a-03');
  await page.emulateMedia(FORCED);
  const faults: string[] = [];
  const note = (where: string, found: readonly string[]) => faults.push(...found.map((fault) => `${where}: ${fault}`));
  for (const path of SCREENS) {
    await page.goto(path);
    await loaded(page);
    note(path, await unseenFocus(page));
  }
  // From the foot of the page back to its head, past the header.
  await page.goto('/student/profile');
  await loaded(page);
  note('/student/profile backwards', await unseenFocus(page, 'Shift+Tab'));
  await page.goto('/student/profile');
  await loaded(page);
  await page.getByRole('button', { name: 'خروج از حساب' }).first().press('Enter');
  await page.getByRole('alertdialog').waitFor();
  note('a dialog', await unseenFocus(page));
  expect(faults.length === 0, faults.join('\n      '));
});

/** Of the others a screen of each form: cards and menus, a form, a table, a map, a list beside what it opens. */
const OTHERS = [
  { username: 'rezaei', screens: ['/teacher', '/teacher/homeworks/new', '/teacher/students'] },
  { username: 'modir1', screens: ['/school', '/school/roster'] },
  { username: 'sazman', screens: ['/organization'] },
  { username: 'admin', screens: ['/admin', '/admin/chatList'] },
] as const;

for (const { username, screens } of OTHERS) {
  test(`${username} sees in forced colors what has the focus`, async ({ visit }) => {
    const { page } = await visit();
    await signIn(page, username);
    await page.emulateMedia(FORCED);
    const faults: string[] = [];
    for (const path of screens) {
      await page.goto(path);
      await loaded(page);
      faults.push(...(await unseenFocus(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults.length === 0, faults.join('\n      '));
  });
}

test('a child sees in forced colors what has the focus in a question of each kind of answer', async ({ visit }) => {
  const { page } = await visit({ width: PHONE });
  await page.setViewportSize({ width: PHONE, height: HEIGHT });
  await signIn(page, 'g5a-03');
  await page.emulateMedia(FORCED);
  const faults: string[] = [];
  await eachKind(page, async (kind, { skillId }) => {
    faults.push(...(await unseenFocus(page)).map((fault) => `${kind} (${skillId}): ${fault}`));
  });
  expect(faults.length === 0, faults.join('\n      '));
});
