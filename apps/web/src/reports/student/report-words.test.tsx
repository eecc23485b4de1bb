import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AccuracyCard } from './AccuracyCard.tsx';
import { DurationCard } from './DurationCard.tsx';
import { HoursCard } from './HoursCard.tsx';
import { TimesCard } from './TimesCard.tsx';

afterEach(cleanup);

const week = '2026-11-20T20:30:00.000Z';
const accuracy = (judged: number, first_try_right: number, right = first_try_right, done = judged) => {
  const outcome = { done, judged, first_try_right, right };
  render(
    <AccuracyCard
      report={{ from: week, ...outcome, hinted: 0, waiting: done - judged, weeks: [{ week_start: week, ...outcome }] }}
    />,
  );
};
const duration = (minutes: number) =>
  render(
    <DurationCard report={{ from: week, minutes, weeks: [{ week_start: week, minutes, days: 1, practiced: [0] }] }} />,
  );

function hours(...practiced: readonly (readonly [day: number, hour: number, count: number])[]) {
  const days = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const [day, hour, count] of practiced) (days[day] ?? [])[hour] = count;
  render(<HoursCard report={{ from: week, done: 0, days }} />);
}

describe('how many were right', () => {
  it('says nothing of every ten after one answer, and of nine', () => {
    accuracy(1, 1);
    expect(screen.queryByText(/^از هر ۱۰ سؤال،/)).toBeNull();
    expect(screen.getByText(/^وقتی نتیجهٔ ۱۰ سؤال را داشته باشی/)).toBeTruthy();
    expect(screen.getAllByText('۱ از ۱')).toHaveLength(2);
    accuracy(9, 9);
    expect(screen.queryByText(/^از هر ۱۰ سؤال،/)).toBeNull();
  });

  it('says it of ten', () => {
    accuracy(10, 6, 9);
    expect(screen.getByText('از هر ۱۰ سؤال، ۶ تا را همان بار اول درست جواب دادی و ۹ تا در آخر درست شد.')).toBeTruthy();
  });

  it('says neither of results that have not come', () => {
    accuracy(0, 0, 0, 3);
    expect(screen.queryByText(/از هر ۱۰ سؤال/)).toBeNull();
    expect(screen.getByText(/^نتیجهٔ ۳ سؤال هنوز نیامده است/)).toBeTruthy();
  });
});

describe('how long', () => {
  it('of less than a minute has words and no nought', () => {
    duration(0);
    expect(screen.getByText(/روی هم کمتر از یک دقیقه تمرین کرده‌ای\./)).toBeTruthy();
    expect(screen.queryByText(/۰ دقیقه/)).toBeNull();
  });

  it('of a minute says it', () => {
    duration(1);
    expect(screen.getByText(/روی هم ۱ دقیقه تمرین کرده‌ای\./)).toBeTruthy();
  });
});

describe('when', () => {
  it('the day with the most is that of all its parts', () => {
    // Wednesday night has seven at once, Friday seven and seven.
    hours([4, 21, 7], [6, 15, 7], [6, 22, 7]);
    expect(screen.getByText(/جمعه‌ها بیشتر از روزهای دیگر تمرین کرده‌ای\. شب بیشتر از وقت‌های دیگر/)).toBeTruthy();
    expect(screen.queryByText(/چهارشنبه‌ها/)).toBeNull();
  });

  it('says that there is none of no answer, of one, of nine and of two that are alike', () => {
    hours();
    hours([3, 15, 1]);
    hours([3, 15, 9]);
    hours([3, 15, 10], [5, 9, 10]);
    expect(screen.getAllByText('هنوز روز یا وقتی نیست که در آن بیشتر تمرین کرده باشی.')).toHaveLength(4);
  });

  it('no time is the best before two can be compared', () => {
    const part = (name: 'morning' | 'night', judged: number, first_try_right: number) => {
      const outcome = { done: judged, judged, first_try_right, right: first_try_right };
      return { part: name, from_hour: 5, to_hour: 11, ...outcome };
    };
    const few = 'هنوز نمی‌توان گفت چه وقتی برایت بهتر است. هر وقت خواستی تمرین کن.';
    const { rerender } = render(<TimesCard parts={[]} />);
    expect(screen.getByText(few)).toBeTruthy();
    rerender(<TimesCard parts={[part('morning', 1, 1), part('night', 20, 10)]} />);
    expect(screen.getByText(few)).toBeTruthy();
    rerender(<TimesCard parts={[part('morning', 10, 9), part('night', 20, 10)]} />);
    expect(screen.getByText('صبح از هر ۱۰ سؤال ۹ تا را همان بار اول درست جواب می‌دهی.')).toBeTruthy();
  });
});
