import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ActiveTime } from './active-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const MINUTE = 60_000;
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const touch = () => window.dispatchEvent(new Event('pointerdown'));

it('counts time with signs of somebody there, and cuts idle time past two minutes', () => {
  const activeTime = new ActiveTime();
  pass(MINUTE);
  touch();
  pass(10 * MINUTE);
  touch();
  pass(MINUTE);
  expect(activeTime.take().activeMs).toBe(4 * MINUTE);
  activeTime.end();
});

it('does not count a page nobody sees', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const activeTime = new ActiveTime();
  pass(30_000);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  pass(MINUTE);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  pass(5_000);
  expect(activeTime.take().activeMs).toBe(35_000);
  activeTime.end();
});

it('starts again for each answer', () => {
  const activeTime = new ActiveTime();
  pass(MINUTE);
  const first = activeTime.take();
  pass(1_000);
  const second = activeTime.take();
  expect(second.activeMs).toBe(1_000);
  expect(Date.parse(second.shownAt) - Date.parse(first.shownAt)).toBe(MINUTE);
  activeTime.end();
});
