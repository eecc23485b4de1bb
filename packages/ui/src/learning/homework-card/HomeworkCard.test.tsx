import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { StudentHomeworkCard, type StudentHomeworkCardProps, TeacherHomeworkCard } from './index.ts';

const student: StudentHomeworkCardProps = {
  title: 'جمع و تفریق کسرها',
  source: { kind: 'pages', first: 46, last: 51 },
  deadline: 'تا سه‌شنبه ۴ آذر',
  state: 'in_progress',
  isOpen: true,
  done: 4,
  total: 12,
  href: '/homeworks/1',
};

describe('StudentHomeworkCard', () => {
  it('says what it is, until when and how far it is, and leads on', async () => {
    const { container } = renderPersian(<StudentHomeworkCard {...student} teacher="خانم رضایی" />);
    expect(screen.getByRole('article')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'جمع و تفریق کسرها' })).toBeDefined();
    for (const text of ['صفحه‌های ۴۶ تا ۵۱', 'تا سه‌شنبه ۴ آذر', 'خانم رضایی', 'در حال انجام']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.getByRole('progressbar', { name: 'سؤال‌های انجام‌شده' }).getAttribute('aria-valuetext')).toBe(
      '۴ از ۱۲ سؤال',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/homeworks/1');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('has the filled button where it is the next of its list and goes on', () => {
    const classOf = (props: Partial<StudentHomeworkCardProps>) => {
      const { unmount } = renderPersian(<StudentHomeworkCard {...student} {...props} />);
      const { className } = screen.getByRole('link');
      unmount();
      return className;
    };
    const over = classOf({ state: 'submitted', isOpen: false });
    expect(classOf({})).not.toBe(over);
    expect(classOf({ isNext: false })).toBe(over);
  });

  it.each([
    ['not_started', true, 'شروع کن'],
    ['in_progress', true, 'ادامه بده'],
    ['not_started', false, 'ببین'],
    ['submitted', false, 'ببین'],
    ['missing', false, 'ببین'],
    ['reviewed', false, 'نتیجه را ببین'],
  ] as const)('when %s and open is %s its action is «%s»', (state, isOpen, action) => {
    renderPersian(<StudentHomeworkCard {...student} state={state} isOpen={isOpen} />);
    expect(screen.getByRole('link', { name: `${action}: جمع و تفریق کسرها` }).textContent).toBe(action);
  });

  it('says late only of what was late', () => {
    const { rerender } = renderPersian(<StudentHomeworkCard {...student} state="submitted" isOpen={false} />);
    expect(screen.queryByText('با تأخیر')).toBeNull();
    rerender(<StudentHomeworkCard {...student} state="submitted" isOpen={false} isLate />);
    expect(screen.getByText('با تأخیر')).toBeDefined();
  });

  it.each([
    [{ kind: 'pages', first: 46, last: 46 }, 'صفحهٔ ۴۶'],
    [{ kind: 'sections', first: 2, last: 2 }, 'درس ۲'],
    [{ kind: 'sections', first: 2, last: 4 }, 'درس‌های ۲ تا ۴'],
  ] as const)('words its part of the book', (source, text) => {
    renderPersian(<StudentHomeworkCard {...student} source={source} />);
    expect(screen.getByText(text)).toBeDefined();
  });
});

describe('TeacherHomeworkCard', () => {
  const teacher = {
    title: 'جمع و تفریق کسرها',
    classTitle: 'پنجم ب',
    deadline: 'تا سه‌شنبه ۴ آذر',
    submitted: 21,
    assigned: 29,
    href: '/teacher/homeworks/1',
  };

  it('says who has handed it in and who is stuck', async () => {
    const { container } = renderPersian(<TeacherHomeworkCard {...teacher} state="open" helpNeeded={3} />);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('۲۱ از ۲۹ نفر');
    expect(screen.getByText('۳ نفر به کمک نیاز دارند')).toBeDefined();
    expect(screen.getByText('پنجم ب')).toBeDefined();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('is silent about help nobody needs', () => {
    renderPersian(<TeacherHomeworkCard {...teacher} state="open" />);
    expect(screen.queryByText(/به کمک نیاز/)).toBeNull();
  });

  it.each([
    ['draft', 'ادامهٔ ساخت', false],
    ['scheduled', 'دیدن تکلیف', false],
    ['open', 'دیدن گزارش', true],
    ['closed', 'دیدن گزارش', true],
    ['archived', 'دیدن گزارش', true],
    ['cancelled', 'دیدن تکلیف', false],
  ] as const)('%s leads to «%s» and shows progress only once it has begun', (state, action, hasProgress) => {
    renderPersian(<TeacherHomeworkCard {...teacher} state={state} />);
    expect(screen.getByRole('link', { name: `${action}: جمع و تفریق کسرها` })).toBeDefined();
    expect(screen.queryAllByRole('progressbar')).toHaveLength(hasProgress ? 1 : 0);
  });
});
