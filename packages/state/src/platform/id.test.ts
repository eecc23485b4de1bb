import { afterEach, expect, it, vi } from 'vitest';
import { makeId } from './id.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('is a UUID of version 7', () => {
  const ids = Array.from({ length: 200 }, makeId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(200);
});

it('sorts by the time it was made', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23) });
  const first = makeId();
  vi.setSystemTime(Date.UTC(2026, 10, 23, 0, 0, 1));
  const second = makeId();
  expect([second, first].sort()).toEqual([first, second]);
  expect(Number.parseInt(first.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 23));
});
