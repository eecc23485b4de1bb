import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { open, serve, withBrowser } from './framework-server.ts';
import { install } from './project.ts';
import { node, run } from './run.ts';

/** The starter as it is in the kit's tarball, in a folder of its own with everything it names installed. */
export async function starterProject(parent: string, tarballs: ReadonlyMap<string, string>): Promise<string> {
  const folder = join(parent, 'starter');
  mkdirSync(folder);
  const tarball = tarballs.get('@mashq/ui') ?? '';
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=2', 'package/starter'], parent);
  await install(folder, tarballs);
  return folder;
}

/** The starter asks for the kit's own version, compiles, and is built. */
export async function starterBuildFaults(folder: string): Promise<string[]> {
  const manifest = (path: string) => JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8'));
  const { version } = manifest('node_modules/@mashq/ui');
  const asked = manifest('.').dependencies['@mashq/ui'];
  const major = (range: string) => /\d+/.exec(range)?.[0];
  const faults = major(asked) === major(version) ? [] : [`the starter asks for @mashq/ui ${asked}, this is ${version}`];
  await node('node_modules/typescript/bin/tsc', ['--noEmit'], folder);
  await node('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], folder);
  if (globSync('dist/index.html', { cwd: folder }).length === 0) faults.push('no page was built');
  return faults;
}

/** The color of a school, as the starter's `school.ts` gives it, has its place in what the page's buttons are painted with. */
const looksLikeSchool = (page: Page) =>
  page.evaluate(() => {
    const accent = getComputedStyle(document.documentElement).getPropertyValue('--m-color-accent-solid');
    const probe = document.createElement('i');
    probe.style.color = accent;
    document.body.append(probe);
    const color = getComputedStyle(probe).color;
    probe.remove();
    const button = document.querySelector('main button[type="submit"]');
    return accent !== '' && button !== null && getComputedStyle(button).backgroundColor === color;
  });

/** Somebody signs in, adds a student with a name in two scripts, and finds it in the list: on a desktop and on a dark phone. */
export function starterVisitFaults(folder: string): Promise<string[]> {
  return withBrowser(async (browser, faults) => {
    const server = await serve('node_modules/vite/bin/vite.js', (port) => ['preview', '--port', port], folder);
    const visit = async (width: number, colorScheme: 'light' | 'dark') => {
      const place = `${width} px, ${colorScheme}`;
      const page = await open(browser, 'about:blank', (text) => faults.push(`${place}: ${text}`));
      page.setDefaultTimeout(20_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const fits = async (screen: string) => {
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        if (isWide) faults.push(`${place}: ${screen} is wider than the window`);
      };
      await page.goto(server.address);
      await page.getByRole('textbox', { name: 'نام کاربری' }).fill('modir');
      await page.getByLabel('رمز عبور', { exact: true }).fill('sepideh1405');
      if (!(await looksLikeSchool(page))) faults.push(`${place}: the page is not in the color of the school`);
      await fits('signing in');
      await page.getByRole('button', { name: 'ورود' }).click();
      await page.getByRole('link', { name: 'دانش‌آموز تازه' }).click();
      await page.getByRole('textbox', { name: 'نام' }).fill('Ali رضایی (B2)');
      await page.getByRole('button', { name: /پایه/ }).click();
      await page.getByRole('option', { name: 'پنجم' }).click();
      await fits('the form');
      await page.getByRole('button', { name: 'ذخیره' }).click();
      await page.getByRole('link', { name: 'Ali رضایی (B2)' }).filter({ visible: true }).first().waitFor();
      await fits('the list');
      await page.goto(`${server.address}/settings`);
      await page.getByText('تیره', { exact: true }).click();
      await page.reload();
      const scheme = await page.evaluate(() => document.documentElement.dataset.scheme);
      if (scheme !== 'dark') faults.push(`${place}: what was chosen in the settings is forgotten`);
      await fits('the settings');
      await page.close();
    };
    await visit(1280, 'light')
      .then(() => visit(390, 'dark'))
      .catch((error: Error) => faults.push(error.message))
      .finally(server.stop);
  });
}
