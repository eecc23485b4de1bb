import { fireEvent, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import type { AnswerHandle } from '../answer-props.ts';
import { CategorizeAnswer, type CategorizeForm } from './index.ts';

const number = (value: string) => ({ id: value, content: [{ t: 'math', math: { t: 'number', value } }] }) as const;

const form: CategorizeForm = {
  kind: 'categorize',
  items: ['12', '7', '35'].map(number),
  bins: [
    { id: 'even', label: 'زوج' },
    { id: 'odd', label: 'فرد' },
  ],
};

const Answer = liveFrom(CategorizeAnswer, { form, value: { kind: 'categorize', placed: [] } });

const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}، `) });
const place = (name: string) => screen.getByRole('group', { name });
const lying = (name: string) =>
  within(place(name))
    .queryAllByRole('listitem')
    .map((item) => within(item).getByRole('button').textContent);
const said = () => screen.getByRole('status').textContent;
const put = (...placed: [string, string][]) => ({ kind: 'categorize', placed });

describe.each(DIRECTIONS)('CategorizeAnswer in $dir', ({ dir, next, previous }) => {
  it('picks up a card, chooses its bin by arrows in reading order, puts it down, and says each step', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />, { dir });
    await user.tab();
    expect(document.activeElement).toBe(card('دوازده'));
    await user.keyboard(next);
    expect(document.activeElement).toBe(card('هفت'));
    await user.keyboard(' ');
    expect(said()).toBe('هفت برداشته شد؛ دسته‌اش را انتخاب کن.');
    expect(card('هفت')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard(`${next}${next}${next}`);
    expect(said()).toBe('روی «فرد».');
    await user.keyboard(previous);
    expect(said()).toBe('روی «زوج».');
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(put(['7', 'even']));
    expect(said()).toBe('هفت در «زوج» گذاشته شد. ۲ کارت مانده است.');
    expect(document.activeElement).toBe(card('هفت'));
    expect(card('هفت')).toHaveAccessibleName('هفت، در «زوج»');
  });
});

describe('CategorizeAnswer', () => {
  it('moves a card on to another bin, and out of it by Delete', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(
      <Answer
        value={{
          kind: 'categorize',
          placed: [
            ['12', 'even'],
            ['7', 'even'],
            ['35', 'odd'],
          ],
        }}
        onChange={onChange}
      />,
    );
    card('هفت').focus();
    await user.keyboard(' {ArrowDown} ');
    expect(onChange).toHaveBeenLastCalledWith(put(['12', 'even'], ['35', 'odd'], ['7', 'odd']));
    expect(said()).toBe('هفت در «فرد» گذاشته شد. همه را جا دادی.');
    await user.keyboard('{Delete}');
    expect(onChange).toHaveBeenLastCalledWith(put(['12', 'even'], ['35', 'odd']));
    expect(said()).toBe('هفت به جای اولش برگشت.');
    expect(document.activeElement).toBe(card('هفت'));
  });

  it('leaves a card where it was on Escape, on Tab, and when it is put down there', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    await user.tab();
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(said()).toBe('دوازده سر جایش ماند.');
    expect(card('دوازده')).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard(' {ArrowDown}{Tab}');
    await user.keyboard('  ');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is tapped: the card and then its bin, by the bin itself or its button', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    expect(screen.queryByRole('button', { name: 'بگذار اینجا: زوج' })).toBeNull();
    await user.click(card('دوازده'));
    await user.click(screen.getByRole('button', { name: 'بگذار اینجا: زوج' }));
    expect(onChange).toHaveBeenLastCalledWith(put(['12', 'even']));
    expect(onChange).toHaveBeenCalledOnce();
    await user.click(card('هفت'));
    await user.click(screen.getByText('فرد'));
    expect(lying('فرد')).toEqual([expect.stringContaining('هفت')]);
    await user.click(card('سی و پنج'));
    onChange.mockClear();
    await user.click(card('هفت'));
    expect(onChange).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenLastCalledWith(put(['12', 'even'], ['7', 'odd'], ['35', 'odd']));
    expect(screen.getByText('همه را جا دادی.', { selector: 'span:not([role])' })).toBeDefined();
    await user.click(card('دوازده'));
    await user.click(screen.getByRole('button', { name: 'بگذار اینجا: هنوز جا ندارند' }));
    expect(onChange).toHaveBeenLastCalledWith(put(['7', 'odd'], ['35', 'odd']));
  });

  it('is dragged to a bin; beside all places it stays where it was', () => {
    const onChange = vi.fn();
    renderPersian(<Answer onChange={onChange} />);
    vi.spyOn(place('زوج'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 100, 100));
    vi.spyOn(place('فرد'), 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 100, 100, 100));
    const face = card('هفت');
    face.setPointerCapture = () => {};
    const pointer = { pointerId: 1, button: 0, isPrimary: true };
    const carry = (x: number, y: number) => {
      fireEvent.pointerDown(face, { ...pointer, clientX: 50, clientY: 20 });
      fireEvent.pointerMove(face, { ...pointer, clientX: x, clientY: y });
      fireEvent.pointerUp(face, { ...pointer, clientX: x, clientY: y });
      fireEvent.click(face);
    };
    carry(150, 150);
    expect(onChange).not.toHaveBeenCalled();
    expect(card('هفت')).toHaveAttribute('aria-pressed', 'false');
    carry(250, 150);
    expect(onChange).toHaveBeenLastCalledWith(put(['7', 'odd']));
  });

  it('leaves the card in hand in hand while another is dragged out of a bin and let go beside all places', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(
      <Answer value={{ kind: 'categorize', placed: [['12', 'even']] }} onChange={onChange} />,
    );
    await user.click(card('هفت'));
    const face = card('دوازده');
    face.setPointerCapture = () => {};
    const pointer = { pointerId: 1, button: 0, isPrimary: true };
    fireEvent.pointerDown(face, { ...pointer, clientX: 50, clientY: 20 });
    fireEvent.pointerMove(face, { ...pointer, clientX: 150, clientY: 150 });
    fireEvent.pointerUp(face, { ...pointer, clientX: 150, clientY: 150 });
    fireEvent.click(face);
    expect(onChange).not.toHaveBeenCalled();
    expect(card('هفت')).toHaveAttribute('aria-pressed', 'true');
  });

  it('puts all away at once', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(
      <Answer value={{ kind: 'categorize', placed: [['12', 'even']] }} onChange={onChange} />,
    );
    await user.click(screen.getByRole('button', { name: 'پاک کن' }));
    expect(onChange).toHaveBeenLastCalledWith(put());
    expect(said()).toBe('همه پاک شد.');
    expect(document.activeElement).toBe(card('دوازده'));
  });

  it('submits on Ctrl+Enter; read-only it changes nothing and Enter alone hands on', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user, rerender } = renderPersian(<Answer onSubmit={onSubmit} onChange={onChange} />);
    await user.tab();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
    rerender(<Answer onSubmit={onSubmit} onChange={onChange} isReadOnly status="wrong" />);
    card('دوازده').focus();
    await user.keyboard(' {ArrowDown} {Delete}{Enter}');
    await user.click(card('هفت'));
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(screen.getByText('هنوز نه')).toBeDefined();
  });

  it('takes the focus when it appears, and on demand at the first card without a place', () => {
    const handle = createRef<AnswerHandle>();
    renderPersian(<Answer focusOnMount ref={handle} value={{ kind: 'categorize', placed: [['12', 'even']] }} />);
    expect(document.activeElement).toBe(card('هفت'));
    (document.activeElement as HTMLElement).blur();
    handle.current?.focus();
    expect(document.activeElement).toBe(card('هفت'));
  });

  it('is named by the question, says its keys, and has no accessibility findings', async () => {
    const { container, user } = renderPersian(
      <>
        <p id="stem">عددها را دسته‌بندی کن.</p>
        <Answer labelledBy="stem" value={{ kind: 'categorize', placed: [['12', 'even']] }} />
      </>,
    );
    expect(screen.getByRole('group', { name: 'عددها را دسته‌بندی کن.' })).toBeDefined();
    expect(screen.getByRole('group', { name: 'عددها را دسته‌بندی کن.' })).toHaveAccessibleDescription(
      /^با فاصله یا Enter بردار/,
    );
    await user.click(card('هفت'));
    expect(await axeFindings(container)).toEqual([]);
  });
});
