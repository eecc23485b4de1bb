import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import { AngleAnswer } from './index.ts';

const Answer = liveFrom(AngleAnswer, {
  form: { kind: 'angle', zero: 'right' },
  value: { kind: 'angle', degrees: null },
});

const fromLeft = { kind: 'angle', zero: 'left' } as const;
const slider = () => screen.getByRole('slider', { name: 'ضلع زاویه' });
const degrees = () => Number(slider().getAttribute('aria-valuenow'));
const arm = () => Number(document.querySelector('[data-arm]')?.getAttribute('data-arm'));

/** Lays the vertex at (200, 200) of the screen. */
function layVertex(): HTMLElement {
  const vertex = document.querySelector('svg > circle');
  const face = slider().closest<HTMLElement>('[data-editable]');
  if (vertex === null || face === null) throw new Error('the arm cannot be turned');
  vi.spyOn(vertex, 'getBoundingClientRect').mockReturnValue(new DOMRect(194, 194, 12, 12));
  return face;
}

describe.each(DIRECTIONS)('AngleAnswer in $dir', ({ dir }) => {
  it('turns towards the side that the arrow points to, from either zero', async () => {
    const { user } = renderPersian(<Answer value={{ kind: 'angle', degrees: 40 }} />, { dir });
    await user.tab();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(degrees()).toBe(42);
    await user.keyboard('{ArrowRight}');
    expect([degrees(), arm()]).toEqual([41, 41]);
  });

  it('opens from the left where the zero is there', async () => {
    const { user } = renderPersian(<Answer form={fromLeft} value={{ kind: 'angle', degrees: 40 }} />, { dir });
    expect(arm()).toBe(140);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect([degrees(), arm()]).toEqual([39, 141]);
  });
});

describe('AngleAnswer', () => {
  it('is untouched until it is touched, then says both numbers under the arm', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer form={fromLeft} onChange={onChange} />);
    expect(slider()).toHaveAttribute('aria-valuetext', 'هنوز نچرخانده‌ای');
    await user.tab();
    await user.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'angle', degrees: 0 });
    await user.keyboard('{PageUp}{ArrowUp}');
    expect(slider()).toHaveAttribute('aria-valuetext', 'درجه‌بندی درونی ۱۶۹، بیرونی ۱۱');
    await user.keyboard('{Delete}');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'angle', degrees: null });
  });

  it('never turns beyond the protractor', async () => {
    const { user } = renderPersian(<Answer value={{ kind: 'angle', degrees: 175 }} />);
    await user.tab();
    await user.keyboard('{PageUp}');
    expect(degrees()).toBe(180);
    await user.keyboard('{Home}{ArrowDown}{PageDown}');
    expect(degrees()).toBe(0);
  });

  it('goes along with a mouse, below the base to the nearer end', () => {
    const onChange = vi.fn();
    renderPersian(<Answer onChange={onChange} />);
    const face = layVertex();
    const mouse = { button: 0, isPrimary: true, pointerId: 1, pointerType: 'mouse' };
    face.setPointerCapture = () => {};
    fireEvent.pointerDown(face, { ...mouse, clientX: 300, clientY: 100 });
    fireEvent.pointerMove(face, { ...mouse, clientX: 200, clientY: 90 });
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'angle', degrees: 90 });
    fireEvent.pointerMove(face, { ...mouse, clientX: 100, clientY: 230 });
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'angle', degrees: 180 });
    fireEvent.pointerUp(face, { ...mouse, clientX: 300, clientY: 100 });
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'angle', degrees: 45 });
    expect(document.activeElement).toBe(slider());
    fireEvent.pointerMove(face, { ...mouse, clientX: 200, clientY: 90 });
    expect(degrees()).toBe(45);
  });

  it('takes a finger on the face for a tap only when it is not scrolling', () => {
    const onChange = vi.fn();
    renderPersian(<Answer onChange={onChange} />);
    const face = layVertex();
    const finger = { button: 0, isPrimary: true, pointerId: 7, pointerType: 'touch' };
    fireEvent.pointerDown(face, { ...finger, clientX: 300, clientY: 100 });
    fireEvent.pointerMove(face, { ...finger, clientX: 300, clientY: 150 });
    fireEvent.pointerUp(face, { ...finger, clientX: 300, clientY: 150 });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerDown(face, { ...finger, clientX: 300, clientY: 100 });
    fireEvent.pointerUp(face, { ...finger, clientX: 301, clientY: 101 });
    expect(degrees()).toBe(44);
  });

  it('turns one degree by its buttons and begins afresh by another', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer value={{ kind: 'angle', degrees: 40 }} onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'یک درجه به چپ' }));
    await user.click(screen.getByRole('button', { name: 'یک درجه به چپ' }));
    await user.click(screen.getByRole('button', { name: 'یک درجه به راست' }));
    expect(degrees()).toBe(41);
    await user.click(screen.getByRole('button', { name: 'پاک کن' }));
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'angle', degrees: null });
  });

  it('submits on Enter and stays as it is while read-only', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user } = renderPersian(
      <Answer isReadOnly value={{ kind: 'angle', degrees: 40 }} onChange={onChange} onSubmit={onSubmit} focusOnMount />,
    );
    await user.keyboard('{ArrowLeft}{End}{Delete}{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has no accessibility findings', async () => {
    const { container } = renderPersian(<Answer status="right" value={{ kind: 'angle', degrees: 40 }} />);
    expect(await axeFindings(container)).toEqual([]);
  });
});
