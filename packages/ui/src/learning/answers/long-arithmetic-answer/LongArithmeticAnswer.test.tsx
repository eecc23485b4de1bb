import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, DIRECTIONS, renderPersian } from '../../../testing/index.ts';
import { liveFrom } from '../../../testing/live.tsx';
import type { AnswerHandle } from '../answer-props.ts';
import { WithNumberPad } from '../testing/WithNumberPad.tsx';
import { layOut } from './arithmetic-form.ts';
import { LongArithmeticAnswer, type LongArithmeticForm, type LongArithmeticInput } from './index.ts';

const EMPTY: LongArithmeticInput = { kind: 'long-arithmetic', carries: [], lines: [], result: [] };
const sum: LongArithmeticForm = { kind: 'long-arithmetic', operation: '+', terms: ['476', '258'] };
const difference: LongArithmeticForm = { kind: 'long-arithmetic', operation: '−', terms: ['503', '147'] };
const product: LongArithmeticForm = { kind: 'long-arithmetic', operation: '×', terms: ['47', '36'] };
const division: LongArithmeticForm = { kind: 'long-arithmetic', operation: '÷', dividend: '745', divisor: '3' };

const Answer = liveFrom(LongArithmeticAnswer, { form: sum, value: EMPTY });

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const at = (name: string) => expect(document.activeElement).toBe(box(name));
const counts = (form: LongArithmeticForm) => layOut(form).lines.map(({ id, columns }) => [id, columns.length]);

describe('room for the digits', () => {
  it('does not tell how long the answer is', () => {
    expect(counts(sum)).toEqual([
      ['carries', 2],
      ['result', 4],
    ]);
    expect(counts({ ...sum, terms: ['1', '1'] })).toEqual([['result', 2]]);
    expect(counts(difference)).toEqual([
      ['carries', 3],
      ['result', 3],
    ]);
    expect(counts({ ...difference, hasCarries: false })).toEqual([['result', 3]]);
    expect(counts(product)).toEqual([
      ['carries', 1],
      [0, 4],
      [1, 4],
      ['result', 4],
    ]);
    expect(counts({ ...product, terms: ['47', '6'] })).toEqual([
      ['carries', 1],
      ['result', 3],
    ]);
  });

  it('gives each step of a division the places its number can be in', () => {
    const { lines } = layOut(division);
    expect(lines.map(({ id, columns }) => [id, columns.join(' ')])).toEqual([
      ['result', '5 6 7'],
      [0, '2 3'],
      [1, '2 3 4'],
      [2, '2 3 4'],
      [3, '3 4'],
      [4, '3 4'],
      [5, '4'],
    ]);
  });
});

describe.each(DIRECTIONS)('LongArithmeticAnswer in $dir', ({ dir }) => {
  it('writes a sum from the ones leftwards, and a small number leads back under it', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} onSubmit={onSubmit} focusOnMount />, { dir });
    at('حاصل، یکان');
    await user.keyboard('۴');
    at('حاصل، دهگان');
    await user.keyboard('{ArrowUp}');
    at('رقم کوچک بالای دهگان');
    await user.keyboard('1');
    at('حاصل، دهگان');
    await user.keyboard('٣۷');
    expect(onChange).toHaveBeenLastCalledWith({ ...EMPTY, carries: ['', '1'], result: ['', '۷', '٣', '۴'] });
    at('حاصل، یکان هزار');
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('follows the arrows of the screen', async () => {
    const { user } = renderPersian(<Answer focusOnMount />, { dir });
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    at('حاصل، صدگان');
    await user.keyboard('{ArrowRight}');
    at('حاصل، دهگان');
    await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowDown}');
    at('حاصل، صدگان');
    await user.keyboard('{ArrowDown}');
    at('حاصل، صدگان');
  });
});

