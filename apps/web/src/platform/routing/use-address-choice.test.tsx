import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useAddressChoice } from './use-address-choice.ts';

afterEach(cleanup);

const VALUES = ['all', 'open', 'closed'] as const;
const use = () => useAddressChoice<(typeof VALUES)[number]>('state', VALUES, 'all');

it('is read from the address, kept there beside what else it says, and left out where it is the usual one', () => {
  history.replaceState(null, '', '/list?class=7&state=closed');
  const { result } = renderHook(use);
  expect(result.current[0]).toBe('closed');
  act(() => result.current[1]('open'));
  expect(location.search).toBe('?class=7&state=open');
  expect(result.current[0]).toBe('open');
  act(() => result.current[1]('all'));
  expect(location.search).toBe('?class=7');
});

it('is the usual one where the address names none that is there', () => {
  history.replaceState(null, '', '/list?state=gone');
  expect(renderHook(use).result.current[0]).toBe('all');
});
