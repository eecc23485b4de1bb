import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPersian } from '../../testing/index.ts';
import { BottomNav } from '../bottom-nav/BottomNav.tsx';
import { NavHorizontal } from '../nav-horizontal/NavHorizontal.tsx';
import { NavRail } from '../nav-rail/NavRail.tsx';
import { NavVertical } from '../nav-vertical/NavVertical.tsx';
import type { NavItem } from './types.ts';

const items: readonly NavItem[] = [
  { title: 'خانه', path: '/teacher', icon: <svg aria-hidden="true" /> },
  { title: 'تکلیف‌ها', path: '/teacher/homeworks', info: <b>۲</b> },
  { title: 'آزمایشگاه', path: '/lab', roles: ['teacher'] },
  { title: 'به‌زودی', path: '/later', disabled: true },
  { title: 'من', path: '/teacher/profile', isAccount: true, icon: <svg aria-hidden="true" data-testid="icon" /> },
  { title: 'خروج', path: '/exit' },
];
const account = { name: 'خانم رضایی', href: '/teacher/profile', person: 'girl', newBadges: 3 } as const;

const MENUS = { NavHorizontal, NavVertical, NavRail, BottomNav };

describe.each(Object.entries(MENUS))('%s, as every menu', (_, Menu) => {
  const show = (props: { userRole?: string; onExit?: () => void } = {}) =>
    renderPersian(<Menu items={items} currentPath="/teacher" account={account} {...props} />);

  it('hides an item with roles unless the current role is in the list', () => {
    const { unmount } = show({ userRole: 'student' });
    expect(screen.queryByText('آزمایشگاه')).toBeNull();
    unmount();
    show({ userRole: 'teacher' });
    expect(screen.getByRole('link', { name: /آزمایشگاه/ }).getAttribute('href')).toBe('/lab');
  });

  it('by the item /exit logs out and leads nowhere', async () => {
    const onExit = vi.fn();
    const { user } = show({ onExit });
    expect(document.querySelector('[href="/exit"]')).toBeNull();
    await user.click(screen.getByRole('button', { name: /خروج/ }));
    expect(onExit).toHaveBeenCalledOnce();
  });

  it('shows a disabled item that cannot be followed', () => {
    show();
    const later = screen.getByRole('link', { name: /به‌زودی/ });
    expect(later.getAttribute('aria-disabled')).toBe('true');
    expect(later.hasAttribute('href')).toBe(false);
  });

  it('draws on the account item the picture with the count of new badges, and says the count', () => {
    show();
    const item = screen.getByRole('link', { name: /من/ });
    expect(item.textContent).toContain('۳ نشان تازه');
    expect(item.querySelector('[role="img"], img, svg')).not.toBeNull();
    expect(screen.queryByTestId('icon')).toBeNull();
  });

  it('marks the screen shown, and no other', () => {
    show();
    expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.getAttribute('href'))).toEqual([
      '/teacher',
    ]);
  });
});

describe.each([
  ['NavHorizontal', NavHorizontal],
  ['NavVertical', NavVertical],
  ['NavRail', NavRail],
] as const)('%s', (_, Menu) => {
  it('shows the info of an item after its title', () => {
    renderPersian(<Menu items={items} currentPath="/teacher" />);
    expect(screen.getByRole('link', { name: /تکلیف‌ها/ }).textContent).toBe('تکلیف‌ها۲');
  });
});

describe('the caption of an item', () => {
  const captioned = [{ title: 'تکلیف‌ها', path: '/homeworks', caption: 'دو تکلیف باز' }];

  it('is under its title in the vertical menu, which has room for it', () => {
    renderPersian(<NavVertical items={captioned} currentPath="/" />);
    expect(screen.getByRole('link', { name: /تکلیف‌ها/ }).textContent).toContain('دو تکلیف باز');
  });

  it('is left out of the narrow menus', () => {
    renderPersian(<NavRail items={captioned} currentPath="/" />);
    expect(screen.queryByText('دو تکلیف باز')).toBeNull();
  });
});
