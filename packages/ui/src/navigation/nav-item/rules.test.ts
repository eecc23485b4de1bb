import { describe, expect, it } from 'vitest';
import { currentItem, holdsItem, visibleItems, withoutAccount } from './rules.ts';
import { NAV_ITEM_HEIGHT } from './sizes.ts';
import type { NavItem } from './types.ts';

const titles = (items: readonly NavItem[]): string[] =>
  items.flatMap((item) => [item.title, ...titles(item.children ?? [])]);

describe('visibleItems', () => {
  const items: NavItem[] = [
    { title: 'خانه', path: '/' },
    { title: 'آزمایشگاه', path: '/lab', roles: ['teacher'] },
    { title: 'برای هیچ‌کس', path: '/none', roles: [] },
    {
      title: 'مدرسه',
      path: '/school',
      children: [
        { title: 'پایه‌ها', path: '/school/grades', roles: ['school'] },
        { title: 'دانش‌آموزان', path: '/school/students', roles: ['school', 'organization'] },
      ],
    },
  ];

  it('hides an item with roles unless the role is among them', () => {
    expect(titles(visibleItems(items, 'teacher'))).toEqual(['خانه', 'آزمایشگاه']);
    expect(titles(visibleItems(items, 'school'))).toEqual(['خانه', 'مدرسه', 'پایه‌ها', 'دانش‌آموزان']);
  });

  it('hides children by userRole, and a group of which nothing is left', () => {
    expect(titles(visibleItems(items, 'organization'))).toEqual(['خانه', 'مدرسه', 'دانش‌آموزان']);
    expect(titles(visibleItems(items, 'student'))).toEqual(['خانه']);
  });

  it('hides every item with roles from somebody without a role', () => {
    expect(titles(visibleItems(items, undefined))).toEqual(['خانه']);
  });
});

describe('withoutAccount', () => {
  it('leaves out the entry titled «حساب کاربری» and nothing else', () => {
    const items: NavItem[] = [
      { title: 'خانه', path: '/' },
      { title: 'حساب کاربری', path: '/profile' },
      { title: 'حساب‌ها', path: '/accounts' },
    ];
    expect(titles(withoutAccount(items))).toEqual(['خانه', 'حساب‌ها']);
  });
});

describe('currentItem', () => {
  const items: NavItem[] = [
    { title: 'خانه', path: '/teacher' },
    {
      title: 'کلاس‌ها',
      path: '/teacher/classes',
      children: [
        { title: 'چهارم الف', path: '/teacher/class/4' },
        { title: 'پنجم ب', path: '/teacher/class/5' },
      ],
    },
    { title: 'تکلیف‌ها', path: '/teacher/homeworks' },
  ];
  const current = (path: string) => currentItem(items, path)?.title;

  it('is the item of the path itself, at any depth', () => {
    expect(current('/teacher')).toBe('خانه');
    expect(current('/teacher/class/5')).toBe('پنجم ب');
  });

  it('is the item above a deeper path', () => {
    expect(current('/teacher/homeworks/12/student/3')).toBe('تکلیف‌ها');
  });

  it('is never a home above other items, nor an item that only begins alike', () => {
    expect(current('/teacher/profile')).toBeUndefined();
    expect(current('/teacher/class/51')).toBeUndefined();
  });

  it('marks the group that holds it', () => {
    const group = items[1];
    if (!group) throw new Error('no group');
    expect(holdsItem(group, currentItem(items, '/teacher/class/4'))).toBe(true);
    expect(holdsItem(group, currentItem(items, '/teacher'))).toBe(false);
    expect(holdsItem(group, undefined)).toBe(false);
  });
});

describe('NAV_ITEM_HEIGHT', () => {
  it('has the heights of the product', () => {
    expect(NAV_ITEM_HEIGHT).toEqual({
      vertical: { root: 44, sub: 36 },
      mini: { root: 56, sub: 34 },
      horizontal: { root: 32, sub: 34 },
    });
  });
});
