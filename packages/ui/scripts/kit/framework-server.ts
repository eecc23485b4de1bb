import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';

export interface Server {
  readonly address: string;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' && address !== null ? address.port : 0)));
    });
  });
}

/** How long a server may take until it says that it is ready, and then to end when it is asked, in milliseconds. */
const READY = 180_000;
const END = 10_000;

/**
 * A framework's own server, from when it says that it is ready until it is stopped.
 * @throws Error with what it printed, where it ends before or says nothing in time.
 */
export async function serve(script: string, args: (port: string) => string[], cwd: string): Promise<Server> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [script, ...args(port)], {
    cwd,
    env: { ...process.env, NODE_ENV: args(port).includes('dev') ? 'development' : 'production', NO_COLOR: '1' },
    // Of its own group: React Router's development server starts a process of its own.
    detached: true,
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const end = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      reject(new Error(`${script} is not ready after ${READY / 1000} seconds: ${output}`));
      end('SIGKILL');
    }, READY);
    const read = (chunk: Buffer) => {
      output += String(chunk);
      if (!/ready|➜/i.test(output)) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('close', (code) => {
      clearTimeout(late);
      reject(new Error(`${script} ended with ${code}: ${output}`));
    });
  });
  return {
    address: `http://localhost:${port}`,
    output: () => output,
    stop: async () => {
      end('SIGTERM');
      // One that waits for a connection of a browser would never end.
      const late = setTimeout(() => end('SIGKILL'), END);
      await ended;
      clearTimeout(late);
    },
  };
}

/** Messages of development tools, and nothing of the page. */
const TOOLS = /React DevTools|\[HMR\]|\[vite\]|Fast Refresh/;

/** Opens an address; `report` gets every error and warning of the page. */
export async function open(browser: Browser, address: string, report: (text: string) => void): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(240_000);
  page.on('pageerror', ({ message }) => report(`error: ${message.slice(0, 2000)}`));
  page.on('console', (message) => {
    const { url } = message.location();
    // Chromium asks for it by itself, at times only after the page is closed; no fixture has one.
    const isIcon = url.endsWith('/favicon.ico');
    if (['error', 'warning'].includes(message.type()) && !TOOLS.test(message.text()) && !isIcon) {
      report(`${message.type()}: ${message.text().slice(0, 1500)} (${url})`);
    }
  });
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

/** Waits until React has taken over the page that the server sent. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main :is(button, a, h1)') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

export async function withBrowser(find: (browser: Browser, faults: string[]) => Promise<void>): Promise<string[]> {
  const executablePath = process.env.CHROME_PATH || '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  const faults: string[] = [];
  try {
    await find(browser, faults);
  } finally {
    await browser.close();
  }
  return faults;
}
