import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readListPage, useExistingPage } from './list-page.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=abc', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
])('reads the page of «%s» as %i', (search, page) => {
  expect(readListPage(new URLSearchParams(search))).toBe(page);
});

it('goes to the last page of a list that has become shorter, once, and nowhere else', () => {
  const go = vi.fn();
  const { rerender } = renderHook(({ list }) => useExistingPage(list, (page) => go(page)), {
    initialProps: { list: undefined as { size: number; total: number; items: number[] } | undefined },
  });
  rerender({ list: { size: 20, total: 0, items: [] } });
  rerender({ list: { size: 20, total: 41, items: [1] } });
  expect(go).not.toHaveBeenCalled();
  rerender({ list: { size: 20, total: 40, items: [] } });
  rerender({ list: { size: 20, total: 40, items: [] } });
  expect(go.mock.calls).toEqual([[2]]);
});
