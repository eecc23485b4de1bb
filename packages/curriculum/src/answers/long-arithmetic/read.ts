import { normalizeInput } from '../normalize.ts';
import { type Fields, given, listOf, type Reading, refuse, strings } from '../reading.ts';
import { decimalsOf, isUntouched, numbersOf } from './lines.ts';
import type { LongArithmeticForm } from './model.ts';

/** More boxes than any form has. */
const MAX_BOXES = 40;

/** The result and then the lines that were written, each as a whole number. */
export function read(form: LongArithmeticForm, fields: Fields): Reading {
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
