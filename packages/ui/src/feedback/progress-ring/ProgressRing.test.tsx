import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { ProgressRing } from './ProgressRing.tsx';

it('ProgressRing says its progress in words and shows the percent, or what it is given', () => {
  const { container, rerender } = renderPersian(<ProgressRing label="یادگیری" value={3} max={4} />);
  const ring = screen.getByRole('progressbar', { name: 'یادگیری' });
  expect(ring.getAttribute('aria-valuetext')).toBe('۳ از ۴');
  expect(container.textContent).toContain('۷۵');
  rerender(
    <ProgressRing label="یادگیری" value={3} max={4}>
      ۳/۴
    </ProgressRing>,
  );
  expect(container.textContent).toBe('۳/۴');
});
