import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import type { AnswerHandle } from '../answer-props.ts';
import { MultipleSelectAnswer, type MultipleSelectForm } from './index.ts';

const option = (value: string) => ({ id: value, content: [{ t: 'math', math: { t: 'number', value } }] }) as const;

const evens: MultipleSelectForm = {
  kind: 'multiple-select',
  layout: 'tiles',
  options: ['7', '4', '10', '15'].map(option),
};

const Answer = liveFrom(MultipleSelectAnswer, { form: evens, value: { kind: 'multiple-select', options: [] } });

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const picked = (...options: string[]) => ({ kind: 'multiple-select', options });

describe('MultipleSelectAnswer', () => {
  it('keeps the order of the form, whatever was picked first, and lets go of what is pressed again', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    await user.click(box('ده'));
    await user.click(box('چهار'));
    expect(onChange).toHaveBeenLastCalledWith(picked('4', '10'));
    await user.click(box('ده'));
    expect(onChange).toHaveBeenLastCalledWith(picked('4'));
  });

  it.each(['2', '۲', '٢'])('picks and drops the second option at the key «%s»', async (key) => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    await user.tab();
    await user.keyboard(key);
    expect(onChange).toHaveBeenLastCalledWith(picked('4'));
    expect(document.activeElement).toBe(box('چهار'));
    await user.keyboard(key);
    expect(onChange).toHaveBeenLastCalledWith(picked());
  });

  it.each(DIRECTIONS)('goes on and back in reading order, round the ends, in $dir', async ({ dir, next, previous }) => {
    const { user } = renderPersian(<Answer />, { dir });
    await user.tab();
    await user.keyboard(`${next} `);
    expect(box('چهار')).toBeChecked();
    await user.keyboard(`${previous}${previous} `);
    expect(box('پانزده')).toBeChecked();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(box('هفت'));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(box('پانزده'));
  });

  it('takes no more than the most, says so, and loses nothing of what was picked', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(
      <Answer
        form={{ ...evens, maximum: 2 }}
        value={{ kind: 'multiple-select', options: ['7', '4'] }}
        onChange={onChange}
      />,
    );
    await user.click(box('ده'));
    expect(onChange).not.toHaveBeenCalled();
    expect(box('ده')).not.toBeChecked();
    expect(screen.getByRole('status').textContent).toBe('۲ گزینه را انتخاب کرده‌ای؛ برای عوض کردن، اول یکی را بردار.');
    await user.click(box('هفت'));
    await user.click(box('ده'));
    expect(onChange).toHaveBeenLastCalledWith(picked('4', '10'));
    expect(screen.getByRole('status').textContent).toBe('۲ گزینه انتخاب شده.');
  });

  it.each([
    [{}, 'هر گزینه‌ای را که درست است انتخاب کن.'],
    [{ minimum: 2, maximum: 2 }, '۲ گزینه را انتخاب کن.'],
    [{ minimum: 2 }, 'دست‌کم ۲ گزینه را انتخاب کن.'],
    [{ maximum: 3 }, 'تا ۳ گزینه می‌توانی انتخاب کنی.'],
    [{ minimum: 1, maximum: 3 }, 'از ۱ تا ۳ گزینه را انتخاب کن.'],
  ])('tells how many are asked for: %o', (bounds, text) => {
    renderPersian(<Answer form={{ ...evens, ...bounds }} />);
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('group')).toHaveAccessibleDescription(new RegExp(`^${text}`));
  });

  it('submits on Enter, once', async () => {
    const onSubmit = vi.fn();
    const { user } = renderPersian(<Answer onSubmit={onSubmit} />);
    await user.tab();
    await user.keyboard('۱{Enter>3/}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('changes nothing while read-only, but hands Enter on', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user } = renderPersian(<Answer isReadOnly status="wrong" onChange={onChange} onSubmit={onSubmit} />);
    await user.tab();
    await user.keyboard('۲ {Enter}');
    await user.click(box('ده'));
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByText('هنوز نه')).toBeTruthy();
  });

  it('takes the focus when it appears, and on demand at the first that is picked', () => {
    const handle = createRef<AnswerHandle>();
    renderPersian(<Answer focusOnMount ref={handle} value={{ kind: 'multiple-select', options: ['10'] }} />);
    expect(document.activeElement).toBe(box('هفت'));
    handle.current?.focus();
    expect(document.activeElement).toBe(box('ده'));
  });

  it('is named by the question, says its keys, and has no accessibility findings', async () => {
    const { container } = renderPersian(
      <>
        <p id="stem">کدام عددها زوج‌اند؟</p>
        <Answer labelledBy="stem" status="right" value={{ kind: 'multiple-select', options: ['4', '10'] }} />
      </>,
    );
    expect(screen.getByRole('group', { name: 'کدام عددها زوج‌اند؟' })).toHaveAccessibleDescription(
      /با کلیدهای عدد.*درست/,
    );
    expect(await axeFindings(container)).toEqual([]);
  });
});
