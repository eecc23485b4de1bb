import { Buffer } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import type { Task, TaskReply } from './in-worker.ts';

/** Bytes arrive as plain arrays of bytes. */
const received = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;

async function run({ module, name, values }: Task): Promise<TaskReply> {
  try {
    const { [name]: work } = await import(module);
    return { value: await work(...values.map(received)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { kind, detail, extra } = error;
    return { refusal: { kind, detail, extra } };
  }
}

parentPort?.postMessage(await run(workerData));
