import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { NavVertical } from '../nav-vertical/NavVertical.tsx';
import { teacherItems } from '../testing/menus.tsx';
import { NavSearch } from './NavSearch.tsx';
import { searchNav } from './search-nav.ts';

const found = (typed: string, role?: string) =>
  searchNav(
    [
      ...teacherItems,
      { title: 'Component API', path: '/lab/comp-api', roles: ['teacher'] },
      { title: 'كارنامهٔ كلاس', path: '/teacher/report' },
    ],
    typed,
    role,
  ).map(({ item }) => item.title);

describe('searchNav', () => {
  it('finds by title or by path', () => {
    expect(found('تکلیف')).toEqual(['تکلیف‌ها']);
    expect(found('/teacher/students')).toEqual(['دانش‌آموزان']);
  });

  it('does not mind the case of Latin letters', () => {
    expect(found('COMPONENT', 'teacher')).toEqual(['Component API']);
    expect(found('Comp-API', 'teacher')).toEqual(['Component API']);
  });

  it('does not mind how Persian is spelled: half-spaces, the Arabic letters, «آ» and «ا»', () => {
    expect(found('دانش اموز')).toEqual(['دانش‌آموزان']);
    expect(found('دانشآموز')).toEqual(['دانش‌آموزان']);
    expect(found('کارنامه')).toEqual(['كارنامهٔ كلاس']);
  });

  it('finds an entry by its group, and a group never by itself', () => {
    expect(found('کلاس‌ها')).toEqual(['چهارم الف', 'پنجم ب']);
  });

  it('does not find what the role must not see, nor anything by nothing', () => {
    expect(found('comp-api', 'student')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });
});

describe('NavSearch', () => {
  const search = (currentPath = '/teacher', onExit?: () => void) => (
    <NavSearch items={teacherItems} currentPath={currentPath} onExit={onExit}>
      <NavVertical items={teacherItems} currentPath={currentPath} />
    </NavSearch>
  );
  const field = () => screen.getByRole('searchbox', { name: 'جستجو در منو' });
  const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

  it('shows what it finds in place of the menu, says how many, and gives the menu back by Escape', async () => {
    const { container, user } = renderPersian(search());
    await user.type(field(), 'پنجم');
    expect(links()).toEqual(['پنجم بکلاس‌ها']);
    expect(screen.getByRole('status').textContent).toBe('۱ مورد پیدا شد');
    expect(await axeFindings(container)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(links()).toContain('خانه');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says that nothing is found', async () => {
    const { user } = renderPersian(search());
    await user.type(field(), 'فیزیک');
    expect(screen.getByRole('status').textContent).toBe('چیزی با این نام در منو نیست.');
  });

  it('is walked by the arrows from the field and back', async () => {
    const { user } = renderPersian(search());
    await user.type(field(), 'class');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /پنجم ب/ }));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(field());
  });

  it('goes to the first by Enter', async () => {
    const onExit = vi.fn();
    const { user } = renderPersian(search('/teacher', onExit));
    await user.type(field(), 'exit{Enter}');
    expect(onExit).toHaveBeenCalledOnce();
  });

  it('leads nowhere by Enter while nothing is typed', async () => {
    const onExit = vi.fn();
    const items = [{ title: 'خروج', path: '/exit' }, ...teacherItems];
    const { user } = renderPersian(
      <NavSearch items={items} currentPath="/teacher" onExit={onExit}>
        <NavVertical items={items} currentPath="/teacher" onExit={onExit} />
      </NavSearch>,
    );
    await user.click(field());
    await user.keyboard('{Enter}');
    expect(onExit).not.toHaveBeenCalled();
  });

  it('gives the focus back to the field when what was pressed leads nowhere else', async () => {
    const { user } = renderPersian(search());
    await user.type(field(), 'exit');
    await user.click(screen.getByRole('button', { name: /خروج/ }));
    expect(document.activeElement).toBe(field());
    await user.type(field(), 'خانه');
    await user.click(screen.getByRole('link', { name: 'خانه' }));
    expect(document.activeElement).toBe(field());
  });

  it('is empty again on the next screen', async () => {
    const { user, rerender } = renderPersian(search());
    await user.type(field(), 'پنجم');
    rerender(search('/teacher/students'));
    expect(links()).toContain('خانه');
    expect((field() as HTMLInputElement).value).toBe('');
  });
});
