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

  it.each([80, 64])('sticks once the page is scrolled past its height of %i px, and no sooner', (height) => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    renderPersian(<TopBar items={publicItems} currentPath="/" logo="مشق" end="ورود" />);
    const bar = screen.getByRole('banner');
    scrollTo(height);
    expect(bar.hasAttribute('data-sticky')).toBe(false);
    scrollTo(height + 1);
    expect(bar.hasAttribute('data-sticky')).toBe(true);
    scrollTo(0);
    expect(bar.hasAttribute('data-sticky')).toBe(false);
  });
});
