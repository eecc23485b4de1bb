import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { Tag } from './Tag.tsx';

describe('Tag', () => {
  it('is taken away by a button that says what it takes away', async () => {
    const onRemove = vi.fn();
    const { user } = renderPersian(<Tag name="پنجم ب" onRemove={onRemove} />);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'برداشتن «پنجم ب»' }));
    await user.keyboard('{Enter}');
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('may lead somewhere', () => {
    renderPersian(<Tag name="جمع کسرها" href="/skill/1" />);
    expect(screen.getByRole('link', { name: 'جمع کسرها' }).getAttribute('href')).toBe('/skill/1');
  });
});
