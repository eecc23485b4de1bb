import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import type { FormOf } from '../answer-props.ts';
import { NumberLineAnswer } from './index.ts';

const thirds: FormOf<'number-line'> = { kind: 'number-line', line: { from: 0, to: 4, divisions: 3 } };

const Answer = liveFrom(NumberLineAnswer, { form: thirds, value: { kind: 'number-line', tick: null } });

const slider = () => screen.getByRole('slider', { name: 'نشانگر محور' });
const tick = () => Number(slider().getAttribute('aria-valuenow'));
const text = () => slider().getAttribute('aria-valuetext');
const stage = () => {
  const found = slider().closest<HTMLElement>('[data-editable]');
  if (found === null) throw new Error('the line cannot be moved');
  return found;
};

/** Lays the line from 100 px to 1300 px of the screen: 100 px a tick of `thirds`. */
function layLine() {
  const axis = slider().parentElement;
  if (axis === null) throw new Error('no axis');
  vi.spyOn(axis, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 1200, 40));
}

describe.each(DIRECTIONS)('NumberLineAnswer in $dir', ({ dir }) => {
  it('goes right to bigger numbers and left to smaller ones', async () => {
    const { user } = renderPersian(<Answer value={{ kind: 'number-line', tick: 5 }} />, { dir });
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(tick()).toBe(6);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(tick()).toBe(4);
    await user.keyboard('{ArrowUp}');
    expect(tick()).toBe(5);
    await user.keyboard('{ArrowDown}');
    expect(tick()).toBe(4);
  });

  it('has its smallest number on the left of an island of its own direction', () => {
    renderPersian(<Answer value={{ kind: 'number-line', tick: 3 }} />, { dir });
    expect(slider().closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    expect(slider().style.insetInlineStart).toBe('25%');
  });

  it('is tapped and dragged by places of the screen', async () => {
    const onChange = vi.fn();
    renderPersian(<Answer onChange={onChange} />, { dir });
    layLine();
    fireEvent.pointerDown(stage(), { button: 0, isPrimary: true, pointerId: 1, pointerType: 'mouse', clientX: 410 });
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'number-line', tick: 3 });
    fireEvent.pointerMove(stage(), { pointerId: 1, pointerType: 'mouse', clientX: 890 });
    fireEvent.pointerUp(stage(), { pointerId: 1, pointerType: 'mouse', clientX: 890 });
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'number-line', tick: 8 });
    expect(document.activeElement).toBe(slider());
    fireEvent.pointerMove(stage(), { pointerId: 1, pointerType: 'mouse', clientX: 100 });
    expect(tick()).toBe(8);
  });
});

describe('NumberLineAnswer', () => {
  it('is untouched until it is touched, and says so', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    expect(text()).toBe('هنوز جایی را نشان نداده‌ای');
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'number-line', tick: 0 });
    expect(text()).toBe('روی ۰');
  });

  it('moves a number at a time with the page keys, to the ends with Home and End, and never beyond', async () => {
    const { user } = renderPersian(<Answer value={{ kind: 'number-line', tick: 4 }} />);
    await user.tab();
    await user.keyboard('{PageUp}');
    expect(tick()).toBe(7);
    await user.keyboard('{PageDown}{PageDown}');
    expect(tick()).toBe(1);
    await user.keyboard('{PageDown}{ArrowLeft}');
    expect(tick()).toBe(0);
    await user.keyboard('{End}{ArrowRight}{PageUp}');
    expect(tick()).toBe(12);
    await user.keyboard('{Home}');
    expect(tick()).toBe(0);
  });

  it('says where it is as the eye sees it, without the value itself', async () => {
    const { user } = renderPersian(<Answer value={{ kind: 'number-line', tick: 6 }} />);
    expect(text()).toBe('روی ۲');
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(text()).toBe('۱ خط بعد از ۲');
  });

  it('counts from the last printed number where some are left out', () => {
    renderPersian(
      <Answer
        form={{ kind: 'number-line', line: { from: 0, to: 5000, unit: 1000, divisions: 2, labels: [0, 5000] } }}
        value={{ kind: 'number-line', tick: 7 }}
      />,
    );
    expect(text()).toBe('۷ خط بعد از ۰');
    expect(slider()).toHaveAccessibleDescription(/محور از ۰ تا ۵۰۰۰.*۲ قسمت/);
  });

  it('takes a finger for a tap or a drag only when it is not scrolling', () => {
    const onChange = vi.fn();
    renderPersian(<Answer onChange={onChange} />);
    layLine();
    const finger = { button: 0, isPrimary: true, pointerId: 7, pointerType: 'touch' };
    fireEvent.pointerDown(stage(), { ...finger, clientX: 500 });
    fireEvent.pointerMove(stage(), { ...finger, clientX: 502 });
    fireEvent.pointerCancel(stage(), finger);
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerDown(stage(), { ...finger, clientX: 500 });
    fireEvent.pointerUp(stage(), { ...finger, clientX: 502 });
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'number-line', tick: 4 });
  });

  it('moves one line by its buttons', async () => {
    const { user } = renderPersian(<Answer value={{ kind: 'number-line', tick: 4 }} />);
    await user.click(screen.getByRole('button', { name: 'یک خط به راست' }));
    expect(tick()).toBe(5);
    await user.click(screen.getByRole('button', { name: 'یک خط به چپ' }));
    expect(tick()).toBe(4);
  });

  it('submits on Enter and stays as it is while read-only', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user } = renderPersian(
      <Answer isReadOnly value={{ kind: 'number-line', tick: 4 }} onChange={onChange} onSubmit={onSubmit} />,
    );
    await user.tab();
    await user.keyboard('{ArrowRight}{End}{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no accessibility findings', async () => {
    const { container } = renderPersian(<Answer status="right" value={{ kind: 'number-line', tick: 4 }} />);
    expect(await axeFindings(container)).toEqual([]);
  });
});

it('is enlarged where its lines are closer than a finger can tell', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  const { user, rerender } = renderPersian(<Answer />);
  expect(screen.queryByRole('button', { name: 'بزرگ کن' })).toBeNull();
  rerender(<Answer key="dense" form={{ kind: 'number-line', line: { from: 0, to: 6, divisions: 10 } }} />);
  await user.click(screen.getByRole('button', { name: 'بزرگ کن' }));
  expect(stage().style.minInlineSize).toBe('720px');
  await user.click(screen.getByRole('button', { name: 'همه را نشان بده' }));
  expect(stage().style.minInlineSize).toBe('');
  vi.restoreAllMocks();
});
