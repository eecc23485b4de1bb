import type { RawInput } from '@mashq/curriculum/model';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from './draft.ts';

const raw: RawInput = { kind: 'integer', values: ['۱۲'] };

it('is there again after a reload, for its question alone, until it is put away', () => {
  const first = renderHook(() => useDraft('q1')).result;
  expect(first.current[0]).toBeNull();
  act(() => first.current[1](raw));
  expect(first.current[0]).toEqual(raw);
  expect(renderHook(() => useDraft('q1')).result.current[0]).toEqual(raw);
  expect(renderHook(() => useDraft('q2')).result.current[0]).toBeNull();
  act(() => first.current[1](null));
  expect(renderHook(() => useDraft('q1')).result.current[0]).toBeNull();
});
