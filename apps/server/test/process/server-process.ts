import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../src/main.ts');

/** A server in a process of its own, as an operator starts it. */
export interface ServerProcess {
  readonly address: string;
  /** Everything it has printed. */
  readonly output: () => string;
  /** Sends a signal and waits for the end; gives exit code or signal. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | string | null>;
}

interface Spawned {
  readonly child: ChildProcess;
  readonly output: () => string;
}

function launch(environment: Record<string, string>): Spawned {
  const { PATH = '', HOME = '', TZ, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, ...(TZ && { TZ }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return { child, output: () => text };
}

/** Starts a server that is expected to refuse; gives its exit code and what it said. */
export async function startRefused(environment: Record<string, string>): Promise<{ code: number; output: string }> {
  const { child, output } = launch(environment);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: output() };
}

/** Starts a server and waits until it has printed its address. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const { child, output } = launch(environment);
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /Mashq is at (http:\S+)/.exec(output())?.[1];
      if (found !== undefined) resolve(found);
    });
    closed.then(() => reject(new Error(`the server ended:\n${output()}`)), reject);
  });
  return {
    address,
    output,
    end: async (signal) => {
      child.kill(signal);
      const [code, killedBy] = await closed;
      return code ?? killedBy;
    },
  };
}
