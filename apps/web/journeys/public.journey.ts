import { HtmlValidate } from 'html-validate';
import { expect, expectAccessible, picture } from './expect-and-pictures.ts';
import { test } from './journey-test.ts';

/** The standard's rules. Those about how source is written do not apply to what React writes. */
const check = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  elements: ['html5'],
  rules: {
    // React writes `<path></path>`, `required=""`, and no space before `/>`.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Files of the same origin.
    'require-sri': 'off',
    // Positions that depend on content are style attributes, which the security policy allows.
    'no-inline-style': 'off',
    // Titles end with the product's name, and say what the page says.
    'long-title': 'off',
  },
});

/** A field of react-aria names its description before it knows that there is none; the script takes the name away. */
const MENDED_BY_SCRIPT = /missing id "react-aria-\w+H[34]_"/;

/** The pages that search engines are to list. */
async function publicPaths(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

test('a visitor reads every public page without scripts, and with them nothing of the page is replaced', async ({
  app,
  browser,
  visit,
}) => {
  const paths = await publicPaths(app.url);
  expect(paths.length >= 17, `only ${paths.length} pages are in the sitemap`);
  const robots = await (await fetch(`${app.url}/robots.txt`)).text();
  expect(robots.includes(`Sitemap: ${app.url}/sitemap.xml`), 'robots.txt does not name the sitemap');

  const reader = await browser.newContext({ baseURL: app.url, javaScriptEnabled: false });
  const plain = await reader.newPage();
  for (const path of [...paths, '/introduction']) {
    const reply = await fetch(app.url + path);
    const html = await reply.text();
    const report = await check.validateString(html, `${path}.html`);
    const findings = report.results
      .flatMap(({ messages }) => messages)
      .filter(({ message }) => !MENDED_BY_SCRIPT.test(message))
      .map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`);
    expect(findings.length === 0, `${path} is not valid HTML:\n      ${findings.join('\n      ')}`);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical === app.url + (path === '/introduction' ? '/about-us' : path), `${path} names ${canonical}`);
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const drawn = await fetch(image);
    expect(drawn.headers.get('content-type') === 'image/jpeg', `${path} has no picture at ${image}`);

    await plain.goto(path);
    await plain.locator('main h1').waitFor();
    expect(((await plain.locator('main').textContent())?.length ?? 0) > 150, `${path} says little without scripts`);
  }
  await plain.goto('/');
  await plain.getByRole('link', { name: 'پرسش‌های پرتکرار' }).first().click();
  await plain.waitForURL(/faq/);
  await reader.close();

  const { page, faults } = await visit();
  // The markup as it came, before any script of the app has run.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const heading = document.querySelector('main h1');
      if (document.readyState === 'interactive') Object.assign(window, { heading });
    });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.length === 2, `a reader fetches ${scripts.join(', ')}`);
  for (const path of [...paths, '/introduction']) {
    await page.goto(path);
    // The first sign that somebody does more than read.
    await page.mouse.move(400, 300);
    await page.waitForFunction(() => {
      const heading = document.querySelector('main h1');
      return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    });
    const isSame = await page.evaluate(
      () => (window as unknown as { heading: Element }).heading === document.querySelector('main h1'),
    );
    expect(isSame, `${path} was rendered again`);
    await expectAccessible(page, path);
    expect(faults.length === 0, `${path}: ${faults.join('\n')}`);
  }
  await page.goto('/');
  await picture(page, 'public-home');

  const phone = await visit({ width: 390 });
  await phone.page.goto('/');
  // A question of a grade, at once and without an account.
  await phone.page.getByRole('button', { name: 'ریاضی پنجم' }).click();
  await phone.page.getByRole('button', { name: 'یک سؤال دیگر' }).waitFor();
  await phone.page.getByText(/صفحهٔ/).first().waitFor();
  await expectAccessible(phone.page, 'a question for a visitor');
  await picture(phone.page, 'public-question');
  // A teacher's report of the demo class, which leads nowhere.
  await phone.page.getByRole('button', { name: 'باز کردن گزارش کلاس نمونه' }).click();
  await phone.page.getByRole('group', { name: /پیشرفت هر دانش‌آموز/ }).waitFor();
  await phone.page.getByRole('heading', { name: 'غلط‌های پرتکرار' }).waitFor();
  const teachers = await phone.page.locator('main a[href^="/teacher"]').count();
  expect(teachers === 0, `the demo report has ${teachers} links to screens of teachers`);
  await expectAccessible(phone.page, 'the report of the demo class');
  await picture(phone.page, 'public-report');
  await phone.page.goto('/');
  // Pressed before the app is there.
  await phone.page.getByRole('button', { name: 'باز کردن منو' }).click();
  await phone.page.getByRole('dialog').getByRole('link', { name: 'تماس با ما' }).click();
  await phone.page.getByRole('heading', { level: 1, name: 'تماس با ما' }).waitFor();
});
