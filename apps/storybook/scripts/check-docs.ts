/**
 * Opens every page of documentation and looks whether it is drawn without an error and links to pages that exist. Runs with all
 * stories where the pages are built; alone, at a Storybook that is served: `node scripts/check-docs.ts <address> [words]`.
 */
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../../scripts/tooling/chromium-flags.mjs';
import { findChromium } from './find-chromium.ts';

interface Entry {
  readonly id: string;
  readonly type: 'docs' | 'story';
}

const AT_ONCE = 2;

/** What is wrong with the page in the tab, each as a line. */
async function faultsOf(page: Page, address: string, id: string, known: ReadonlySet<string>): Promise<string[]> {
  const thrown: string[] = [];
  const note = ({ message }: Error) => thrown.push(message);
  page.on('pageerror', note);
  try {
    await page.goto(`${address}/iframe.html?viewMode=docs&id=${encodeURIComponent(id)}`, {
      waitUntil: 'domcontentloaded',
    });
    const heading = page.locator('#storybook-docs h1, #storybook-docs h2').first();
    const failure = page.locator('#error-message:visible, #storybook-docs [role=alert] pre').first();
    await heading.or(failure).first().waitFor({ timeout: 60_000 });
    // Stories of a page are drawn after its text.
    await page.waitForLoadState('networkidle');
    if (await failure.isVisible()) thrown.push((await failure.textContent())?.split('\n', 1)[0] ?? 'an error');
    const links = await page
      .locator('#storybook-docs a[href*="?path=/"]')
      .evaluateAll((all) =>
        all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('path') ?? ''),
      );
    const lost = links.filter((path) => !known.has(path.replace(/^\/(docs|story)\//, '')));
    return [...thrown, ...lost.map((path) => `leads to ${path}, which is no page`)];
  } catch (error) {
    return [...thrown, error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)];
  } finally {
    page.off('pageerror', note);
  }
}

/** @returns Counts for the totals, and each fault as a line. */
export async function checkDocs(
  executablePath: string,
  address: string,
  words: readonly string[] = [],
): Promise<{ passed: number; failures: string[] }> {
  const reply = await fetch(`${address}/index.json`);
  const { entries } = (await reply.json()) as { entries: Record<string, Entry> };
  const known = new Set(Object.keys(entries));
  const waiting = Object.values(entries)
    .filter(({ type, id }) => type === 'docs' && (words.length === 0 || words.some((word) => id.includes(word))))
    .map(({ id }) => id);
  const total = waiting.length;
  const failures: string[] = [];
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const visitAll = async (context: BrowserContext) => {
    const page = await context.newPage();
    // Stories that a page shows in frames of their own are opened by the test of stories.
    await page.route('**/iframe.html*', (route) =>
      route.request().frame() === page.mainFrame()
        ? route.continue()
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const faults = await faultsOf(page, address, id, known);
      failures.push(...faults.map((fault) => `${id}: ${fault}`));
    }
  };
  try {
    const context = await browser.newContext();
    await Promise.all(Array.from({ length: AT_ONCE }, () => visitAll(context)));
  } finally {
    await browser.close();
  }
  const failed = new Set(failures.map((line) => line.split(':', 1)[0])).size;
  return { passed: total - failed, failures };
}

if (import.meta.main) {
  const [address = 'http://localhost:6006', ...words] = process.argv.slice(2);
  const { passed, failures } = await checkDocs(findChromium().path, address, words);
  for (const failure of failures) console.error(failure);
  console.log(`pages of documentation: ${passed} passed, ${failures.length} failed, 0 skipped`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
