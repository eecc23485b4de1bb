import { foldDigits } from '../../../i18n/digits.ts';
import type { BoxLine } from './arithmetic-form.ts';

/** A box by its line and its place in it, from the left. */
export interface BoxAt {
  readonly line: BoxLine;
  readonly index: number;
}

/**
 * What a line holds after something was typed in one of its boxes, digits kept as they were typed; null when it was no
 * digit. A new digit takes the place of the old one; several at once, as a paste brings them, fill the boxes that the
 * writing would go through.
 */
export function written(digits: readonly string[], { line, index }: BoxAt, text: string): readonly string[] | null {
  const typed = [...text].filter((sign) => /^[0-9]$/.test(foldDigits(sign)));
  const before = digits[index] ?? '';
  if (text !== '' && typed.length === 0) return null;
  const put = (entries: ReadonlyMap<number, string>) => digits.map((old, at) => entries.get(at) ?? old);
  if (typed.length <= line.longest) return put(new Map([[index, typed.join('')]]));
  if (before !== '' && typed.length === before.length + 1) {
    const isBefore = !text.startsWith(before);
    return put(new Map([[index, (isBefore ? typed[0] : typed.at(-1)) ?? '']]));
  }
  const start = line.towards === 'right' ? index : index - typed.length + 1;
  return put(new Map(typed.map((sign, order) => [start + order, sign])));
}

/**
 * The box that writing goes on to in its line, null at the end of it. A digit of a quotient is followed by what it takes
 * away.
 */
export function boxAfter(lines: readonly BoxLine[], { line, index }: BoxAt): BoxAt | null {
  if (line.id === 'result' && line.towards === 'right') return boxOfNextLine(lines, { line, index });
  const next = line.towards === 'left' ? index - 1 : index + 1;
  return next in line.columns ? { line, index: next } : null;
}

/** The box that writing came from; null at the start of the line. */
export function boxBefore({ line, index }: BoxAt): BoxAt | null {
  const previous = line.towards === 'left' ? index + 1 : index - 1;
  return previous in line.columns ? { line, index: previous } : null;
}

/** The box where the writing of a line begins. */
export function startOf(line: BoxLine): BoxAt {
  return { line, index: line.towards === 'left' ? line.columns.length - 1 : 0 };
}

/** The box that an arrow of the screen leads to: in its row sideways, else in the nearest row the one least far aside. */
export function boxTowards(lines: readonly BoxLine[], from: BoxAt, key: string): BoxAt | null {
  const isAlong = key === 'ArrowLeft' || key === 'ArrowRight';
  const step = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const column = from.line.columns[from.index] ?? 0;
  let best: { readonly box: BoxAt; readonly rank: number } | null = null;
  for (const line of lines) {
    for (const [index, at] of line.columns.entries()) {
      const rows = (line.row - from.line.row) * step;
      const aside = Math.abs(at - column);
      if (isAlong ? rows !== 0 || (at - column) * step <= 0 : rows <= 0) continue;
      const rank = isAlong ? aside : rows * FAR + aside;
      if (best === null || rank < best.rank) best = { box: { line, index }, rank };
    }
  }
  return best?.box ?? null;
}

/** More than a sheet has columns. */
const FAR = 1000;

/**
 * Where Enter leads: to the start of the next line. A division goes round with each digit of its quotient: the digit,
 * what is taken away, what is left. Null after the last line.
 */
export function boxOfNextLine(lines: readonly BoxLine[], { line, index }: BoxAt): BoxAt | null {
  const lineOf = (id: BoxLine['id']) => lines.find((one) => one.id === id);
  const result = lineOf('result');
  if (result?.towards === 'right') {
    if (line.id === 'result') return begin(lineOf(2 * index));
    const id = Number(line.id);
    if (id % 2 === 0) return begin(lineOf(id + 1));
    const digit = (id + 1) / 2;
    return digit in result.columns ? { line: result, index: digit } : null;
  }
  return begin(lines[lines.indexOf(line) + 1]);
}

function begin(line: BoxLine | undefined): BoxAt | null {
  return line === undefined ? null : startOf(line);
}
