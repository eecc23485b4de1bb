import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';

/**
 * Before each test file: ids, the seeds of questions and the runs of property tests come from a series that the file and
 * `TEST_SEED` begin. A rare draw that fails a test fails it again with the same seed. Passwords, tokens and keys are drawn
 * from `randomBytes`, which stays as it is.
 */
const file = relative(import.meta.dirname, expect.getState().testPath ?? '');
const seed = `${process.env.TEST_SEED ?? 'mashq'} ${file}`;
let count = 0;
const draw = () => createHash('sha256').update(`${seed} ${count++}`).digest();

function randomInt(least: number, limit?: number): number {
  const [from, to] = limit === undefined ? [0, least] : [least, limit];
  return from + (draw().readUIntBE(0, 6) % (to - from));
}

function randomUUID(): string {
  const hex = draw().toString('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

Object.assign(crypto, { randomInt, randomUUID });
syncBuiltinESMExports();
fc.configureGlobal({ seed: draw().readInt32BE(0) });
