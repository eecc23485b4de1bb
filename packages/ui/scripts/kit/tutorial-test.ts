import { chromium, type Page } from 'playwright-core';
import { followGuide, type Served, schoolOf } from './guide.ts';

const SCHEMES = ['light', 'dark'] as const;

/** What a reader of the guide would see, in one scheme. */
interface Seen {
  readonly logos: readonly { readonly src: string; readonly isDrawn: boolean }[];
  readonly accent: string;
  readonly button: string;
  readonly heading: string;
}

function see(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const paint = document.createElement('canvas').getContext('2d');
    const hex = (color: string) => {
      if (paint === null) return color;
      paint.fillStyle = color;
      return String(paint.fillStyle);
    };
    const images = [...document.images].filter((image) => image.checkVisibility());
    const button = document.querySelector('main button');
    return {
      logos: images.map(({ src, naturalWidth }) => ({ src, isDrawn: naturalWidth > 0 })),
      accent: hex(root.getPropertyValue('--m-color-accent-solid')),
      button: button === null ? '' : hex(getComputedStyle(button).backgroundColor),
      heading: document.querySelector('h1')?.textContent ?? '',
    };
  });
}

/** Follows the guide, opens the result in Chromium, and reports where the school's own logo or color is missing. */
export async function tutorialFaults(parent: string, tarballs: ReadonlyMap<string, string>): Promise<string[]> {
  const executablePath = process.env.CHROME_PATH || '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  const faults: string[] = [];

  const visit = async ({ address, output }: Served, folder: string, step: string) => {
    const school = await schoolOf(folder);
    for (const scheme of SCHEMES) {
      const page = await browser.newPage({ colorScheme: scheme, viewport: { width: 1280, height: 800 } });
      const report = (text: string) => faults.push(`${step}, ${scheme}: ${text}`);
      page.on('pageerror', ({ message }) => report(message));
      page.on('console', (message) => {
        if (message.type() === 'error') report(message.text());
      });
      await page.goto(address);
      const isThere = await page.waitForSelector('h1', { timeout: 90_000 }).then(
        () => true,
        () => false,
      );
      if (!isThere) {
        report(`no screen came; Vite says ${output().slice(-600)}`);
        await page.close();
        continue;
      }
      await page.waitForLoadState('networkidle');
      const seen = await see(page);
      const pictures = process.env.GUIDE_PICTURES;
      if (pictures) await page.screenshot({ path: `${pictures}/${step.replaceAll(/\W+/g, '-')}-${scheme}.png` });
      await page.close();

      const own = scheme === 'light' ? '/logo.svg' : '/logo-dark.svg';
      if (seen.logos.length === 0) report('no logo is seen');
      for (const { src, isDrawn } of seen.logos) {
        if (!src.endsWith(own)) report(`${src} is seen where ${own} should be`);
        if (!isDrawn) report(`${src} could not be drawn`);
      }
      if (!school.css.includes(`--m-color-accent-solid:${seen.accent}`))
        report(`the accent ${seen.accent} is not the school's`);
      if (scheme === 'light' && seen.accent !== school.color)
        report(`the accent is ${seen.accent}, the school's ${school.color}`);
      if (seen.button !== seen.accent) report(`the first action is ${seen.button}, the accent ${seen.accent}`);
      if (seen.heading === '') report('the page has no heading');
    }
  };

  try {
    await followGuide(parent, tarballs, visit);
  } finally {
    await browser.close();
  }
  return faults;
}
