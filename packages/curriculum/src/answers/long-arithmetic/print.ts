import type { Inline } from '../../content/blocks.ts';
import { line, math, text } from '../../content/build.ts';
import type { MathNode } from '../../content/math.ts';
import { num, row, words } from '../../content/nodes.ts';
import { Decimal } from '../../numbers/decimal.ts';
import type { AnswerMessages } from '../kind.ts';
import { decimalsOf } from './lines.ts';
import type { LongArithmeticForm, LongArithmeticInput, LongArithmeticKey } from './model.ts';

/** The result; of a division «خارج‌قسمت: ۲۴۸، باقی‌مانده: ۱». */
export function printKey(
  { result, decimals = 0, remainder }: LongArithmeticKey,
  form: LongArithmeticForm,
): readonly Inline[] {
  if (form.operation !== '÷') return [math(num(Decimal.of(BigInt(result), decimals)))];
  const quotient = [text('خارج‌قسمت: '), math(num(result))];
  return remainder === undefined ? quotient : [...quotient, text('، باقی‌مانده: '), math(num(remainder))];
}

/** The result as it was written, an empty box between digits as one, and of a division the last line. */
export function printInput({ result, lines }: LongArithmeticInput, form: LongArithmeticForm): readonly Inline[] {
  const written = asWritten(result, decimalsOf(form));
  const last = lines.findLast((one) => one.some((digit) => digit !== ''));
  if (form.operation !== '÷') return written === null ? [] : [math(written)];
  const left = last === undefined ? null : asWritten(last, 0);
  return [
    ...(written === null ? [] : [text('خارج‌قسمت: '), math(written)]),
    ...(left === null ? [] : [text(`${written === null ? '' : '، '}باقی‌مانده: `), math(left)]),
  ];
}

function asWritten(boxes: readonly string[], decimals: number): MathNode | null {
  const first = boxes.findIndex((box) => box !== '');
  if (first === -1) return null;
  const last = boxes.findLastIndex((box) => box !== '');
  const mark = boxes.length - decimals;
  const digits = boxes.map((box, index) => `${decimals > 0 && index === mark ? '٫' : ''}${box === '' ? '□' : box}`);
  return row(words(digits.slice(first, last + 1).join('')));
}

export const messages: AnswerMessages = {
  empty: line`اول رقم‌ها را در خانه‌ها بنویس.`,
  wrong: line`ستون به ستون، یک بار دیگر از اول حساب کن.`,
  partial: () => line`بعضی از رقم‌ها درست است. ستون به ستون یک بار دیگر نگاه کن.`,
};
