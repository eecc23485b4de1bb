import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockDifference, setServerTime, useServerNow } from './server-clock.ts';

/** What time it really is, by the server. */
const SERVER = Date.parse('2026-11-24T08:00:00.000Z');
const HOUR = 3_600_000;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe.each([
  ['an hour slow', -HOUR],
  ['right', 0],
  ['an hour fast', HOUR],
])('on a device whose clock is %s', (_, skew) => {
  beforeEach(() => {
    vi.setSystemTime(SERVER + skew);
    setServerTime(new Date(SERVER).toISOString());
  });

  it('the time is the server’s, and goes on by it', () => {
    const { result } = renderHook(useServerNow);
    expect(result.current).toBe(SERVER);
    vi.advanceTimersByTime(60_000);
    expect(renderHook(useServerNow).result.current).toBe(SERVER + 60_000);
  });

  it('the difference is in minutes', () => {
    expect(clockDifference()).toBe(Math.round(-skew / 60_000) + 0);
  });

  it('a clock that is set meanwhile is followed with the next reply', () => {
    vi.setSystemTime(SERVER - 2 * HOUR);
    setServerTime(new Date(SERVER + 1000).toISOString());
    expect(renderHook(useServerNow).result.current).toBe(SERVER + 1000);
  });
});
