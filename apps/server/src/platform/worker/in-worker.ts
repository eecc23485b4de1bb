import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError, type AppErrorExtra, type AppErrorKind, unprocessable } from '../app-error.ts';

export interface Task {
  /** Address of the module that exports the function. */
  readonly module: string;
  readonly name: string;
  readonly values: readonly unknown[];
}

export type TaskReply =
  | { readonly value: unknown }
  | { readonly refusal: { readonly kind: AppErrorKind; readonly detail: string; readonly extra: AppErrorExtra } };

/** How long reading a file may take, in milliseconds: an honest one takes less than one second. */
const MAX_MS = 15_000;

/** Memory of one reading, in megabytes. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** Files read at the same time; the others wait, so that calls keep a core. */
const MAX_AT_ONCE = 2;

const tooComplex = () =>
  unprocessable(
    'file-too-complex',
    'این فایل را نمی‌شود خواند: بیش از اندازه بزرگ یا پیچیده است. نسخهٔ ساده‌تری بفرستید.',
  );

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn(): Promise<void> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
}

function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

async function replyOf(worker: Worker, maxMs: number): Promise<TaskReply> {
  const signal = AbortSignal.timeout(maxMs);
  try {
    const [reply] = await once(worker, 'message', { signal });
    return reply;
  } catch (error) {
    // Past its time or its memory. A fault of the program is none of the file's.
    if (signal.aborted || Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY') throw tooComplex();
    throw error;
  } finally {
    await worker.terminate();
  }
}

/**
 * A function that reads what somebody sent, run in a thread of its own with a limit on time and memory: no file keeps other calls
 * waiting. It takes and gives what can be sent between threads; bytes arrive as a `Buffer`. It is named by its module and
 * its export, for a thread loads it by itself. Throws the function's own `AppError`, or one in Persian where a limit is passed.
 */
export function inWorker<Work extends (...values: never[]) => unknown>(module: URL, name: string, maxMs = MAX_MS) {
  return async (...values: Parameters<Work>): Promise<Awaited<ReturnType<Work>>> => {
    await takeTurn();
    try {
      const task: Task = { module: module.href, name, values };
      const worker = new Worker(new URL('thread.ts', import.meta.url), {
        workerData: task,
        resourceLimits: RESOURCE_LIMITS,
        // Options of the process that a thread may not have.
        execArgv: [],
      });
      const reply = await replyOf(worker, maxMs);
      if ('value' in reply) return reply.value as Awaited<ReturnType<Work>>;
      throw new AppError(reply.refusal.kind, reply.refusal.detail, reply.refusal.extra);
    } finally {
      endTurn();
    }
  };
}
