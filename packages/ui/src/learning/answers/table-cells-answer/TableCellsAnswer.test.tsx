import { blanksOf } from '@mashq/curriculum/answers';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import { text } from '../../testing/nodes.ts';
import type { AnswerHandle } from '../answer-props.ts';
import { WithNumberPad } from '../testing/WithNumberPad.tsx';
import { blankTowards } from './blank-towards.ts';
import { TableCellsAnswer, type TableCellsForm } from './index.ts';

const given = (value: string) => ({ t: 'math', math: { t: 'number', value } }) as const;
const blank = { t: 'blank' } as const;

const form: TableCellsForm = {
  kind: 'table-cells',
  description: 'دفتر و قیمت',
  columns: ['چه چیز', 'یکی', 'دو تا', 'سه تا'],
  hasRowHeadings: true,
  rows: [
    [text('دفتر'), blank, blank, given('3')],
    [text('قیمت'), given('12'), blank, { t: 'blank', unit: 'تومان' }],
  ],
};

const Answer = liveFrom(TableCellsAnswer, { form, value: { kind: 'table-cells', values: [] } });

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const typed = (...values: string[]) => ({ kind: 'table-cells', values });

describe('the way between empty cells', () => {
  const blanks = blanksOf(form);

  it('counts them row by row', () => {
    expect(blanks).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 3],
    ]);
  });

  it('stays in its row along it, keeps to its column across, and else takes the nearest', () => {
    expect(blankTowards(blanks, 0, 'next')).toBe(1);
    expect(blankTowards(blanks, 1, 'next')).toBeNull();
    expect(blankTowards(blanks, 1, 'down')).toBe(2);
    expect(blankTowards(blanks, 0, 'down')).toBe(2);
    expect(blankTowards(blanks, 3, 'up')).toBe(1);
    expect(blankTowards(blanks, 0, 'up')).toBeNull();
    expect(
      blankTowards(
        [
          [0, 0],
          [1, 1],
          [2, 0],
        ],
        0,
        'down',
      ),
    ).toBe(2);
  });
});

describe.each(DIRECTIONS)('TableCellsAnswer in $dir', ({ dir, next, previous }) => {
  it('goes to the empty cell on that side of the screen once the caret is at the edge', async () => {
    const { user } = renderPersian(<Answer />, { dir });
    await user.tab();
    expect(document.activeElement).toBe(box('یکی، دفتر'));
    await user.keyboard(next);
    expect(document.activeElement).toBe(box('دو تا، دفتر'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(box('دو تا، قیمت'));
    await user.keyboard(`${previous}`);
    expect(document.activeElement).toBe(box('دو تا، قیمت'));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(box('دو تا، دفتر'));
    await user.keyboard(`12${next}`);
    expect(document.activeElement).toBe(box('دو تا، دفتر'));
  });
});

describe('TableCellsAnswer', () => {
  it('passes on what is typed in any digits, cell by cell, and submits after the last', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} onSubmit={onSubmit} />);
    await user.tab();
    await user.keyboard('۱{Enter}2{Enter}٢٤{Enter}۳۶');
    expect(onChange).toHaveBeenLastCalledWith(typed('۱', '2', '٢٤', '۳۶'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is written in by the number pad, in the cell that has the focus', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(
      <WithNumberPad>
        <Answer onChange={onChange} />
      </WithNumberPad>,
    );
    await user.click(box('دو تا، قیمت'));
    await user.click(screen.getByRole('button', { name: '۲' }));
    await user.click(screen.getByRole('button', { name: 'خانهٔ بعدی' }));
    await user.click(screen.getByRole('button', { name: '۳' }));
    expect(onChange).toHaveBeenLastCalledWith(typed('', '', '۲', '۳'));
  });

  it('names each empty cell by its headings and unit, and ties the headings to the table', () => {
    renderPersian(<Answer />);
    expect(screen.getByRole('table', { name: 'دفتر و قیمت' })).toBeDefined();
    expect(box('سه تا، قیمت (تومان)')).toBeDefined();
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['دفتر', 'قیمت']);
  });

  it('names them in the digits its headings are drawn in', () => {
    const columns = ['چه سال', 'سال 1403'];
    renderPersian(<Answer form={{ ...form, columns, rows: [[text('سال 1402'), blank]] }} />);
    expect(screen.getByRole('rowheader').textContent).toBe('سال ۱۴۰۲');
    expect(box('سال ۱۴۰۳، سال ۱۴۰۲')).toBeDefined();
  });

  it('names them by their places where the table has no headings', () => {
    renderPersian(<Answer form={{ kind: 'table-cells', description: 'جدول', rows: [[given('1'), blank]] }} />);
    expect(box('ستون ۲، سطر ۱')).toBeDefined();
  });

  it('changes nothing while read-only, but hands Enter on', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user } = renderPersian(<Answer isReadOnly status="wrong" onChange={onChange} onSubmit={onSubmit} />);
    await user.tab();
    await user.keyboard('5{ArrowDown}{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getByText('هنوز نه')).toBeDefined();
  });

  it('takes the focus when it appears, and on demand at the first cell still empty', () => {
    const handle = createRef<AnswerHandle>();
    renderPersian(<Answer focusOnMount ref={handle} value={{ kind: 'table-cells', values: ['۱', '', '', ''] }} />);
    expect(document.activeElement).toBe(box('یکی، دفتر'));
    handle.current?.focus();
    expect(document.activeElement).toBe(box('دو تا، دفتر'));
  });

  it('is named by the question and has no accessibility findings', async () => {
    const { container } = renderPersian(
      <>
        <p id="stem">جدول را کامل کن.</p>
        <Answer labelledBy="stem" status="right" value={{ kind: 'table-cells', values: ['۱', '۲', '۲۴', '۳۶'] }} />
      </>,
    );
    expect(screen.getByRole('group', { name: 'جدول را کامل کن.' })).toBeDefined();
    expect(screen.getByRole('group', { name: 'جدول را کامل کن.' })).toHaveAccessibleDescription(/با پیکان‌ها/);
    expect(box('یکی، دفتر')).toHaveAccessibleDescription('درست');
    expect(await axeFindings(container)).toEqual([]);
  });
});
