/**
 * The public pages on a slow phone (processor at a quarter, 1.6 Mb/s, 150 ms): when the largest part of the first screen is
 * painted, how much moves afterwards, and what is fetched; beside the same words as plain HTML and a bare React page, in turn
 * within one run. Run it after a build. `--rounds=3` is a quick look.
 */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openBrowser } from '@mashq/web/journeys/browser.ts';
import type { Browser } from 'playwright-core';
import { build } from 'vite';

const DIST = join(import.meta.dirname, '../dist');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const asked = process.argv.find((word) => word.startsWith('--rounds='))?.slice('--rounds='.length);
const rounds = Number(asked ?? 7);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds=${asked}: a whole number from 1 is meant`);

const rendered = (name: string) => readFileSync(join(DIST, 'prerendered', `${name}.html`), 'utf8');

/** The words and links of a page, with nothing else. */
function plainOf(html: string): string {
  const body = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const words = body
    .replaceAll(/<(script|svg|noscript|template)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/ (?:class|style|id|data-[\w-]+|aria-[\w-]+|tabindex)="[^"]*"/gi, '');
  return `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>مشق</title></head><body>${words}</body></html>`;
}

/** React and one element, as Vite builds them. */
async function bareReact(): Promise<string> {
  const id = '\0bare';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: join(import.meta.dirname, '..'),
    plugins: [
      {
        name: 'bare',
        resolveId: (name) => (name === 'bare' ? id : null),
        load: (name) =>
          name === id
            ? `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
               createRoot(document.getElementById('root')).render(createElement('h1', null, 'مشق'));`
            : null,
      },
    ],
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: 'bare' } },
  });
  const output = 'output' in built ? built.output : [];
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}

const PAGES = {
  home: rendered('home'),
  'introduction/for-schools': rendered('introduction-for-schools'),
  faq: rendered('faq'),
  contact: rendered('contact-us'),
} as const;
const react = await bareReact();
const files = new Map<string, string>([
  ...Object.entries(PAGES).map(([name, html]) => [`/${name}`, html] as const),
  ...Object.entries(PAGES).map(([name, html]) => [`/plain/${name}`, plainOf(html)] as const),
  [
    '/bare',
    '<!doctype html><html lang="fa"><head><meta charset="utf-8"><title>مشق</title></head><body><div id="root"></div><script type="module" src="/bare.js"></script></body></html>',
  ],
  ['/bare.js', react],
]);

function serve(): Promise<Server> {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const made = files.get(path);
    try {
      const type = made === undefined || path.endsWith('.js') ? TYPES[extname(path)] : TYPES['.html'];
      const isText = type !== undefined && !/image\/(?!svg)|font/.test(type);
      const content = packed.get(path) ?? pack(made ?? readFileSync(join(DIST, path)), isText);
      packed.set(path, content);
      response.writeHead(200, {
        'content-type': type ?? 'application/octet-stream',
        ...(isText && { 'content-encoding': 'br' }),
      });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)));
}

const pack = (content: string | Buffer, isText: boolean): Buffer =>
  isText ? brotliCompressSync(content) : Buffer.from(content);

interface Visit {
  /** Largest contentful paint, in milliseconds. */
  readonly paint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Bytes of HTML, scripts and styles as they were sent. */
  readonly code: number;
  /** All bytes. */
  readonly all: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, locale: 'fa-IR' });
  await context.addInitScript(() => {
    const seen = { paint: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.paint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const kinds = new Map<string, string>();
  let code = 0;
  let all = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (/Document|Script|Stylesheet/.test(kinds.get(requestId) ?? '')) code += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  // A slow processor paints a page without files later than it ends to ask for them.
  const handle = await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: { paint: number; shift: number } };
    return seen.paint > 0 && seen;
  });
  const { paint, shift } = (await handle.jsonValue()) as { paint: number; shift: number };
  await context.close();
  return { paint, shift, code, all };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const server = await serve();
const browser = await openBrowser();
try {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const visits = new Map<string, Visit[]>();
  const names = Object.keys(PAGES);
  const paths = [...names, ...names.map((name) => `plain/${name}`), 'bare'];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      visits.set(path, [...(visits.get(path) ?? []), await visit(browser, `${origin}/${path}`)]);
    }
  }
  const of = (path: string, what: keyof Visit) => median((visits.get(path) ?? []).map((seen) => seen[what]));
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log(
    `Medians of ${rounds} visits each. Aims: painted within 1500 ms, moved less than 0.02, and for the home page at most 1.4 times the code of bare React.\n`,
  );
  console.log('| page | largest paint, ms | of plain HTML | ratio | moved | HTML, JS and CSS, KB | all, KB |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const name of names) {
    const paint = of(name, 'paint');
    const plain = of(`plain/${name}`, 'paint');
    console.log(
      `| ${name} | ${paint.toFixed(0)} | ${plain.toFixed(0)} | ${(paint / plain).toFixed(2)} | ${of(name, 'shift').toFixed(3)} | ${kb(of(name, 'code'))} | ${kb(of(name, 'all'))} |`,
    );
  }
  const ratio = of('home', 'code') / of('bare', 'code');
  console.log(
    `\nBare React: ${kb(of('bare', 'code'))} KB, painted after ${of('bare', 'paint').toFixed(0)} ms; the home page has ${ratio.toFixed(2)} times its code.`,
  );
} finally {
  await browser.close();
  server.close();
}
