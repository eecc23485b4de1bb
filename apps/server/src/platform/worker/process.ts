import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { Task, TaskReply } from './in-worker.ts';

/** Memory of this process at most, in bytes. A picture of as many pixels as are taken needs some 500 MB. */
const MAX_MEMORY = 800 * 1024 * 1024;

const WATCH_EVERY_MS = 25;

/** Time of the processor that all threads of this process took, in milliseconds. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function run({ module, name, values }: Task): Promise<TaskReply> {
  try {
    const { [name]: work } = await import(module);
    return { value: await work(...values), memory: process.memoryUsage.rss() };
  } catch (error) {
    if (!(error instanceof AppError)) return { fault: String(Object(error).stack ?? error) };
    const { kind, detail, extra } = error;
    return { refusal: { kind, detail, extra }, memory: process.memoryUsage.rss() };
  }
}

/**
 * Ends the process where it has too much memory, native one included, where a file takes too much of the processor, or where the
 * server that started it is gone.
 */
function watch(): void {
  const server = process.ppid;
  let maxCpuTime = Number.POSITIVE_INFINITY;
  parentPort?.on('message', (maxCpuMs: number) => {
    maxCpuTime = cpuTime() + maxCpuMs;
  });
  setInterval(() => {
    const isTooMuch = process.memoryUsage.rss() > MAX_MEMORY || cpuTime() > maxCpuTime;
    if (isTooMuch || process.ppid !== server) process.kill(process.pid, 'SIGKILL');
  }, WATCH_EVERY_MS);
}

if (isMainThread) {
  // A thread of its own: the first one may be busy for as long as it likes.
  const watcher = new Worker(new URL(import.meta.url));
  watcher.unref();
  process.on('message', async (task: Task) => {
    watcher.postMessage(task.maxCpuMs);
    process.send?.(await run(task));
  });
} else {
  watch();
}
