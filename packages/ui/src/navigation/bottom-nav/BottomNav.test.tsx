import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { studentAccount, studentItems } from '../testing/menus.tsx';
import { BottomNav } from './BottomNav.tsx';

describe('BottomNav', () => {
  it('counts new badges on the account, in Persian', async () => {
    const { container } = renderPersian(
      <BottomNav items={studentItems} currentPath="/student/homeworks/12" account={studentAccount} />,
    );
    expect(screen.getByRole('link', { name: /۳ نشان تازه.*حساب کاربری/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'تکلیف' }).getAttribute('aria-current')).toBe('page');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows no count without new badges', () => {
    renderPersian(
      <BottomNav items={studentItems} currentPath="/student" account={{ ...studentAccount, newBadges: 0 }} />,
    );
    expect(screen.getByRole('link', { name: 'حساب کاربری' })).toBeTruthy();
  });
});
