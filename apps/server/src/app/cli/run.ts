import { parseArgs } from 'node:util';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { operatorFault } from '../../platform/operator-fault.ts';
import type { Command, Invocation } from './command.ts';
import { allCommands, findCommand } from './commands.ts';
import { UsageError } from './usage-error.ts';

/** Where a command runs. */
export interface Surroundings extends Pick<Invocation, 'print' | 'environment'> {
  readonly printError: (line: string) => void;
  /** Instead of the database of the environment, whose opening is loaded when a command asks for it. */
  readonly withContext?: Invocation['withContext'];
}

const AT_TERMINAL: Surroundings = {
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
};

function optionLine([name, { type, description }]: [string, Command['options'][string]]): string {
  return `  --${name}${type === 'string' ? ' …' : ''}`.padEnd(24) + description;
}

async function overview(): Promise<string> {
  const commands = await allCommands();
  const wide = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Usage: mashq <command> [options]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(wide)}  ${summary}`),
    '',
    'mashq <command> --help tells the options of one. The environment is that of the server (DATABASE_URL, DATA_DIR, …).',
    'Exit codes: 0 done, 1 refused or failed, 2 wrong usage.',
  ].join('\n');
}

function helpOf({ name, summary, parameters = '', options }: Command): string {
  const lines = Object.entries(options).map(optionLine);
  return [`Usage: mashq ${name} ${parameters}${lines.length > 0 ? ' [options]' : ''}`, '', summary, '', ...lines].join(
    '\n',
  );
}

function readOptions(command: Command, words: string[]) {
  try {
    const options = Object.fromEntries(Object.entries(command.options).map(([name, { type }]) => [name, { type }]));
    return parseArgs({ args: words, options, allowPositionals: command.parameters !== undefined });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Runs one command and returns its exit code. */
export async function run(words: readonly string[], given: Partial<Surroundings> = {}): Promise<number> {
  const { environment, print, printError, withContext = open } = { ...AT_TERMINAL, ...given };
  const found = await findCommand(words);
  if (!found) {
    const asked = words.length === 0 || words[0] === '--help' || words[0] === 'help';
    if (!asked) printError(`There is no command “${words.join(' ')}”.\n`);
    (asked ? print : printError)(await overview());
    return asked ? 0 : 2;
  }
  const { command, rest } = found;
  if (rest.includes('--help')) {
    print(helpOf(command));
    return 0;
  }
  async function open<T>(work: (context: Context) => Promise<T>): Promise<T> {
    return (await import('./open-context.ts')).withContext(environment, work);
  }
  try {
    const { values, positionals } = readOptions(command, rest);
    return await command.run({ values, positionals, environment, withContext, print });
  } catch (error) {
    if (error instanceof UsageError) {
      printError(`${error.message}\n\n${helpOf(command)}`);
      return 2;
    }
    const fault =
      error instanceof AppError ? `Refused (${error.extra.code ?? error.kind}): ${error.detail}` : operatorFault(error);
    if (fault === undefined) throw error;
    printError(fault);
    return 1;
  }
}
