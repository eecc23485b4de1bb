import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findPart } from './find-part.ts';

beforeEach(() => {
  // Without a layout everything is seen.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => document.body.replaceChildren());

const textOf = (name: string) => findPart(['link', name])?.textContent;

it('is the part of this very name, also where others have it in theirs', () => {
  document.body.innerHTML = '<main><a href="/r">مرور درس</a></main><nav><a href="/c">درس</a></nav>';
  expect(textOf('درس')).toBe('درس');
  expect(textOf('مرور')).toBe('مرور درس');
});

it('is in the content before it is in the menus, and in no dialog', () => {
  document.body.innerHTML =
    '<dialog open><a href="/d">گزارش</a></dialog><nav><a href="/n">گزارش</a></nav><main><a href="/m">گزارش</a></main>';
  expect(findPart(['link', 'گزارش'])?.getAttribute('href')).toBe('/m');
  expect(textOf('کارنامه')).toBeUndefined();
});
