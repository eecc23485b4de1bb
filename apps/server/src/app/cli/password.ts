import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { generatePassword } from '../../platform/security/passwords.ts';
import { UsageError } from './usage-error.ts';

async function readLine(prompt: string): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stderr.write(prompt);
  // What is typed is not shown.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  try {
    return await new Promise((resolve) => {
      lines.once('line', resolve);
      lines.once('close', () => resolve(''));
    });
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
  }
}

/** A password as the options say: one line of standard input, or made here and printed once. Never an argument. */
export async function choosePassword(
  source: { readonly fromInput: boolean },
  print: (line: string) => void,
): Promise<{ password: string; show: () => void }> {
  if (!source.fromInput) {
    const password = generatePassword();
    return { password, show: () => print(`Password (shown this once): ${password}`) };
  }
  const password = await readLine('New password: ');
  if (password === '') throw new UsageError('No password was given on standard input.');
  return { password, show: () => {} };
}
