import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  publicItems,
  studentAccount,
  studentItems,
  teacherAccount,
  teacherItems,
} from '../navigation/testing/menus.tsx';
import { renderPersian } from '../testing/index.ts';
import { AuthShell } from './auth-shell/AuthShell.tsx';
import { Footer } from './footer/Footer.tsx';
import { PublicShell } from './public-shell/PublicShell.tsx';
import { StaffShell } from './staff-shell/StaffShell.tsx';
import { StudentFocusShell } from './student-shell/StudentFocusShell.tsx';
import { StudentShell } from './student-shell/StudentShell.tsx';

const staff = (
  <StaffShell items={teacherItems} currentPath="/teacher" homeHref="/teacher" account={teacherAccount}>
    <h1>خانه</h1>
  </StaffShell>
);
const student = (
  <StudentShell items={studentItems} currentPath="/student" homeHref="/student" account={studentAccount}>
    <h1>خانه</h1>
  </StudentShell>
);
const focus = (
  <StudentFocusShell homeHref="/student">
    <h1>سؤال</h1>
  </StudentFocusShell>
);
const open = (
  <PublicShell items={publicItems} currentPath="/faq" logo="مشق">
    <h1>پرسش‌ها</h1>
  </PublicShell>
);
const auth = (
  <AuthShell logo="مشق" title="ورود">
    فرم
  </AuthShell>
);

describe.each([
  ['StaffShell', staff],
  ['StudentShell', student],
  ['StudentFocusShell', focus],
  ['PublicShell', open],
  ['AuthShell', auth],
])('%s', (_, shell) => {
  it('begins with a way over the navigation to its one main', async () => {
    const { user } = renderPersian(shell);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'رفتن به متن اصلی' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe('StudentFocusShell', () => {
  it('names the page by its title, and has the way out beside it', () => {
    renderPersian(
      <StudentFocusShell homeHref="/student" variant="sheet" title="سؤال ۳ از ۲۵" end={<a href="/out">خروج</a>}>
        برگه
      </StudentFocusShell>,
    );
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('heading', { level: 1 }).textContent).toBe('سؤال ۳ از ۲۵');
    expect(header.getByRole('link', { name: 'خروج' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toBe('برگه');
  });
});

describe('StaffShell', () => {
  it('has its tools in the header of a phone, which a desktop does not show for them, and at the side', () => {
    renderPersian(
      <StaffShell
        items={teacherItems}
        currentPath="/teacher"
        homeHref="/teacher"
        account={teacherAccount}
        tools={<a href="#help">راهنما</a>}
      >
        <h1>خانه</h1>
      </StaffShell>,
    );
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('link', { name: 'راهنما' })).toBeTruthy();
    expect(header.hasAttribute('data-phone-only')).toBe(true);
    expect(screen.getAllByRole('link', { name: 'راهنما' })).toHaveLength(2);
  });

  it('switches the menu between its two widths and notifies the app', async () => {
    const onNavLayoutChange = vi.fn();
    const { user } = renderPersian(
      <StaffShell
        items={teacherItems}
        currentPath="/teacher"
        homeHref="/teacher"
        account={teacherAccount}
        onNavLayoutChange={onNavLayoutChange}
      >
        <h1>خانه</h1>
      </StaffShell>,
    );
    const menu = within(screen.getByRole('navigation', { name: 'منوی اصلی' }));
    expect(menu.getByText('دو تکلیف باز')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'جمع کردن منو' }));
    expect(onNavLayoutChange).toHaveBeenLastCalledWith('mini');
    expect(screen.queryByText('دو تکلیف باز')).toBeNull();
  });

  it('gives students the narrow menu where the app keeps its width', async () => {
    const onNavLayoutChange = vi.fn();
    const props = { items: studentItems, currentPath: '/student', homeHref: '/student', account: studentAccount };
    const { user, rerender } = renderPersian(<StudentShell {...props}>خانه</StudentShell>);
    expect(screen.queryByRole('button', { name: 'جمع کردن منو' })).toBeNull();
    rerender(
      <StudentShell {...props} onNavLayoutChange={onNavLayoutChange}>
        خانه
      </StudentShell>,
    );
    await user.click(screen.getByRole('button', { name: 'جمع کردن منو' }));
    expect(onNavLayoutChange).toHaveBeenLastCalledWith('mini');
    rerender(
      <StudentShell {...props} navLayout="mini" onNavLayoutChange={onNavLayoutChange} onExit={vi.fn()}>
        خانه
      </StudentShell>,
    );
    await user.click(screen.getByRole('button', { name: 'پهن کردن منو' }));
    expect(onNavLayoutChange).toHaveBeenLastCalledWith('vertical');
    expect(screen.getByRole('button', { name: 'خروج از حساب' })).toBeTruthy();
  });

  it('keeps to the width the app gives', async () => {
    const { user } = renderPersian(
      <StaffShell
        items={teacherItems}
        currentPath="/teacher"
        homeHref="/teacher"
        account={teacherAccount}
        navLayout="mini"
      >
        <h1>خانه</h1>
      </StaffShell>,
    );
    await user.click(screen.getByRole('button', { name: 'پهن کردن منو' }));
    expect(screen.queryByText('دو تکلیف باز')).toBeNull();
  });
});

describe('StudentShell', () => {
  it('has the account in the menu for the thumb, and not in the list at the side', () => {
    renderPersian(student);
    const [side, bottom] = screen.getAllByRole('navigation');
    if (!side || !bottom) throw new Error('two menus were expected');
    expect(within(side).queryByText('حساب کاربری')).toBeNull();
    expect(within(bottom).getByRole('link', { name: /حساب کاربری/ })).toBeTruthy();
  });

  it('has a way out only where the app gives one', () => {
    const { rerender } = renderPersian(student);
    expect(screen.queryByRole('button', { name: 'خروج از حساب' })).toBeNull();
    rerender(
      <StudentShell
        items={studentItems}
        currentPath="/student"
        homeHref="/student"
        account={studentAccount}
        onExit={() => undefined}
      >
        <h1>خانه</h1>
      </StudentShell>,
    );
    expect(screen.getByRole('button', { name: 'خروج از حساب' })).toBeTruthy();
  });
});

describe('PublicShell', () => {
  it('has the footer and the tile at the root path only', () => {
    const shell = (path: string) => (
      <PublicShell items={publicItems} currentPath={path} logo="مشق" footer={<Footer logo="مشق" phone="۰۲۱ ۱۲۳۴" />}>
        <h1>مشق</h1>
      </PublicShell>
    );
    const { container, rerender } = renderPersian(shell('/'));
    expect(screen.getByRole('contentinfo')).toBeTruthy();
    expect(container.querySelectorAll('pattern')).toHaveLength(2);
    rerender(shell('/faq'));
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(container.querySelectorAll('pattern')).toHaveLength(0);
  });
});
