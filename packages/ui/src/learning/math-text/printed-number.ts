import { formatDigits } from '../../i18n/digits.ts';
import type { DigitsName } from '../../theme/apply-theme.ts';

/** One printed sign of a number, with the digit of the value it stands for; marks between digits have none. */
export interface PrintedSign {
  readonly text: string;
  /** Counted from the left over digits only, 0-based. */
  readonly digit: number | null;
}

const MARKS = {
  fa: { decimal: '٫', thousands: '٬', percent: '٪' },
  latn: { decimal: '.', thousands: ',', percent: '%' },
} as const;

const FIRST_GROUPED_LENGTH = 5;

/**
 * A canonical number (`"-12345.6"`) as it is printed, sign by sign, without its minus: digits of the setting, the mark
 * «٫», and «٬» between groups of three from 10,000 up unless `grouping` is false. Trailing zeros stay as they are.
 */
export function printedSigns(value: string, digits: DigitsName, grouping = true): PrintedSign[] {
  const marks = MARKS[digits];
  const [whole = '', fraction] = value.replace(/^-/, '').split('.');
  const signs: PrintedSign[] = [];
  const isGrouped = grouping && whole.length >= FIRST_GROUPED_LENGTH;
  [...whole].forEach((digit, index) => {
    if (isGrouped && index > 0 && (whole.length - index) % 3 === 0) signs.push({ text: marks.thousands, digit: null });
    signs.push({ text: formatDigits(digit, digits), digit: index });
  });
  if (fraction === undefined) return signs;
  signs.push({ text: marks.decimal, digit: null });
  [...fraction].forEach((digit, index) => {
    signs.push({ text: formatDigits(digit, digits), digit: whole.length + index });
  });
  return signs;
}

/** The signs of `printedSigns` as one string. */
export function printedNumber(value: string, digits: DigitsName, grouping = true): string {
  return printedSigns(value, digits, grouping)
    .map((sign) => sign.text)
    .join('');
}

/** The decimal mark that goes with the digits. */
export function decimalMark(digits: DigitsName): string {
  return MARKS[digits].decimal;
}

/** The percent sign that goes with the digits. */
export function percentSign(digits: DigitsName): string {
  return MARKS[digits].percent;
}
