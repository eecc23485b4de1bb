import { expect, it, vi } from 'vitest';
import { makeId } from './index.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('is a UUID, with and without crypto.randomUUID', () => {
  expect(makeId()).toMatch(UUID);
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) });
  const ids = Array.from({ length: 200 }, makeId);
  vi.unstubAllGlobals();
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(200);
});