describe('LongArithmeticAnswer', () => {
  it('takes a new digit for the old one, lets a digit be taken away, and goes back from an empty box', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} value={{ ...EMPTY, result: ['', '۷', '۳', '۴'] }} />);
    await user.click(box('حاصل، دهگان'));
    await user.keyboard('5');
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ result: ['', '۷', '5', '۴'] }));
    await user.click(box('حاصل، دهگان'));
    await user.keyboard('{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ result: ['', '۷', '', '۴'] }));
    at('حاصل، دهگان');
    await user.keyboard('{Backspace}');
    at('حاصل، یکان');
  });

  it('goes on too when a digit is written over by itself', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} value={{ ...EMPTY, result: ['', '۷', '۳', '۴'] }} />);
    await user.click(box('حاصل، یکان'));
    await user.keyboard('۵');
    at('حاصل، دهگان');
    await user.keyboard('۳');
    at('حاصل، صدگان');
    await user.keyboard('۸');
    expect(onChange).toHaveBeenLastCalledWith({ ...EMPTY, carries: ['', ''], result: ['', '۸', '۳', '۵'] });
  });

  it('heeds no letter, and spreads what is pasted over the places', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(<Answer onChange={onChange} focusOnMount />);
    await user.keyboard('س-');
    expect(onChange).not.toHaveBeenCalled();
    await user.paste('۷۳۴');
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ result: ['', '۷', '۳', '۴'] }));
  });

  it('waits for the second digit of a borrowed number, and strikes out what was borrowed from', async () => {
    const onChange = vi.fn();
    const { container, user } = renderPersian(<Answer form={difference} onChange={onChange} />);
    await user.click(box('رقم کوچک بالای یکان'));
    await user.keyboard('۱');
    at('رقم کوچک بالای یکان');
    box('رقم کوچک بالای یکان').select();
    await user.keyboard('۱۳');
    at('حاصل، یکان');
    await user.click(box('رقم کوچک بالای دهگان'));
    await user.keyboard('9');
    at('حاصل، دهگان');
    expect(onChange).toHaveBeenLastCalledWith({ ...EMPTY, carries: ['', '9', '۱۳'], result: ['', '', ''] });
    expect([...container.querySelectorAll('[data-part=struck]')].map(({ textContent }) => textContent)).toEqual([
      '۰',
      '۳',
    ]);
  });

  it('goes through the partial products of a product, line by line', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user } = renderPersian(<Answer form={product} onChange={onChange} onSubmit={onSubmit} focusOnMount />);
    await user.keyboard('۲');
    at('سطر ۱، دهگان');
    await user.keyboard('{ArrowUp}۴');
    at('سطر ۱، دهگان');
    await user.keyboard('۸۲{Enter}۰۱');
    box('رقم کوچک بالای دهگان').focus();
    box('رقم کوچک بالای دهگان').select();
    await user.keyboard('۲');
    at('سطر ۲، صدگان');
    await user.keyboard('۴۱{Enter}۲۹۶۱');
    expect(onChange).toHaveBeenLastCalledWith({
      ...EMPTY,
      carries: ['۲'],
      lines: [
        ['', '۲', '۸', '۲'],
        ['۱', '۴', '۱', '۰'],
      ],
      result: ['۱', '۶', '۹', '۲'],
    });
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('goes round with each digit of a quotient: the digit, what is taken away, what is left', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user } = renderPersian(<Answer form={division} onChange={onChange} onSubmit={onSubmit} focusOnMount />);
    at('خارج‌قسمت، رقم ۱');
    await user.keyboard('۲');
    at('گام ۱، عددی که کم می‌شود، زیر رقم ۱');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    at('خارج‌قسمت، رقم ۱');
    await user.keyboard('{Enter}۶{Enter}۱۴{Enter}');
    at('خارج‌قسمت، رقم ۲');
    await user.keyboard('۴۱۲{Enter}۲۵{Enter}۸۲۴{Enter}۱');
    expect(onChange).toHaveBeenLastCalledWith({
      ...EMPTY,
      result: ['۲', '۴', '۸'],
      lines: [['۶', ''], ['۱', '۴', ''], ['۱', '۲', ''], ['۲', '۵'], ['۲', '۴'], ['۱']],
    });
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('goes on under the number pad, by finger in the next box and by keys without leaving the pad', async () => {
    const onChange = vi.fn();
    const { user } = renderPersian(
      <WithNumberPad>
        <Answer onChange={onChange} />
      </WithNumberPad>,
    );
    await user.click(box('حاصل، یکان'));
    await user.click(screen.getByRole('button', { name: '۴' }));
    at('حاصل، دهگان');
    screen.getByRole('button', { name: '۳' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '۳' }));
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ result: ['', '۳', '۳', '۴'] }));
    box('حاصل، دهگان').focus();
    box('حاصل، دهگان').select();
    await user.click(screen.getByRole('button', { name: '۳' }));
    at('حاصل، صدگان');
  });

  it('changes nothing while read-only, but hands Enter on; Ctrl+Enter submits from anywhere', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user, rerender } = renderPersian(
      <Answer onSubmit={onSubmit} form={product} onChange={onChange} focusOnMount />,
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
    rerender(<Answer onSubmit={onSubmit} form={product} onChange={onChange} isReadOnly status="wrong" />);
    await user.keyboard('5{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(screen.getByText('هنوز نه')).toBeDefined();
  });

  it('takes the focus on demand where the first empty line begins', () => {
    const handle = createRef<AnswerHandle>();
    renderPersian(
      <Answer
        form={product}
        ref={handle}
        value={{
          ...EMPTY,
          lines: [
            ['', '۲', '۸', '۲'],
            ['', '', '', ''],
          ],
        }}
      />,
    );
    handle.current?.focus();
    at('سطر ۲، یکان');
  });

  it('names decimal places and says what is asked, without accessibility findings', async () => {
    const { container } = renderPersian(
      <>
        <p id="stem">حساب کن.</p>
        <Answer
          labelledBy="stem"
          form={{ ...sum, terms: ['12.5', '3.75'] }}
          value={{ ...EMPTY, result: ['', '۱', '۶', '۲', '۵'] }}
          status="right"
        />
      </>,
    );
    expect(screen.getByRole('group', { name: 'حساب کن.' })).toBeDefined();
    expect(screen.getByText('زیر هم حساب کن: دوازده و پنج دهم به‌علاوهٔ سه و هفتاد و پنج صدم.')).toBeDefined();
    expect(box('حاصل، صدم').value).toBe('۵');
    expect(box('حاصل، یکان').value).toBe('۶');
    expect(await axeFindings(container)).toEqual([]);
  });
});
