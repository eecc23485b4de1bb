import { foldDecimal, formatDigits, shownDigits } from '../../i18n/digits.ts';

/** What may be in a number field. */
export interface NumberShape {
  /** Most digits after the decimal mark; 0 for whole numbers. */
  maxDecimals: number;
  allowsNegative: boolean;
}

/** Four digits are read at a glance. */
const FIRST_GROUPED_LENGTH = 5;

const THOUSANDS = /^-?\d{1,3}([,٬]\d{3})+$/;

/**
 * What was typed so far, as ASCII, or `undefined` when it is not the beginning of such a number. Digits of every set,
 * mixed too, `/ ٫ ،` for the decimal mark where decimals are allowed, and thousands marks and spaces of a pasted
 * number are read. A comma in a whole number is followed by three digits, or it is a decimal mark: «۱۲,۵» is not 125.
 */
export function readPartialNumber(typed: string, { maxDecimals, allowsNegative }: NumberShape): string | undefined {
  const folded = foldDecimal(maxDecimals > 0 ? typed : typed.replace(/،/g, ',')).replace(/\s/g, '');
  if (maxDecimals === 0 && folded.includes(',') && !THOUSANDS.test(folded)) return undefined;
  const text = folded.replace(/,/g, '');
  const pattern = new RegExp(
    `^${allowsNegative ? '-?' : ''}\\d*${maxDecimals > 0 ? `(?:\\.\\d{0,${maxDecimals}})?` : ''}$`,
  );
  return pattern.test(text) ? text : undefined;
}

/** The number of an ASCII text, or null while there is none yet: empty, `-`, `.`. */
export function toNumber(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}

/**
 * An ASCII number in the reader's digits, with the true minus; from 10,000 up in groups of three where `isGrouped`, as
 * `formatNumber` prints it. It goes on being typed in: a decimal mark at its end and zeros after it stay.
 */
export function printNumber(text: string, isGrouped = false): string {
  const isPersian = shownDigits() === 'fa';
  const [whole = '', ...fraction] = text.split('.');
  const marked =
    isGrouped && whole.replace('-', '').length >= FIRST_GROUPED_LENGTH
      ? whole.replace(/\B(?=(\d{3})+$)/g, isPersian ? '٬' : ',')
      : whole;
  return formatDigits([marked, ...fraction].join(isPersian ? '٫' : '.')).replace('-', '−');
}

/** Position of the caret in a printed number after so many signs that are not thousands marks. */
export function placeInPrinted(printed: string, signs: number): number {
  let place = 0;
  for (let left = signs; left > 0 && place < printed.length; place += 1)
    if (!isThousandsMark(printed[place])) left -= 1;
  return place;
}

export const isThousandsMark = (sign: string | undefined) => sign === '٬' || sign === ',';

/** A number as plain ASCII, never in powers of ten. */
export function plainNumber(value: number | null, maxDecimals: number): string {
  if (value === null) return '';
  const text = value.toFixed(maxDecimals);
  return maxDecimals > 0 ? text.replace(/\.?0+$/, '') : text;
}
