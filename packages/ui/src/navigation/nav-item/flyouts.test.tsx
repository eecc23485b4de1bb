import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { NavHorizontal } from '../nav-horizontal/NavHorizontal.tsx';
import { NavRail } from '../nav-rail/NavRail.tsx';
import type { NavItem } from './types.ts';

const items: readonly NavItem[] = [
  { title: 'خانه', path: '/' },
  {
    title: 'معرفی',
    path: '/introduction',
    children: [
      { title: 'پدر و مادرها', path: '/introduction/for-parents' },
      { title: 'دانش‌آموزان', path: '#students' },
    ],
  },
  { title: 'بیشتر', path: '/more', children: [{ title: 'نماینده‌ها', path: '/agents' }] },
];

/** The two menus whose groups fly out behave alike. */
const menus = [
  ['NavHorizontal', NavHorizontal],
  ['NavRail', NavRail],
] as const;

describe.each(menus)('%s', (_, Menu) => {
  const menu = (currentPath = '/') => (
    <>
      <Menu items={items} currentPath={currentPath} />
      <button type="button">بیرون</button>
    </>
  );
  const group = () => screen.getByRole('button', { name: 'معرفی' });
  const child = () => screen.queryByRole('link', { name: 'پدر و مادرها' });

  it('opens on hover by a mouse and closes when it leaves', async () => {
    const { user } = renderPersian(menu());
    await user.hover(group());
    const parents = screen.getByRole('link', { name: 'پدر و مادرها' });
    // On its way into the list the mouse has not left the group.
    fireEvent.pointerOut(group(), { pointerType: 'mouse', relatedTarget: parents });
    expect(child()).not.toBeNull();
    fireEvent.pointerOut(parents, { pointerType: 'mouse', relatedTarget: document.body });
    expect(child()).toBeNull();
  });

  it('does not open because a finger passes over it', () => {
    renderPersian(menu());
    const place = group().closest('li');
    if (!place) throw new Error('no group');
    fireEvent.pointerEnter(place, { pointerType: 'touch' });
    expect(child()).toBeNull();
  });

  it('stays open after a press though the mouse leaves, and a second press closes it', async () => {
    const { user } = renderPersian(menu());
    await user.click(group());
    await user.hover(screen.getByRole('button', { name: 'بیرون' }));
    expect(child()).not.toBeNull();
    await user.click(group());
    expect(child()).toBeNull();
  });

  it('opens by Enter, closes by Escape and gives the focus back', async () => {
    const { user } = renderPersian(menu());
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(group());
    await user.keyboard('{Enter}');
    expect(group().getAttribute('aria-expanded')).toBe('true');
    await user.tab();
    expect(document.activeElement).toBe(child());
    await user.keyboard('{Escape}');
    expect(child()).toBeNull();
    expect(document.activeElement).toBe(group());
  });

  it('closes when the focus goes on past it, and when something beside it is pressed', async () => {
    const { user } = renderPersian(menu());
    group().focus();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(child()).toBeNull();
    await user.click(group());
    await user.click(document.body);
    expect(child()).toBeNull();
  });

  it('opens one group at a time', async () => {
    const { user } = renderPersian(menu());
    await user.click(group());
    await user.click(screen.getByRole('button', { name: 'بیشتر' }));
    expect(child()).toBeNull();
    expect(screen.getByRole('link', { name: 'نماینده‌ها' })).toBeTruthy();
  });

  it('closes when the screen changes, and by a choice that changes nothing', async () => {
    const { user, rerender } = renderPersian(menu());
    await user.click(group());
    rerender(menu('/introduction/for-parents'));
    expect(child()).toBeNull();
    await user.click(group());
    await user.click(screen.getByRole('link', { name: 'دانش‌آموزان' }));
    expect(child()).toBeNull();
  });

  it('has no accessibility findings', async () => {
    const { container, user } = renderPersian(menu());
    await user.click(group());
    expect(await axeFindings(container)).toEqual([]);
  });
});
