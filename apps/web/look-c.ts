import { startApp } from './journeys/app.ts';
import { openBrowser, PERSIAN } from './journeys/browser.ts';
import { signIn } from './journeys/sign-in.ts';
const [, , user = 'sazman', ...rest] = process.argv;
const paths = rest.filter((p) => p.startsWith('/'));
const widths = (process.env.W ?? '390,834,1440').split(',').map(Number);
const schemes = (process.env.S ?? 'light').split(',') as ('light' | 'dark')[];
const app = await startApp('/tmp/jd-c');
const browser = await openBrowser();
for (const scheme of schemes) for (const width of widths) {
  const context = await browser.newContext({ baseURL: app.url, viewport: { width, height: 900 }, colorScheme: scheme, ...PERSIAN });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('ERR', e.message));
  await signIn(page, user);
  for (const p of paths) {
    let path = p;
    if (path.includes('@')) { // @text: follow the first link with the text
      const [at, ...texts] = path.split('@');
      await page.goto(at!);
      for (const text of texts) { await page.getByRole('main').getByRole('link', { name: new RegExp(text) }).first().click(); await page.waitForTimeout(1500); }
    } else await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(2500);
    if (process.env.PREP) await page.evaluate(process.env.PREP);
    const name = `/tmp/wcs/${user}-${p.replaceAll(/[^\w]+/g, '_')}-${width}-${scheme}.png`;
    await page.screenshot({ path: name, fullPage: process.env.FULL !== '0' });
    console.log(name, await page.evaluate(() => `${document.documentElement.scrollWidth}x${document.documentElement.scrollHeight}`), page.url());
  }
  await context.close();
}
await browser.close();
await app.stop();
