import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../testing/index.ts';
import { dayOf, eventsOn, isoOfDay, placeWeek, timesOf, weekOf } from './events.ts';
import { type CalendarEvent, EventCalendar, type EventCalendarProps } from './index.ts';
import { addMonths, dayOfMonth, monthOf } from './shown-month.ts';

/** سه‌شنبه ۳ آذر ۱۴۰۵. */
const NOW = '2026-11-24T08:58:00+03:30';
/** شنبه ۳۰ آبان. */
const WEEK = dayOf('2026-11-21');

const event = (id: string, start: string, rest: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  title: id,
  start,
  href: `/events/${id}`,
  ...rest,
});

const events = [
  event('اردو', '2026-11-26', { end: '2026-11-29', tone: 'series3' }),
  event('آزمون', '2026-11-24', { from: '09:00', to: '10:30' }),
  event('جلسه', '2026-11-24', { from: '08:00' }),
  event('نمایشگاه', '2026-11-24'),
  event('مسابقه', '2026-11-24', { from: '11:00' }),
  event('جشن', '2026-11-24', { from: '12:00' }),
];

const daysOff = [{ start: '2026-11-25', title: 'آلودگی هوا' }];

const school = (props: Partial<EventCalendarProps> = {}) => (
  <EventCalendar aria-label="تقویم مدرسه" events={events} daysOff={daysOff} now={NOW} {...props} />
);

const grid = () => within(screen.getByRole('grid'));
const dayButton = (name: RegExp) => grid().getByRole('button', { name });

describe('placing events in a week', () => {
  it('begins weeks with Saturday, and knows a day by its ISO text', () => {
    expect(isoOfDay(weekOf(dayOf('2026-11-27')))).toBe('2026-11-21');
    expect(weekOf(WEEK)).toBe(WEEK);
    expect(() => dayOf('امروز')).toThrow(RangeError);
  });

  it('puts longer ones over shorter, whole days before hours, each in the first lane that is free', () => {
    const placed = placeWeek(events, WEEK);
    expect(placed.map(({ event: { id }, column, span, lane }) => [id, column, span, lane])).toEqual([
      ['نمایشگاه', 3, 1, 0],
      ['جلسه', 3, 1, 1],
      ['آزمون', 3, 1, 2],
      ['مسابقه', 3, 1, 3],
      ['جشن', 3, 1, 4],
      ['اردو', 5, 2, 0],
    ]);
    expect(placed.at(-1)).toMatchObject({ isFromBefore: false, isGoingOn: true });
    expect(placeWeek(events, WEEK + 7)).toMatchObject([{ column: 0, span: 2, isFromBefore: true, isGoingOn: false }]);
  });

  it('puts the longer of two that begin together over the other, and the earlier over the longer', () => {
    const [short, long, first] = [
      event('جشن', '2026-11-23'),
      event('هفتهٔ علوم', '2026-11-23', { end: '2026-11-25' }),
      event('اردو', '2026-11-22', { end: '2026-11-23' }),
    ];
    const placed = placeWeek([short, long, first], WEEK);
    expect(placed.map(({ event: { id }, lane }) => [id, lane])).toEqual([
      ['اردو', 0],
      ['هفتهٔ علوم', 1],
      ['جشن', 2],
    ]);
  });

  it('takes an hour for an event without an end, a day for one that ends before it begins', () => {
    expect(timesOf(event('الف', '2026-11-24', { from: '08:15' }))).toEqual({ from: 495, to: 555 });
    expect(eventsOn([event('الف', '2026-11-24', { end: '2026-11-20' })], dayOf('2026-11-24'))).toHaveLength(1);
  });

  it('has the months of the Jalali calendar in whole weeks', () => {
    const azar = monthOf(dayOf('2026-11-24'), 'persian');
    expect([isoOfDay(azar.first), isoOfDay(azar.last), azar.weeks.length]).toEqual(['2026-11-22', '2026-12-21', 5]);
    expect(dayOfMonth(dayOf('2026-11-24'), 'persian')).toBe(3);
    // ۳۱ شهریور: مهر has thirty days.
    expect(isoOfDay(addMonths(dayOf('2026-09-22'), 1, 'persian'))).toBe('2026-10-22');
    expect(isoOfDay(monthOf(dayOf('2026-11-24'), 'gregory').first)).toBe('2026-11-01');
  });
});

