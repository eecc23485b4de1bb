import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import type { FormOf } from '../answer-props.ts';
import { CellsAnswer } from './index.ts';

const board: FormOf<'cells'> = {
  kind: 'cells',
  rows: 3,
  columns: 4,
  fixed: [{ row: 0, column: 1 }],
  axis: { kind: 'vertical', halves: 4 },
};

const Answer = liveFrom(CellsAnswer, { form: board, value: { kind: 'cells', cells: [] } });

const square = (row: string, column: string) => screen.getByRole('button', { name: `سطر ${row}، ستون ${column}` });

describe.each(DIRECTIONS)('CellsAnswer in $dir', ({ dir }) => {
  it('walks in the directions of the screen, from the first column at the left, and stops at the edges', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />, { dir });
    await user.tab();
    expect(document.activeElement).toBe(square('۱', '۱'));
    expect(square('۱', '۱').closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(square('۲', '۲'));
    await user.keyboard('{End}{ArrowRight}{PageDown}{ArrowDown} ');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'cells', cells: [[2, 3]] });
    await user.keyboard('{Home}{PageUp}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({
      kind: 'cells',
      cells: [
        [2, 3],
        [0, 0],
      ],
    });
  });
});

describe('CellsAnswer', () => {
  it('colors a square when it is tapped, and takes the color off when it is tapped again or deleted', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    await user.click(square('۳', '۱'));
    expect(square('۳', '۱')).toHaveAttribute('aria-pressed', 'true');
    await user.click(square('۳', '۱'));
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'cells', cells: [] });
    await user.click(square('۲', '۲'));
    await user.keyboard('{Delete}');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'cells', cells: [] });
    await user.keyboard('{Delete}');
    expect(onChange).toHaveBeenCalledTimes(4);
  });

  it('leaves squares colored beforehand as they are, and says so', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} />);
    const fixed = screen.getByRole('button', { name: 'سطر ۱، ستون ۲، از پیش رنگی' });
    await user.click(fixed);
    fixed.focus();
    await user.keyboard(' {Enter}{Delete}');
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{ArrowRight} ');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'cells', cells: [[0, 2]] });
  });

  it('is one Tab stop, says what the board looks like, and begins afresh by its button', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} value={{ kind: 'cells', cells: [[1, 1]] }} />);
    await user.tab();
    expect(screen.getByRole('group')).toHaveAccessibleDescription(
      /۳ سطر و ۴ ستون.*خط تقارن ایستاده میان ستون ۲ و ستون ۳/,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'cells', cells: [] });
    expect(document.activeElement).toBe(square('۱', '۱'));
  });

  it.each([
    [{ kind: 'horizontal', halves: 3 }, /خط تقارن خوابیده از میان سطر ۲/],
    [{ kind: 'falling' }, /خط تقارن مورب از گوشهٔ بالا و چپ/],
    [{ kind: 'rising' }, /خط تقارن مورب از گوشهٔ پایین و چپ/],
  ] as const)('says where the mirror line %o runs', (axis, said) => {
    renderPersian(<Answer form={{ ...board, rows: 4, axis }} />);
    expect(screen.getByRole('group')).toHaveAccessibleDescription(said);
  });

  it('submits on Ctrl+Enter, and while read-only on Enter without a change', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user, rerender } = renderPersian(<Answer onChange={onChange} onSubmit={onSubmit} focusOnMount />);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
    rerender(<Answer onChange={onChange} onSubmit={onSubmit} isReadOnly />);
    await user.keyboard('{Enter} ');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'پاک کن' })).toBeNull();
  });

  it('has no accessibility findings', async () => {
    const { container } = renderPersian(<Answer status="wrong" value={{ kind: 'cells', cells: [[1, 1]] }} />);
    expect(await axeFindings(container)).toEqual([]);
  });
});
