import { normalizeInput } from '../normalize.ts';
import { type Fields, given, listOf, type Reading, refuse, strings } from '../reading.ts';
import type { LongArithmeticForm } from './model.ts';

/** More boxes than any form has. */
const MOST_BOXES = 40;

/** The result and then the lines that were written, each as a whole number. */
export function read(form: LongArithmeticForm, fields: Fields): Reading {
  const rows = listOf(fields.lines)?.map(digitsOf);
  const [result, carries] = [digitsOf(fields.result), digitsOf(fields.carries)];
  if (rows === undefined || result === null || carries === null) return refuse('unknown-option');
  const lines = rows.filter((row) => row !== null);
  if (lines.length < rows.length || lines.length > MOST_BOXES) return refuse('unknown-option');
  if (result.length > resultBoxes(form)) return refuse('unknown-option');
  if ([result, ...lines].every(isUntouched)) return refuse('empty');
  const [decimals, isDivision] = [decimalsOf(form), form.operation === '÷'];
  const whole = isDivision ? inARow(result) : byPlaces(result, decimals);
  if (whole === null) return refuse('incomplete');
  const parts = [whole];
  for (const line of lines.filter((one) => !isUntouched(one))) {
    // A partial product begins further left; the places after it are zeros, written or not.
    const value = isDivision ? inARow(line) : byPlaces(line, line.length);
    if (value === null) return refuse('incomplete');
    parts.push(value);
  }
  return given(parts);
}

/** Room for every digit that could be needed: a sum may have one place more than its longest term, a product as many as both factors. */
function resultBoxes(form: LongArithmeticForm): number {
  if (form.operation === '÷') return Math.max(1, form.dividend.length - form.divisor.length + 1);
  const lengths = form.terms.map((term) => (term.split('.')[0]?.length ?? 0) + decimalsOf(form));
  const widest = Math.max(...lengths);
  return { '+': widest + 1, '−': widest, '×': lengths.reduce((total, length) => total + length, 0) }[form.operation];
}

/** Most digits after the mark among the terms. */
export function decimalsOf(form: LongArithmeticForm): number {
  return form.operation === '÷' ? 0 : Math.max(...form.terms.map((term) => term.split('.')[1]?.length ?? 0));
}

/** The boxes of a line, each with a digit or nothing; null when there is something else in one. */
function digitsOf(value: unknown): readonly string[] | null {
  const boxes = strings(value)?.map(normalizeInput) ?? null;
  return boxes !== null && boxes.length <= MOST_BOXES && boxes.every((box) => /^\d{0,2}$/.test(box)) ? boxes : null;
}

function isUntouched(boxes: readonly string[]): boolean {
  return boxes.every((box) => box === '');
}

/** Digits by their places from the right; the last `free` of them may be left empty for a zero. Null with a gap. */
function byPlaces(boxes: readonly string[], free: number): string | null {
  const first = boxes.findIndex((box) => box !== '');
  if (first === -1) return null;
  const digits = boxes.slice(first);
  const last = digits.findLastIndex((box) => box !== '');
  const hasGap = digits.slice(0, last).includes('') || digits.length - 1 - last > free;
  return hasGap ? null : canonical(digits.map((box) => (box === '' ? '0' : box)).join(''));
}

/** Digits one after the other, wherever they begin and end. Null with a gap. */
function inARow(boxes: readonly string[]): string | null {
  const [first, last] = [boxes.findIndex((box) => box !== ''), boxes.findLastIndex((box) => box !== '')];
  const digits = boxes.slice(first, last + 1);
  return first === -1 || digits.includes('') ? null : canonical(digits.join(''));
}

function canonical(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
