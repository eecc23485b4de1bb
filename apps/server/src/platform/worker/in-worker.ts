import { type ChildProcess, fork } from 'node:child_process';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError, type AppErrorExtra, type AppErrorKind, unprocessable } from '../app-error.ts';
import { currentSender } from '../audit/request-origin.ts';

export interface Task {
  /** Address of the module that exports the function. */
  readonly module: string;
  readonly name: string;
  readonly values: readonly unknown[];
  /** Time of the processor that it may take, of all threads together, in milliseconds. */
  readonly maxCpuMs: number;
}

export type TaskReply =
  | { readonly value: unknown; readonly memory: number }
  | {
      readonly refusal: { readonly kind: AppErrorKind; readonly detail: string; readonly extra: AppErrorExtra };
      readonly memory: number;
    }
  /** Stack of an error that is none of the file's. */
  | { readonly fault: string };

/** Time of the processor that reading a file may take, in milliseconds: an honest one takes less than two seconds. */
const MAX_CPU_MS = 15_000;

/** How long it may take by the clock, in milliseconds: what a busy machine keeps waiting is no fault of the file. */
const MAX_MS = 45_000;

interface Limits {
  readonly maxMs?: number;
  readonly maxCpuMs?: number;
}

/** Files read at the same time; the others wait, so that calls keep a core. */
const MAX_PARALLEL = 2;

/** Files that wait for their turn, of 8 MB each at most. */
const MAX_WAITING = 20;

/** Of one sender: one file is read at a time, and so many wait, so that nobody takes the turns of all. */
const MAX_WAITING_OF_ONE = 5;

/** Memory for objects of one process, in megabytes; `process.ts` limits all of its memory. */
const MAX_HEAP_MB = 384;

/** A process that has nothing to read is ended after this time. */
const IDLE_MS = 60_000;

/** A process that has grown beyond this, in bytes, reads no further file: the next one gets all of the memory. */
const KEPT_MEMORY = 250 * 1024 * 1024;

const tooComplex = () =>
  unprocessable(
    'file-too-complex',
    'این فایل را نمی‌شود خواند: بیش از اندازه بزرگ یا پیچیده است. نسخهٔ ساده‌تری بفرستید.',
  );

const tooMany = () =>
  new AppError('unavailable', 'فایل‌های زیادی با هم رسیده‌اند. چند لحظهٔ دیگر دوباره تلاش کنید.', {
    code: 'busy',
    retryAfter: 10,
  });

interface Waiting {
  readonly sender: string | undefined;
  readonly begin: () => void;
}

let running = 0;
/** Senders of whom a file is being read. */
const read = new Set<string>();
const waiting: Waiting[] = [];

const hasTurn = (sender: string | undefined) => running < MAX_PARALLEL && (sender === undefined || !read.has(sender));

function begin(sender: string | undefined): void {
  running += 1;
  if (sender !== undefined) read.add(sender);
}

async function takeTurn(sender: string | undefined): Promise<void> {
  if (hasTurn(sender)) return begin(sender);
  const own = sender === undefined ? 0 : waiting.filter((each) => each.sender === sender).length;
  if (waiting.length >= MAX_WAITING || own >= MAX_WAITING_OF_ONE) throw tooMany();
  return new Promise<void>((resolve) => waiting.push({ sender, begin: resolve }));
}

/** Gives the turn to the file that has waited longest, of a sender of whom none is being read. */
function endTurn(sender: string | undefined): void {
  running -= 1;
  if (sender !== undefined) read.delete(sender);
  const index = waiting.findIndex((each) => hasTurn(each.sender));
  const [next] = index < 0 ? [] : waiting.splice(index, 1);
  if (next === undefined) return;
  begin(next.sender);
  next.begin();
}

interface Idle {
  readonly child: ChildProcess;
  readonly timer: NodeJS.Timeout;
}

const idle: Idle[] = [];

function takeProcess(): ChildProcess {
  for (let kept = idle.pop(); kept; kept = idle.pop()) {
    clearTimeout(kept.timer);
    if (kept.child.connected) {
      kept.child.ref();
      kept.child.channel?.ref();
      return kept.child;
    }
  }
  const { NODE_COMPILE_CACHE } = process.env;
  return fork(new URL('process.ts', import.meta.url), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // What opens files of strangers knows no secret of the server.
    env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
    execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
  });
}

/** Keeps a process for the next file: to start one stops the server for as long as its memory takes to be mapped. */
function keepProcess(child: ChildProcess): void {
  // It keeps no program running that has nothing else to do.
  child.unref();
  child.channel?.unref();
  const kept: Idle = {
    child,
    timer: setTimeout(() => {
      idle.splice(idle.indexOf(kept), 1);
      child.kill('SIGKILL');
    }, IDLE_MS).unref(),
  };
  idle.push(kept);
}

function replyOf(child: ChildProcess, task: Task, maxMs: number): Promise<TaskReply> {
  const { promise, resolve, reject } = Promise.withResolvers<TaskReply>();
  const timer = setTimeout(() => reject(tooComplex()), maxMs);
  // Without a code it was ended by a signal: its own for too much memory, or the system's for a fault of a decoder.
  const onExit = (code: number | null) =>
    reject(code === null ? tooComplex() : new Error(`a reader of files ended with code ${code}`));
  child.once('message', resolve).once('exit', onExit);
  child.send(task, (error) => {
    if (error) reject(error);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', resolve).off('exit', onExit);
  });
}

async function runTask(task: Task, maxMs: number): Promise<TaskReply> {
  const child = takeProcess();
  let isKept = false;
  try {
    // To start a process and to copy a file to it each take a while, in which no other call is looked at.
    await nextTurn();
    const reply = await replyOf(child, task, maxMs);
    isKept = 'memory' in reply && reply.memory < KEPT_MEMORY;
    return reply;
  } finally {
    if (isKept) keepProcess(child);
    else child.kill('SIGKILL');
  }
}

/**
 * A function that reads what somebody sent, run in another process with a limit on time and memory: no file keeps other calls
 * waiting, takes the server's memory or ends it. It takes and gives what can be sent between processes. It is named by its
 * module and its export, for the process loads it by itself. Throws the function's own `AppError`, or one in Persian where a
 * limit is passed or too many files wait.
 */
export function inWorker<Work extends (...values: never[]) => unknown>(module: URL, name: string, limits: Limits = {}) {
  const { maxMs = MAX_MS, maxCpuMs = MAX_CPU_MS } = limits;
  return async (...values: Parameters<Work>): Promise<Awaited<ReturnType<Work>>> => {
    const sender = currentSender();
    await takeTurn(sender);
    try {
      const reply = await runTask({ module: module.href, name, values, maxCpuMs }, maxMs);
      if ('value' in reply) return reply.value as Awaited<ReturnType<Work>>;
      if ('fault' in reply) throw new Error(`reading a file failed: ${reply.fault}`);
      throw new AppError(reply.refusal.kind, reply.refusal.detail, reply.refusal.extra);
    } finally {
      endTurn(sender);
    }
  };
}
