import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { EmptyState } from './EmptyState.tsx';

it('EmptyState is a sentence with one action; its picture is the person\u2019s, and not heard', async () => {
  const face = (person: 'girl' | 'boy') => (
    <EmptyState person={person} action={<button type="button">تمرین کن</button>}>
      هنوز تکلیفی نداری.
    </EmptyState>
  );
  const { container, rerender } = renderPersian(face('girl'));
  expect(screen.getByText('هنوز تکلیفی نداری.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'تمرین کن' })).toBeTruthy();
  const picture = () => container.querySelector('svg[aria-hidden=true]')?.innerHTML;
  const girl = picture();
  expect(girl).toBeTruthy();
  expect(await axeFindings(container)).toEqual([]);
  rerender(face('boy'));
  expect(picture()).not.toBe(girl);
});
