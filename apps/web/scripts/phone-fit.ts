/**
 * For how many questions figure, answer and number pad are in view together on a common and on a small phone, as the question is
 * opened: one question of every skill, drawn by the app's own components. Fails where fewer fit than a phone's aim.
 * `--all` names every question that does not fit; `--pictures=folder` takes a picture of each of them; `--only=id,id` opens these.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { build, preview } from 'vite';
import { openBrowser } from '../journeys/browser.ts';

const PHONES = [
  { width: 390, height: 844, minShare: 0.95 },
  { width: 360, height: 640, minShare: 0.85 },
];

const folder = join(import.meta.dirname, 'phone-fit');
const outDir = mkdtempSync(join(tmpdir(), 'phone-fit-'));
const options = process.argv.slice(2);
const optionOf = (name: string) => options.find((option) => option.startsWith(`${name}=`))?.slice(name.length + 1);
const pictures = optionOf('--pictures');
const only = optionOf('--only')?.split(',');

interface Fit {
  hasFigure: boolean;
  hasPad: boolean;
  /** Px from the first of figure and answer to the last of them. */
  needed: number;
  /** Px of the screen that the pad leaves. */
  available: number;
  fits: boolean;
}

/** Opens a question and measures it as soon as it is still. */
async function fitOf(page: Page, skillId: string): Promise<Fit> {
  await page.evaluate((id) => window.show(id), skillId);
  await page.waitForFunction(() => document.querySelector('[id$="-said"]') !== null);
  return await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const shape = () => `${document.body.scrollHeight} ${window.scrollY} ${document.querySelectorAll('*').length}`;
    // Figures and answers load by themselves.
    for (let still = 0, last = ''; still < 12 || document.querySelector('[aria-busy=true]') !== null; ) {
      await frame();
      const now = shape();
      still = now === last ? still + 1 : 0;
      last = now;
    }
    const said = document.querySelector('[id$="-said"]');
    const place = said?.parentElement?.previousElementSibling?.lastElementChild;
    const answer = place?.querySelector(':scope > [dir]');
    if (place == null || answer == null) throw new Error('No answer was found');
    const before = place.previousElementSibling;
    const figure = before === null || before.id.endsWith('-stem') || before.tagName === 'P' ? null : before;
    const inputs = [...answer.querySelectorAll('input:not([type=radio]):not([type=checkbox])')];
    const pad = document.querySelector('[data-key="7"]')?.parentElement?.parentElement ?? null;
    const answerParts = pad === null || inputs.length === 0 ? [answer] : inputs;
    const boxes = [...(figure === null ? [] : [figure]), ...answerParts].map((part) => part.getBoundingClientRect());
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const end = pad === null ? window.innerHeight : pad.getBoundingClientRect().top;
    const padFits = pad === null || pad.getBoundingClientRect().bottom <= window.innerHeight + 1;
    return {
      hasFigure: figure !== null,
      hasPad: pad !== null,
      needed: Math.round(bottom - top),
      available: Math.round(end),
      fits: top >= -1 && bottom <= end + 1 && padFits,
    };
  });
}

function report(fits: ReadonlyMap<string, Fit>, phone: string, minShare: number): void {
  const all = [...fits.values()];
  const count = (list: readonly Fit[]) => `${list.filter((fit) => fit.fits).length} of ${list.length}`;
  console.log(`${phone}: in view together, one question of every skill`);
  console.log(`all questions: ${count(all)}`);
  console.log(`with a figure: ${count(all.filter(({ hasFigure }) => hasFigure))}`);
  console.log(`with a number pad: ${count(all.filter(({ hasPad }) => hasPad))}`);
  console.log(`with both: ${count(all.filter(({ hasFigure, hasPad }) => hasFigure && hasPad))}`);
  if (options.includes('--all')) {
    for (const [id, fit] of fits) {
      if (fit.fits) continue;
      console.log(
        `  ${id}: ${fit.needed} px in ${fit.available} px${fit.hasFigure ? ', figure' : ''}${fit.hasPad ? ', pad' : ''}`,
      );
    }
  }
  if (all.filter((fit) => fit.fits).length < minShare * all.length) {
    console.error(`Fewer than ${Math.round(minShare * 100)}% fit on ${phone}`);
    process.exitCode = 1;
  }
}

await build({
  configFile: false,
  root: folder,
  logLevel: 'warn',
  plugins: [vanillaExtractPlugin(), react()],
  build: { outDir, emptyOutDir: true, target: 'es2022' },
});
const server = await preview({ configFile: false, root: folder, build: { outDir }, preview: { port: 0 } });
const browser = await openBrowser();
try {
  for (const { width, height, minShare } of PHONES) {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.waitForFunction(() => window.skillIds !== undefined);
    await page.evaluate(() => document.fonts.ready);
    const fits = new Map<string, Fit>();
    for (const id of only ?? (await page.evaluate(() => window.skillIds))) {
      const fit = await fitOf(page, id);
      fits.set(id, fit);
      if (pictures !== undefined && !fit.fits) await page.screenshot({ path: join(pictures, `${id}-${width}.png`) });
    }
    await context.close();
    report(fits, `${width} × ${height}`, minShare);
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}
