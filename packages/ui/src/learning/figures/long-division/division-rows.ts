import type { DivisionStep } from '@mashq/curriculum/model';

/** A line of the written division. */
export interface DivisionRow {
  /** What is subtracted, what is left to go on with, or what remains at the end (`null` text: a blank). */
  readonly kind: 'subtract' | 'working' | 'remainder';
  /** ASCII digits; null for a blank. */
  readonly text: string | null;
  /** The digit of the dividend that its last digit is under, counted from the left, 0-based. */
  readonly end: number;
}

/** How many zeros may be brought down behind the dividend when a division goes on past the decimal mark. */
const MAX_ZEROS = 6;

/**
 * Lays the steps of a written division under the dividend. The data says what is subtracted and what is left; which
 * digits were brought down in between follows from it: the fewest with which the subtraction comes out. Steps that take
 * partial quotients off the whole dividend bring none down, which is the same rule.
 * @param dividend ASCII digits, with or without a decimal point
 */
export function divisionRows(
  dividend: string,
  steps: readonly DivisionStep[],
  remainder: string | null,
): readonly DivisionRow[] {
  const digits = dividend.replace(/\D/g, '');
  const rows: DivisionRow[] = [];
  let used = 0;
  let left = '';
  for (const [index, step] of steps.entries()) {
    const next = broughtDown(digits, used, left, step);
    const working = bare(left + taken(digits, used, next));
    if (index > 0) rows.push({ kind: 'working', text: working, end: next - 1 });
    rows.push({ kind: 'subtract', text: onlyDigits(step.subtract), end: next - 1 });
    used = next;
    left = onlyDigits(step.left);
  }
  rows.push({
    kind: 'remainder',
    text: remainder === null ? null : onlyDigits(remainder),
    end: Math.max(used, digits.length) - 1,
  });
  return rows;
}

/** How many digits of the dividend are used once enough were brought down for the step. */
function broughtDown(digits: string, used: number, left: string, step: DivisionStep): number {
  const needed = BigInt(onlyDigits(step.subtract)) + BigInt(onlyDigits(step.left));
  for (let next = Math.max(used, 1); next <= digits.length + MAX_ZEROS; next += 1) {
    if (BigInt(left + taken(digits, used, next) || '0') === needed) return next;
  }
  return Math.max(used, digits.length);
}

/** Digits `from` to `to` of the dividend, with zeros past its end. */
function taken(digits: string, from: number, to: number): string {
  return digits.slice(from, to).padEnd(to - from, '0');
}

function bare(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '') || '0';
}
