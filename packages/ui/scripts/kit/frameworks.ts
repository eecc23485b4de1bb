import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ROOT } from './entry-points.ts';
import { hookFormFaults, nativeFormFaults } from './form-checks.ts';
import { hydrated, open, type Server, serve, withBrowser } from './framework-server.ts';
import { writePage } from './generated-pages.ts';
import { install } from './project.ts';
import { node, run } from './run.ts';

// For the frameworks' programs, which inherit it.
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** A copy of `fixtures/frameworks` with its own lockfile installed, and the kit from its tarball. */
export async function frameworkProjects(parent: string, tarballs: ReadonlyMap<string, string>): Promise<string> {
  const folder = join(parent, 'frameworks');
  cpSync(join(ROOT, 'fixtures/frameworks'), folder, {
    recursive: true,
    filter: (source) => !source.endsWith('node_modules'),
  });
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, '../../package.json'), 'utf8'));
  const options = ['--frozen-lockfile', '--ignore-workspace', '--prefer-offline', '--reporter', 'append-only'];
  await run('npx', ['--yes', packageManager, '--dir', folder, 'install', ...options], folder);
  await install(folder, tarballs, ['@mashq/ui']);
  writePage(join(folder, 'next/app/static/all.jsx'), 'static');
  writePage(join(folder, 'next/app/all/all.jsx'), 'every');
  writePage(join(folder, 'react-router/app/all.jsx'), 'every');
  writePage(join(folder, 'react-router/app/all-english.jsx'), 'every', 'text');
  return folder;
}

/** The kit's dependencies in the fixtures are those of the workspace: what is tested is what is published. */
export function versionFaults(): string[] {
  const catalog = readFileSync(join(ROOT, '../../pnpm-workspace.yaml'), 'utf8');
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, 'fixtures/frameworks/package.json'), 'utf8'),
  );
  return Object.entries(dependencies).flatMap(([name, version]) => {
    const [, own] = new RegExp(`^ {2}"?${name}"?: (\\S+)$`, 'm').exec(catalog) ?? [];
    return own === undefined || own === version || name === 'typescript'
      ? []
      : [`fixtures/frameworks has ${name} ${version}, the workspace ${own}: change its package.json and lockfile`];
  });
}

/** The first paint, before any script: the button has the theme's color, card and badge are styled. */
async function paintFaults(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const html = await page.content();
  const [accent, button, card, badge] = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    const hex = (color: string) => {
      if (canvas !== null) canvas.fillStyle = color;
      return String(canvas?.fillStyle);
    };
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    return [
      hex(getComputedStyle(document.documentElement).getPropertyValue('--m-color-accent-solid')),
      hex(styleOf('main button[type="submit"]').backgroundColor),
      styleOf('main section').borderStartStartRadius,
      styleOf('main section span').borderStartStartRadius,
    ];
  });
  await context.close();
  return [
    ...(button === accent ? [] : [`first paint: the button is ${button}, the accent ${accent}`]),
    ...(Number.parseFloat(card ?? '') > 0 ? [] : ['first paint: the card has no style']),
    ...(Number.parseFloat(badge ?? '') > 0 ? [] : ['first paint: the badge has no style']),
    ...(html.includes('کلاس پنجم') ? [] : ['the server sent no content']),
    ...(html.includes('آذر') ? [] : ['the server sent no day']),
    ...(/[A-Za-z]/.test(html.match(/aria-label="[^"]*(?:month|day|year|Increase|Decrease)[^"]*"/)?.[0] ?? '')
      ? ['the server sent English']
      : []),
  ];
}

/** What the person chose on another visit is on the page before its first paint, and React leaves it there. */
async function settingFaults(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({ colorScheme: 'light' });
  await context.addInitScript((settings) => localStorage.setItem('settings', settings), '{"scheme":"dark"}');
  const page = await context.newPage();
  const schemeNow = () => page.evaluate(() => document.documentElement.dataset.scheme ?? 'none');
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  const first = await schemeNow();
  await hydrated(page);
  const later = await schemeNow();
  await context.close();
  return first === 'dark' && later === 'dark'
    ? []
    : [`the stored scheme is dark; the page had ${first}, then ${later}`];
}

/** A press of a link of the kit changes the page without loading it. */
async function navigationFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'صفحهٔ دوم' }).click();
  await page.getByRole('heading', { name: 'صفحهٔ دوم' }).waitFor();
  const isSame = await page.evaluate(() => 'isSamePage' in window);
  return isSame ? [] : ['a link of the kit loads the whole page'];
}

/** The first page: painted, hydrated without a word, and left by a link. */
async function firstPageFaults(browser: Browser, address: string): Promise<string[]> {
  const faults = [...(await paintFaults(browser, address)), ...(await settingFaults(browser, address))];
  const page = await open(browser, address, (text) => faults.push(`/: ${text}`));
  await hydrated(page);
  faults.push(...(await navigationFaults(page)));
  await page.close();
  return faults;
}

/** Generated props have no meaning: pictures that are not there and drawings without a size are no fault of the kit. */
const MEANINGLESS = /NaN|Infinity|404/;

/** A page of all components with generated props hydrates. */
async function allFaults(browser: Browser, address: string): Promise<string[]> {
  const faults: string[] = [];
  const page = await open(browser, address, (text) => {
    if (!MEANINGLESS.test(text)) faults.push(`${new URL(address).pathname}: ${text}`);
  });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.close();
  return faults;
}

