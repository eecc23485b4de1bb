import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server', import.meta.url));

/** A server with a database of its own. */
export interface RunningServer {
  readonly url: string;
  /** Lines the server has printed, codes sent by SMS among them. */
  readonly printed: readonly string[];
  readonly stop: () => Promise<void>;
}

/** The built app with demo data. */
export interface RunningApp extends RunningServer {
  /** Origin of the one other server that the app may be switched to; nothing runs there. */
  readonly otherOrigin: string;
}

/** Starts the same server as `npm start`; a folder that is not named is removed in the end. */
function startServer(env: Readonly<Record<string, string>>, kept?: string): Promise<RunningServer> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'mashq-journeys-'));
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: SERVER,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: folder,
      DATABASE_URL: '',
      NODE_ENV: 'production',
      // A machine that runs other tests beside it is slow, not overloaded.
      SHED_AFTER_MS: '0',
      ...env,
    },
  });
  const printed: string[] = [];
  const stop = () =>
    new Promise<void>((resolve) => {
      const clean = () => {
        if (kept === undefined) rmSync(folder, { recursive: true, force: true });
        resolve();
      };
      if (child.exitCode !== null) return clean();
      child.once('exit', clean);
      child.kill('SIGTERM');
      return undefined;
    });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it served`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      printed.push(line);
      if (/classes, \d+ answers/.test(line)) console.log(line);
      const url = /^Mashq is at (http:\S+)/.exec(line)?.[1];
      if (url) resolve({ url, printed, stop });
    });
  });
}

/** A port that nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** Starts the app on a free port, with demo data in a folder; in a temporary one where neither it nor JOURNEY_DATA names any. */
export async function startApp(folder = process.env.JOURNEY_DATA): Promise<RunningApp> {
  const otherOrigin = `http://localhost:${await freePort()}`;
  const server = await startServer({ PORT: '0', DEMO: '1', API_ORIGINS: otherOrigin }, folder);
  return { ...server, otherOrigin };
}

/** Starts the app several times, each with demo data of its own: filled once (in JOURNEY_DATA, if set), then copied. */
export async function startApps(count: number): Promise<RunningApp[]> {
  if (count === 1) return [await startApp()];
  const kept = process.env.JOURNEY_DATA;
  const filled = kept ?? mkdtempSync(join(tmpdir(), 'mashq-filled-'));
  try {
    await (await startApp(filled)).stop();
    const copies = Array.from({ length: count }, () => mkdtempSync(join(tmpdir(), 'mashq-journeys-')));
    for (const copy of copies) cpSync(filled, copy, { recursive: true });
    const apps: RunningApp[] = [];
    try {
      for (const copy of copies) {
        const app = await startApp(copy);
        const stop = async () => {
          await app.stop();
          rmSync(copy, { recursive: true, force: true });
        };
        apps.push({ ...app, stop });
      }
    } catch (error) {
      for (const { stop } of apps) await stop();
      throw error;
    }
    return apps;
  } finally {
    if (kept === undefined) rmSync(filled, { recursive: true, force: true });
  }
}

/** Starts the other server that the app may be switched to, without accounts. */
export function startOther({ url, otherOrigin }: RunningApp): Promise<RunningServer> {
  return startServer({ PORT: new URL(otherOrigin).port, DEMO: '0', API_ORIGINS: new URL(url).origin });
}
