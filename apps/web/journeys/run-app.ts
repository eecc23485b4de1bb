import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server', import.meta.url));

/** A server with a database of its own. */
export interface RunningServer {
  readonly url: string;
  /** Lines the server has printed, codes sent by SMS among them. */
  readonly printed: readonly string[];
  /** Moves its clock to so many milliseconds after the machine's own; of a server that was started so. */
  readonly moveClock: (milliseconds: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The built app with demo data. */
export interface RunningApp extends RunningServer {
  /** Origin of the one other server that the app may be switched to; nothing runs there. */
  readonly otherOrigin: string;
}

interface Started {
  /** Where its data lies and stays; in a temporary folder, which is removed in the end, where none is named. */
  readonly folder?: string | undefined;
  /** Its clock can be moved. */
  readonly hasOwnClock?: boolean;
}

/** Starts the same server as `npm start`. */
function startServer(
  env: Readonly<Record<string, string>>,
  { folder: kept, hasOwnClock = false }: Started = {},
): Promise<RunningServer> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'mashq-journeys-'));
  const clock = new URL('moved-clock.mjs', import.meta.url).href;
  const child = spawn(process.execPath, [...(hasOwnClock ? ['--import', clock] : []), 'src/main.ts'], {
    cwd: SERVER,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
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
  const moveClock = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      child.once('message', () => resolve());
      child.send(milliseconds);
    });
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
    createInterface({ input: child.stdout as Readable }).on('line', (line) => {
      printed.push(line);
      if (/classes, \d+ answers/.test(line)) console.log(line);
      const url = /^Mashq is at (http:\S+)/.exec(line)?.[1];
      if (url) resolve({ url, printed, moveClock, stop });
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
export async function startApp(folder = process.env.JOURNEY_DATA, hasOwnClock = false): Promise<RunningApp> {
  const otherOrigin = `http://localhost:${await freePort()}`;
  const server = await startServer({ PORT: '0', DEMO: '1', API_ORIGINS: otherOrigin }, { folder, hasOwnClock });
  return { ...server, otherOrigin };
}

/** Where the workers of a run find the demo data. */
const FILLED = 'JOURNEY_FILLED';

/**
 * Fills a folder with demo data, for each worker to copy: the folder JOURNEY_DATA, which stays, or a temporary one, which the
 * returned function removes.
 */
export async function makeDemoData(): Promise<() => void> {
  const kept = process.env.JOURNEY_DATA;
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'mashq-filled-'));
  const remove = () => {
    if (kept === undefined) rmSync(folder, { recursive: true, force: true });
  };
  // A database that is there already is brought to the newest schema by the server of each worker.
  const whole = join(folder, 'is-whole');
  try {
    if (!existsSync(whole)) {
      await (await startApp(folder)).stop();
      writeFileSync(whole, '');
    }
  } catch (error) {
    remove();
    throw error;
  }
  process.env[FILLED] = folder;
  return remove;
}

/** Starts the app with a copy of the demo data, which is removed in the end. */
export async function startCopy({ hasOwnClock = false } = {}): Promise<RunningApp> {
  const filled = process.env[FILLED];
  if (filled === undefined) throw new Error('There is no demo data to copy');
  const copy = mkdtempSync(join(tmpdir(), 'mashq-journeys-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  try {
    cpSync(filled, copy, { recursive: true });
    const app = await startApp(copy, hasOwnClock);
    const stop = async () => {
      await app.stop();
      remove();
    };
    return { ...app, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Starts the other server that the app may be switched to, without accounts. */
export function startOther({ url, otherOrigin }: RunningApp): Promise<RunningServer> {
  return startServer({ PORT: new URL(otherOrigin).port, DEMO: '0', API_ORIGINS: new URL(url).origin });
}
