import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { publicItems } from '../testing/menus.tsx';
import { TopBar } from './TopBar.tsx';

function scrollTo(distance: number) {
  act(() => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(distance);
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('TopBar', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('sticks once the page is scrolled past the height of the header on a desk, and no sooner', () => {
    renderPersian(<TopBar items={publicItems} currentPath="/" logo="مشق" end="ورود" />);
    const bar = screen.getByRole('banner');
    scrollTo(80);
    expect(bar.hasAttribute('data-sticky')).toBe(false);
    scrollTo(81);
    expect(bar.hasAttribute('data-sticky')).toBe(true);
    scrollTo(0);
    expect(bar.hasAttribute('data-sticky')).toBe(false);
  });
});
