import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useSeenOnce } from './seen-once.ts';

beforeEach(() => localStorage.clear());

const first = (key: string | null, options = {}) => renderHook(() => useSeenOnce(key), options).result.current;

it('is so once for each key, and stays so while it is shown', () => {
  const shown = renderHook(() => useSeenOnce('ava homework 1'));
  expect(shown.result.current).toBe(true);
  shown.rerender();
  expect(shown.result.current).toBe(true);
  shown.unmount();
  expect(first('ava homework 1')).toBe(false);
  expect(first('ava homework 2')).toBe(true);
  expect(first('sara homework 1')).toBe(true);
});

it('waits for its key, and counts a double effect once', () => {
  expect(first(null)).toBe(false);
  expect(first('ava quiz 1', { wrapper: StrictMode })).toBe(true);
});

it('forgets the oldest of many, and a store that is damaged hides nothing', () => {
  for (let number = 0; number < 301; number += 1) first(`key ${number}`);
  expect(first('key 300')).toBe(false);
  expect(first('key 0')).toBe(true);
  localStorage.setItem('seen-once', '{');
  expect(first('key 300')).toBe(true);
});
