import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { StudentCourseCard, TeacherCourseCard } from './index.ts';

const course = { title: 'ریاضی پنجم', subject: 'math', href: '/courses/2' } as const;

describe('StudentCourseCard', () => {
  it('says what is learned and where to go on, and leads there', async () => {
    const { container } = renderPersian(
      <StudentCourseCard {...course} learned={14} total={42} next="کسرها" teacher="خانم رضایی" />,
    );
    expect(screen.getByRole('article')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'ریاضی پنجم' })).toBeDefined();
    for (const text of ['خانم رضایی', 'بعدی: کسرها']) expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'مهارت‌های یادگرفته' }).getAttribute('aria-valuetext')).toBe(
      '۱۴ از ۴۲ مهارت',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/courses/2');
    expect(await axeFindings(container)).toEqual([]);
  });

  it.each([
    [0, 'شروع کن'],
    [1, 'ادامه بده'],
    [42, 'ببین'],
  ])('with %i skills learned its action is «%s»', (learned, action) => {
    renderPersian(<StudentCourseCard {...course} learned={learned} total={42} next="کسرها" />);
    expect(screen.getByRole('link', { name: `${action}: ریاضی پنجم` })).toBeDefined();
    expect(screen.queryAllByText('همه را یاد گرفتی')).toHaveLength(learned === 42 ? 1 : 0);
    expect(screen.queryAllByText('بعدی: کسرها')).toHaveLength(learned === 42 ? 0 : 1);
  });

  it('has no empty list where there is nothing to say of it', () => {
    renderPersian(<StudentCourseCard {...course} learned={42} total={42} />);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('measures nothing in a course that is a book alone, and says what it has', () => {
    renderPersian(<StudentCourseCard {...course} learned={0} total={0} contents="فهرست کتاب" />);
    expect(screen.queryByText('همه را یاد گرفتی')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('فهرست کتاب')).toBeDefined();
    expect(screen.getByRole('link', { name: 'ببین: ریاضی پنجم' })).toBeDefined();
  });
});

describe('TeacherCourseCard', () => {
  it('says who takes it and how far in the book they are', async () => {
    const { container } = renderPersian(
      <TeacherCourseCard {...course} classes={2} students={58} taught={46} pages={160} edition="۱۴۰۴" isArchived />,
    );
    for (const text of ['۲ کلاس', '۵۸ دانش‌آموز', 'چاپ ۱۴۰۴', 'بایگانی']) expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('۴۶ از ۱۶۰ صفحه');
    expect(screen.getByRole('link', { name: 'دیدن درس: ریاضی پنجم' })).toBeDefined();
    expect(await axeFindings(container)).toEqual([]);
  });
});
