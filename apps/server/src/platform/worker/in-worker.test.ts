import { Buffer } from 'node:buffer';
import { expect, test, vi } from 'vitest';
import { withRequestOrigin } from '../audit/request-origin.ts';
import { inWorker } from './in-worker.ts';
import type { crash, environment, fillBuffers, fillMemory, neverEnd, processId, reply, wait } from './testing/tasks.ts';

const TASKS = new URL('testing/tasks.ts', import.meta.url);
const TOO_COMPLEX = { kind: 'unprocessable', extra: { code: 'file-too-complex' } };
const read = inWorker<typeof reply>(TASKS, 'reply');

test('what a file takes too long for is refused, and the next one is read', async () => {
  await expect(inWorker<typeof neverEnd>(TASKS, 'neverEnd', { maxMs: 300 })()).rejects.toMatchObject(TOO_COMPLEX);
  expect(await read(Buffer.from('abc'))).toBe('abc');
});

test('what a file takes too much of the processor for is refused long before its time by the clock is over', async () => {
  const limits = { maxMs: 600_000, maxCpuMs: 300 };
  await expect(inWorker<typeof neverEnd>(TASKS, 'neverEnd', limits)()).rejects.toMatchObject(TOO_COMPLEX);
  // Waiting takes nothing of it.
  const waiting = inWorker<typeof wait>(TASKS, 'wait', { maxMs: 3000, maxCpuMs: 2000 });
  const begun = performance.now();
  await expect(waiting()).rejects.toMatchObject(TOO_COMPLEX);
  expect(performance.now() - begun).toBeGreaterThan(2900);
});

test('the process that a file takes too long in is ended, not left running', async () => {
  const child = await inWorker<typeof processId>(TASKS, 'processId')();
  // The process that is kept reads the next file too.
  expect(await inWorker<typeof processId>(TASKS, 'processId')()).toBe(child);
  await expect(inWorker<typeof neverEnd>(TASKS, 'neverEnd', { maxMs: 300 })()).rejects.toMatchObject(TOO_COMPLEX);
  await vi.waitFor(() => expect(() => process.kill(child, 0)).toThrow(/ESRCH/));
});

test('what a file takes too much memory for is refused, and the server lives', async () => {
  await expect(inWorker<typeof fillMemory>(TASKS, 'fillMemory')()).rejects.toMatchObject(TOO_COMPLEX);
  await expect(inWorker<typeof fillBuffers>(TASKS, 'fillBuffers')()).rejects.toMatchObject(TOO_COMPLEX);
});

test('a file that ends its reader is refused, and the server lives', async () => {
  await expect(inWorker<typeof crash>(TASKS, 'crash')()).rejects.toMatchObject(TOO_COMPLEX);
  expect(await read(Buffer.from('abc'))).toBe('abc');
});

test('files wait for their turn, and each gets its own', async () => {
  const texts = Array.from({ length: 6 }, (_, index) => `file ${index}`);
  expect(await Promise.all(texts.map((text) => read(Buffer.from(text))))).toEqual(texts);
});

test('more files than can wait are refused for now, and those that wait are read', async () => {
  const slow = inWorker<typeof wait>(TASKS, 'wait', { maxMs: 500 });
  const taken = [slow(), slow()].map((file) => expect(file).rejects.toMatchObject(TOO_COMPLEX));
  const waiting = Array.from({ length: 20 }, () => read(Buffer.from('abc')));
  await expect(read(Buffer.from('abc'))).rejects.toMatchObject({ kind: 'unavailable', extra: { code: 'busy' } });
  await Promise.all(taken);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['abc']));
});

test('files of one sender keep nobody else waiting', async () => {
  const slow = inWorker<typeof wait>(TASKS, 'wait', { maxMs: 3000 });
  const by = <T>(sender: string, work: () => Promise<T>) => withRequestOrigin({}, sender, work);
  const file = () => read(Buffer.from('abc'));
  const ended: string[] = [];
  const taken = expect(by('many', slow).finally(() => ended.push('slow'))).rejects.toMatchObject(TOO_COMPLEX);
  const waiting = Array.from({ length: 5 }, () => by('many', file).then(() => ended.push('waited')));
  await expect(by('many', file)).rejects.toMatchObject({ kind: 'unavailable', extra: { code: 'busy' } });
  await Promise.all([by('other', file).then(() => ended.push('other')), taken, ...waiting]);
  expect(ended).toEqual(['other', 'slow', ...Array.from({ length: 5 }, () => 'waited')]);
});

test('what reads files has no secret of the server', async () => {
  process.env.A_SECRET = 'secret';
  const names = await inWorker<typeof environment>(TASKS, 'environment')();
  expect(names.filter((name) => !name.startsWith('NODE_'))).toEqual([]);
});

test('a fault of the program is none of the file', async () => {
  await expect(inWorker(TASKS, 'missing')()).rejects.toThrow(/TypeError: work is not a function/);
});
