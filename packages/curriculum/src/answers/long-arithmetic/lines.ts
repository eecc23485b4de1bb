import type { LongArithmeticForm } from './model.ts';

type Boxes = readonly string[];

/** Most digits after the mark among the terms. */
export function decimalsOf(form: LongArithmeticForm): number {
  return form.operation === '÷' ? 0 : Math.max(...form.terms.map((term) => term.split('.')[1]?.length ?? 0));
}

export function isUntouched(boxes: Boxes): boolean {
  return boxes.every((box) => box === '');
}

/** The result and then the lines that were written, each as a whole number; null where one of them has a gap. */
export function numbersOf(form: LongArithmeticForm, result: Boxes, lines: readonly Boxes[]): string[] | null {
  const [decimals, isDivision] = [decimalsOf(form), form.operation === '÷'];
  const written = lines.filter((line) => !isUntouched(line));
  const numbers = [
    isDivision ? inARow(result) : byPlaces(result, decimals),
    // A partial product begins further left; the places after it are zeros, written or not.
    ...written.map((line) => (isDivision ? inARow(line) : byPlaces(line, line.length))),
  ];
  return numbers.every((number) => number !== null) ? numbers : null;
}

/** Digits by their places from the right; the last `free` of them may be left empty for a zero. Null with a gap. */
function byPlaces(boxes: Boxes, free: number): string | null {
  const first = boxes.findIndex((box) => box !== '');
  if (first === -1) return null;
  const digits = boxes.slice(first);
  const last = digits.findLastIndex((box) => box !== '');
  const hasGap = digits.slice(0, last).includes('') || digits.length - 1 - last > free;
  return hasGap ? null : canonical(digits.map((box) => (box === '' ? '0' : box)).join(''));
}

/** Digits one after the other, wherever they begin and end. Null with a gap. */
function inARow(boxes: Boxes): string | null {
  const [first, last] = [boxes.findIndex((box) => box !== ''), boxes.findLastIndex((box) => box !== '')];
  const digits = boxes.slice(first, last + 1);
  return first === -1 || digits.includes('') ? null : canonical(digits.join(''));
}

function canonical(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}
