import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import type { FormOf } from '../answer-props.ts';
import { OrderAnswer } from './index.ts';

const number = (value: string) => ({ id: value, math: { t: 'number', value } }) as const;

const form: FormOf<'order'> = {
  kind: 'order',
  ends: ['کوچک‌ترین', 'بزرگ‌ترین'],
  items: [number('7'), number('2'), number('9'), number('4')],
};

const Answer = liveFrom(OrderAnswer, { form, value: { kind: 'order', items: [] } });

const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}، جای`) });
const row = () =>
  screen.getAllByRole('listitem').map(
    (item) =>
      within(item)
        .getByRole('button', { name: /، جای/ })
        .textContent?.match(/[^۰-۹]+(?=، جای)/)?.[0],
  );
const said = () => screen.getByRole('status').textContent;

/** Lays the cards side by side, 100 px each. */
function layCards(axis: 'x' | 'y' = 'x') {
  for (const [place, item] of screen.getAllByRole('listitem').entries()) {
    vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(
      axis === 'x' ? new DOMRect(place * 100, 0, 90, 80) : new DOMRect(0, place * 100, 90, 80),
    );
  }
}

describe.each(DIRECTIONS)('OrderAnswer in $dir', ({ dir }) => {
  it('lifts, moves and puts down a card by keys of the screen, and says each step in Persian', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />, { dir });
    await user.tab();
    expect(document.activeElement).toBe(card('هفت'));
    await user.keyboard(' ');
    expect(said()).toBe('هفت برداشته شد؛ جای ۱ از ۴.');
    expect(card('هفت')).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowRight}');
    expect(row()).toEqual(['دو', 'هفت', 'نه', 'چهار']);
    expect(said()).toBe('هفت به جای ۲ از ۴ رفت.');
    expect(document.activeElement).toBe(card('هفت'));
    await user.keyboard('{ArrowRight}{ArrowLeft}{Enter}');
    expect(said()).toBe('هفت گذاشته شد؛ جای ۲ از ۴.');
    expect(card('هفت')).toHaveAttribute('aria-pressed', 'false');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'order', items: ['2', '7', '9', '4'] });
  });

  it('walks from card to card with the arrows while none is lifted', async () => {
    const { user } = renderPersian(<Answer />, { dir });
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(card('دو'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(card('چهار'));
    expect(row()).toEqual(['هفت', 'دو', 'نه', 'چهار']);
  });
});

describe('OrderAnswer', () => {
  it('sends a lifted card to the ends with Home and End', async () => {
    const { user } = renderPersian(<Answer />);
    await user.tab();
    await user.keyboard(' {End}');
    expect(row()).toEqual(['دو', 'نه', 'چهار', 'هفت']);
    await user.keyboard('{Home} ');
    expect(row()).toEqual(['هفت', 'دو', 'نه', 'چهار']);
  });

  it('takes a card back where it was on Escape, untouched order included', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    await user.tab();
    await user.keyboard(' {ArrowRight}{ArrowRight}{Escape}');
    expect(row()).toEqual(['هفت', 'دو', 'نه', 'چهار']);
    expect(said()).toBe('هفت به جای قبلی‌اش برگشت؛ جای ۱ از ۴.');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'order', items: [] });
  });

  it('counts as touched once a card was lifted and put back', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    await user.tab();
    await user.keyboard('  ');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'order', items: ['7', '2', '9', '4'] });
  });

  it('has buttons that move a card towards a named end and do nothing at it', async () => {
    const { user } = renderPersian(<Answer />);
    await user.click(screen.getByRole('button', { name: 'بردن نه به سوی «کوچک‌ترین»' }));
    expect(row()).toEqual(['هفت', 'نه', 'دو', 'چهار']);
    expect(said()).toBe('نه به جای ۲ از ۴ رفت.');
    const atEnd = screen.getByRole('button', { name: 'بردن هفت به سوی «کوچک‌ترین»' });
    expect(atEnd).toHaveAttribute('aria-disabled', 'true');
    await user.click(atEnd);
    expect(row()).toEqual(['هفت', 'نه', 'دو', 'چهار']);
  });

  it('lets a card be tapped and then the place it should go to', async () => {
    const { user } = renderPersian(<Answer />);
    await user.click(card('هفت'));
    await user.click(card('نه'));
    expect(row()).toEqual(['دو', 'نه', 'هفت', 'چهار']);
    expect(said()).toBe('هفت گذاشته شد؛ جای ۳ از ۴.');
  });

  it.each([
    ['x', { clientX: 45, clientY: 40 }, { clientX: 250, clientY: 44 }],
    ['y', { clientX: 45, clientY: 40 }, { clientX: 45, clientY: 250 }],
  ] as const)(
    'is dragged along %s, changes only on release, and lifts nothing by the click after it',
    (axis, from, to) => {
      const onChange = vi.fn();
      renderPersian(<Answer onChange={onChange} />);
      layCards(axis);
      const pointer = { button: 0, isPrimary: true, pointerId: 1, pointerType: 'touch' };
      fireEvent.pointerDown(card('هفت'), { ...pointer, ...from });
      fireEvent.pointerMove(card('هفت'), { ...pointer, ...to });
      expect(onChange).not.toHaveBeenCalled();
      fireEvent.pointerUp(card('هفت'), { ...pointer, ...to });
      fireEvent.click(card('هفت'));
      expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'order', items: ['2', '9', '7', '4'] });
      expect(card('هفت')).toHaveAttribute('aria-pressed', 'false');
    },
  );

  it('leaves the order alone when a drag is interrupted', () => {
    const onChange = vi.fn();
    renderPersian(<Answer onChange={onChange} />);
    layCards();
    const pointer = { button: 0, isPrimary: true, pointerId: 1, pointerType: 'touch' };
    fireEvent.pointerDown(card('هفت'), { ...pointer, clientX: 45, clientY: 40 });
    fireEvent.pointerMove(card('هفت'), { ...pointer, clientX: 250, clientY: 40 });
    fireEvent.pointerCancel(card('هفت'), pointer);
    fireEvent.pointerUp(card('هفت'), { ...pointer, clientX: 250, clientY: 40 });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('submits on Ctrl+Enter, and on Enter alone while read-only', async () => {
    const onSubmit = vi.fn();
    const { user, unmount } = renderPersian(<Answer onSubmit={onSubmit} />);
    await user.tab();
    await user.keyboard('{Enter}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
    unmount();
    const onChange = vi.fn();
    renderPersian(<Answer isReadOnly onSubmit={onSubmit} onChange={onChange} />);
    await user.tab();
    await user.keyboard('{Enter} {ArrowRight}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows the given order when the value names other cards', () => {
    renderPersian(<Answer value={{ kind: 'order', items: ['7', '7', '9', '4'] }} />);
    expect(row()).toEqual(['هفت', 'دو', 'نه', 'چهار']);
  });

  it('has no accessibility findings and says its keys and ends', async () => {
    const { container } = renderPersian(<Answer status="partial" />);
    expect(await axeFindings(container)).toEqual([]);
    expect(card('هفت')).toHaveAccessibleDescription('بخشی درست');
    expect(screen.getByRole('list')).toHaveAccessibleDescription(/از «کوچک‌ترین» به «بزرگ‌ترین»/);
  });
});
