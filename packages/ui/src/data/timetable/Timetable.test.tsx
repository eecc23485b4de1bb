import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { type Lesson, Timetable } from './index.ts';
import { hoursOf, minutesOf, placeLessons } from './lessons.ts';

const lesson = (weekday: Lesson['weekday'], start: string, end: string, title = 'پنجم الف'): Lesson => ({
  id: `${weekday} ${start}`,
  weekday,
  start,
  end,
  title,
  href: `/lesson/${weekday}/${start}`,
});

const lessons = [
  lesson(0, '08:00', '09:30'),
  lesson(0, '09:45', '11:15', 'پنجم ب'),
  lesson(2, '10:00', '11:30', 'ششم'),
  lesson(3, '08:00', '09:30'),
];

describe('placing lessons', () => {
  it('sorts each day, gives what has one title one tone, and puts what overlaps beside each other', () => {
    const days = placeLessons([
      lesson(1, '09:00', '10:00', 'ج'),
      lesson(1, '08:00', '09:30', 'الف'),
      lesson(1, '08:30', '09:00', 'ب'),
      lesson(1, '10:00', '11:00', 'الف'),
    ]);
    expect(days.get(1)?.map(({ from, lane, lanes, tone }) => [from, lane, lanes, tone])).toEqual([
      [480, 0, 2, 'series2'],
      [510, 1, 2, 'series3'],
      [540, 1, 2, 'series1'],
      [600, 0, 1, 'series2'],
    ]);
    expect(hoursOf(days)).toEqual({ first: 8, last: 11 });
    expect(hoursOf(new Map())).toEqual({ first: 8, last: 13 });
  });

  it.each(['8', '25:00', '08:60', 'صبح'])('takes no %s for a time', (time) => {
    expect(() => minutesOf(time)).toThrow(RangeError);
  });

  it('refuses a lesson that ends before it begins', () => {
    expect(() => placeLessons([lesson(0, '09:00', '08:00')])).toThrow(/0 09:00/);
  });
});

describe('Timetable', () => {
  it('lists the lessons of each day, Saturday first, each with its time', async () => {
    const { container } = renderPersian(<Timetable aria-label="برنامه" lessons={lessons} />);
    const days = screen.getAllByRole('list');
    expect(days).toHaveLength(5);
    expect(
      within(screen.getByRole('list', { name: 'شنبه' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['پنجم الف، ۸:۰۰ تا ۹:۳۰', 'پنجم ب، ۹:۴۵ تا ۱۱:۱۵']);
    expect(screen.getByRole('region', { name: 'برنامه' })).toBeTruthy();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('has the dates of its week, marks today and the lesson that is under way, and no day of another week', () => {
    const now = '2026-11-24T08:58:00+03:30';
    const { rerender, container } = renderPersian(
      <Timetable aria-label="برنامه" lessons={lessons} week="2026-11-26" now={now} />,
    );
    expect(screen.getByRole('list', { name: 'شنبه ۳۰ آبان' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'سه‌شنبه ۳ آذر، امروز' })).toBeTruthy();
    expect(screen.getAllByRole('link', { current: 'time' }).map((link) => link.getAttribute('href'))).toEqual([
      '/lesson/3/08:00',
    ]);
    rerender(<Timetable aria-label="برنامه" lessons={lessons} week="2026-12-01" now={now} />);
    expect(container.textContent).not.toContain('امروز');
    expect(screen.queryByRole('link', { current: 'time' })).toBeNull();
  });

  it.each(DIRECTIONS)(
    'is one stop of Tab, walked by the arrows as days stand, in $dir',
    async ({ dir, next, previous }) => {
      const { user } = renderPersian(<Timetable aria-label="برنامه" lessons={lessons} />, { dir });
      const focused = () => document.activeElement?.getAttribute('href');
      for (const day of screen.getAllByRole('button')) expect(day.getAttribute('aria-pressed')).toBeTruthy();
      screen.getAllByRole('link')[0]?.focus();
      await user.keyboard('{ArrowDown}');
      await expect.poll(focused).toBe('/lesson/0/09:45');
      await user.keyboard(next);
      await expect.poll(focused).toBe('/lesson/2/10:00');
      await user.keyboard(`${next}`);
      await expect.poll(focused).toBe('/lesson/3/08:00');
      await user.keyboard(previous);
      await expect.poll(focused).toBe('/lesson/2/10:00');
      expect(screen.getAllByRole('link').filter((link) => link.tabIndex === 0)).toHaveLength(1);
    },
  );

  it.each([
    ['rtl', 200, 'یکشنبه'],
    ['ltr', 20, 'یکشنبه'],
  ] as const)('turns its day by a swipe towards the day before, in %s', (dir, to, day) => {
    renderPersian(<Timetable aria-label="برنامه" lessons={lessons} />, { dir });
    const root = screen.getByRole('region');
    const shown = () => screen.getByRole('button', { pressed: true }).firstChild?.textContent;
    expect(shown()).toBe('شنبه');
    const swipe = (x: number, y: number) => {
      fireEvent.pointerDown(root, { pointerType: 'touch', clientX: 110, clientY: 100 });
      fireEvent.pointerUp(root, { pointerType: 'touch', clientX: x, clientY: y });
    };
    // Mostly downwards: the page is scrolled.
    swipe(to, 300);
    expect(shown()).toBe('شنبه');
    swipe(to, 110);
    expect(shown()).toBe(day);
  });

  it('says of a day without lessons that there is none', () => {
    renderPersian(<Timetable aria-label="برنامه" lessons={[]} weekdays={[5]} />);
    expect(screen.getByText('در این روز کلاسی نیست.')).toBeTruthy();
  });
});