/** Every component in English says nothing in Persian, neither as the server sends it nor in the browser. */
async function englishFaults(browser: Browser, address: string): Promise<string[]> {
  const faults: string[] = [];
  const page = await open(browser, `${address}/english`, (text) => {
    if (!MEANINGLESS.test(text)) faults.push(`/english: ${text}`);
  });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // As the page is first drawn: what opens by a press is not opened.
  faults.push(...(await persianTexts(page)));
  await page.close();
  return [...new Set(faults)];
}

/** Texts and attributes of a page with a letter or a digit of the Arabic script, by the component they are in. */
const persianTexts = (page: Page) =>
  page.evaluate(() => {
    const persian = /[\u0600-\u06FF]/;
    const found: string[] = [];
    const report = (element: Element | null, text: string) => {
      const component = element?.closest('[data-component]')?.getAttribute('data-component') ?? 'an overlay';
      if (persian.test(text)) found.push(`${component} says «${text.trim().slice(0, 120)}» in English`);
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element instanceof HTMLScriptElement) continue;
      for (const { name, value } of element.attributes) if (name !== 'class') report(element, value);
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) report(element, node.nodeValue ?? '');
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) report(element, element.value);
    }
    return found;
  });

/** Next.js with the app router: static components in server components, the rest hydrated without a warning. */
export function nextFaults(folder: string): Promise<string[]> {
  const cwd = join(folder, 'next');
  const next = join(folder, 'node_modules/next/dist/bin/next');
  return withBrowser(async (browser, faults) => {
    const output = await node(next, ['build'], cwd);
    if (/warn/i.test(output)) faults.push(output);
    const server = await serve(next, (port) => ['start', '--port', port], cwd);
    const visit = async () => {
      faults.push(...(await firstPageFaults(browser, server.address)));
      for (const path of ['/static', '/all']) faults.push(...(await allFaults(browser, `${server.address}${path}`)));
    };
    await visit()
      .catch((error: Error) => faults.push(`${error.message}\n${server.output().slice(-600)}`))
      .finally(server.stop);
  });
}

/** React Router in framework mode, built: it renders on the server, hydrates without a warning, and forms work in it. */
export function reactRouterFaults(folder: string): Promise<string[]> {
  const cwd = join(folder, 'react-router');
  return withBrowser(async (browser, faults) => {
    await node(join(folder, 'node_modules/@react-router/dev/bin.cjs'), ['build'], cwd);
    const server = await serve('server.js', (port) => [port], cwd);
    const visit = async () => {
      faults.push(...(await firstPageFaults(browser, server.address)));
      // Twice: on the second visit the server has already loaded what it renders on demand.
      for (const path of ['/all', '/all']) faults.push(...(await allFaults(browser, `${server.address}${path}`)));
      faults.push(...(await englishFaults(browser, server.address)));
      faults.push(...(await nativeFormFaults(browser, server.address)));
      faults.push(...(await hookFormFaults(browser, server.address)));
    };
    await visit()
      .catch((error: Error) => faults.push(`${error.message}\n${server.output().slice(-600)}`))
      .finally(server.stop);
  });
}

/** How often pages of a development server are loaded until it has bundled all they import. */
const MAX_PREPARATIONS = 6;
/** Milliseconds that a page may take meanwhile before it is loaded again, as a person would. */
const PATIENCE = 60_000;

/** Whether Vite is bundling, by what it says. Where nothing more was found it does not say that it is done. */
const isBundling = (output: string) =>
  output.lastIndexOf('bundling dependencies') > output.lastIndexOf('dependencies changed');

/**
 * Loads both pages until the server has nothing more to bundle. Vite finds some of what they import only while they load,
 * bundles again and loads them again: a link that is pressed meanwhile leads nowhere.
 */
async function prepare(browser: Browser, { address, output }: Server): Promise<void> {
  for (let times = 0; times < MAX_PREPARATIONS; times += 1) {
    const before = output().length;
    let isThere = true;
    for (const path of ['', '/second']) {
      const page = await browser.newPage();
      page.setDefaultTimeout(PATIENCE);
      isThere &&= await page
        .goto(address + path, { waitUntil: 'load' })
        .then(() => hydrated(page))
        .then(() => page.waitForLoadState('networkidle'))
        .then(
          () => true,
          () => false,
        );
      for (let waited = 0; isBundling(output()) && waited < PATIENCE / 2; waited += 500) await page.waitForTimeout(500);
      await page.close();
    }
    if (isThere && output().length === before) return;
  }
}

/** React Router's development server: the first paint is styled, and the page hydrates. */
export function reactRouterDevelopmentFaults(folder: string): Promise<string[]> {
  const program = join(folder, 'node_modules/@react-router/dev/bin.cjs');
  return withBrowser(async (browser, faults) => {
    const server = await serve(program, (port) => ['dev', '--port', port], join(folder, 'react-router'));
    const visit = async () => {
      await prepare(browser, server);
      faults.push(...(await firstPageFaults(browser, server.address)));
    };
    await visit()
      .catch((error: Error) => faults.push(`${error.message}\n${server.output().slice(-600)}`))
      .finally(server.stop);
  });
}
