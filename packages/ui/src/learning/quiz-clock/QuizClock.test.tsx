import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { QuizClock, type QuizClockProps } from './index.ts';
import { momentOf, quizTime } from './quiz-time.ts';

const START = 1_700_000_000_000;
const at = (minutes: number) => START + minutes * 60_000;
const clock = (now: number, rest: Partial<QuizClockProps> = {}) => (
  <QuizClock start={START} end={at(30)} now={at(now)} {...rest} />
);
const seen = () => screen.queryByRole('timer')?.textContent ?? null;
const said = () => screen.getByRole('status').textContent;

describe('the time of a quiz', () => {
  it('is announced in whole minutes', () => {
    const time = (now: number) => quizTime({ start: START, end: at(30), now: at(now) });
    expect(time(-1)).toEqual({ phase: 'before', passed: 0, total: 30, left: 30, share: 0 });
    expect(time(12.9)).toMatchObject({ phase: 'running', passed: 12, left: 18 });
    expect(time(15)).toMatchObject({ passed: 15, left: 15, share: 0.5 });
    expect(time(30)).toMatchObject({ phase: 'over', passed: 30, left: 0, share: 1 });
    expect(time(99)).toMatchObject({ passed: 30, left: 0, share: 1 });
  });

  it('has few moments worth telling, fewer in a short quiz', () => {
    const moments = (length: number) => {
      const announced: unknown[] = [];
      for (let now = -1; now <= length + 1; now += 0.25) {
        const moment = momentOf({ start: START, end: at(length), now: at(now) });
        if (moment !== null && moment !== announced.at(-1)) announced.push(moment);
      }
      return announced;
    };
    expect(moments(60)).toEqual(['half', 10, 5, 1, 'over']);
    expect(moments(20)).toEqual(['half', 5, 1, 'over']);
    expect(moments(10)).toEqual(['half', 1, 'over']);
    expect(moments(2)).toEqual(['half', 'over']);
  });

  it.each([
    ['half', 15, 15.9, 16],
    [10, 20, 20.9, 21],
    [5, 25, 25.9, 26],
    [1, 29, 29.9, null],
    ['over', 30, 99, null],
  ] as const)('tells the moment «%s» in its own minute only', (moment, first, last, after) => {
    const announced = (now: number) => momentOf({ start: START, end: at(30), now: at(now) });
    expect(announced(first - 0.1)).not.toBe(moment);
    expect(announced(first)).toBe(moment);
    expect(announced(last)).toBe(moment);
    if (after !== null) expect(announced(after)).toBeNull();
  });
});

describe('QuizClock', () => {
  it.each([
    [-1, 'passed', 'آزمون هنوز شروع نشده'],
    [0.5, 'passed', 'وقت آزمون تازه شروع شده'],
    [12.9, 'passed', '۱۲ دقیقه از ۳۰ دقیقه وقت آزمون گذشته'],
    [12.1, 'left', '۱۸ دقیقه از وقت آزمون مانده'],
    [29.5, 'left', 'یک دقیقه از وقت آزمون مانده'],
    [30, 'left', 'وقت تمام شد؛ هر چه نوشته‌ای نگه داشته شده.'],
  ] as const)('after %d minutes tells what is %s: «%s»', (now, shows, text) => {
    renderPersian(clock(now, { shows }));
    expect(seen()).toBe(text);
  });

  it('says each moment in its minute, politely, and nothing in between', () => {
    const { rerender } = renderPersian(clock(3));
    expect(said()).toBe('');
    rerender(clock(15));
    expect(said()).toBe('نیمی از وقت آزمون گذشته است.');
    rerender(clock(19));
    expect(said()).toBe('');
    rerender(clock(20));
    expect(said()).toBe('۱۰ دقیقه از وقت آزمون مانده است.');
    rerender(clock(30));
    expect(said()).toBe('وقت تمام شد؛ هر چه نوشته‌ای نگه داشته شده.');
  });

  it('is hidden and shown by the child, and then says only the end', async () => {
    const onHiddenChange = vi.fn();
    const { user, rerender } = renderPersian(clock(12, { onHiddenChange }));
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onHiddenChange).toHaveBeenLastCalledWith(true);
    expect(seen()).toBeNull();
    rerender(clock(26, { onHiddenChange }));
    expect(said()).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'نشان دادن وقت' }));
    rerender(clock(31, { onHiddenChange }));
    expect(said()).not.toBe('');
    expect(seen()).not.toBeNull();
  });

  it('does not say again, once shown, what was true minutes before', async () => {
    const { user } = renderPersian(clock(24));
    await user.click(screen.getByRole('button', { name: 'پنهان کردن وقت' }));
    await user.click(screen.getByRole('button', { name: 'نشان دادن وقت' }));
    expect(said()).toBe('');
  });

  it('leaves it to a parent that keeps whether it is hidden', async () => {
    const onHiddenChange = vi.fn();
    const { user } = renderPersian(clock(12, { isHidden: true, onHiddenChange }));
    await user.click(screen.getByRole('button', { name: 'نشان دادن وقت' }));
    expect(onHiddenChange).toHaveBeenLastCalledWith(false);
    expect(seen()).toBeNull();
  });

  it('has no accessibility findings', async () => {
    const { container } = renderPersian(clock(12));
    expect(screen.getByRole('group', { name: 'وقت آزمون' })).toBeDefined();
    expect(await axeFindings(container)).toEqual([]);
  });
});
