import { isMainThread, Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { Task, TaskReply } from './in-worker.ts';

/** Memory of this process at most, in bytes. A picture of as many pixels as are taken needs some 500 MB. */
const MAX_MEMORY = 800 * 1024 * 1024;

const WATCH_EVERY_MS = 25;

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

/** Ends the process where it has too much memory, native one included, or where the server that started it is gone. */
function watch(): void {
  const server = process.ppid;
  setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY || process.ppid !== server) process.kill(process.pid, 'SIGKILL');
  }, WATCH_EVERY_MS);
}

if (isMainThread) {
  // A thread of its own: the first one may be busy for as long as it likes.
  new Worker(new URL(import.meta.url)).unref();
  process.on('message', async (task: Task) => {
    process.send?.(await run(task));
  });
} else {
  watch();
}
