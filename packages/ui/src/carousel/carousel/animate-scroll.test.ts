import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { animateScroll } from './animate-scroll.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }));
afterEach(() => vi.useRealTimers());

it('takes the time it is given, with snapping off on the way', () => {
  const line = document.createElement('div');
  animateScroll(line, -400, 500);
  expect(line.dataset.gliding).toBe('');
  vi.advanceTimersByTime(250);
  expect(line.scrollLeft).toBeLessThan(-100);
  expect(line.scrollLeft).toBeGreaterThan(-300);
  vi.advanceTimersByTime(270);
  expect(line.scrollLeft).toBe(-400);
  expect('gliding' in line.dataset).toBe(false);
});

it('stops where it is', () => {
  const line = document.createElement('div');
  const stop = animateScroll(line, 400, 500);
  vi.advanceTimersByTime(250);
  stop();
  const at = line.scrollLeft;
  vi.advanceTimersByTime(500);
  expect(line.scrollLeft).toBe(at);
  expect('gliding' in line.dataset).toBe(false);
});
