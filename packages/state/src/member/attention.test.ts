import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Attention } from './attention.ts';

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
  const attention = new Attention();
  pass(MINUTE);
  touch();
  pass(10 * MINUTE);
  touch();
  pass(MINUTE);
  expect(attention.take().activeMs).toBe(4 * MINUTE);
  attention.end();
});

it('does not count a page nobody sees', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const attention = new Attention();
  pass(30_000);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  pass(MINUTE);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  pass(5_000);
  expect(attention.take().activeMs).toBe(35_000);
  attention.end();
});

it('begins anew for each answer', () => {
  const attention = new Attention();
  pass(MINUTE);
  const first = attention.take();
  pass(1_000);
  const second = attention.take();
  expect(second.activeMs).toBe(1_000);
  expect(Date.parse(second.shownAt) - Date.parse(first.shownAt)).toBe(MINUTE);
  attention.end();
});
