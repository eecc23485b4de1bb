import type { Context } from '../../platform/context.ts';
import { UsageError } from './usage-error.ts';

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly description: string;
}

export interface Invocation {
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
  readonly positionals: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  /** Works on the database of the environment. */
  readonly withContext: <T>(work: (context: Context) => Promise<T>) => Promise<T>;
  readonly print: (line: string) => void;
}

export interface Command {
  /** One or two words. */
  readonly name: string;
  readonly summary: string;
  /** What follows the name, such as `<file>`. */
  readonly parameters?: string;
  readonly options: Readonly<Record<string, Option>>;
  /** Returns the exit code. */
  readonly run: (invocation: Invocation) => Promise<number>;
}

/** A text option, or undefined where it was not given. */
export function optional({ values }: Invocation, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A text option. Throws `UsageError` where it was not given. */
export function required(invocation: Invocation, name: string): string {
  const value = optional(invocation, name);
  if (value === undefined) throw new UsageError(`--${name} is needed.`);
  return value;
}

/** A text option that must be one of a list. */
export function oneOf<Value extends string>(invocation: Invocation, name: string, allowed: readonly Value[]): Value {
  const value = required(invocation, name);
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new UsageError(`--${name} must be one of ${allowed.join(', ')}.`);
  return found;
}
