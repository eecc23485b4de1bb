import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tree } from './Tree.tsx';

it('has an end for each outcome and a box where a branch is asked for', () => {
  render(
    <Tree
      description="درخت"
      root="سکه"
      branches={[
        { label: 'رو', branches: [{ label: 'رو' }, { label: 'پشت' }] },
        { label: 'پشت', branches: [{ label: 'رو' }, { label: '?' }] },
      ]}
    />,
  );
  const figure = screen.getByRole('img', { name: 'درخت' });
  const ends = [...figure.querySelectorAll('[data-part=end]')];
  expect(ends).toHaveLength(4);
  expect(ends[0]?.textContent).toBe('رو');
  expect(ends.map((end) => end.querySelector('[data-part=asked]') !== null)).toEqual([false, false, false, true]);
  expect(figure.textContent).not.toContain('?');
});
