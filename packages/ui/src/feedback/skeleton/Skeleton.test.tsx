import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { Skeleton } from './Skeleton.tsx';
import { SkeletonRegion } from './SkeletonRegion.tsx';

describe('Skeleton', () => {
  it.each(['text', 'heading', 'number', 'circle', 'block', 'button', 'card'] as const)(
    'as %s is hidden from screen readers',
    (shape) => {
      const { container } = renderPersian(<Skeleton shape={shape} />);
      expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    },
  );

  it('draws as many lines as the words it stands for', () => {
    const { container } = renderPersian(<Skeleton lines={3} />);
    expect(container.firstElementChild?.children).toHaveLength(3);
  });
});

describe('SkeletonRegion', () => {
  it('is busy and says so once, then holds its content and is silent', async () => {
    const region = (isLoading: boolean) => (
      <SkeletonRegion isLoading={isLoading} skeleton={<Skeleton />}>
        آمد
      </SkeletonRegion>
    );
    const { container, rerender } = renderPersian(region(true));
    expect(container.querySelector('[aria-busy=true]')).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('در حال آماده شدن…');
    expect(screen.queryByText('آمد')).toBeNull();
    expect(await axeFindings(container)).toEqual([]);
    rerender(region(false));
    expect(container.querySelector('[aria-busy=true]')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByText('آمد')).toBeTruthy();
  });
});
