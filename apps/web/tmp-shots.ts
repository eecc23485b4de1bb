import { startApp } from './journeys/app.ts';
import { openBrowser, openVisitor, settled } from './journeys/browser.ts';
import { signIn } from './journeys/sign-in.ts';
const [out = '/tmp/shots', user = 'g5a-03', ...paths] = process.argv.slice(2);
import { mkdirSync } from 'node:fs';
mkdirSync(out, { recursive: true });
const app = await startApp('/tmp/jd-main');
const browser = await openBrowser();
const widths = (process.env.WIDTHS ?? '390,834,1440').split(',').map(Number);
const schemes = (process.env.SCHEMES ?? 'light,dark').split(',') as ('light' | 'dark')[];
for (const scheme of schemes) {
  const visitor = await openVisitor(browser, { origin: app.url });
  const { page } = visitor;
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await signIn(page, user);
  const links: string[] = [];
  for (const raw of paths) { let path = raw; if (raw.includes('*')) { const [from, start] = raw.split('*') as [string, string]; await page.goto(app.url + from); const link = page.locator(`main a[href^="${start}"]`).first(); await link.waitFor(); path = (await link.getAttribute('href')) ?? ''; console.log(path); } for (const width of widths) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 1000 });
    await page.goto(app.url + path);
    await page.locator('h1').first().waitFor();
    await settled(page); await page.waitForTimeout(600);
    const name = path.replaceAll('/', '_');
    await page.screenshot({ path: `${out}/${name}-${width}-${scheme}.png`, fullPage: process.env.FULL === '1' });
    console.log(name, width, scheme);
  } }
  await visitor.context.close();
}
await browser.close();
await app.stop();
