import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const start = promisify(execFile);

/** Runs a program to its end. @throws Error with all that it printed, where it fails. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await start(program, [...args], {
      cwd,
      maxBuffer: 1 << 26,
      env: { ...process.env, NODE_ENV: '' },
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message = '' } = Object(error);
    throw new Error(`${stdout}${stderr}`.trim() || message);
  }
}

/** A script of Node, by the Node that runs this one. */
export const node = (script: string, args: readonly string[], cwd: string) =>
  run(process.execPath, [script, ...args], cwd);
