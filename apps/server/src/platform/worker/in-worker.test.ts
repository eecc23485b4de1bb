import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { inWorker } from './in-worker.ts';
import type { fillMemory, neverEnd, reply } from './testing/tasks.ts';

const TASKS = new URL('testing/tasks.ts', import.meta.url);

test('what a file takes too long for is refused, and the next one is read', async () => {
  const refused = inWorker<typeof neverEnd>(TASKS, 'neverEnd', 300)();
  await expect(refused).rejects.toMatchObject({ kind: 'unprocessable', extra: { code: 'file-too-complex' } });
  expect(await inWorker<typeof reply>(TASKS, 'reply')(Buffer.from('abc'))).toBe('abc');
});

test('what a file takes too much memory for is refused, and the process lives', async () => {
  const refused = inWorker<typeof fillMemory>(TASKS, 'fillMemory')();
  await expect(refused).rejects.toMatchObject({ kind: 'unprocessable', extra: { code: 'file-too-complex' } });
});

test('files wait for their turn, and each gets its own', async () => {
  const texts = Array.from({ length: 6 }, (_, index) => `file ${index}`);
  const read = inWorker<typeof reply>(TASKS, 'reply');
  expect(await Promise.all(texts.map((text) => read(Buffer.from(text))))).toEqual(texts);
});

test('a fault of the program is none of the file', async () => {
  await expect(inWorker(TASKS, 'missing')()).rejects.toThrow(TypeError);
});
