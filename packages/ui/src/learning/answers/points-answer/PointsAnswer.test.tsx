import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import type { FormOf } from '../answer-props.ts';
import { PointsAnswer } from './index.ts';

const paper: FormOf<'points'> = {
  kind: 'points',
  width: 4,
  height: 3,
  background: 'squares',
  shapes: [{ t: 'point', at: [1, 1], label: 'م' }],
  description: 'نقطهٔ م روی صفحهٔ شطرنجی.',
  count: 2,
};

const Answer = liveFrom(PointsAnswer, { form: paper, value: { kind: 'points', points: [] } });

const at = (x: string, y: string) => screen.getByRole('button', { name: `${x} خانه از چپ، ${y} خانه از پایین` });
const said = () => screen.getByRole('status').textContent;
const drawn = () => document.querySelector('svg svg path')?.getAttribute('d');

describe.each(DIRECTIONS)('PointsAnswer in $dir', ({ dir }) => {
  it('counts from the left and from below, and its keys go where they point', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />, { dir });
    await user.tab();
    expect(document.activeElement).toBe(at('۲', '۲'));
    await user.keyboard('{ArrowRight}{ArrowUp} ');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'points', points: [[3, 3]] });
    expect(said()).toBe('نقطه گذاشته شد: ۳ خانه از چپ، ۳ خانه از پایین؛ ۱ از ۲.');
    await user.keyboard('{Home}{PageDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({
      kind: 'points',
      points: [
        [3, 3],
        [0, 0],
      ],
    });
  });
});

describe('PointsAnswer', () => {
  it('takes a point away when it is tapped again or deleted, and moves the last one when all are set', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    const last = () => onChange.mock.lastCall?.[0].points;
    await user.click(at('۰', '۰'));
    await user.click(at('۴', '۳'));
    await user.click(at('۲', '۲'));
    expect(last()).toEqual([
      [0, 0],
      [2, 2],
    ]);
    await user.click(at('۰', '۰'));
    expect(last()).toEqual([[2, 2]]);
    expect(said()).toBe('نقطه برداشته شد: ۰ خانه از چپ، ۰ خانه از پایین.');
    at('۲', '۲').focus();
    await user.keyboard('{Delete}');
    expect(last()).toEqual([]);
  });

  it('names points that have a letter, and coordinates where the paper has them', () => {
    const { rerender } = renderPersian(<Answer />);
    expect(screen.getByRole('button', { name: '۱ خانه از چپ، ۱ خانه از پایین، نقطهٔ م' })).toBeInTheDocument();
    expect(screen.getByRole('group')).toHaveAccessibleDescription(/نقطهٔ م روی صفحهٔ شطرنجی.*۲ نقطه/);
    rerender(<Answer form={{ ...paper, background: 'numbered', shapes: [] }} />);
    expect(screen.getByRole('button', { name: 'طول ۱، عرض ۲' })).toBeInTheDocument();
  });

  it('draws the figure that the points make, closed from its third corner on', async () => {
    const form = {
      ...paper,
      join: { t: 'polygon', given: [[1, 1]] },
    } as const;
    const { user } = renderPersian(<Answer form={form} />);
    expect(drawn()).toBe('');
    await user.click(at('۳', '۱'));
    expect(drawn()).toMatch(/^M[\d. ]+L[\d. ]+$/);
    await user.click(at('۳', '۳'));
    expect(drawn()).toMatch(/^M[\d. ]+L[\d. ]+L[\d. ]+Z$/);
  });

  it('draws a line on past both points', async () => {
    const { user } = renderPersian(<Answer form={{ ...paper, count: 1, join: { t: 'line', through: [1, 1] } }} />);
    await user.click(at('۳', '۱'));
    expect(drawn()).toMatch(/^M-\d+ [\d.]+L\d+ [\d.]+$/);
  });

  it('begins afresh by its button, submits on Ctrl+Enter, and changes nothing while read-only', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user, rerender } = renderPersian(
      <Answer onChange={onChange} onSubmit={onSubmit} value={{ kind: 'points', points: [[0, 0]] }} focusOnMount />,
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'پاک کن' }));
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'points', points: [] });
    rerender(<Answer onChange={onChange} onSubmit={onSubmit} isReadOnly />);
    await user.click(at('۰', '۰'));
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('has no accessibility findings', async () => {
    const { container } = renderPersian(<Answer status="right" value={{ kind: 'points', points: [[0, 0]] }} />);
    expect(await axeFindings(container)).toEqual([]);
  });
});
