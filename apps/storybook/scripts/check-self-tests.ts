/**
 * Proof that each check of a gallery sees the fault it is there for: a small page that is sound must pass, and the same
 * page with one fault planted must fail by name. Run before the stories, in the same browser.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../../scripts/tooling/chromium-flags.mjs';
import { checkColors, requireKeenAxe } from '../checks/accessibility.ts';
import { findEnglishWords } from '../checks/english-words.ts';
import { checkForcedColors } from '../checks/forced-colors.ts';
import { walkInForcedColors } from '../checks/forced-focus.ts';
import { compareDirections, readBoxes } from '../checks/geometry.ts';
import { tryArrows, walkWithTab } from '../checks/keyboard.ts';
import { requireAlike, requireGrey } from '../checks/pictures.ts';
import { checkToldApart } from '../checks/told-apart.ts';
import { checkZoom, readLosses, ZOOMED_WIDTH } from '../checks/zoom.ts';

interface Plant {
  check: string;
  sound: string;
  faulty: string;
  /** What the finding must speak of. */
  names: RegExp;
  find: (page: Page) => Promise<readonly string[]>;
}

const documentOf = (body: string) =>
  `<!doctype html><html lang="fa" dir="rtl"><title>آزمون</title><body>${body}</body></html>`;

/** The message of what was thrown, as a list like those of the other checks. */
const thrown = (check: (page: Page) => Promise<void>) => async (page: Page) => {
  try {
    await check(page);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

async function bothDirections(page: Page): Promise<string[]> {
  const rtl = await readBoxes(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
  return compareDirections(rtl, await readBoxes(page));
}

async function zoomed(page: Page): Promise<string[]> {
  const before = await readLosses(page);
  await page.setViewportSize({ width: ZOOMED_WIDTH, height: 400 });
  return checkZoom(page, before);
}

const BOX = '<div style="margin-inline-start:20px;inline-size:60px;block-size:60px;background:#555"></div>';

/** The page beside a picture of the box where it belongs. */
async function comparedWithBox(page: Page): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    const picture = await page.screenshot({ fullPage: true });
    await page.setContent(documentOf(BOX));
    await page.screenshot({ fullPage: true, path: join(folder, 'baseline.png') });
    return await thrown(async () => requireAlike('box', picture, join(folder, 'baseline.png'), true, folder))(page);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A row of tabs whose arrows go forward with ArrowLeft, as is right only where the page is read right-to-left. */
const tabs = (back: string, forward: string) => `
  <div role="tablist" aria-label="نما" style="display:flex">
    <button role="tab" aria-selected="true">یک</button><button role="tab">دو</button><button role="tab">سه</button>
  </div>
  <script>
    const tabs = [...document.querySelectorAll('[role=tab]')];
    addEventListener('keydown', ({ key }) => {
      const step = key === '${forward}' ? 1 : key === '${back}' ? -1 : 0;
      tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length].focus();
    });
  </script>`;

/** Three bars whose colors differ, as a chart has them, with the patterns they have where colors are forced. */
const bars = (patterns: readonly string[]) => `
  <style>@media (forced-colors: active) { rect.bar { fill: var(--pattern) } }</style>
  <svg width="200" height="60"><defs>
    <pattern id="solid" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="CanvasText"/></pattern>
    <pattern id="level" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 4H8" stroke="CanvasText" stroke-width="2"/></pattern>
    <pattern id="upright" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M4 0V8" stroke="CanvasText" stroke-width="2"/></pattern>
  </defs>${patterns
    .map(
      (name, place) =>
        `<rect class="bar" id="bar${place}" x="${place * 60}" width="40" height="60" fill="${['#a36', '#36a', '#6a3'][place]}" style="--pattern: url(#${name})"/>`,
    )
    .join('')}</svg>`;

const arrow = (style: string) => `
  <style>[dir=ltr] .turns { transform: scaleX(-1) }</style>
  <button aria-label="بعدی"><svg class="lucide lucide-chevron-left ${style}" width="24" height="24"></svg></button>`;

const PLANTS: readonly Plant[] = [
  {
    check: 'English words, in what is read out',
    sound: '<button aria-label="بستن">×</button><kbd>Enter</kbd>',
    faulty: '<button aria-label="Close">×</button><kbd>Enter</kbd>',
    names: /^Close$/,
    find: findEnglishWords,
  },
  {
    check: 'geometry, a physical margin',
    sound: '<div style="display:flex"><b style="margin-inline-start:20px">الف</b><i>ب</i></div>',
    faulty: '<div style="display:flex"><b style="margin-left:20px">الف</b><i>ب</i></div>',
    names: /«الف»/,
    find: bothDirections,
  },
  {
    check: 'geometry, something that sits at a physical side',
    sound: '<div style="position:absolute;inset-inline-start:0;width:90px;height:30px">نشان</div>',
    faulty: '<div style="position:absolute;right:0;width:90px;height:30px">نشان</div>',
    names: /«نشان»/,
    find: bothDirections,
  },
  {
    check: 'geometry, an icon that does not turn',
    sound: arrow('turns'),
    faulty: arrow(''),
    names: /icon with a side/,
    find: bothDirections,
  },
  {
    check: 'keyboard, arrows in a row',
    sound: tabs('ArrowRight', 'ArrowLeft'),
    faulty: tabs('ArrowLeft', 'ArrowRight'),
    names: /ArrowLeft went/,
    find: tryArrows,
  },
  {
    check: 'keyboard, focus that does not show',
    sound: '<button>ثبت</button>',
    faulty: '<style>:focus-visible { outline: none }</style><button>ثبت</button>',
    names: /«ثبت».*nothing shows/,
    find: walkWithTab,
  },
  {
    check: 'keyboard, focus out of sight',
    sound: '<button>ثبت</button>',
    faulty: '<button style="position:fixed;inset-inline-start:-900px">ثبت</button>',
    names: /«ثبت».*nobody sees/,
    find: walkWithTab,
  },
  {
    check: 'keyboard, focus that forced colors take away',
    sound:
      '<style>button:focus-visible { outline: 2px solid transparent; box-shadow: 0 0 0 3px #06f }</style><button>ثبت</button>',
    faulty:
      '<style>button:focus-visible { outline: none; box-shadow: 0 0 0 3px #06f }</style><button>ثبت</button><a href="#">بعد</a>',
    names: /«ثبت».*forced colors/,
    find: walkInForcedColors,
  },
  {
    check: 'forced colors, a control made of its ground alone',
    sound:
      '<button aria-label="روشن" style="inline-size:60px;block-size:30px;border:2px solid transparent"></button><div style="block-size:20px;overflow:auto"><button aria-label="پایین‌تر" style="margin-block-start:60px;inline-size:60px;block-size:30px;border:0"></button></div>',
    faulty: '<button aria-label="روشن" style="inline-size:60px;block-size:30px;border:0;background:#739"></button>',
    names: /«روشن».*forced colors/,
    find: checkForcedColors,
  },
  {
    check: 'forced colors, parts that only their color tells apart',
    sound: bars(['solid', 'level', 'upright']),
    faulty: bars(['solid', 'level', 'level']),
    names: /#bar1 and #bar2: look alike/,
    find: (page) => checkToldApart(page, ['#bar0', '#bar1', '#bar2']),
  },
  {
    check: 'zoom, a page too wide',
    sound: '<div style="max-inline-size:700px">متن</div>',
    faulty: '<div style="inline-size:700px">متن</div>',
    names: /too wide/,
    find: zoomed,
  },
  {
    check: 'zoom, text that is cut off',
    sound:
      '<p style="overflow:hidden">این جمله آن‌قدر بلند است که در صفحه‌ای با نیمی از پهنا در یک سطر جا نمی‌گیرد، ولی همهٔ آن باید خوانده شود و چیزی نباید گم شود.</p>',
    faulty:
      '<p style="overflow:hidden;block-size:1.6em">این جمله آن‌قدر بلند است که در صفحه‌ای با نیمی از پهنا در یک سطر جا نمی‌گیرد، ولی همهٔ آن باید خوانده شود و چیزی نباید گم شود.</p>',
    names: /cut off/,
    find: zoomed,
  },
  {
    check: 'axe, pale words',
    sound: '<p style="color:#555">Mashq</p>',
    faulty: '<p style="color:#bbb">Mashq</p>',
    names: /color-contrast/,
    find: thrown((page) => checkColors(page, {}, 'dark')),
  },
  {
    check: 'wireframe, a color of its own',
    sound: '<p style="color:#555">متن</p>',
    faulty: '<p style="color:#b00">متن</p>',
    names: /color that is not the theme's/,
    find: thrown(requireGrey),
  },
  {
    check: 'pictures, a thing that moved',
    sound: BOX,
    faulty: BOX.replace('20px', '22px'),
    names: /pixels differ/,
    find: comparedWithBox,
  },
  {
    check: 'pictures, a page that grew',
    sound: BOX,
    faulty: `${BOX}<div style="block-size:900px"></div>`,
    names: /pixels differ/,
    find: comparedWithBox,
  },
];

async function look(page: Page, { find }: Plant, body: string): Promise<readonly string[]> {
  // Nothing stays of the plant before, in its document or its scripts.
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.setContent(documentOf(body));
  return find(page);
}

/** The one fault that is planted in Storybook itself: pale Persian words, which axe passes over without our help. */
async function tryPalePersian(browser: Browser, storybook: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  try {
    await page.goto(`${storybook}/iframe.html`);
    await page.evaluate(() => document.fonts.ready);
    return await thrown(requireKeenAxe)(page);
  } finally {
    await page.close();
  }
}

/**
 * Tries every plant, the last in the Storybook that is at `storybook`; gives what went unnoticed, or was found where
 * nothing is wrong.
 */
export async function runCheckSelfTests(
  executablePath: string,
  storybook: string,
): Promise<{ passed: number; failures: string[] }> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS, '--disable-lcd-text'] });
  const failures: string[] = [];
  try {
    const page = await browser.newPage();
    for (const plant of PLANTS) {
      const sound = await look(page, plant, plant.sound);
      if (sound.length > 0) failures.push(`${plant.check}: found in a sound page: ${sound.join('; ')}`);
      const faulty = await look(page, plant, plant.faulty);
      if (!faulty.some((fault) => plant.names.test(fault)))
        failures.push(
          `${plant.check}: the planted fault was not named${faulty.length > 0 ? `: ${faulty.join('; ')}` : ''}`,
        );
    }
    failures.push(...(await tryPalePersian(browser, storybook)));
  } finally {
    await browser.close();
  }
  return { passed: PLANTS.length + 1 - failures.length, failures };
}
