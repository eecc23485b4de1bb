import type { Inline } from '../../content/blocks.ts';
import { line, math, text } from '../../content/build.ts';
import type { MathNode } from '../../content/math.ts';
import { num, row, words } from '../../content/nodes.ts';
import { Decimal } from '../../numbers/decimal.ts';
import type { AnswerMessages, AnswerModel, RightParts } from '../kind.ts';
import { normalizeInput } from '../normalize.ts';
import { type Fields, given, listOf, type Reading, refuse, strings } from '../reading.ts';
import { longArithmeticEmptiness } from './empty.ts';
import { decimalsOf, isUntouched, numbersOf } from './lines.ts';
import type { LongArithmeticForm, LongArithmeticInput, LongArithmeticKey } from './model.ts';

function publicForm(form: LongArithmeticForm): LongArithmeticForm {
  const { kind } = form;
  if (form.operation === '÷') {
    const { operation, dividend, divisor } = form;
    return { kind, operation, dividend, divisor };
  }
  const { operation, terms, hasCarries } = form;
  return { kind, operation, terms, ...(hasCarries === undefined ? {} : { hasCarries }) };
}

/** More boxes than any form has. */
const MAX_BOXES = 40;

/** The result and then the lines that were written, each as a whole number. */
function read(form: LongArithmeticForm, fields: Fields): Reading {
  const rows = listOf(fields.lines)?.map(digitsOf);
  const [result, carries] = [digitsOf(fields.result), digitsOf(fields.carries)];
  if (rows === undefined || result === null || carries === null) return refuse('unknown-option');
  const lines = rows.filter((row) => row !== null);
  if (lines.length < rows.length || lines.length > MAX_BOXES) return refuse('unknown-option');
  if (result.length > resultBoxes(form)) return refuse('unknown-option');
  if ([result, ...lines].every(isUntouched)) return refuse('empty');
  const numbers = numbersOf(form, result, lines);
  return numbers === null ? refuse('incomplete') : given(numbers);
}

/** Room for every digit that could be needed: a sum may have one place more than its longest term, a product as many as both factors. */
function resultBoxes(form: LongArithmeticForm): number {
  if (form.operation === '÷') return Math.max(1, form.dividend.length - form.divisor.length + 1);
  const lengths = form.terms.map((term) => (term.split('.')[0]?.length ?? 0) + decimalsOf(form));
  const widest = Math.max(...lengths);
  return { '+': widest + 1, '−': widest, '×': lengths.reduce((total, length) => total + length, 0) }[form.operation];
}

/** The boxes of a line, each with a digit or nothing; null when there is something else in one. */
function digitsOf(value: unknown): readonly string[] | null {
  const boxes = strings(value)?.map(normalizeInput) ?? null;
  return boxes !== null && boxes.length <= MAX_BOXES && boxes.every((box) => /^\d{0,2}$/.test(box)) ? boxes : null;
}

function parts({ result, lines }: LongArithmeticKey): readonly string[] {
  return [result, ...lines];
}

function inputFromKey({ kind, result, lines, decimals = 0 }: LongArithmeticKey): LongArithmeticInput {
  return { kind, carries: [], lines: lines.map((line) => [...line]), result: [...result.padStart(decimals + 1, '0')] };
}

/** Any steps will do that lead to the result: a line may be left out, none may be wrong. */
function rule({ result, lines, remainder, telling }: LongArithmeticKey): string {
  return telling === true ? result : JSON.stringify([result, lines, remainder]);
}

function matches(key: LongArithmeticKey, [result, ...lines]: readonly string[]): boolean {
  if (key.telling === true) return result === key.result;
  const isEnded = key.remainder === undefined || lines.at(-1) === key.remainder;
  return result === key.result && isEnded && rightLines(key, lines).every(Boolean);
}

/** Of each line that was written, whether it comes at its turn among the lines of the key. */
function rightLines({ lines }: LongArithmeticKey, written: readonly string[]): readonly boolean[] {
  let next = 0;
  return written.map((line) => {
    const at = lines.indexOf(line, next);
    if (at === -1) return false;
    next = at + 1;
    return true;
  });
}

/** Digits of the result count one by one from the ones, and each line that was written. */
function rightParts(key: LongArithmeticKey, given: readonly string[]): RightParts {
  const all = verdicts(key, given);
  return { right: all.filter(Boolean).length, outOf: all.length };
}

/** Of each digit of the result from the left, then of each line that was written, whether it is right. */
function verdicts(key: LongArithmeticKey, [result = '', ...lines]: readonly string[]): readonly boolean[] {
  const length = Math.max(key.result.length, result.length);
  const [wanted, written] = [key.result.padStart(length), result.padStart(length)];
  return [...[...wanted].map((digit, index) => digit === written[index]), ...rightLines(key, lines)];
}

function fault(form: LongArithmeticForm, { remainder, lines }: LongArithmeticKey): string | null {
  if (form.operation !== '÷') return remainder === undefined ? null : 'only a division leaves something';
  return form.divisor.length > form.dividend.length || lines.length === 0 ? 'the division has no steps' : null;
}

/** The result; of a division «خارج‌قسمت: ۲۴۸، باقی‌مانده: ۱». */
function printKey({ result, decimals = 0, remainder }: LongArithmeticKey, form: LongArithmeticForm): readonly Inline[] {
  if (form.operation !== '÷') return [math(num(Decimal.of(BigInt(result), decimals)))];
  const quotient = [text('خارج‌قسمت: '), math(num(result))];
  return remainder === undefined ? quotient : [...quotient, text('، باقی‌مانده: '), math(num(remainder))];
}

/** The result as it was written, an empty box between digits as one, and of a division the last line. */
function printInput({ result, lines }: LongArithmeticInput, form: LongArithmeticForm): readonly Inline[] {
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

const messages: AnswerMessages = {
  empty: line`اول رقم‌ها را در خانه‌ها بنویس.`,
  wrong: line`ستون به ستون، یک بار دیگر از اول حساب کن.`,
  partial: () => line`بعضی از رقم‌ها درست است. ستون به ستون یک بار دیگر نگاه کن.`,
};

export const longArithmeticModel: AnswerModel<LongArithmeticForm, LongArithmeticInput, LongArithmeticKey> = {
  kind: 'long-arithmetic',
  publicForm,
  read,
  parts,
  inputFromKey,
  matches,
  rule,
  rightParts,
  verdicts,
  fault,
  printKey,
  printInput,
  messages,
  emptiness: longArithmeticEmptiness,
};
