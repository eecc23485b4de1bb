import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Served {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Parameters of Node, as `deploy/mashq.service` has them. Node's own young generation grows to 64 MB and more while a server of TypeScript starts,
 * and stays so.
 */
const NODE_PARAMETERS = ['--max-semi-space-size=6', '--expose-gc'];

/** Starts a server as a process of its own and waits for the line with its address. */
export function serve(script: string, env: Readonly<Record<string, string>>): Promise<Served> {
  const child = spawn(process.execPath, [...NODE_PARAMETERS, script], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it served`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /https?:\/\/\S+/.exec(line)?.[0];
      if (url) resolve({ url, pid: child.pid ?? 0, stop: () => stopped(child) });
    });
  });
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
