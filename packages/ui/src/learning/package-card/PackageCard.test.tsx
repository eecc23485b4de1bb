import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { type PackageActivity, StudentPackageCard, TeacherPackageCard } from './index.ts';

const upTo = (done: number): readonly PackageActivity[] =>
  (['lesson', 'practice', 'quiz'] as const).map((kind, place) => ({
    id: kind,
    kind,
    title: `فعالیت ${place + 1}`,
    isDone: place < done,
  }));

const student = { title: 'دنیای کسرها', href: '/packages/1' };

describe('StudentPackageCard', () => {
  it('says what is in it, how far it is and what comes next, and leads on', async () => {
    const { container } = renderPersian(
      <StudentPackageCard {...student} activities={upTo(1)} grade="پنجم" isSequential />,
    );
    expect(screen.getByRole('article')).toBeDefined();
    for (const text of ['پایهٔ پنجم', 'یکی‌یکی و به ترتیب', 'بعدی: فعالیت 2', 'در حال انجام']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['درس، فعالیت 1، انجام شده', 'تمرین، فعالیت 2', 'آزمون، فعالیت 3']),
    );
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('۱ از ۳ فعالیت');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(await axeFindings(container)).toEqual([]);
  });

  it.each([
    [0, false, 'شروع کن', 'شروع نشده'],
    [2, false, 'ادامه بده', 'در حال انجام'],
    [3, false, 'ببین', 'تمامش کردی'],
    [0, true, 'ببین', 'هنوز بسته است'],
  ])('with %i done and locked %s its action is «%s»', (done, isLocked, action, state) => {
    renderPersian(<StudentPackageCard {...student} activities={upTo(done)} isLocked={isLocked} />);
    expect(screen.getByRole('link', { name: `${action}: دنیای کسرها` }).getAttribute('href')).toBe('/packages/1');
    expect(screen.getByText(state)).toBeDefined();
  });
});

describe('TeacherPackageCard', () => {
  const teacher = { ...student, activities: upTo(0), completed: 12, assigned: 29 };

  it('says who has it and how many are through', async () => {
    const { container } = renderPersian(<TeacherPackageCard {...teacher} classes={['پنجم الف', 'پنجم ب']} />);
    for (const text of ['۳ فعالیت', 'برای پنجم الف، پنجم ب', 'فعال']) expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('۱۲ از ۲۹ نفر');
    expect(screen.getByRole('link', { name: 'دیدن بسته: دنیای کسرها' })).toBeDefined();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows no progress of a package nobody has, and says that', () => {
    renderPersian(<TeacherPackageCard {...teacher} classes={[]} assigned={0} isActive={false} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('هنوز به کلاسی داده نشده')).toBeDefined();
    expect(screen.getByText('غیرفعال')).toBeDefined();
  });
});
