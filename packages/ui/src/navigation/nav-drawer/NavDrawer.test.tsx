import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { NavDrawer } from './NavDrawer.tsx';

const items = [
  { title: 'خانه', path: '/' },
  { title: 'اینجا', path: '#here' },
];
const drawer = (currentPath = '/') => <NavDrawer items={items} currentPath={currentPath} head="مشق" />;
const isOpen = () => document.querySelector('dialog')?.open;
const open = () => screen.getByRole('button', { name: 'باز کردن منو' });

describe('NavDrawer', () => {
  it('opens by its button and closes by the cross', async () => {
    const { user } = renderPersian(drawer());
    expect(isOpen()).toBe(false);
    await user.click(open());
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('dialog', { name: 'منو' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'بستن منو' }));
    expect(isOpen()).toBe(false);
  });

  it('closes when the screen changes', async () => {
    const { user, rerender } = renderPersian(drawer());
    await user.click(open());
    rerender(drawer('/faq'));
    expect(isOpen()).toBe(false);
  });

  it('closes by a choice, even of the screen already shown', async () => {
    const { user } = renderPersian(drawer());
    await user.click(open());
    await user.click(screen.getByRole('link', { name: 'اینجا' }));
    expect(isOpen()).toBe(false);
  });

  it('closes when the browser closes it, as by Escape', async () => {
    const { user } = renderPersian(drawer());
    await user.click(open());
    act(() => document.querySelector('dialog')?.close());
    expect(open().getAttribute('aria-expanded')).toBe('false');
  });

  it('stays open where the browser says late that it was closed before', async () => {
    const { user } = renderPersian(drawer());
    await user.click(open());
    act(() => void document.querySelector('dialog')?.dispatchEvent(new Event('close')));
    expect(isOpen()).toBe(true);
    expect(open().getAttribute('aria-expanded')).toBe('true');
  });

  it('closes when the window becomes as wide as a desktop', async () => {
    const listeners: (() => void)[] = [];
    const asked = vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: false,
          media,
          addEventListener: (_: string, listener: () => void) => listeners.push(listener),
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    const { user } = renderPersian(drawer());
    await user.click(open());
    expect(asked).toHaveBeenCalledWith('(min-width: 64rem)');
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(isOpen()).toBe(false);
    asked.mockRestore();
  });
});
