import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../server', import.meta.url));

/** The built app on its own database with demo data. */
export interface RunningApp {
  readonly url: string;
  /** Lines the server has printed, codes sent by SMS among them. */
  readonly printed: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Starts the same server as `npm start`, on a free port and in a temporary folder; JOURNEY_DATA names a folder to reuse. */
export function startApp(): Promise<RunningApp> {
  const kept = process.env.JOURNEY_DATA;
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'mashq-journeys-'));
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: SERVER,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DEMO: '1', DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: 'production' },
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
