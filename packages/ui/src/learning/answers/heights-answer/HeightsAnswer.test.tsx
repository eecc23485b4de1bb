import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import type { FormOf } from '../answer-props.ts';
import { HeightsAnswer } from './index.ts';

const graph: FormOf<'levels'> = {
  kind: 'levels',
  style: 'line',
  columns: [{ label: 'مهر' }, { label: 'آبان' }, { label: 'آذر' }],
  from: 0,
  to: 40,
  step: 10,
  move: 5,
};
const towers: FormOf<'levels'> = {
  kind: 'levels',
  style: 'blocks',
  columns: [
    { label: 'برج الف', start: 3 },
    { label: 'برج ب', start: 0 },
    { label: 'برج پ', start: 4 },
  ],
  from: 0,
  to: 4,
  step: 1,
};

const Answer = liveFrom(HeightsAnswer, { form: graph, value: { kind: 'levels', values: [] } });

const column = (name: string) => screen.getByRole('slider', { name });
const tower = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getByRole('status').textContent;
const sent = (onChange: ReturnType<typeof vi.fn>) => onChange.mock.lastCall?.[0].values;

/** Lays the plot from 100 px to 500 px of the screen: 50 px a mark of `graph`. */
function layPlot() {
  const plot = column('مهر').parentElement?.parentElement;
  if (plot == null) throw new Error('no plot');
  vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 400));
}

describe.each(DIRECTIONS)('HeightsAnswer in $dir', ({ dir }) => {
  it('has its first column at the left, walks right to the next, and raises by the keys of a slider', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />, { dir });
    expect(column('مهر')).toHaveAttribute('aria-valuetext', 'هنوز گذاشته نشده');
    await user.tab();
    await user.keyboard('{ArrowUp}');
    expect(sent(onChange)).toEqual([5, null, null]);
    await user.keyboard('{PageUp}{ArrowDown}{ArrowRight}{End}{ArrowUp}');
    expect(sent(onChange)).toEqual([10, 40, null]);
    await user.keyboard('{ArrowRight} ');
    expect(sent(onChange)).toEqual([10, 40, 0]);
    await user.keyboard('{ArrowLeft}{Delete}');
    expect(sent(onChange)).toEqual([10, null, 0]);
    expect(document.activeElement).toBe(column('آبان'));
  });
});

describe('a chart', () => {
  it('takes the mark nearest to a tap in a column, but not a finger that scrolls', () => {
    const onChange = vi.fn();
    renderPersian(<Answer onChange={onChange} />);
    layPlot();
    const place = column('آذر').parentElement;
    if (place === null) throw new Error('no column');
    const finger = { button: 0, isPrimary: true, pointerId: 3, pointerType: 'touch', clientX: 10 };
    fireEvent.pointerDown(place, { ...finger, clientY: 300 });
    fireEvent.pointerUp(place, { ...finger, clientY: 340 });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerDown(place, { ...finger, clientY: 340 });
    fireEvent.pointerUp(place, { ...finger, clientY: 342 });
    expect(sent(onChange)).toEqual([null, null, 15]);
    expect(document.activeElement).toBe(column('آذر'));
  });

  it('takes a knob along, never beyond the axis', () => {
    const onChange = vi.fn();
    renderPersian(<Answer onChange={onChange} value={{ kind: 'levels', values: [5, 10, 15] }} />);
    layPlot();
    const knob = column('آبان');
    const mouse = { button: 0, isPrimary: true, pointerId: 1, pointerType: 'mouse' };
    knob.setPointerCapture = () => {};
    knob.hasPointerCapture = () => true;
    fireEvent.pointerDown(knob, { ...mouse, clientY: 400 });
    fireEvent.pointerMove(knob, { ...mouse, clientY: 255 });
    expect(sent(onChange)).toEqual([5, 25, 15]);
    fireEvent.pointerMove(knob, { ...mouse, clientY: 20 });
    expect(sent(onChange)).toEqual([5, 40, 15]);
  });

  it('breaks its line where a point is not set yet', () => {
    const { container } = renderPersian(<Answer value={{ kind: 'levels', values: [0, null, 40] }} />);
    expect(container.querySelector('svg path')?.getAttribute('d')).toMatch(/^M[\d. ]+ 100M[\d. ]+ 0$/);
  });

  it('submits on Enter, begins afresh by its button, and changes nothing while read-only', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user, rerender } = renderPersian(
      <Answer onChange={onChange} onSubmit={onSubmit} value={{ kind: 'levels', values: [5, 10, 15] }} focusOnMount />,
    );
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'پاک کن' }));
    expect(sent(onChange)).toEqual([]);
    expect(document.activeElement).toBe(column('مهر'));
    rerender(<Answer onChange={onChange} onSubmit={onSubmit} isReadOnly />);
    column('مهر').focus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onChange).toHaveBeenCalledOnce();
  });
});

describe('towers', () => {
  it('move a block from one to another and say each step', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer form={towers} onChange={onChange} />);
    await user.tab();
    await user.keyboard(' ');
    expect(tower('برج الف، ۳ بلوک')).toHaveAttribute('aria-pressed', 'true');
    expect(said()).toBe('یک بلوک از برج الف برداشته شد؛ برجی را انتخاب کن که روی آن بگذاری.');
    await user.keyboard('{ArrowRight}{Enter}');
    expect(sent(onChange)).toEqual([2, 1, 4]);
    expect(said()).toBe('بلوک گذاشته شد: برج الف ۲، برج ب ۱.');
  });

  it('leave a block where it was when it is put back, when a tower is full, or when there is none', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer form={towers} onChange={onChange} />);
    await user.click(tower('برج ب، ۰ بلوک'));
    expect(said()).toBe('برج ب بلوکی ندارد.');
    await user.click(tower('برج الف، ۳ بلوک'));
    await user.keyboard('{Escape}');
    expect(said()).toBe('بلوک به جای خودش برگشت.');
    await user.click(tower('برج الف، ۳ بلوک'));
    await user.click(tower('برج پ، ۴ بلوک'));
    expect(said()).toBe('برج پ پر است.');
    await user.click(tower('برج الف، ۳ بلوک'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('let go of a block that is gone when all is cleared', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(
      <Answer form={towers} onChange={onChange} value={{ kind: 'levels', values: [2, 1, 4] }} />,
    );
    await user.click(tower('برج ب، ۱ بلوک'));
    await user.click(screen.getByRole('button', { name: 'پاک کن' }));
    await user.click(tower('برج الف، ۳ بلوک'));
    await user.click(tower('برج ب، ۰ بلوک'));
    expect(sent(onChange)).toEqual([2, 1, 4]);
  });

  it('submit on Ctrl+Enter', async () => {
    const onSubmit = vi.fn();
    const { user } = renderPersian(<Answer form={towers} onSubmit={onSubmit} focusOnMount />);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it.each([graph, towers])('and charts have no accessibility findings', async (form) => {
    const { container } = renderPersian(<Answer form={form} status="right" />);
    expect(await axeFindings(container)).toEqual([]);
  });
});
