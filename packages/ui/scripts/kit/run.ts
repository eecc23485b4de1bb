import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const start = promisify(execFile);

/** How long a program may take, in milliseconds: a download that stalls must not keep everything after it waiting. */
const LIMIT = 6 * 60_000;

/** Runs a program to its end. @throws Error with all that it printed, where it fails or does not end in six minutes. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await start(program, [...args], {
      cwd,
      maxBuffer: 1 << 26,
      env: { ...process.env, NODE_ENV: '' },
      timeout: LIMIT,
      killSignal: 'SIGKILL',
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message = '', killed = false } = Object(error);
    const end = killed ? `${program} ${args.join(' ')}: no end after ${LIMIT / 60_000} minutes\n` : '';
    throw new Error(end + (`${stdout}${stderr}`.trim() || message));
  }
}

/** A script of Node, by the Node that runs this one. */
export const node = (script: string, args: readonly string[], cwd: string) =>
  run(process.execPath, [script, ...args], cwd);