describe('EventCalendar', () => {
  it('shows the Jalali month of today, each day named with what it has', async () => {
    const { container } = renderPersian(school());
    expect(screen.getByRole('grid', { name: 'تقویم مدرسه، آذر ۱۴۰۵' })).toBeDefined();
    expect(
      grid()
        .getAllByRole('columnheader')
        .map((head) => head.textContent)[0],
    ).toBe('شنبه');
    expect(dayButton(/^سه‌شنبه ۳ آذر ۱۴۰۵، امروز، ۵ رویداد$/)).toBeDefined();
    expect(dayButton(/^چهارشنبه ۴ آذر ۱۴۰۵، تعطیل: آلودگی هوا$/)).toBeDefined();
    // In the middle of what takes several days.
    expect(dayButton(/^جمعه ۶ آذر ۱۴۰۵، ۱ رویداد$/)).toBeDefined();
    const [trip] = grid().getAllByRole('link', { name: /^اردو ?، پنجشنبه ۵ آذر تا یکشنبه ۸ آذر$/ });
    expect(trip?.getAttribute('href')).toBe('/events/اردو');
    expect(await axeFindings(container)).toEqual([]);
  });

  it('shows three events of a day, and the others behind a button', async () => {
    const { user } = renderPersian(school());
    expect(grid().queryByRole('link', { name: /مسابقه/ })).toBeNull();
    await user.click(grid().getByRole('button', { name: '+۲ مورد دیگر' }));
    const day = within(screen.getByRole('dialog', { name: 'سه‌شنبه ۳ آذر ۱۴۰۵' }));
    expect(day.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'نمایشگاههمهٔ روز',
      'جلسه۸:۰۰ تا ۹:۰۰',
      'آزمون۹:۰۰ تا ۱۰:۳۰',
      'مسابقه۱۱:۰۰ تا ۱۲:۰۰',
      'جشن۱۲:۰۰ تا ۱۳:۰۰',
    ]);
    expect(await axeFindings(document.body)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(grid().getByRole('button', { name: '+۲ مورد دیگر' })).toHaveFocus());
  });

  it.each(DIRECTIONS)(
    'is one stop of Tab, walked by days, weeks and months, in $dir',
    async ({ dir, next, previous }) => {
      const onDayChange = vi.fn();
      const { user } = renderPersian(school({ onDayChange }), { dir });
      dayButton(/ ۳ آذر/).focus();
      await user.keyboard(next);
      await waitFor(() => expect(dayButton(/ ۴ آذر/)).toHaveFocus());
      await user.keyboard(`{ArrowDown}${previous}`);
      await waitFor(() => expect(dayButton(/ ۱۰ آذر/)).toHaveFocus());
      await user.keyboard('{End}');
      await waitFor(() => expect(dayButton(/ ۳۰ آذر/)).toHaveFocus());
      await user.keyboard('{Home}{PageDown}');
      await waitFor(() => expect(dayButton(/ ۱ دی/)).toHaveFocus());
      expect(screen.getByRole('grid', { name: 'تقویم مدرسه، دی ۱۴۰۵' })).toBeDefined();
      await user.keyboard('{ArrowUp}');
      await waitFor(() => expect(dayButton(/ ۲۴ آذر/)).toHaveFocus());
      expect(onDayChange).toHaveBeenLastCalledWith('2026-12-15');
      const stops = grid()
        .getAllByRole('button')
        .filter((one) => one.tabIndex === 0);
      expect(stops).toHaveLength(1);
    },
  );

  it('opens a day by Enter, with what can be done with it, and gives the focus back', async () => {
    const { user } = renderPersian(
      school({
        dayActions: (day, close) => (
          <button type="button" onClick={close}>
            رویداد تازه برای {day}
          </button>
        ),
      }),
    );
    dayButton(/ ۴ آذر/).focus();
    await user.keyboard('{Enter}');
    const day = within(screen.getByRole('dialog', { name: 'چهارشنبه ۴ آذر ۱۴۰۵' }));
    expect(day.getByText('آلودگی هوا')).toBeDefined();
    await user.click(day.getByRole('button', { name: 'رویداد تازه برای 2026-11-25' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(dayButton(/ ۴ آذر/)).toHaveFocus());
  });

  it('has the month as a list too, with the days that have something', () => {
    renderPersian(school());
    const list = screen.getByRole('list', { name: 'تقویم مدرسه، آذر ۱۴۰۵' });
    expect([...list.children].map((item) => item.querySelector('p > span')?.textContent)).toEqual([
      'سه‌شنبه ۳ آذر، امروز',
      'چهارشنبه ۴ آذر',
      // Told once, with all its days.
      'پنجشنبه ۵ آذر',
    ]);
  });

  it('turns to other months, and back to today', async () => {
    const onDayChange = vi.fn();
    const { user } = renderPersian(school({ onDayChange }));
    await user.click(screen.getByRole('button', { name: 'ماه پیش' }));
    expect(onDayChange).toHaveBeenLastCalledWith('2026-10-25');
    expect(screen.getByRole('grid', { name: 'تقویم مدرسه، آبان ۱۴۰۵' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'امروز' }));
    expect(onDayChange).toHaveBeenLastCalledWith('2026-11-24');
    expect(screen.getByRole('button', { name: 'امروز' })).toHaveProperty('disabled', true);
  });

  it('shows a week by its hours, with whole days over them', async () => {
    const onViewChange = vi.fn();
    const { user, container } = renderPersian(school({ onViewChange }));
    await user.click(screen.getByRole('radio', { name: 'هفته' }));
    expect(onViewChange).toHaveBeenLastCalledWith('week');
    expect(screen.getByText('۳۰ آبان تا ۶ آذر ۱۴۰۵')).toBeDefined();
    const whole = within(screen.getByRole('list', { name: 'رویدادهای تمام‌روز' }));
    expect(whole.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'تعطیل: آلودگی هواچهارشنبه ۴ آذر',
      'نمایشگاهسه‌شنبه ۳ آذر',
      'اردو، پنجشنبه ۵ آذر تا یکشنبه ۸ آذرپنجشنبه ۵ آذر تا یکشنبه ۸ آذر',
    ]);
    const today = within(screen.getByRole('list', { name: 'سه‌شنبه ۳ آذر، امروز' }));
    expect(today.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'جلسه، ۸:۰۰ تا ۹:۰۰',
      'آزمون، ۹:۰۰ تا ۱۰:۳۰',
      'مسابقه، ۱۱:۰۰ تا ۱۲:۰۰',
      'جشن، ۱۲:۰۰ تا ۱۳:۰۰',
    ]);
    expect(await axeFindings(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'هفتهٔ بعد' }));
    expect(screen.getByText('۷ آذر تا ۱۳ آذر ۱۴۰۵')).toBeDefined();
  });

  it('shows the day and the view that its parent keeps', async () => {
    const onDayChange = vi.fn();
    const { user } = renderPersian(school({ day: '2027-03-21', view: 'month', onDayChange, events: [], daysOff: [] }));
    expect(screen.getByRole('grid', { name: 'تقویم مدرسه، فروردین ۱۴۰۶' })).toBeDefined();
    expect(screen.getByText('در این ماه رویدادی نیست.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'ماه بعد' }));
    expect(onDayChange).toHaveBeenCalledExactlyOnceWith('2027-04-21');
    expect(screen.getByRole('grid', { name: 'تقویم مدرسه، فروردین ۱۴۰۶' })).toBeDefined();
  });
});
