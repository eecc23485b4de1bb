import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { teacherItems } from '../testing/menus.tsx';
import { NavVertical } from './NavVertical.tsx';

const group = () => screen.getByRole('button', { name: /کلاس‌ها/ });
const child = () => screen.queryByRole('link', { name: 'پنجم ب' });
const menu = (currentPath: string) => <NavVertical items={teacherItems} currentPath={currentPath} userRole="teacher" />;

describe('NavVertical', () => {
  it('leaves out the account entry', () => {
    renderPersian(menu('/teacher'));
    expect(screen.queryByText('حساب کاربری')).toBeNull();
    expect(screen.getByRole('link', { name: 'دانش‌آموزان' })).toBeTruthy();
  });

  it('marks the current screen', () => {
    renderPersian(menu('/teacher/students'));
    expect(screen.getByRole('link', { name: 'دانش‌آموزان' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'خانه' }).getAttribute('aria-current')).toBeNull();
  });

  it('opens and closes a group by a press, not by the pointer passing over it', async () => {
    const { user } = renderPersian(menu('/teacher'));
    await user.hover(group());
    expect(child()).toBeNull();
    await user.click(group());
    expect(child()).not.toBeNull();
    expect(group().getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Enter}');
    expect(child()).toBeNull();
  });

  it('closes what was opened when the screen changes, and opens the group of the new screen', async () => {
    const { user, rerender } = renderPersian(menu('/teacher'));
    await user.click(group());
    rerender(menu('/teacher/students'));
    expect(child()).toBeNull();
    rerender(menu('/teacher/class/5/course/2/homeworks'));
    expect(child()?.getAttribute('aria-current')).toBe('page');
  });

  it('lets the group of the current screen be closed', async () => {
    const { user } = renderPersian(menu('/teacher/class/5/course/2/homeworks'));
    await user.click(group());
    expect(child()).toBeNull();
  });

  it('calls onExit by the item /exit, which leads nowhere', async () => {
    const onExit = vi.fn();
    const { user } = renderPersian(<NavVertical items={teacherItems} currentPath="/teacher" onExit={onExit} />);
    expect(screen.queryByRole('link', { name: 'خروج از حساب' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'خروج از حساب' }));
    expect(onExit).toHaveBeenCalledOnce();
  });

  it('does not follow a disabled item', () => {
    renderPersian(menu('/teacher'));
    const lab = screen.getByRole('link', { name: 'آزمایشگاه' });
    expect(lab.getAttribute('aria-disabled')).toBe('true');
    expect(lab.getAttribute('href')).toBeNull();
  });

  it('notifies a drawer when something was chosen', async () => {
    const onNavigate = vi.fn();
    const { user } = renderPersian(
      <NavVertical items={[{ title: 'اینجا', path: '#here' }]} currentPath="/" onNavigate={onNavigate} />,
    );
    await user.click(screen.getByRole('link', { name: 'اینجا' }));
    expect(onNavigate).toHaveBeenCalledOnce();
  });

  it('has no accessibility findings', async () => {
    const { container, user } = renderPersian(menu('/teacher'));
    await user.click(group());
    expect(await axeFindings(container)).toEqual([]);
  });
});
