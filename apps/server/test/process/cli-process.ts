import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { run } from '../../src/app/cli/run.ts';

const main = join(import.meta.dirname, '../../src/app/cli/main.ts');
/** What a process of its own reads is held against its shapes too. */
const CHECKED = ['--import', join(import.meta.dirname, '../rows/setup.ts')];

export interface CliResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
  /** The last line of the output: the id of what was made. */
  readonly id: string;
}

/** Runs `mashq` as an operator does: in a process of its own, whose start takes longer than most commands. */
export async function mashq(
  environment: Record<string, string>,
  words: readonly string[],
  input = '',
): Promise<CliResult> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE, STATEMENTS_LOG } = process.env;
  const child = spawn(process.execPath, [...CHECKED, main, ...words], {
    env: {
      PATH,
      HOME,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      ...(STATEMENTS_LOG && { STATEMENTS_LOG }),
      ...environment,
    },
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number];
  return { code, output, errors, id: output.trim().split('\n').at(-1) ?? '' };
}

/** Runs a command of `mashq` in this process: for what it does and says, where nothing depends on how a process ends. */
export async function mashqHere(environment: Record<string, string>, words: readonly string[]): Promise<CliResult> {
  let output = '';
  let errors = '';
  const code = await run(words, {
    environment,
    print: (line) => {
      output += `${line}\n`;
    },
    printError: (line) => {
      errors += `${line}\n`;
    },
  });
  return { code, output, errors, id: output.trim().split('\n').at(-1) ?? '' };
}
